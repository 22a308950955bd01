import type { Reimbursement } from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import { type ReactNode, useRef, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { summaryOf, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { reimbursementsCopy as copy, ReimbursementsPage } from './ReimbursementsPage.tsx';
import { type OutcomeValues, ReimbursementDialog } from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { checkOutcome, correctionOf } from '@redwhiteandcode/contract/reimbursement/rules.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { outcomeOf } from '../../../parts/admin/recordForms.ts';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';

export const meta = () => adminMeta(copy, '/admin/reimbursements');

export default function AdminReimbursementsRoute(): ReactNode {
  const summary = useAdminQuery('GET /api/admin/reimbursements/summary', {});
  const list = useAdminList('reimbursements', copy);
  const [correcting, setCorrecting] = useState<Reimbursement>();
  return (
    <>
      <ReimbursementsPage list={list} summary={summaryOf(summary)} onCorrect={setCorrecting} />
      {correcting && (
        <CorrectReimbursement key={correcting.id} row={correcting} onClose={() => setCorrecting(undefined)} />
      )}
    </>
  );
}

interface CorrectReimbursementProps {
  row: Reimbursement;
  onClose: () => void;
}

/** The dialog that corrects a toolkit. It saves on the version that the user last saw, including one shown as a conflict. */
function CorrectReimbursement({ row, onClose }: CorrectReimbursementProps): ReactNode {
  const version = useRef(row.version);
  const save = useSaveRecord<OutcomeValues>({
    touched: ['GET /api/admin/reimbursements', 'GET /api/admin/reimbursements/summary'],
    names: ['employer_name', 'employer_reimbursed', 'reimbursement_amount'],
    read: (current) => {
      const now = current as Reimbursement;
      version.current = now.version;
      return outcomeOf(now);
    },
  });
  return (
    <ReimbursementDialog
      onClose={onClose}
      facts={[
        [copy.facts.student, row.student_name ?? copy.unknown],
        [copy.facts.email, row.student_email ?? copy.unknown],
        [copy.facts.course, row.course_title ?? copy.unknown],
        [copy.facts.generated, dateOf('documentsMade', row.toolkit_generated_at)],
      ]}
      outcome={outcomeOf(row)}
      validate={checkOutcome}
      onSave={(values) =>
        save(
          () =>
            callAdmin('PATCH /api/admin/reimbursements/{toolkitId}', {
              path: { toolkitId: row.id },
              body: { ...correctionOf(values), version: version.current },
            }),
          { done: copy.corrected },
        )
      }
    />
  );
}

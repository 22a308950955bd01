import { formatDate, type OutcomeValues, ReimbursementDialog } from '@redwhiteandcode/design-system';
import type { Reimbursement } from '@redwhiteandcode/lambdas/contract/reimbursement.ts';
import { checkOutcome, correctionOf } from '@redwhiteandcode/lambdas/contract/reimbursement-rules.ts';
import { type ReactNode, useRef } from 'react';
import { reimbursementsCopy as copy } from '../../copy/adminBusiness.ts';
import { callAdmin } from '../callAdmin.ts';
import { outcomeOf } from './formValues.ts';
import { useSaveRecord } from './useSaveRecord.ts';

export interface CorrectReimbursementProps {
  row: Reimbursement;
  onClose: () => void;
}

/** Corrects a toolkit on the state of it that one has seen; whoever was told of a newer one saves over that. */
export function CorrectReimbursement({ row, onClose }: CorrectReimbursementProps): ReactNode {
  const seen = useRef(row.version);
  const save = useSaveRecord<OutcomeValues>({
    touched: ['GET /api/admin/reimbursements', 'GET /api/admin/reimbursements/summary'],
    names: ['employer_name', 'employer_reimbursed', 'reimbursement_amount'],
    read: (current) => {
      const now = current as Reimbursement;
      seen.current = now.version;
      return outcomeOf(now);
    },
  });
  return (
    <ReimbursementDialog
      isOpen
      onOpenChange={onClose}
      facts={[
        [copy.facts.student, row.student_name ?? copy.unknown],
        [copy.facts.email, row.student_email ?? copy.unknown],
        [copy.facts.course, row.course_title ?? copy.unknown],
        [copy.facts.generated, formatDate(row.toolkit_generated_at)],
      ]}
      outcome={outcomeOf(row)}
      validate={checkOutcome}
      onSave={(values) =>
        save(
          () =>
            callAdmin('PATCH /api/admin/reimbursements/{toolkitId}', {
              path: { toolkitId: row.id },
              body: { ...correctionOf(values), version: seen.current },
            }),
          { done: copy.corrected },
        )
      }
    />
  );
}

import { ReimbursementsTable, ReimbursementTotals } from '@redwhiteandcode/design-system';
import { withDays } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  Reimbursement,
  ReimbursementSummary,
} from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import type { ReactNode } from 'react';
import { userHref } from '../../../parts/admin/addresses.ts';
import {
  type AdminList,
  AdminListPage,
  ListSummary,
  type Summary,
} from '../../../parts/admin/AdminListPage.tsx';

/** The copy of the admin list of reimbursement toolkits. */
export const reimbursementsCopy = {
  title: 'Reimbursement Tracking',
  subtitle: 'Monitor employer reimbursement success rates',
  description: 'The outcomes of the reimbursement toolkits.',
  search: 'Name, email, course or employer',
  failure: 'Error fetching reimbursements',
  failureToast: { title: 'Error fetching reimbursements' },
  corrected: 'Reimbursement corrected successfully',
  unknown: 'N/A',
  facts: { student: 'Student', email: 'Email', course: 'Course', generated: 'Generated' },
} as const;

export interface ReimbursementsPageProps {
  list: AdminList<Reimbursement>;
  summary: Summary<ReimbursementSummary>;
  /** Opens the dialog that corrects a toolkit. */
  onCorrect: (row: Reimbursement) => void;
}

/** The list of reimbursement toolkits. */
export function ReimbursementsPage({ list, summary, onCorrect }: ReimbursementsPageProps): ReactNode {
  return (
    <AdminListPage
      list={list}
      copy={reimbursementsCopy}
      cards={
        <ListSummary summary={summary} failure={reimbursementsCopy.failure}>
          {(counts) => (
            <ReimbursementTotals
              toolkits={counts?.total_toolkits ?? 0}
              rate={counts?.success_rate ?? ''}
              decisions={
                counts && {
                  decided: counts.decided_toolkits,
                  approved: counts.approved_toolkits,
                  rate: counts.decided_rate,
                }
              }
              amount={counts?.total_reimbursed ?? 0}
              isLoading={!counts}
            />
          )}
        </ListSummary>
      }
    >
      <ReimbursementsTable
        {...list.table}
        rows={list.table.rows.map(reimbursementDays)}
        profileHref={userHref}
        onCorrect={onCorrect}
      />
    </AdminListPage>
  );
}

/** Returns a toolkit with the date that its documents show. */
export const reimbursementDays = <Row extends { toolkit_generated_at: string }>(row: Row): Row =>
  withDays<{ toolkit_generated_at: string }>(row, { toolkit_generated_at: 'documentsMade' }) as Row;

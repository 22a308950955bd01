import type {
  Reimbursement,
  ReimbursementCorrection,
  ReimbursementSummary,
  ReimbursementToolkit,
} from '../../contract/reimbursement.ts';
import type { About } from '../platform/admin-list.ts';
import type { CsvColumn } from '../platform/csv.ts';
import type { Totals } from '../platform/totals.ts';

/** A toolkit in the table; `version` counts the corrections. */
export type ToolkitRow = ReimbursementToolkit & { version: number };

/** Returns a toolkit as admins see it. */
export const toReimbursement = (row: ToolkitRow, { person, course }: Partial<About> = {}): Reimbursement => ({
  ...row,
  student_name: person?.full_name ?? null,
  student_email: person?.email ?? null,
  course_title: course?.title ?? null,
});

/** Returns a toolkit after an admin's correction; a blank employer becomes null. */
export function corrected(
  row: ToolkitRow,
  { employer_name, employer_reimbursed, reimbursement_amount }: ReimbursementCorrection,
): ToolkitRow {
  return {
    ...row,
    employer_name: employer_name || null,
    employer_reimbursed,
    reimbursement_amount,
    version: row.version + 1,
  };
}

/** The fields of a toolkit that admins may correct. */
export const correctable = ['employer_name', 'employer_reimbursed', 'reimbursement_amount'] as const;

/** Returns the share of reimbursed toolkits in percent with one decimal; `0.0` if there are no toolkits. */
export const successRate = (reimbursed: number, all: number): string =>
  (all === 0 ? 0 : (reimbursed / all) * 100).toFixed(1);

/** Returns the summary from the platform's totals, which contain the sum in cents. */
export function summaryOf(totals: Totals): ReimbursementSummary {
  return {
    total_toolkits: totals.toolkits,
    reimbursed_toolkits: totals.reimbursed_toolkits,
    success_rate: successRate(totals.reimbursed_toolkits, totals.toolkits),
    total_reimbursed: totals.reimbursed_amount / 100,
  };
}

/** The columns of the export. */
export const columns: readonly CsvColumn<Reimbursement>[] = [
  { title: 'Student', of: (row) => row.student_name },
  { title: 'Email', of: (row) => row.student_email },
  { title: 'Course', of: (row) => row.course_title ?? row.course_id },
  { title: 'Employer', of: (row) => row.employer_name },
  { title: 'Status', of: (row) => (row.employer_reimbursed ? 'Reimbursed' : 'Pending') },
  { title: 'Amount', of: (row) => row.reimbursement_amount },
  { title: 'Generated', of: (row) => row.toolkit_generated_at },
];

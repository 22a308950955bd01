import type {
  Reimbursement,
  ReimbursementCorrection,
  ReimbursementSummary,
  ReimbursementToolkit,
} from '../../contract/reimbursement.ts';
import type { CsvColumn } from '../platform/csv.ts';
import type { TotalName } from '../platform/totals.ts';

/** A toolkit as it is kept; `version` counts what admins corrected. */
export type ToolkitRow = ReimbursementToolkit & { version: number };

/** The people and courses that toolkits are about, by their ids. */
export interface Names {
  people: ReadonlyMap<string, { full_name: string | null; email: string }>;
  courses: ReadonlyMap<string, { title: string }>;
}

/** A toolkit as admins see it. */
export function toReimbursement(row: ToolkitRow, { people, courses }: Names): Reimbursement {
  const student = people.get(row.user_id);
  return {
    ...row,
    student_name: student?.full_name ?? null,
    student_email: student?.email ?? null,
    course_title: courses.get(row.course_id)?.title ?? null,
  };
}

/** A toolkit with what an admin writes; a blank employer is none. */
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

/** What admins may correct of a toolkit. */
export const correctable = ['employer_name', 'employer_reimbursed', 'reimbursement_amount'] as const;

/** What a toolkit counts for in the totals; the amount in cents, and only where the employer paid. */
function counted({ employer_reimbursed, reimbursement_amount }: ToolkitRow) {
  return {
    reimbursed_toolkits: Number(employer_reimbursed),
    reimbursed_amount: employer_reimbursed ? Math.round((reimbursement_amount ?? 0) * 100) : 0,
  } satisfies Partial<Record<TotalName, number>>;
}

/** By how much a correction changes the totals. */
export function totalChanges(before: ToolkitRow, after: ToolkitRow) {
  const [was, is] = [counted(before), counted(after)];
  return {
    reimbursed_toolkits: is.reimbursed_toolkits - was.reimbursed_toolkits,
    reimbursed_amount: is.reimbursed_amount - was.reimbursed_amount,
  };
}

/** Reimbursed toolkits of all, in percent with one decimal; `0.0` when there are none. */
export const successRate = (reimbursed: number, all: number): string =>
  (all === 0 ? 0 : (reimbursed / all) * 100).toFixed(1);

/** The summary from the platform's totals, which hold the sum in cents. */
export function summaryOf(totals: Readonly<Record<TotalName, number>>): ReimbursementSummary {
  return {
    total_toolkits: totals.toolkits,
    reimbursed_toolkits: totals.reimbursed_toolkits,
    success_rate: successRate(totals.reimbursed_toolkits, totals.toolkits),
    total_reimbursed: totals.reimbursed_amount / 100,
  };
}

/** The columns of the export, as the screen has them, and whom they are about. */
export const columns: readonly CsvColumn<Reimbursement>[] = [
  { title: 'Student', of: (row) => row.student_name },
  { title: 'Email', of: (row) => row.student_email },
  { title: 'Course', of: (row) => row.course_title ?? row.course_id },
  { title: 'Employer', of: (row) => row.employer_name },
  { title: 'Status', of: (row) => (row.employer_reimbursed ? 'Reimbursed' : 'Pending') },
  { title: 'Amount', of: (row) => row.reimbursement_amount },
  { title: 'Generated', of: (row) => row.toolkit_generated_at },
];

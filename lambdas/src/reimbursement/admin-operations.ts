import type { reimbursementAdminOperations } from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import { auditItem, changesBetween } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { exportOf, listingOf } from '../platform/csv.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound, staleProblem } from '../platform/http-problem.ts';
import { readTotals } from '../platform/totals.ts';
import * as repository from './repository.ts';
import { columns, correctable, corrected, summaryOf } from './rules.ts';
import { readSubject } from './subject.ts';
import { paidCentsOf, type ToolkitRow } from './toolkit-row.ts';
import { checkPaidAmount } from './toolkits.ts';

const toolkitOrProblem = async (id: string): Promise<ToolkitRow> =>
  orNotFound(await repository.readToolkit(id), 'There is no such toolkit.');

const stale = async (row: ToolkitRow) =>
  staleProblem('This record has changed since you opened it.', await repository.withNames(row));

/** Implements the operations of `/api/admin/reimbursements`. */
export const reimbursementAdmin: Implementation<typeof reimbursementAdminOperations> = {
  listReimbursements: listingOf(repository.listReimbursements),
  exportReimbursements: exportOf(columns, repository.listReimbursements),

  async getReimbursementSummary() {
    return { status: 200, body: summaryOf(await readTotals()) };
  },

  async correctReimbursement({ params: { toolkitId }, body, userId }) {
    const before = await toolkitOrProblem(toolkitId);
    const after = corrected(before, body, timestamp());
    const changes = changesBetween(before, after, correctable);
    // A repeated request whose first response was lost changes nothing.
    if (changes.length === 0) return { status: 200, body: await repository.withNames(before) };
    if (before.version !== body.version) throw await stale(before);
    const cents = paidCentsOf(after);
    if (cents !== null && cents !== paidCentsOf(before))
      checkPaidAmount(before, await readSubject(before), cents, 'body.reimbursement_amount');
    const result = await repository.withNames(after);
    const audit = auditItem(
      userId,
      'Corrected a reimbursement',
      `${result.student_name ?? result.user_id}, ${result.course_title ?? result.course_id}`,
      changes,
      before.user_id,
    );
    if (!(await repository.changeToolkit(before, after, [audit]))) {
      throw await stale(await toolkitOrProblem(toolkitId));
    }
    return { status: 200, body: result };
  },
};

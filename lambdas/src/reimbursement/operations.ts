import type { reimbursementOperations } from '../../contract/reimbursement.ts';
import { auditItem, changesBetween } from '../platform/audit.ts';
import { exportOf, listingOf } from '../platform/csv.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound, staleProblem } from '../platform/http-problem.ts';
import { readTotals } from '../platform/totals.ts';
import * as repository from './repository.ts';
import { columns, correctable, corrected, summaryOf, type ToolkitRow } from './rules.ts';

const toolkitOrProblem = async (id: string): Promise<ToolkitRow> =>
  orNotFound(await repository.readToolkit(id), 'There is no such toolkit.');

const stale = async (row: ToolkitRow) =>
  staleProblem('This record has changed since you opened it.', await repository.withNames(row));

/** What the operations of `/api/admin/reimbursements` do. */
export const reimbursement: Implementation<typeof reimbursementOperations> = {
  listReimbursements: listingOf(repository.listReimbursements),
  exportReimbursements: exportOf(columns, repository.listReimbursements),

  async getReimbursementSummary() {
    return { status: 200, body: summaryOf(await readTotals()) };
  },

  async correctReimbursement({ params: { toolkitId }, body, userId }) {
    const before = await toolkitOrProblem(toolkitId);
    const after = corrected(before, body);
    const changes = changesBetween(before, after, correctable);
    // The same correction, sent again after its answer was lost, finds itself done.
    if (changes.length === 0) return { status: 200, body: await repository.withNames(before) };
    if (before.version !== body.version) throw await stale(before);
    const answer = await repository.withNames(after);
    const audit = auditItem(
      userId,
      'Corrected a reimbursement',
      `${answer.student_name ?? answer.user_id}, ${answer.course_title ?? answer.course_id}`,
      changes,
    );
    if (!(await repository.changeToolkit(before, after, [audit]))) {
      throw await stale(await toolkitOrProblem(toolkitId));
    }
    return { status: 200, body: answer };
  },
};

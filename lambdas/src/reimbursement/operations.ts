import { problemTypes } from '../../contract/problem-types.ts';
import type { Reimbursement, reimbursementOperations } from '../../contract/reimbursement.ts';
import { auditStep, changesBetween } from '../platform/audit.ts';
import { csvChunk } from '../platform/csv.ts';
import type { Call, Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { readTotals } from '../platform/totals.ts';
import * as repository from './repository.ts';
import { columns, correctable, corrected, summaryOf, toReimbursement, type ToolkitRow } from './rules.ts';

type Query = Call<typeof reimbursementOperations.listReimbursements>['query'];

async function listNamed({ user_id, sort, ...page }: Query) {
  const { items, next } = await repository.listToolkits({
    ...page,
    sort: sort === 'toolkit_generated_at' ? undefined : sort,
    userId: user_id,
  });
  const names = await repository.readNames(items);
  return { items: items.map((row) => toReimbursement(row, names)), next };
}

async function toolkitOrProblem(id: string): Promise<ToolkitRow> {
  const row = await repository.readToolkit(id);
  if (!row) throw new HttpProblem(404, 'There is no such toolkit.');
  return row;
}

const named = async (row: ToolkitRow): Promise<Reimbursement> =>
  toReimbursement(row, await repository.readNames([row]));

const stale = async (row: ToolkitRow) =>
  new HttpProblem(409, 'This record has changed since you opened it.', {
    type: problemTypes.staleChange,
    current: await named(row),
  });

/** What the operations of `/api/admin/reimbursements` do. */
export const reimbursement: Implementation<typeof reimbursementOperations> = {
  async listReimbursements({ query }) {
    return { status: 200, body: await listNamed(query) };
  },

  async exportReimbursements({ query: { cursor, ...query } }) {
    return csvChunk(columns, cursor, (page) => listNamed({ ...query, ...page }));
  },

  async getReimbursementSummary() {
    return { status: 200, body: summaryOf(await readTotals()) };
  },

  async correctReimbursement({ params: { toolkitId }, body, userId }) {
    const before = await toolkitOrProblem(toolkitId);
    const after = corrected(before, body);
    const changes = changesBetween(before, after, correctable);
    // The same correction, sent again after its answer was lost, finds itself done.
    if (changes.length === 0) return { status: 200, body: await named(before) };
    if (before.version !== body.version) throw await stale(before);
    const answer = await named(after);
    const audit = auditStep({
      actorId: userId,
      action: 'Corrected a reimbursement',
      subject: `${answer.student_name ?? answer.user_id}, ${answer.course_title ?? answer.course_id}`,
      changes,
    });
    if (!(await repository.changeToolkit(before, after, [audit]))) {
      throw await stale(await toolkitOrProblem(toolkitId));
    }
    return { status: 200, body: answer };
  },
};

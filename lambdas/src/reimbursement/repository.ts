import * as z from 'zod';
import type { PageOf } from '../../contract/page.ts';
import { type Reimbursement, ReimbursementToolkit } from '../../contract/reimbursement.ts';
import { type ListQuery, listRowsAbout, readAbout } from '../platform/admin-list.ts';
import { keys } from '../platform/keys.ts';
import { pick } from '../platform/pick.ts';
import { getItem, setAttributes, type TransactItem, tryWrite } from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import { toolkits } from './list.ts';
import { correctable, toReimbursement, type ToolkitRow } from './rules.ts';

const ToolkitItem = ReimbursementToolkit.extend({ version: z.int() });
/** Reads a toolkit consistently. */
export const readToolkit = (id: string) => getItem(keys.toolkit(id), ToolkitItem, { consistent: true });

/** Lists toolkits with their students and courses. */
export async function listReimbursements(query: ListQuery): Promise<PageOf<Reimbursement>> {
  const { items, next } = await listRowsAbout(toolkits, query, ToolkitItem);
  return { items: items.map(({ row, ...about }) => toReimbursement(row, about)), next };
}

/** Returns a toolkit with its student and course. */
export async function withNames(row: ToolkitRow): Promise<Reimbursement> {
  const [about] = await readAbout(toolkits, [row]);
  return toReimbursement(row, about);
}

/** Writes a correction of a toolkit, totals, and more items. Returns false if the toolkit has changed since the read. */
export async function changeToolkit(
  before: ToolkitRow,
  after: ToolkitRow,
  more: readonly TransactItem[],
): Promise<boolean> {
  return tryWrite([
    setAttributes(keys.toolkit(before.id), pick(after, [...correctable, 'version']), {
      condition: 'version = :before',
      values: { ':before': before.version },
    }),
    ...countChange(before.user_id, toolkits, before, after),
    ...more,
  ]);
}

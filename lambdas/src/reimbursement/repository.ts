import * as z from 'zod';
import { pageSize } from '../../contract/page.ts';
import { ReimbursementToolkit } from '../../contract/reimbursement.ts';
import { indexes, keys } from '../platform/keys.ts';
import { findIds, inOrder, type ListFilter } from '../platform/search.ts';
import {
  getItem,
  getItems,
  type Listing,
  listItems,
  type TransactItem,
  tryTransact,
} from '../platform/table.ts';
import { countStep } from '../platform/totals.ts';
import { type Names, type ToolkitRow, totalChanges } from './rules.ts';

const ToolkitItem = ReimbursementToolkit.extend({ version: z.int() });
const NamedItem = z.discriminatedUnion('sk', [
  z.object({
    sk: z.literal('PROFILE'),
    user_id: z.string(),
    full_name: z.string().nullable(),
    email: z.string(),
  }),
  z.object({ sk: z.literal('COURSE'), id: z.string(), title: z.string() }),
]);

/** Which toolkits a page holds; without `sort` the newest or oldest come first. */
export type ToolkitsSought = Omit<ListFilter, 'states'> & { userId?: string | undefined };

/** Reads a toolkit as it is at this moment. */
export const readToolkit = (id: string) => getItem(keys.toolkit(id), ToolkitItem, { consistent: true });

/** The listing that holds what is sought in its own order; undefined where words or another order need the entries. */
function listingOf({ q, sort, order, userId }: ToolkitsSought): Listing | undefined {
  if (q || sort) return undefined;
  const { gsi1pk, gsi2pk } = indexes.toolkits('', userId ?? '', '');
  const newestFirst = order === 'descending';
  return userId === undefined
    ? { index: 'gsi1', pk: gsi1pk, newestFirst }
    : { index: 'gsi2', pk: gsi2pk, newestFirst };
}

/** Reads a page of toolkits. */
export async function listToolkits(
  sought: ToolkitsSought,
): Promise<{ items: ToolkitRow[]; next: string | null }> {
  const listing = listingOf(sought);
  if (listing) return listItems(listing, sought, ToolkitItem);
  const { ids, next } = await findIds('reimbursements', { ...sought, states: { user_id: sought.userId } });
  const rows = await getItems(ids.map(keys.toolkit), ToolkitItem);
  return { items: inOrder(ids, rows, ({ id }) => id), next };
}

/** Reads whom and what toolkits are about: one request for a page of 50 rows or less, as each names two things. */
export async function readNames(rows: readonly ToolkitRow[]): Promise<Names> {
  const wanted = [
    ...[...new Set(rows.map((row) => row.user_id))].map(keys.profile),
    ...[...new Set(rows.map((row) => row.course_id))].map(keys.course),
  ];
  const starts = Array.from(
    { length: Math.ceil(wanted.length / pageSize.max) },
    (_, at) => at * pageSize.max,
  );
  const batches = starts.map((start) => getItems(wanted.slice(start, start + pageSize.max), NamedItem));
  const found = (await Promise.all(batches)).flat();
  return {
    people: new Map(found.flatMap((it) => (it.sk === 'PROFILE' ? [[it.user_id, it]] : []))),
    courses: new Map(found.flatMap((it) => (it.sk === 'COURSE' ? [[it.id, it]] : []))),
  };
}

/**
 * Writes a correction on the toolkit as it was read, with the totals and what else shall be written with it. Answers
 * false when the toolkit has changed since.
 */
export async function changeToolkit(
  before: ToolkitRow,
  after: ToolkitRow,
  more: readonly TransactItem[],
): Promise<boolean> {
  const totals = totalChanges(before, after);
  const steps: TransactItem[] = [
    {
      Update: {
        Key: keys.toolkit(before.id),
        UpdateExpression:
          'SET employer_name = :employer, employer_reimbursed = :reimbursed, reimbursement_amount = :amount, version = :after',
        ConditionExpression: 'version = :before',
        ExpressionAttributeValues: {
          ':employer': after.employer_name,
          ':reimbursed': after.employer_reimbursed,
          ':amount': after.reimbursement_amount,
          ':before': before.version,
          ':after': after.version,
        },
      },
    },
    ...(Object.values(totals).some(Boolean) ? [countStep(before.user_id, totals)] : []),
    ...more,
  ];
  const { isWritten } = await tryTransact(steps);
  return isWritten;
}

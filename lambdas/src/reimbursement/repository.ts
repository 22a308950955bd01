import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { CountedPageOf, PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import type { LinkView } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import type { Reimbursement } from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import { type ListQuery, listRowsAbout, readAbout } from '../platform/admin-list.ts';
import { epochSeconds } from '../platform/clock.ts';
import { indexes, keys } from '../platform/keys.ts';
import { listAllOwnRows, listOwnRows, type OwnRows } from '../platform/own-rows.ts';
import {
  getItem,
  getItems,
  listAll,
  listItems,
  putNew,
  setAttributes,
  type TransactItem,
  type TransactOutcome,
  tryTransact,
  tryWrite,
} from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import type { OrderRow } from '../rows/order/row.ts';
import { linkRules } from './links.ts';
import { toolkits } from './list.ts';
import { nextReminder, toReimbursement } from './rules.ts';
import {
  factsOf,
  type FactsRow,
  type LinkRow,
  StoredFacts,
  StoredToolkit,
  type ToolkitRow,
} from './toolkit-row.ts';

/** Reads a toolkit consistently. */
export const readToolkit = (id: string): Promise<ToolkitRow | undefined> =>
  getItem(keys.toolkit(id), StoredToolkit, { consistent: true });

const ofUser = (userId: string): OwnRows => ({
  pk: indexes.toolkits('', userId, '').gsi2pk,
  namedBy: [{ rows: keys.toolkitOf(userId, ''), id: 'toolkit_id', keyOf: keys.toolkit }],
});

/** Lists a learner's toolkits, newest first. */
export const listToolkits = (userId: string, page: PageQuery): Promise<PageOf<ToolkitRow>> =>
  listOwnRows(ofUser(userId), page, StoredToolkit);

/** Reads all toolkits of a learner; there is one for each enrollment. */
export const listAllToolkits = (userId: string): Promise<ToolkitRow[]> =>
  listAllOwnRows(ofUser(userId), StoredToolkit);

const ToolkitName = z.object({ toolkit_id: z.string() });

/** Reads a learner's latest toolkit for a course consistently. */
export async function readToolkitOf(userId: string, courseId: string): Promise<ToolkitRow | undefined> {
  const name = await getItem(keys.toolkitOf(userId, courseId), ToolkitName, { consistent: true });
  return name && readToolkit(name.toolkit_id);
}

/** Reads the latest toolkit of each of a learner's courses consistently, in any order. */
export async function readLatestToolkits(userId: string): Promise<ToolkitRow[]> {
  const { pk, sk: prefix } = keys.toolkitOf(userId, '');
  const names = await listAll({ pk, prefix, consistent: true }, ToolkitName);
  const wanted = names.map(({ toolkit_id }) => keys.toolkit(toolkit_id));
  return getItems(wanted, StoredToolkit, { consistent: true });
}

/** Reads the facts of an earlier version of a toolkit's documents. */
export const readFacts = (id: string, version: number) =>
  getItem(keys.toolkitFacts(id, version), StoredFacts);

const factsItem = (row: ToolkitRow): TransactItem =>
  putNew({
    ...keys.toolkitFacts(row.id, row.facts_version),
    ...factsOf(row),
    made_at: row.history.at(-1)?.at,
  });

/** Makes the item that declares a toolkit's other assistance for its year, if it is a new statement. */
function assistanceItems(row: ToolkitRow, before: Partial<FactsRow>): TransactItem[] {
  const { user_id, plan_year, other_assistance_cents: cents } = row;
  if (cents === (before.other_assistance_cents ?? 0) && (cents === 0 || plan_year === before.plan_year))
    return [];
  return [
    {
      Update: {
        Key: keys.assistance(user_id, plan_year),
        UpdateExpression: 'SET declared_cents = :cents ADD version :one',
        ExpressionAttributeValues: { ':cents': cents, ':one': 1 },
      },
    },
  ];
}

/** Writes a new toolkit. The first item is refused if it exists, the second if its enrollment has another one. */
export function createToolkit(row: ToolkitRow): Promise<TransactOutcome> {
  const { id, user_id, course_id, order_id, toolkit_generated_at } = row;
  return tryTransact([
    putNew({ ...keys.toolkit(id), ...indexes.toolkits(toolkit_generated_at, user_id, id), ...row }),
    {
      // A learner who enrolls again after a refund has another order, and may make another toolkit.
      Put: {
        Item: { ...keys.toolkitOf(user_id, course_id), toolkit_id: id, order_id: order_id ?? '' },
        ConditionExpression: 'attribute_not_exists(pk) OR order_id <> :order',
        ExpressionAttributeValues: { ':order': order_id ?? '' },
      },
    },
    factsItem(row),
    ...assistanceItems(row, {}),
    ...countChange(user_id, toolkits, undefined, row),
  ]);
}

/** Makes the items that schedule the reminders of a request that became submitted, or end them. */
function reminderItems(before: ToolkitRow, after: ToolkitRow, now: string): TransactItem[] {
  if (before.status === after.status && before.submitted_on === after.submitted_on) return [];
  const reminder =
    after.status === 'submitted' && after.submitted_on !== null
      ? nextReminder(after.submitted_on, now)
      : undefined;
  return reminderItem(after.id, reminder?.due);
}

const reminderItem = (id: string, due: string | undefined): TransactItem[] => {
  const key = keys.toolkitReminder(id);
  return due === undefined
    ? [{ Delete: { Key: key } }]
    : [{ Put: { Item: { ...key, ...indexes.toolkitReminders(due, id), toolkit_id: id, due } } }];
};

/**
 * Writes a change of a toolkit with the totals, its facts and reminders, and more items. Returns false if the toolkit has
 * changed since the read.
 */
export async function changeToolkit(
  before: ToolkitRow,
  after: ToolkitRow,
  more: readonly TransactItem[] = [],
): Promise<boolean> {
  const was: Record<string, unknown> = before;
  const changes = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, was[name]));
  const isNewVersion = after.facts_version !== before.facts_version;
  return tryWrite([
    setAttributes(keys.toolkit(before.id), Object.fromEntries(changes), {
      condition: 'version = :before',
      values: { ':before': before.version },
    }),
    ...countChange(before.user_id, toolkits, before, after),
    ...(isNewVersion ? [factsItem(after), ...assistanceItems(after, before)] : []),
    ...reminderItems(before, after, new Date().toISOString()),
    ...more,
  ]);
}

/** Lists toolkits with their students and courses, for admins. */
export async function listReimbursements(query: ListQuery): Promise<CountedPageOf<Reimbursement>> {
  const { items, ...page } = await listRowsAbout(toolkits, query, StoredToolkit);
  return { items: items.map(({ row, ...about }) => toReimbursement(row, about)), ...page };
}

/** Returns a toolkit with its student and course, for admins. */
export async function withNames(row: ToolkitRow): Promise<Reimbursement> {
  const [about] = await readAbout(toolkits, [row]);
  return toReimbursement(row, about);
}

const TokenItem = z.object({
  toolkit_id: z.string(),
  link_id: z.string(),
  is_emailed: z.boolean(),
  /** When the row is deleted, in seconds since 1970. */
  ttl: z.int(),
});
export type TokenRow = z.output<typeof TokenItem>;

/**
 * Makes the item that lets the token with this hash open a toolkit's link. `isEmailed` says that only our email to HR has the
 * token. The item is deleted some time after the link has expired.
 */
export const tokenItem = (
  hash: string,
  toolkitId: string,
  { id, expires_at }: Pick<LinkRow, 'id' | 'expires_at'>,
  isEmailed: boolean,
): TransactItem =>
  putNew({
    ...keys.approvalToken(hash),
    toolkit_id: toolkitId,
    link_id: id,
    is_emailed: isEmailed,
    ttl: epochSeconds(Date.parse(expires_at)) + linkRules.keptDays * 86_400,
  });

/** Reads the toolkit and the link of a token's hash. */
export const readToken = (hash: string) => getItem(keys.approvalToken(hash), TokenItem, { consistent: true });

const ViewItem = z.object({ link_id: z.string(), at: z.string(), document: z.string().nullable() });
type View = z.output<typeof LinkView>;
/** The views that a learner sees. */
const shownViews = 50;

const views = (toolkitId: string) => {
  const { pk, sk } = keys.toolkitView(toolkitId);
  return listItems({ pk, prefix: sk, newestFirst: true, consistent: true }, { limit: shownViews }, ViewItem);
};

/** Reads the newest views of a toolkit's links, newest first. */
export const readViews = async (toolkitId: string): Promise<View[]> =>
  (await views(toolkitId)).items.map(({ at, document }) => ({ at, document }) as View);

/** Records a view, unless the same was viewed a short time ago. */
export async function recordView(toolkitId: string, linkId: string, { at, document }: View): Promise<void> {
  const time = Date.parse(at);
  const { items } = await views(toolkitId);
  const isRepeated = items.some(
    (view) =>
      view.link_id === linkId &&
      view.document === document &&
      Date.parse(view.at) > time - linkRules.viewWindow,
  );
  if (isRepeated) return;
  // Views at the same moment get the same key, so only one is written.
  const window = new Date(Math.floor(time / linkRules.viewWindow) * linkRules.viewWindow).toISOString();
  await tryWrite([
    putNew({
      ...keys.toolkitView(toolkitId, window, `${document ?? 'page'}#${linkId}`),
      link_id: linkId,
      at,
      document,
    }),
  ]);
}

const AssistanceItem = z.object({ declared_cents: z.int(), version: z.int() });

/** Reads the assistance that a learner declared for a calendar year, consistently; the version is 0 if there is none. */
export const readAssistance = async (userId: string, year: number) =>
  (await getItem(keys.assistance(userId, year), AssistanceItem, { consistent: true })) ?? {
    declared_cents: 0,
    version: 0,
  };

/** Declares assistance for a calendar year, with `more`. Returns false if it has changed since the read. */
export const declareAssistance = (
  userId: string,
  { year, declared_cents, version }: { year: number; declared_cents: number; version: number },
  more: readonly TransactItem[],
) => {
  const key = keys.assistance(userId, year);
  const change = { declared_cents, version: version + 1 };
  return tryWrite([
    version === 0
      ? putNew({ ...key, ...change })
      : setAttributes(key, change, { condition: 'version = :was', values: { ':was': version } }),
    ...more,
  ]);
};

const ReminderItem = z.object({ toolkit_id: z.string(), due: z.string() });
export type ReminderRow = z.output<typeof ReminderItem>;

/** Reads the reminders that are due at a time, the oldest first, at most `limit`. */
export async function readDueReminders(now: string, limit: number): Promise<ReminderRow[]> {
  const { gsi1pk } = indexes.toolkitReminders('', '');
  const { items } = await listItems({ index: 'gsi1', pk: gsi1pk }, { limit }, ReminderItem);
  return items.filter(({ due }) => due <= now);
}

/** Makes the item that replaces a reminder by the next one, or ends them. It is refused if the reminder has changed. */
export function nextReminderItem({ toolkit_id, due }: ReminderRow, next: string | undefined): TransactItem {
  const condition = { ConditionExpression: 'due = :due', ExpressionAttributeValues: { ':due': due } };
  const [item] = reminderItem(toolkit_id, next);
  return item?.Put
    ? { Put: { ...item.Put, ...condition } }
    : { Delete: { Key: keys.toolkitReminder(toolkit_id), ...condition } };
}

/** Makes the item that refuses a decision if what was asked has changed since the read: the order was paid back in part. */
export const sameOrderItems = (order: OrderRow | undefined): TransactItem[] =>
  order === undefined
    ? []
    : [
        {
          ConditionCheck: {
            Key: keys.order(order.id),
            ConditionExpression: 'total_cents = :total AND refunded_cents = :refunded',
            ExpressionAttributeValues: { ':total': order.total_cents, ':refunded': order.refunded_cents },
          },
        },
      ];

import * as z from 'zod';
import {
  ApplicationEvent,
  type ApplicationStatus,
  LayoffApplication,
} from '@redwhiteandcode/contract/liftoff/operations.ts';
import type { CountedPageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { type ListQuery, listRows } from '../platform/admin-list.ts';
import { indexes, keys } from '../platform/keys.ts';
import { encodeCursor } from '../platform/cursor.ts';
import { listOwnRows } from '../platform/own-rows.ts';
import { pick } from '../platform/pick.ts';
import { orders, placeOf } from '../platform/search.ts';
import {
  getItem,
  type Listing,
  listItems,
  putNew,
  setAttributes,
  type TransactItem,
  tryWrite,
} from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import { applications } from './list.ts';
import { type ApplicationRow, isOpen } from './rules.ts';

const ApplicationItem = LayoffApplication.extend({
  history: z.array(ApplicationEvent.extend({ by: z.string() })),
});

export const readApplication = (id: string, options?: { consistent: boolean }) =>
  getItem(keys.application(id), ApplicationItem, options);

/** Lists a user's applications, newest first. */
export const listApplications = (userId: string, page: PageQuery) =>
  listOwnRows(
    {
      pk: indexes.applications('', userId, '').gsi2pk,
      namedBy: [{ rows: keys.openApplication(userId), id: 'application_id', keyOf: keys.application }],
    },
    page,
    ApplicationItem,
  );

/** Reads consistently whether a user has an undecided application. */
export const hasOpenApplication = async (userId: string): Promise<boolean> =>
  (await getItem(keys.openApplication(userId), z.object({}), { consistent: true })) !== undefined;

const withStatus = (status: ApplicationStatus, place: string) =>
  keys.entry(applications.name, orders.state('status', status), place);

/** Lists all applications. */
export const findApplications = (query: ListQuery): Promise<CountedPageOf<LayoffApplication>> =>
  listRows(applications, query, LayoffApplication);

const IdItem = z.object({ id: z.string() });

/** Reads the IDs of an application's neighbors in the list, newest first, of all applications or those with a status. */
export async function neighborsOf(
  { id, created_at, user_id }: ApplicationRow,
  status: ApplicationStatus | undefined,
): Promise<{ previous_id: string | null; next_id: string | null }> {
  const place = placeOf(created_at, id);
  const { gsi1pk, gsi1sk } = indexes.applications(created_at, user_id, id);
  const [listing, key]: [Listing, Record<string, string>] = status
    ? [{ pk: withStatus(status, '').pk }, { ...withStatus(status, place) }]
    : [applications.allRows, { ...keys.application(id), gsi1pk, gsi1sk }];
  const page = { limit: 1, cursor: encodeCursor(key) };
  const [newer, older] = await Promise.all(
    [false, true].map((newestFirst) => listItems({ ...listing, newestFirst }, page, IdItem)),
  );
  return { previous_id: newer?.items[0]?.id ?? null, next_id: older?.items[0]?.id ?? null };
}

/**
 * Writes a new application with the user's lock, the totals, and more items. Returns false if the user already has an
 * open application.
 */
export async function createApplication(
  row: ApplicationRow,
  more: readonly TransactItem[] = [],
): Promise<boolean> {
  const item = { ...keys.application(row.id), ...indexes.applications(row.created_at, row.user_id, row.id) };
  const lock = { ...keys.openApplication(row.user_id), application_id: row.id };
  return tryWrite([
    putNew({ ...item, ...row }),
    putNew(lock),
    ...countChange(row.user_id, applications, undefined, row),
    ...more,
  ]);
}

/** Makes the item that deletes the user's lock once their application is decided. */
const unlock = ({ id, user_id }: ApplicationRow): TransactItem => ({
  Delete: {
    Key: keys.openApplication(user_id),
    ConditionExpression: 'application_id = :id',
    ExpressionAttributeValues: { ':id': id },
  },
});

const GrantItem = z.object({ application_ids: z.set(z.string()).optional() });

/** Reads consistently whether another application of the user is approved. */
export async function hasOtherApproval({ id, user_id }: ApplicationRow): Promise<boolean> {
  const grant = await getItem(keys.grant(user_id), GrantItem, { consistent: true });
  return [...(grant?.application_ids ?? [])].some((other) => other !== id);
}

/** Makes the item that changes the grant of all courses, which exists while one of the applications is approved. */
const grantChange = ({ id, user_id }: ApplicationRow, change: 'ADD' | 'DELETE'): TransactItem => ({
  Update: {
    Key: keys.grant(user_id),
    UpdateExpression: `${change} application_ids :ids`,
    ExpressionAttributeValues: { ':ids': new Set([id]) },
  },
});

/**
 * Writes a change of an application's status with its history. A decision deletes the lock; an approval adds the grant
 * of all courses, and leaving that status removes it. Returns false if the application has changed since the read.
 */
export async function changeApplication(
  before: ApplicationRow,
  after: ApplicationRow,
  more: readonly TransactItem[] = [],
): Promise<boolean> {
  const approved =
    Number(after.application_status === 'approved') - Number(before.application_status === 'approved');
  const isDecided = isOpen(before.application_status) && !isOpen(after.application_status);
  return tryWrite([
    setAttributes(
      keys.application(before.id),
      pick(after, ['application_status', 'approved_at', 'rejection_reason', 'history']),
      {
        condition: 'application_status = :before AND size(history) = :events',
        values: { ':before': before.application_status, ':events': before.history.length },
      },
    ),
    ...(isDecided ? [unlock(before)] : []),
    ...(approved === 0 ? [] : [grantChange(before, approved > 0 ? 'ADD' : 'DELETE')]),
    ...countChange(before.user_id, applications, before, after),
    ...more,
  ]);
}

import type { DynamoDBRecord } from 'aws-lambda';
import type { ShownRows } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import { followedRows, type LiveList, liveProtocol } from '@redwhiteandcode/contract/live/operations.ts';
import { isRowOf, type RowKey } from '@redwhiteandcode/contract/api/table.ts';
import { keys } from '../platform/keys.ts';

/** A user's ended sessions by their IDs. */
export interface EndedSessions {
  userId: string;
  sessions: readonly string[] | 'all';
}

/** The changed lists and the ended sessions in a batch of the table's changes. */
export interface Changes {
  changed: LiveList[];
  ended: EndedSessions[];
}

const keyOf = ({ dynamodb }: DynamoDBRecord): RowKey => ({
  pk: dynamodb?.Keys?.pk?.S ?? '',
  sk: dynamodb?.Keys?.sk?.S ?? '',
});

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
const sessionsIn = (image: Image): string[] => Object.keys(image?.sessions?.M ?? {});

/** Returns the sessions that a change ends: removed ones, or all if the admin role, the profile or the sessions are deleted. */
function endedBy({ eventName, dynamodb }: DynamoDBRecord, { pk, sk }: RowKey): EndedSessions | undefined {
  const userId = pk.slice(keys.profile('').pk.length);
  const rows = [keys.profile(userId), keys.role(userId, 'admin'), keys.sessions(userId)];
  if (!rows.some((row) => row.pk === pk && row.sk === sk)) return undefined;
  if (eventName === 'REMOVE') return { userId, sessions: 'all' };
  const open = new Set(sessionsIn(dynamodb?.NewImage));
  const sessions = sessionsIn(dynamodb?.OldImage).filter((id) => !open.has(id));
  return sessions.length > 0 ? { userId, sessions } : undefined;
}

/** Returns the names of the attributes that a change has set, removed, or changed. */
function changedAttributes({ dynamodb }: DynamoDBRecord): string[] {
  const { OldImage: before = {}, NewImage: after = {} } = dynamodb ?? {};
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

/** Whether a screen with these rows shows a change. */
const isShown = (record: DynamoDBRecord, rows: readonly ShownRows[]): boolean =>
  rows.some(
    ({ unseen = [], ...filter }) =>
      isRowOf([filter], keyOf(record)) &&
      (unseen.length === 0 || changedAttributes(record).some((name) => !unseen.includes(name))),
  );

/** Returns the lists that the table's changes affect, and the sessions that they end, without the data of rows. */
export function changesOf(records: readonly DynamoDBRecord[]): Changes {
  const lists = Object.entries(followedRows).filter(([, rows]) =>
    records.some((record) => isShown(record, rows)),
  );
  return {
    changed: lists.map(([list]) => list as LiveList),
    ended: records.map((record) => endedBy(record, keyOf(record))).filter((end) => end !== undefined),
  };
}

/**
 * Returns the access token of a request with the subprotocols `bearer, <token>`. Splits them at commas only: a pattern with
 * spaces takes quadratic time for many spaces.
 */
export function tokenOf(protocols = ''): string {
  const [name, token = ''] = protocols.split(',', 2).map((protocol) => protocol.trim());
  return name === liveProtocol ? token : '';
}

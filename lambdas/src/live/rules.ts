import type { DynamoDBRecord } from 'aws-lambda';
import { followedRows, type LiveList } from '../../contract/live.ts';
import { isRowOf, type RowKey } from '../../contract/table.ts';
import { keys } from '../platform/keys.ts';

/** Sessions of a user that are over: those that began in this second or before, all where it is infinite. */
export interface EndedSessions {
  userId: string;
  mark: number;
}

/** What a batch of the table's changes means for admin screens, each list and each end once. */
export interface Changes {
  changed: LiveList[];
  ended: EndedSessions[];
}

const keyOf = ({ dynamodb }: DynamoDBRecord): RowKey => ({
  pk: dynamodb?.Keys?.pk?.S ?? '',
  sk: dynamodb?.Keys?.sk?.S ?? '',
});

const markOf = (image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']): number | undefined =>
  image?.sessions_valid_after?.N === undefined ? undefined : Number(image.sessions_valid_after.N);

/** Whose sessions a change ends: the admin role or the profile is gone, or the profile has a new mark. */
function endedBy(record: DynamoDBRecord): EndedSessions | undefined {
  const { pk, sk } = keyOf(record);
  const userId = pk.slice(keys.profile('').pk.length);
  const isProfile = sk === keys.profile(userId).sk;
  if (pk !== keys.profile(userId).pk || !(isProfile || sk === keys.role(userId, 'admin').sk))
    return undefined;
  if (record.eventName === 'REMOVE') return { userId, mark: Number.POSITIVE_INFINITY };
  const mark = isProfile ? markOf(record.dynamodb?.NewImage) : undefined;
  return mark === undefined || mark === markOf(record.dynamodb?.OldImage) ? undefined : { userId, mark };
}

/** Reads off the table's changes which lists they touch and whose sessions they end; what changed in a row stays there. */
export function changesOf(records: readonly DynamoDBRecord[]): Changes {
  const changedKeys = records.map(keyOf);
  const lists = Object.entries(followedRows).filter(([, rows]) =>
    changedKeys.some((key) => isRowOf(rows, key)),
  );
  return {
    changed: lists.map(([list]) => list as LiveList),
    ended: records.map(endedBy).filter((end) => end !== undefined),
  };
}

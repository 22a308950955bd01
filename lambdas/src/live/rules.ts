import type { DynamoDBRecord } from 'aws-lambda';
import { followedRows, type LiveList } from '../../contract/live.ts';
import { isRowOf, type RowKey } from '../../contract/table.ts';
import { keys } from '../platform/keys.ts';

/** A user's ended sessions: all that began in the second `mark` or earlier. The mark is infinite if all ended. */
export interface EndedSessions {
  userId: string;
  mark: number;
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

const markOf = (image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']): number | undefined =>
  image?.sessions_valid_after?.N === undefined ? undefined : Number(image.sessions_valid_after.N);

/** Returns the sessions that a change ends: the admin role or the profile was removed, or the profile has a new mark. */
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

/** Returns the lists that the table's changes affect, and the sessions that they end, without the data of rows. */
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

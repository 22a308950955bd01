import { followedRows } from '@redwhiteandcode/contract/live/operations.ts';
import { describedLists, searchedLists } from '@redwhiteandcode/contract/search/searched-lists.ts';
import type { RowFilter } from '@redwhiteandcode/contract/api/table.ts';

/**
 * A consumer of the table's stream: an export of a domain's bundle that receives a `DynamoDBStreamEvent`. It can receive a
 * change several times, for example from `npm run redrive`, up to two weeks later.
 */
export interface StreamConsumer {
  name: 'changes' | 'models';
  /** The folder in `lambdas/src`. */
  domain: string;
  /** The export. It returns a `DynamoDBBatchResponse` with the failed records, or nothing. */
  entry: string;
  /** The timeout of one call in seconds. */
  seconds: number;
  /** For how many seconds changes are collected before a call. */
  window: number;
  /** The rows whose changes it receives. @default every row */
  rows?: readonly RowFilter[];
}

/**
 * The consumers of the table's stream. Each receives the changes of a partition in order, independently of the others. More than
 * two consumers would be throttled.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html
 */
export const streamConsumers: readonly StreamConsumer[] = [
  {
    name: 'models',
    domain: 'models',
    entry: 'work',
    seconds: 300,
    window: 0,
    rows: [
      { pk: ['COURSE#'], sk: ['GENERATION'] },
      { pk: ['USER#'], sk: ['PROMPT_RUN#'] },
      { pk: ['USER#'], sk: ['DRAFTING#'] },
      { pk: ['COMPANY#'], sk: ['JOB#'] },
    ],
  },
  {
    name: 'changes',
    domain: 'changes',
    entry: 'follow',
    seconds: 60,
    window: 1,
    rows: [
      ...searchedLists.map((name) => describedLists[name].row).map(({ pk, sk }) => ({ pk: [pk], sk: [sk] })),
      ...Object.values(followedRows).flat(),
      { pk: ['RESET_REQUEST#'], sk: ['REQUEST#'] },
      { pk: ['COURSE#'], sk: ['REGRADING'] },
      // Changes of roles, profiles and sessions end connections.
      { pk: ['ACCOUNT#'], sk: ['SESSIONS'] },
    ],
  },
];

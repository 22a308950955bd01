import { adminLists, searchedLists } from './contract/admin-lists.ts';
import { followedRows } from './contract/live.ts';
import type { RowFilter } from './contract/table.ts';

/** A consumer of the table's stream: an export of a domain's bundle that receives a `DynamoDBStreamEvent`. */
export interface StreamConsumer {
  name: 'search' | 'live' | 'curriculum';
  /** The folder in `lambdas/src`. */
  domain: string;
  /** The export. It returns a `DynamoDBBatchResponse` with the failed records, or nothing. */
  entry: string;
  /** The timeout of one call in seconds. */
  seconds: number;
  /** The rows whose changes it receives. @default every row */
  rows?: readonly RowFilter[];
}

/** The consumers of the table's stream. Each receives its changes in order, independently of the others. */
export const streamConsumers: readonly StreamConsumer[] = [
  {
    name: 'curriculum',
    domain: 'curriculum',
    entry: 'work',
    seconds: 300,
    rows: [{ pk: ['COURSE#'], sk: ['GENERATION'] }],
  },
  {
    name: 'live',
    domain: 'live',
    entry: 'notify',
    seconds: 30,
    // Changes of roles, profiles and sessions also end connections.
    rows: [...Object.values(followedRows).flat(), { pk: ['ACCOUNT#'], sk: ['SESSIONS'] }],
  },
  {
    name: 'search',
    domain: 'search',
    entry: 'index',
    seconds: 60,
    rows: searchedLists.map((name) => adminLists[name].row).map(({ pk, sk }) => ({ pk: [pk], sk: [sk] })),
  },
];

import { adminLists, searchedLists } from './contract/admin-lists.ts';
import { followedRows } from './contract/live.ts';
import type { RowFilter } from './contract/table.ts';

/** What follows the table's stream: an export of a domain's bundle that takes a `DynamoDBStreamEvent`. */
export interface StreamConsumer {
  name: 'search' | 'live' | 'curriculum';
  /** The folder in `lambdas/src`. */
  domain: string;
  /** The export; it answers a `DynamoDBBatchResponse` that names what failed, or nothing. */
  entry: string;
  /** The most seconds that one call may take. */
  seconds: number;
  /** The rows that wake it; every row where this is missing. */
  rows?: readonly RowFilter[];
}

/** The consumers of the table's stream: each has every change once, in order, whatever becomes of the others. */
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
    // Roles and profiles are among them: their changes end connections too.
    rows: Object.values(followedRows).flat(),
  },
  {
    name: 'search',
    domain: 'search',
    entry: 'index',
    seconds: 60,
    rows: searchedLists.map((name) => adminLists[name].row).map(({ pk, sk }) => ({ pk: [pk], sk: [sk] })),
  },
];

import { type AdminListName, adminLists, queueNames, rowsOf } from './admin-lists.ts';
import type { RowFilter } from './table.ts';

/** Where a browser opens its socket, on the site's own origin. */
export const livePath = '/live';

/**
 * The subprotocol of the socket; the one after it is the access token. A browser cannot set headers there, and an
 * address would stand in logs.
 */
export const liveProtocol = 'bearer';

/** What admin screens follow: a list, everything that waits for an admin, or the totals. */
export type LiveList = AdminListName | 'queues' | 'analytics';

/** The rows whose changes change what admin screens show, by the segment of `/api/admin/…` that reads them. */
export const followedRows: Readonly<Record<LiveList, readonly RowFilter[]>> = {
  ...(Object.fromEntries(
    (Object.keys(adminLists) as AdminListName[]).map((name) => [name, rowsOf(name)]),
  ) as Record<AdminListName, readonly RowFilter[]>),
  queues: queueNames.flatMap(rowsOf),
  analytics: [{ pk: ['TOTALS'] }],
};

/** What the socket says: the lists that changed, none of them in answer to a message of the browser's. */
export interface LiveMessage {
  changed: readonly LiveList[];
}

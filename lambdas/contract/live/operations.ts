import {
  type AdminListName,
  adminLists,
  queueNames,
  rowsOf,
  type ShownRows,
} from '../admin/list-descriptors.ts';

/** The path of the WebSocket on the site's origin. */
export const livePath = '/live';

/**
 * The first subprotocol of the socket; the second is the access token. A browser cannot set headers on a WebSocket, and a
 * token in the URL would be logged.
 */
export const liveProtocol = 'bearer';

/** The only message that a browser sends: it checks whether the socket still works. */
export const livePing = '{}';

/** The data that an admin page follows: a list, a user's certificates, the queues, or the totals. */
export type LiveList = AdminListName | 'certificates' | 'queues' | 'analytics';

/** The rows that affect the data of an admin page, by the path segment after `/api/admin/`. */
export const followedRows: Readonly<Record<LiveList, readonly ShownRows[]>> = {
  ...(Object.fromEntries(
    (Object.keys(adminLists) as AdminListName[]).map((name) => [name, rowsOf(name)]),
  ) as Record<AdminListName, readonly ShownRows[]>),
  certificates: [{ pk: ['CERTIFICATE#'] }],
  queues: queueNames.flatMap(rowsOf),
  analytics: [{ pk: ['TOTALS#'] }],
};

/** A message from the server: the lists that changed. */
export interface LiveMessage {
  changed: readonly LiveList[];
}

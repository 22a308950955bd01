import type { RowFilter } from './table.ts';

/** Where a browser opens its socket, on the site's own origin. */
export const livePath = '/live';

/**
 * The subprotocol of the socket; the one after it is the access token. A browser cannot set headers there, and an
 * address would stand in logs.
 */
export const liveProtocol = 'bearer';

const people: RowFilter = { pk: ['USER#'], sk: ['PROFILE', 'ROLE#'] };
const courses: RowFilter = { pk: ['COURSE#'], sk: ['COURSE'] };
const generations: RowFilter = { pk: ['COURSE#'], sk: ['GENERATION'] };

/** What the rows of a list are found by: it changes after them. */
const indexOf = (list: string): RowFilter => ({ pk: [`INDEXED#${list}#`] });

/**
 * What admin screens follow: the rows that each list shows, by the beginnings of their keys. A list's name is the
 * segment of `/api/admin/…` that reads it.
 */
export const followedRows = {
  users: [people, { pk: ['CERTIFICATE#'] }, indexOf('users')],
  roles: [people, indexOf('roles')],
  courses: [courses, { pk: ['COURSE#'], sk: ['DETAILS', 'MODULE#', 'REVISION#'] }, indexOf('courses')],
  enrollments: [{ pk: ['USER#'], sk: ['PROFILE', 'ENROLLMENT#'] }, courses, indexOf('enrollments')],
  'layoff-applications': [{ pk: ['APPLICATION#'] }, indexOf('layoff-applications')],
  reimbursements: [{ pk: ['TOOLKIT#'] }, courses, indexOf('reimbursements')],
  'corporate-accounts': [{ pk: ['CORPORATE#'] }, indexOf('corporate-accounts')],
  messages: [{ pk: ['MESSAGE#'] }, indexOf('messages')],
  'audit-log': [{ pk: ['AUDIT#'] }],
  generations: [generations],
  queues: [
    { pk: ['APPLICATION#', 'MESSAGE#'] },
    generations,
    indexOf('layoff-applications'),
    indexOf('messages'),
  ],
  analytics: [{ pk: ['TOTALS'] }],
} as const satisfies Record<string, readonly RowFilter[]>;

/** A list that admin screens follow. */
export type LiveList = keyof typeof followedRows;

/** What the socket says: the lists that changed, none of them in answer to a message of the browser's. */
export interface LiveMessage {
  changed: readonly LiveList[];
}

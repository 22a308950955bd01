import { applicationStatuses, courseStatuses, enrollmentStatuses, generationStates } from './statuses.ts';
import type { RowFilter } from './table.ts';

/** A list of the admin area. */
interface AdminList {
  /** The columns that it can be sorted by. The first is its own order, newest first, and names an attribute of the row. */
  sorts: readonly [string, ...string[]];
  /** The states that it can be narrowed to, by the parameter of the query. */
  states?: Readonly<Record<string, readonly string[]>>;
  /** How the keys of its rows begin. A sort key that ends in `#` has more than one row for each partition key. */
  row: { pk: `${string}#`; sk: string };
  /** Other rows that it shows something of. */
  shows?: readonly RowFilter[];
  /** Whether it is searched by words and sorted by any of its columns. */
  isSearched: boolean;
  /** The totals of the platform that its rows count for. */
  totals: readonly string[];
  /** Which of its rows wait for an admin: the total that counts them, and their state. */
  queue?: { total: string; state: readonly [name: string, value: string] };
}

const profiles: RowFilter = { pk: ['USER#'], sk: ['PROFILE'] };
const courses: RowFilter = { pk: ['COURSE#'], sk: ['COURSE'] };

/**
 * The lists of the admin area by their names, which are the segments of `/api/admin/…` that read them. Queries, search,
 * live updates, totals and the recount follow from this table and from the descriptor of each domain (`list.ts`).
 */
export const adminLists = {
  users: {
    sorts: ['created_at', 'full_name', 'email'],
    row: { pk: 'USER#', sk: 'PROFILE' },
    shows: [{ pk: ['USER#'], sk: ['ROLE#'] }, { pk: ['CERTIFICATE#'] }],
    isSearched: true,
    totals: ['users'],
  },
  roles: {
    sorts: ['created_at', 'role'],
    row: { pk: 'USER#', sk: 'ROLE#' },
    shows: [profiles],
    isSearched: true,
    totals: ['admins'],
  },
  courses: {
    sorts: ['created_at', 'title', 'track', 'level'],
    states: { status: courseStatuses },
    row: { pk: 'COURSE#', sk: 'COURSE' },
    shows: [{ pk: ['COURSE#'], sk: ['DETAILS', 'MODULE#', 'REVISION#'] }],
    isSearched: true,
    totals: ['courses'],
  },
  enrollments: {
    sorts: ['enrolled_at', 'student_name', 'course_title', 'status'],
    states: { status: enrollmentStatuses },
    row: { pk: 'USER#', sk: 'ENROLLMENT#' },
    shows: [profiles, courses],
    isSearched: true,
    totals: ['enrollments', 'active_enrollments'],
  },
  'layoff-applications': {
    sorts: ['created_at', 'applicant_name'],
    states: { status: applicationStatuses },
    row: { pk: 'APPLICATION#', sk: 'APPLICATION' },
    isSearched: true,
    totals: ['applications', 'pending_applications', 'approved_applications'],
    queue: { total: 'pending_applications', state: ['status', 'pending'] },
  },
  reimbursements: {
    sorts: ['toolkit_generated_at', 'employer_name', 'reimbursement_amount'],
    row: { pk: 'TOOLKIT#', sk: 'TOOLKIT' },
    shows: [courses],
    isSearched: true,
    /** The amount is in cents. */
    totals: ['toolkits', 'reimbursed_toolkits', 'reimbursed_amount'],
  },
  'corporate-accounts': {
    sorts: ['created_at', 'company_name'],
    row: { pk: 'CORPORATE#', sk: 'ACCOUNT' },
    shows: [{ pk: ['CORPORATE#'], sk: ['SEAT#'] }],
    isSearched: true,
    totals: ['corporate_accounts', 'active_corporate_accounts', 'seats_purchased', 'seats_used'],
  },
  messages: {
    sorts: ['received_at'],
    states: { answered: ['false', 'true'] },
    row: { pk: 'MESSAGE#', sk: 'MESSAGE' },
    isSearched: true,
    totals: ['waiting_messages'],
    queue: { total: 'waiting_messages', state: ['answered', 'false'] },
  },
  'audit-log': {
    sorts: ['at'],
    row: { pk: 'AUDIT#', sk: 'AUDIT' },
    isSearched: false,
    totals: [],
  },
  generations: {
    sorts: ['started_at'],
    states: { state: generationStates },
    row: { pk: 'COURSE#', sk: 'GENERATION' },
    isSearched: false,
    totals: ['running_generations'],
    queue: { total: 'running_generations', state: ['state', 'running'] },
  },
} as const satisfies Record<string, AdminList>;

type Lists = typeof adminLists;
/** The name of an admin list. */
export type AdminListName = keyof Lists;
/** The name of a list that is searched by words. */
export type SearchedList = {
  [Name in AdminListName]: Lists[Name] extends { isSearched: true } ? Name : never;
}[AdminListName];
/** The name of a list whose rows may wait for an admin. */
export type QueueName = {
  [Name in AdminListName]: Lists[Name] extends { queue: object } ? Name : never;
}[AdminListName];
/** The name of a count of the whole platform. */
export type TotalName = Lists[AdminListName]['totals'][number];

const entries = Object.entries(adminLists) as [AdminListName, AdminList][];
const namesOf = (isWanted: (list: AdminList) => boolean) =>
  entries.filter(([, list]) => isWanted(list)).map(([name]) => name);

/** The lists that are searched by words. */
export const searchedLists = namesOf(({ isSearched }) => isSearched) as SearchedList[];

/** The lists whose rows may wait for an admin. */
export const queueNames = namesOf(({ queue }) => queue !== undefined) as QueueName[];

/** The counts of the whole platform. */
export const totalNames = entries.flatMap(([, { totals }]) => totals) as TotalName[];

/** How the key begins under which `search` keeps what the rows of a list are found by. */
export const indexedPrefix = (list: AdminListName): string => `INDEXED#${list}#`;

/** The rows whose changes change what a list shows. What its rows are found by comes after the rows themselves. */
export function rowsOf(name: AdminListName): readonly RowFilter[] {
  const { row, shows = [], isSearched }: AdminList = adminLists[name];
  return [{ pk: [row.pk], sk: [row.sk] }, ...shows, ...(isSearched ? [{ pk: [indexedPrefix(name)] }] : [])];
}

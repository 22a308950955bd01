import {
  applicationStatuses,
  courseStatuses,
  enrollmentStatuses,
  generationStates,
  orderStatuses,
  refundStatuses,
  reportStates,
} from '../api/statuses.ts';
import type { RowFilter } from '../api/table.ts';

/** A list with its rows, and how they are ordered and filtered. */
export interface DescribedList {
  /** The sortable columns. The first is the default order, newest first, and names an attribute of the row. */
  sorts: readonly [string, ...string[]];
  /** The states to filter by, by query parameter. */
  states?: Readonly<Record<string, readonly string[]>>;
  /** The prefixes of the row keys. A sort key that ends in `#` has several rows for each partition key. */
  row: { pk: `${string}#`; sk: string };
}

/** A list of the admin area. */
interface AdminList extends DescribedList {
  /** The attributes of its rows whose changes it does not show. */
  unseen?: readonly string[];
  /** The other rows that the list shows data from. */
  shows?: readonly RowFilter[];
  /** Whether the list can be searched by words and sorted by every column. */
  isSearched: boolean;
  /** The platform totals that its rows contribute to. */
  totals: readonly string[];
  /** The rows that wait for an admin: the total that counts them, and their state. */
  queue?: { total: string; state: readonly [name: string, value: string] };
}

const profiles: RowFilter = { pk: ['ACCOUNT#'], sk: ['PROFILE'] };
const courses: RowFilter = { pk: ['COURSE#'], sk: ['COURSE'] };

/**
 * The lists of the admin area by name; the name is also the path segment after `/api/admin/`. Queries, search, live
 * updates, totals and the recount derive from this table and from each domain's descriptor (`list.ts`).
 */
export const adminLists = {
  users: {
    sorts: ['created_at', 'full_name', 'email'],
    row: { pk: 'ACCOUNT#', sk: 'PROFILE' },
    shows: [{ pk: ['ACCOUNT#'], sk: ['ROLE#'] }, { pk: ['CERTIFICATE#'] }],
    isSearched: true,
    totals: ['users'],
  },
  roles: {
    sorts: ['created_at', 'role'],
    row: { pk: 'ACCOUNT#', sk: 'ROLE#' },
    shows: [profiles],
    isSearched: true,
    totals: ['admins'],
  },
  courses: {
    sorts: ['created_at', 'title', 'track', 'level'],
    states: { status: courseStatuses },
    row: { pk: 'COURSE#', sk: 'COURSE' },
    shows: [{ pk: ['COURSE#'], sk: ['DETAILS', 'MODULE#', 'REVISION#'] }, { pk: ['COURSE_GATE#'] }],
    isSearched: true,
    totals: ['courses'],
  },
  enrollments: {
    sorts: ['enrolled_at', 'student_name', 'course_title', 'status'],
    states: { status: enrollmentStatuses },
    row: { pk: 'USER#', sk: 'ENROLLMENT#' },
    // A learner changes them with every lesson.
    unseen: ['completed_lessons', 'tick_changes', 'lessons_version', 'last_lesson'],
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
  orders: {
    sorts: ['created_at', 'payer_name', 'total_cents'],
    states: { status: orderStatuses },
    row: { pk: 'ORDER#', sk: 'ORDER' },
    isSearched: true,
    /** Sums are in cents. */
    totals: ['orders', 'due_orders', 'paid_cents', 'refunded_cents', 'due_cents'],
  },
  refunds: {
    sorts: ['requested_at', 'amount_cents'],
    states: { status: refundStatuses },
    row: { pk: 'REFUND#', sk: 'REFUND' },
    shows: [profiles, courses],
    isSearched: true,
    totals: ['requested_refunds'],
    queue: { total: 'requested_refunds', state: ['status', 'requested'] },
  },
  reimbursements: {
    sorts: ['toolkit_generated_at', 'employer_name', 'reimbursement_amount'],
    row: { pk: 'TOOLKIT#', sk: 'TOOLKIT' },
    shows: [courses],
    isSearched: true,
    /** The amount is in cents. */
    totals: ['toolkits', 'reimbursed_toolkits', 'decided_toolkits', 'approved_toolkits', 'reimbursed_amount'],
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
  'error-reports': {
    sorts: ['reported_at', 'course_title'],
    states: { state: reportStates },
    row: { pk: 'REPORT#', sk: 'REPORT' },
    isSearched: true,
    totals: ['open_reports'],
    queue: { total: 'open_reports', state: ['state', 'open'] },
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
/** The name of a searchable list. */
export type SearchedAdminList = {
  [Name in AdminListName]: Lists[Name] extends { isSearched: true } ? Name : never;
}[AdminListName];
/** The name of a list with rows that wait for an admin. */
export type QueueName = {
  [Name in AdminListName]: Lists[Name] extends { queue: object } ? Name : never;
}[AdminListName];
/** The name of a platform total. */
export type TotalName = Lists[AdminListName]['totals'][number];

const entries = Object.entries(adminLists) as [AdminListName, AdminList][];
const namesWhere = (matches: (list: AdminList) => boolean) =>
  entries.filter(([, list]) => matches(list)).map(([name]) => name);

/** The names of the searchable lists. */
export const searchedAdminLists = namesWhere(({ isSearched }) => isSearched) as SearchedAdminList[];

/** The names of the lists with rows that wait for an admin. */
export const queueNames = namesWhere(({ queue }) => queue !== undefined) as QueueName[];

/** The names of the platform totals. */
export const totalNames = entries.flatMap(([, { totals }]) => totals) as TotalName[];

/** Rows whose changes a screen shows, except those of the unseen attributes. */
export interface ShownRows extends RowFilter {
  unseen?: readonly string[];
}

/** Returns the rows whose changes affect what a list shows. */
export function rowsOf(name: AdminListName): readonly ShownRows[] {
  const { row, unseen = [], shows = [] }: AdminList = adminLists[name];
  return [{ pk: [row.pk], sk: [row.sk], unseen }, ...shows];
}

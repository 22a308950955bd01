import { marshall } from '@aws-sdk/util-dynamodb';
import { type Item as StoredItem, loadItems } from '@redwhiteandcode/aws-emulator/dynamodb/load-items';
import type * as z from 'zod';
import {
  type AdminListName,
  adminLists,
  type SearchedAdminList,
  searchedAdminLists,
} from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { sampleFacts } from '../../lambdas/src/reimbursement/sample-facts.ts';
import { newToolkit } from '../../lambdas/src/reimbursement/toolkit-row.ts';
import { cardOf, newCourseRow, noDetails } from '../../lambdas/src/rows/course/row.ts';
import { newEnrollment } from '../../lambdas/src/rows/enrollment/row.ts';
import { newCourseItems } from '../../lambdas/src/rows/course/write.ts';
import { newAccount } from '../../lambdas/src/corporate/rules.ts';
import { profileItems } from '../../lambdas/src/identity/repository.ts';
import { newApplication } from '../../lambdas/src/liftoff/rules.ts';
import { newOrder } from '../../lambdas/src/rows/order/row.ts';
import { keyOfRow, type Row } from '../../lambdas/src/platform/admin-list.ts';
import { auditItem } from '../../lambdas/src/platform/audit.ts';
import { indexes, type Key, keys } from '../../lambdas/src/platform/keys.ts';
import type { TransactItem } from '../../lambdas/src/platform/table.ts';
import { lists as descriptors } from '../../lambdas/src/search/lists.ts';
import { entriesOf, indexedAs, textsOf, type Joined } from '../../lambdas/src/search/rules.ts';
import { application } from '../clients/liftoff-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';

/** The number of rows of each kind in a table. */
export interface Counts {
  users: number;
  enrollments: number;
  applications: number;
  others: number;
}

/** The query parameters of a list operation. */
export type Query = Record<string, string | number>;

/** The searches and filters to measure for a list. */
interface Searches {
  /** Words in nearly all, in one or in none of its rows. */
  words: readonly string[];
  /** Filters that match most rows. */
  states?: readonly Query[];
}

/** The lists whose rows are not made from their descriptor, and the audit log, which is not searched. */
const describedLists: Partial<Record<AdminListName, Searches>> = {
  users: { words: ['sample', 'person0000007', 'person-0000007@example.com', 'nobody'] },
  roles: { words: ['sample', 'person0000007', 'user', 'nobody'] },
  enrollments: {
    words: ['sample', 'person0000007', 'sample course', 'nobody'],
    states: [{ status: 'active' }, { user_id: 'person-0000007' }, { status: 'active', sort: 'student_name' }],
  },
  'layoff-applications': {
    words: ['sample', 'applicant0000007', 'sample company', 'nobody'],
    states: [{ status: 'pending' }, { status: 'pending', sort: 'applicant_name' }],
  },
  orders: {
    words: ['sample', 'payer0000007', 'nobody'],
    states: [{ status: 'due' }, { user_id: 'person-0000007' }],
  },
  refunds: { words: ['sample', 'person0000007', 'nobody'], states: [{ status: 'requested' }] },
  reimbursements: {
    words: ['sample', 'employer0000007', 'nobody'],
    states: [{ user_id: 'person-0000007' }],
  },
  'corporate-accounts': { words: ['sample', 'company0000007', 'nobody'] },
  'audit-log': { words: [] },
};

/** The searched lists whose rows are as their descriptor and the API's schema say. Courses do not grow with the users. */
const plainLists = searchedAdminLists.filter((name) => !(name in describedLists) && name !== 'courses');

const statesOf = (name: AdminListName): Readonly<Record<string, readonly string[]>> => {
  const list = adminLists[name];
  return 'states' in list ? list.states : {};
};

const searchesOfPlain = (name: AdminListName): Searches => ({
  words: ['sample', 'row0000007', 'nobody'],
  states: Object.entries(statesOf(name)).map(([state, [first = '']]) => ({ [state]: first })),
});

/** The operation that returns a list, and the schema of its rows. */
const listOperation = (name: string): readonly [id: string, row: z.ZodObject] => {
  const found = Object.entries(operations).find(([, { route }]) => route === `GET /api/admin/${name}`);
  if (!found) throw new Error(`No operation returns the list ${name}`);
  const [id, { responses }] = found;
  const page = (responses as Record<number, unknown>)[200] as z.ZodObject<{ items: z.ZodArray<z.ZodObject> }>;
  return [id, page.shape.items.element];
};

/** The searches and filters to measure, by the ID of the list's operation. */
export const lists: Readonly<Record<string, Searches>> = Object.fromEntries(
  Object.entries({
    ...describedLists,
    ...Object.fromEntries(plainLists.map((name) => [name, searchesOfPlain(name)])),
  }).map(([name, searches]) => [listOperation(name)[0], searches]),
);

type Item = Row & Key;

const perUser = 3;
/** Returns `first` for four of five rows and `other` for the rest. */
const mostly = <State>(at: number, first: State, other: State): State => (at % 5 === 0 ? other : first);

/** Returns the values that all rows with this number share. */
function numbered(at: number) {
  const n = String(at).padStart(7, '0');
  const time = new Date(Date.UTC(2025, 0, 1) + at * 60_000).toISOString();
  return { n, time, id: `sample-${n}`, user_id: `person-${n}`, email: `person-${n}@example.com` };
}

/** Returns the items that a transaction puts into the table. */
const itemsIn = (steps: readonly TransactItem[]): Item[] =>
  steps.flatMap(({ Put }) => (Put?.Item as Item) ?? []);

/** Returns a user's profile and role. */
function personOf(at: number): [profile: Item, role: Item] {
  const { n, time: created_at, user_id, email } = numbered(at);
  const profile = { user_id, email, full_name: `Sample Person${n}`, created_at };
  const [person, , role] = itemsIn(profileItems(profile));
  if (!person || !role) throw new Error('A new user has no profile or no role');
  return [person, role];
}

function courseOf(at: number): Item {
  const text = { ...cardOf({ ...sampleCourse, title: `Course ${at}` }), details: noDetails, modules: [] };
  const about = { kind: 'catalog' as const, highlights: [], created_at: numbered(at).time };
  const row = newCourseRow({ ...about, id: `course-${at}` }, text);
  const [course] = itemsIn(newCourseItems({ ...row, status: 'published' }, text));
  if (!course) throw new Error('A new course has no row');
  return course;
}

/** Yields a row and its entries in the search index. */
function* indexed(list: SearchedAdminList, id: string, row: Item, joined: Joined = {}): Generator<Item> {
  yield row;
  const found = indexedAs(descriptors[list], row, joined);
  for (const entry of entriesOf(found, id))
    yield { ...keys.entry(list, ...entry), id, words: textsOf(found), states: found.states };
}

function* userRows(at: number): Generator<Item> {
  const { user_id } = numbered(at);
  const [person, role] = personOf(at);
  yield* indexed('users', user_id, person);
  yield* indexed('roles', `${user_id}.user`, role, { person });
}

function* enrollmentRows(at: number): Generator<Item> {
  const { time: enrolled_at } = numbered(at);
  const { user_id } = numbered(Math.floor(at / perUser));
  const [person] = personOf(Math.floor(at / perUser));
  const course = courseOf(at % perUser);
  const course_id = String(course.id);
  const row = {
    ...keys.enrollment(user_id, course_id),
    ...indexes.enrollments(enrolled_at, user_id, course_id),
    ...newEnrollment(
      user_id,
      { id: course_id, lesson_keys: [], lessons_version: 0 },
      { enrolledAt: enrolled_at },
    ),
    status: mostly(at, 'active', 'paused'),
  };
  yield* indexed('enrollments', `${user_id}.${course_id}`, row, { person, course });
}

function* applicationRows(at: number): Generator<Item> {
  const { n, time, id, user_id, email } = numbered(at);
  const sent = { phone: null, linkedin_url: null, target_industry: null, previous_company: 'Sample Company' };
  const row = {
    ...keys.application(id),
    ...indexes.applications(time, user_id, id),
    ...newApplication(
      { ...application, ...sent, email, applicant_name: `Sample Applicant${n}` },
      { id, userId: user_id, time, proofKey: null },
    ),
    application_status: mostly(at, 'pending', 'approved'),
  };
  yield* indexed('layoff-applications', id, row);
}

/**
 * Yields a row of a list whose rows are as its descriptor and the API's schema say: sample text in the searched columns,
 * mostly the first value of each state, and anywhere else the first value that the schema accepts.
 */
function* plainRow(name: SearchedAdminList, at: number): Generator<Item> {
  const { n, time, user_id, id } = numbered(at);
  const list = descriptors[name];
  const [, { shape }] = listOperation(name);
  const usual = (column: string): unknown[] => {
    const [state] = Object.entries(list.states).find(([, stored]) => stored === column) ?? [];
    const [first = '', other = first] = (state && statesOf(name)[state]) || [];
    const value = mostly(at, first, other);
    return state ? [value, value === 'true'] : list.words.includes(column) ? [`Sample Row${n}`] : [];
  };
  const values = Object.entries(shape).map(([column, schema]) => {
    const { options = [] } = schema as { options?: unknown[] };
    const value = [...usual(column), time, id, ...options, 1, false, [], null, undefined].find(
      (one) => (schema as z.ZodType).safeParse(one).success,
    );
    return [column, value] as const;
  });
  const rowId = adminLists[name].row.sk.endsWith('#') ? `${id}.${id}` : id;
  const listings = [list.allRows, list.rowsOfUser?.(user_id)].filter((one) => one !== undefined);
  const placed = listings.flatMap(({ index, pk }) => [
    [`${index}pk`, pk],
    [`${index}sk`, `${time}#${rowId}`],
  ]);
  yield* indexed(name, rowId, { ...Object.fromEntries([...values, ...placed]), ...keyOfRow(name, rowId) });
}

/** Yields one row for each other list. */
function* otherRows(at: number): Generator<Item> {
  const { n, time, id, user_id, email } = numbered(at);
  const [person] = personOf(at);
  const course = courseOf(0);
  const orderId = `RWC-O-2025-${String(at).padStart(8, '0')}`;
  const order = {
    ...newOrder({
      items: [
        {
          course_id: String(course.id),
          title: 'Sample Course',
          quantity: 1,
          duration: null,
          hours: null,
          list_price_cents: 100,
          discount_cents: 0,
          amount_cents: 100,
        },
      ],
      createdAt: time,
      by: user_id,
      payer: { name: `Sample Payer${n}`, email, company: null },
      owner: { userId: user_id },
    }),
    id: orderId,
    status: mostly(at, 'due', 'paid'),
  };
  yield* indexed('orders', orderId, {
    ...keys.order(orderId),
    ...indexes.orders(time, user_id, orderId),
    ...order,
  });
  const refund = {
    ...keys.refund(id),
    ...indexes.refunds(time, user_id, id),
    id,
    order_id: id,
    user_id,
    course_id: course.id,
    status: mostly(at, 'requested', 'denied'),
    ground: 'window',
    requested_at: time,
    amount_cents: 100,
    reason: null,
    decided_at: null,
    decided_by: null,
    note: null,
    letter_key: null,
    denial: null,
    objection: null,
    version: 1,
  };
  yield* indexed('refunds', id, refund, { person, course });
  const toolkit = {
    ...keys.toolkit(id),
    ...indexes.toolkits(time, user_id, id),
    ...newToolkit(
      { ...sampleFacts, employer_name: `Sample Employer${n}` },
      { id, userId: user_id, courseId: String(course.id), orderId: null, at: time, requestMark: '' },
    ),
    employer_reimbursed: mostly(at, false, true),
    reimbursement_amount: mostly(at, null, 100),
    status: mostly(at, 'generated', 'paid'),
  };
  yield* indexed('reimbursements', id, toolkit, { person, course });
  const account = {
    company_name: `Sample Company${n}`,
    primary_contact_email: email,
    seats_purchased: 10,
    account_status: mostly(at, 'active', 'inactive'),
  } as const;
  yield* indexed('corporate-accounts', id, {
    ...keys.corporateAccount(id),
    ...indexes.corporateAccounts(time, id),
    ...newAccount(account, { id, time }),
  });
  yield* itemsIn([auditItem(user_id, 'Removed a role', `Sample Person${n}`)]);
  for (const name of plainLists) yield* plainRow(name, at);
}

/** Yields the rows and index entries that a table gains when it grows from one set of counts to another. */
export function* rowsBetween(before: Counts, after: Counts): Generator<Item> {
  const kinds: readonly [keyof Counts, (at: number) => Generator<Item>][] = [
    ['users', userRows],
    ['enrollments', enrollmentRows],
    ['applications', applicationRows],
    ['others', otherRows],
  ];
  if (before.users === 0)
    for (let at = 0; at < perUser; at++) yield* indexed('courses', `course-${at}`, courseOf(at));
  for (const [kind, rowsOf] of kinds) {
    for (let at = before[kind]; at < after[kind]; at++) yield* rowsOf(at);
  }
}

function* marshalled(rows: Iterable<Item>): Generator<StoredItem> {
  for (const row of rows) yield marshall(row, { removeUndefinedValues: true }) as StoredItem;
}

/**
 * Writes rows directly to a table's files, because only reads are measured. No embedded DynamoDB may have the table open.
 * Returns the number of rows.
 */
export const load = (folder: string, tableName: string, rows: Iterable<Item>): Promise<number> =>
  loadItems(folder, tableName, marshalled(rows));

import { marshall } from '@aws-sdk/util-dynamodb';
import type { LayoffApplication } from '../../lambdas/contract/liftoff.ts';
import type { Item as Stored, Operation, TableDescription } from '../../lambdas/local/dynamodb/engine.ts';
import { openStore } from '../../lambdas/local/dynamodb/folder.ts';
import { database } from '../../lambdas/local/dynamodb/source.ts';
import { indexes, type Key, keys } from '../../lambdas/src/platform/keys.ts';
import type { SearchedList } from '../../lambdas/src/platform/search.ts';
import { entriesOf, indexedAs, type Row } from '../../lambdas/src/search/rules.ts';

/** How many rows of each kind a table holds. */
export interface Counts {
  users: number;
  enrollments: number;
  applications: number;
  others: number;
}

type Item = Row & Key;

const perUser = 3;
/** Of five rows four are in the first state. */
const mostly = <State>(at: number, first: State, other: State): State => (at % 5 === 0 ? other : first);
const wide = (at: number): string => String(at).padStart(7, '0');
const moment = (at: number): string => new Date(Date.UTC(2025, 0, 1) + at * 60_000).toISOString();

const profileOf = (at: number): Item => {
  const user_id = `person-${wide(at)}`;
  return {
    ...keys.profile(user_id),
    ...indexes.profiles(moment(at), user_id),
    user_id,
    full_name: `Sample Person${wide(at)}`,
    email: `person-${wide(at)}@example.com`,
    created_at: moment(at),
  };
};

const courseOf = (at: number): Item => {
  const id = `course-${at}`;
  return {
    ...keys.course(id),
    ...indexes.courses('catalog', moment(at), id),
    id,
    kind: 'catalog',
    title: `Course ${at}`,
    description: 'A course of the test of costs.',
    duration: '4 weeks',
    students: '100+',
    level: 'Beginner',
    track: 'Technical',
    deduction: '$1,000',
    price: null,
    highlights: [],
    has_details: false,
    lesson_count: 0,
    status: 'published',
    created_at: moment(at),
  };
};

const applicationOf = (at: number): Item => {
  const row: LayoffApplication = {
    id: `application-${wide(at)}`,
    user_id: `person-${wide(at)}`,
    applicant_name: `Sample Applicant${wide(at)}`,
    email: `person-${wide(at)}@example.com`,
    phone: null,
    previous_company: 'Sample Company',
    previous_role: 'Analyst',
    layoff_date: '2025-01-01',
    linkedin_url: null,
    current_job_search_status: 'actively_searching',
    target_industry: null,
    proof_document_url: null,
    application_status: mostly(at, 'pending', 'approved'),
    rejection_reason: null,
    approved_at: null,
    created_at: moment(at),
    history: [
      {
        status: 'pending',
        time: moment(at),
        by: `person-${wide(at)}`,
      } as LayoffApplication['history'][number],
    ],
  };
  return {
    ...keys.application(row.id),
    ...indexes.applications(row.created_at, row.user_id, row.id),
    ...row,
  };
};

const toolkitOf = (at: number): Item => {
  const [id, user_id] = [`toolkit-${wide(at)}`, `person-${wide(at)}`];
  return {
    ...keys.toolkit(id),
    ...indexes.toolkits(moment(at), user_id, id),
    id,
    user_id,
    course_id: 'course-0',
    employer_name: `Sample Employer${wide(at)}`,
    employer_reimbursed: mostly(at, false, true),
    reimbursement_amount: mostly(at, null, 100),
    toolkit_generated_at: moment(at),
    version: 1,
  };
};

const accountOf = (at: number): Item => {
  const id = `account-${wide(at)}`;
  return {
    ...keys.corporateAccount(id),
    ...indexes.corporateAccounts(moment(at), id),
    id,
    company_name: `Sample Company${wide(at)}`,
    primary_contact_email: `contact-${wide(at)}@example.com`,
    seats_purchased: 10,
    seats_used: 0,
    account_status: mostly(at, 'active', 'inactive'),
    created_at: moment(at),
    version: 1,
  };
};

const messageOf = (at: number): Item => {
  const id = `message-${wide(at)}`;
  return {
    ...keys.message(id),
    ...indexes.messages(moment(at), id),
    id,
    received_at: moment(at),
    first_name: 'Sample',
    last_name: `Writer${wide(at)}`,
    email: `writer-${wide(at)}@example.com`,
    company: 'Sample Company',
    phone: null,
    employees: null,
    message: 'How many seats?',
    is_answered: mostly(at, false, true),
  };
};

const auditOf = (at: number): Item => {
  const id = `audit-${wide(at)}`;
  return {
    ...keys.audit(id),
    ...indexes.audit(moment(at), id),
    id,
    at: moment(at),
    actor_id: 'person-0000000',
    action: 'Removed a role',
    subject: `Sample Person${wide(at)}`,
    changes: [],
  };
};

/** A row with the entries that the search keeps of it. */
function* indexed(
  list: SearchedList,
  id: string,
  row: Item,
  joined: Parameters<(typeof indexedAs)[SearchedList]>[1] = {},
): Generator<Item> {
  yield row;
  const { words, states, ...rest } = indexedAs[list](row, joined);
  for (const entry of entriesOf({ words, states, ...rest }, id)) {
    yield { ...keys.entry(list, ...entry), id, words, states };
  }
}

function* personOf(at: number): Generator<Item> {
  const person = profileOf(at);
  const user_id = String(person.user_id);
  yield* indexed('users', user_id, person);
  const role = { id: `${user_id}.user`, user_id, role: 'user', created_at: moment(at) };
  const keyed = { ...keys.role(user_id, 'user'), ...indexes.roles(moment(at), user_id, 'user'), ...role };
  yield* indexed('roles', role.id, keyed, { person });
}

function* enrollmentOf(at: number): Generator<Item> {
  const person = profileOf(Math.floor(at / perUser));
  const course = courseOf(at % perUser);
  const [user_id, course_id] = [String(person.user_id), String(course.id)];
  const row = {
    ...keys.enrollment(user_id, course_id),
    ...indexes.enrollments(moment(at), user_id, course_id),
    id: `${user_id}.${course_id}`,
    user_id,
    course_id,
    status: mostly(at, 'active', 'paused'),
    enrolled_at: moment(at),
    completed_lessons: 0,
  };
  yield* indexed('enrollments', row.id, row, { person, course });
}

function* otherOf(at: number): Generator<Item> {
  const [person, course] = [profileOf(at), courseOf(0)];
  const toolkit = toolkitOf(at);
  yield* indexed('reimbursements', String(toolkit.id), toolkit, { person, course });
  const account = accountOf(at);
  yield* indexed('corporate-accounts', String(account.id), account);
  const message = messageOf(at);
  yield* indexed('messages', String(message.id), message);
  yield auditOf(at);
}

function* applicationRows(at: number): Generator<Item> {
  const application = applicationOf(at);
  yield* indexed('layoff-applications', String(application.id), application);
}

/** Everything that a table has more when it grows from some counts to others, row by row with its entries. */
export function* rowsBetween(before: Counts, after: Counts): Generator<Item> {
  const kinds: readonly [keyof Counts, (at: number) => Generator<Item>][] = [
    ['users', personOf],
    ['enrollments', enrollmentOf],
    ['applications', applicationRows],
    ['others', otherOf],
  ];
  if (before.users === 0)
    for (let at = 0; at < perUser; at++) yield* indexed('courses', `course-${at}`, courseOf(at));
  for (const [kind, rowsOf] of kinds) {
    for (let at = before[kind]; at < after[kind]; at++) yield* rowsOf(at);
  }
}

const inBatch = 1000;

/**
 * Puts rows into a table of a folder that no embedded DynamoDB has open, without a request for each: what is measured is
 * reading. Answers how many.
 */
export async function load(folder: string, tableName: string, rows: Iterable<Item>): Promise<number> {
  const { store, close } = await openStore(folder);
  const table = store.db.getSync<TableDescription>(`table~${tableName}`);
  if (!table) throw new Error(`There is no table ${tableName} in ${folder}`);
  let written = 0;
  let batch: Operation[] = [];
  const put = (key: string, value: Stored) => batch.push({ type: 'put', key, value });
  for (const row of rows) {
    const item = marshall(row, { removeUndefinedValues: true }) as Stored;
    put(`item-${tableName}~${database.createKey(item, table)}`, item);
    for (const entry of database.getIndexActions(table.GlobalSecondaryIndexes ?? [], undefined, item, table)
      .puts)
      put(`index-global~${tableName}~${entry.index}~${entry.key}`, entry.item);
    written++;
    if (batch.length < inBatch) continue;
    await store.db.batch(batch);
    batch = [];
  }
  await store.db.batch(batch);
  await close();
  return written;
}

import type { AttributeValue } from 'aws-lambda';
import { orders, placeOf, type SearchedList, sortedBy } from '../platform/search.ts';
import { wordsOf } from '../platform/words.ts';

/** A row of the table, unparsed. */
export type Row = Record<string, unknown>;

/** A row as its list finds it: its words, the fields it is sorted by, and its states. */
export interface Indexed {
  createdAt: string;
  words: readonly string[];
  sorts: Readonly<Record<string, string>>;
  states: Readonly<Record<string, string>>;
}

/** A row that has to be indexed anew, by its list and its id there. */
export interface Subject {
  list: SearchedList;
  id: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a row of each list is found and sorted by; `person` and `course` are whom and what it is about, if known. */
export const indexedAs: Record<
  SearchedList,
  (row: Row, joined: { person?: Row | undefined; course?: Row | undefined }) => Indexed
> = {
  users: (row) => ({
    createdAt: text(row.created_at),
    words: wordsOf(text(row.full_name), text(row.email)),
    sorts: { full_name: text(row.full_name), email: text(row.email) },
    states: {},
  }),
  roles: (row, { person }) => ({
    createdAt: text(row.created_at),
    words: wordsOf(text(person?.full_name), text(person?.email), text(row.role)),
    sorts: { role: text(row.role) },
    states: {},
  }),
  courses: (row) => ({
    createdAt: text(row.created_at),
    words: wordsOf(text(row.title), text(row.track), text(row.level)),
    sorts: { title: text(row.title), track: text(row.track), level: text(row.level) },
    states: { status: text(row.status) || 'published' },
  }),
  enrollments: (row, { person, course }) => ({
    createdAt: text(row.enrolled_at),
    words: wordsOf(text(person?.full_name), text(person?.email), text(course?.title)),
    sorts: {
      student_name: text(person?.full_name),
      course_title: text(course?.title),
      status: text(row.status),
    },
    states: { status: text(row.status), user_id: text(row.user_id) },
  }),
  'layoff-applications': (row) => ({
    createdAt: text(row.created_at),
    words: wordsOf(text(row.applicant_name), text(row.email), text(row.previous_company)),
    sorts: { applicant_name: text(row.applicant_name) },
    states: { status: text(row.application_status) },
  }),
  reimbursements: (row, { person, course }) => ({
    createdAt: text(row.toolkit_generated_at),
    words: wordsOf(
      text(person?.full_name),
      text(person?.email),
      text(course?.title),
      text(row.employer_name),
    ),
    sorts: {
      employer_name: text(row.employer_name),
      reimbursement_amount: String(Math.round(Number(row.reimbursement_amount ?? 0) * 100)).padStart(15, '0'),
    },
    states: {
      status: row.employer_reimbursed === true ? 'reimbursed' : 'pending',
      user_id: text(row.user_id),
    },
  }),
  'corporate-accounts': (row) => ({
    createdAt: text(row.created_at),
    words: wordsOf(text(row.company_name), text(row.primary_contact_email)),
    sorts: { company_name: text(row.company_name) },
    states: { status: text(row.account_status) },
  }),
  messages: (row) => ({
    createdAt: text(row.received_at),
    words: wordsOf(text(row.first_name), text(row.last_name), text(row.email), text(row.company)),
    sorts: {},
    states: { answered: String(row.is_answered === true) },
  }),
};

/** The entries of a row: an order and the row's place in it. */
export function entriesOf(
  { createdAt, words, sorts, states }: Indexed,
  id: string,
): [order: string, place: string][] {
  const end = placeOf(createdAt, id);
  return [
    [orders.by('created'), end],
    ...words.map((word): [string, string] => [orders.word(word), `${word}#${end}`]),
    ...Object.entries(sorts).map(([field, value]): [string, string] => [
      orders.by(field),
      `${sortedBy(value)}#${end}`,
    ]),
    ...Object.entries(states).map(([field, value]): [string, string] => [orders.state(field, value), end]),
  ];
}

/** Which list a row stands in, by its key. */
const listsByKey: readonly [SearchedList, RegExp, RegExp][] = [
  ['users', /^USER#/, /^PROFILE$/],
  ['roles', /^USER#/, /^ROLE#/],
  ['enrollments', /^USER#/, /^ENROLLMENT#/],
  ['courses', /^COURSE#/, /^COURSE$/],
  ['layoff-applications', /^APPLICATION#/, /^APPLICATION$/],
  ['reimbursements', /^TOOLKIT#/, /^TOOLKIT$/],
  ['corporate-accounts', /^CORPORATE#/, /^ACCOUNT$/],
  ['messages', /^MESSAGE#/, /^MESSAGE$/],
];

/** The row's list and its id there; undefined for a row that no list shows. */
export function subjectOf(pk: string, sk: string): Subject | undefined {
  const list = listsByKey.find(([, owner, kind]) => owner.test(pk) && kind.test(sk))?.[0];
  if (!list) return undefined;
  const owner = pk.slice(pk.indexOf('#') + 1);
  const isOwned = list === 'roles' || list === 'enrollments';
  return { list, id: isOwned ? `${owner}.${sk.slice(sk.indexOf('#') + 1)}` : owner };
}

/** The fields that a row is found by; a change of others leaves its entries as they are. */
const relevant = [
  'full_name',
  'email',
  'title',
  'track',
  'level',
  'status',
  'applicant_name',
  'previous_company',
  'application_status',
  'employer_name',
  'employer_reimbursed',
  'reimbursement_amount',
  'company_name',
  'primary_contact_email',
  'account_status',
  'is_answered',
] as const;

type Image = Record<string, AttributeValue> | undefined;

/** Whether a change of a row can change how it is found; a row that comes or goes does. */
export const isRelevant = (before: Image, after: Image): boolean =>
  !before ||
  !after ||
  relevant.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** Whether a person's name or address has changed, by which their rows are found too. */
export const isRenamed = (before: Image, after: Image): boolean =>
  before !== undefined &&
  after !== undefined &&
  ['full_name', 'email'].some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

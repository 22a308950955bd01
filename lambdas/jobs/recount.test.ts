import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { courseGates, keys } from '../src/platform/keys.ts';
import type { Difference, Row } from './recount/check.ts';
import { findDifferences } from './recount.ts';

const course = (id: string) => ({
  ...keys.course(id),
  id,
  status: 'published',
  lesson_keys: ['1.1', '1.2'],
  lessons_version: 3,
  lesson_count: 2,
});

/** The gates of a course with enrollments of these users. */
const gatesOf = (id: string, users: readonly string[]) =>
  courseGates(id).map((key) => ({
    ...key,
    status: 'published',
    lessons_version: 3,
    enrollment_count: users.filter((user) => keys.courseGate(id, user).sk === key.sk).length,
  }));

/** The rows of a small table in which every stored count is correct. */
const rows = (): Row[] => [
  { ...keys.application('open'), id: 'open', user_id: 'ada', application_status: 'under_review' },
  { ...keys.application('approved'), id: 'approved', user_id: 'ada', application_status: 'approved' },
  { ...keys.certificate('N1'), certificate_number: 'N1' },
  {
    ...keys.corporateAccount('acme'),
    id: 'acme',
    account_status: 'active',
    seats_purchased: 5,
    seats_used: 2,
  },
  { ...keys.corporateSeat('acme', '1') },
  { ...keys.corporateSeat('acme', '2') },
  { pk: 'COUNTS#users', sk: 'SHARD#1', all: 1 },
  course('first'),
  course('second'),
  ...gatesOf('first', ['ada']),
  ...gatesOf('second', ['ada']),
  { ...keys.faq('why'), id: 'why', helpful_count: 1 },
  { ...keys.faqVote('why', 'visitor') },
  { ...keys.indexed('users', 'ada'), entries: [], counted: ['all'] },
  {
    pk: 'TOTALS#1',
    sk: 'SHARD#1',
    courses: 2,
    enrollments: 2,
    active_enrollments: 1,
    applications: 2,
    approved_applications: 1,
    corporate_accounts: 1,
    active_corporate_accounts: 1,
    seats_purchased: 5,
    seats_used: 2,
  },
  { pk: 'TOTALS#1', sk: 'SHARD#2', users: 1 },
  {
    ...keys.enrollment('ada', 'first'),
    course_id: 'first',
    status: 'completed',
    certificate_number: 'N1',
    completed_lessons: 2,
    lessons_version: 3,
  },
  {
    ...keys.enrollment('ada', 'second'),
    course_id: 'second',
    status: 'active',
    completed_lessons: 1,
    lessons_version: 3,
  },
  { ...keys.grant('ada'), application_ids: new Set(['approved']) },
  { ...keys.openApplication('ada'), application_id: 'open' },
  { ...keys.profile('ada'), user_id: 'ada' },
  { ...keys.progress('ada', 'first', 1, 1) },
  { ...keys.progress('ada', 'first', 1, 2) },
  { ...keys.progress('ada', 'second', 1, 2) },
  // Of a lesson that was removed.
  { ...keys.progress('ada', 'second', 9, 9) },
];

async function* inPages(table: readonly Row[], size: number): AsyncGenerator<Row[]> {
  const sorted = table.toSorted((one, other) => one.pk.localeCompare(other.pk));
  for (let at = 0; at < sorted.length; at += size) yield await Promise.resolve(sorted.slice(at, at + size));
}

const readFrom = (table: readonly Row[]) => (wanted: readonly { pk: string; sk: string }[]) =>
  Promise.resolve(table.filter((row) => wanted.some(({ pk, sk }) => pk === row.pk && sk === row.sk)));

/** Returns the differences of a table, which do not depend on its pages. */
async function differencesOf(table: readonly Row[]): Promise<Difference[]> {
  const found = await Promise.all(
    [1, 3, table.length].map(async (size) => {
      const differences: Difference[] = [];
      for await (const one of findDifferences(inPages(table, size), readFrom(table))) differences.push(one);
      return differences;
    }),
  );
  expect(found[0]).toEqual(found[2]);
  expect(found[1]).toEqual(found[2]);
  return found[0] ?? [];
}

/** Returns the rows with some attributes of one row replaced, or without it. */
const changed = ({ pk, sk }: { pk: string; sk: string }, attributes?: object): Row[] =>
  rows().flatMap((row) => {
    if (row.pk !== pk || row.sk !== sk) return [row];
    return attributes ? [{ ...row, ...attributes }] : [];
  });

const ofEnrollment = keys.enrollment('ada', 'first');
const gate = keys.courseGate('second', 'ada');
const difference = (what: string, stored: number, counted: number): Difference => ({ what, stored, counted });

describe('the recount', () => {
  it('finds nothing in a correct table', async () => {
    expect(await differencesOf(rows())).toEqual([]);
  });

  it.each([
    ['paid', 1],
    ['waived', 1],
    ['due', 0],
    ['disputed', 0],
  ])('of a completed course whose order is %s expects %i certificates', async (status, expected) => {
    const table = [
      ...changed(ofEnrollment, { certificate_number: undefined, order_id: 'one' }),
      { ...keys.order('one'), status },
    ];
    const found = (await differencesOf(table)).filter(({ what }) => what.startsWith('certificates'));
    expect(found).toEqual(
      expected === 0 ? [] : [difference('certificates of first for USER#ada', expected, 0)],
    );
  });

  it.each<[string, Row[], Difference[]]>([
    [
      'a total',
      changed({ pk: 'TOTALS#1', sk: 'SHARD#2' }, { users: 3 }),
      [difference('total of users', 3, 1)],
    ],
    [
      'the number of indexed rows',
      changed({ pk: 'COUNTS#users', sk: 'SHARD#1' }, { all: 4 }),
      [difference('indexed rows of users, all', 4, 1)],
    ],
    [
      'completed lessons',
      changed(ofEnrollment, { completed_lessons: 1 }),
      [difference('lessons done in first by USER#ada', 1, 2)],
    ],
    [
      'a missing mark',
      changed(keys.progress('ada', 'second', 1, 2)),
      [difference('lessons done in second by USER#ada', 1, 0)],
    ],
    [
      'a completed enrollment without its certificate',
      changed(keys.certificate('N1')),
      [difference('certificates of first for USER#ada', 1, 0)],
    ],
    [
      'a certificate of an enrollment that is not completed',
      changed(keys.enrollment('ada', 'second'), { certificate_number: 'N1' }),
      [difference('certificates of second for USER#ada', 0, 1)],
    ],
    ['lessons', changed(keys.course('first'), { lesson_count: 3 }), [difference('lessons of first', 3, 2)]],
    [
      'enrollments',
      changed(gate, { enrollment_count: 0 }),
      [difference(`enrollments in second, ${gate.sk}`, 0, 1)],
    ],
    [
      'a gate with another status than its course',
      changed(gate, { status: 'archived' }),
      [difference('gates of second', 31, 32)],
    ],
    [
      'a gate with other lessons than its course',
      changed(gate, { lessons_version: 2 }),
      [difference('gates of second', 31, 32)],
    ],
    [
      'a missing gate',
      changed(gate),
      [difference('gates of second', 31, 32), difference(`enrollments in second, ${gate.sk}`, 0, 1)],
    ],
    [
      'gates of a deleted course',
      [...rows(), ...gatesOf('third', [])],
      [difference('gates of third', 32, 0)],
    ],
    [
      'an open application without a lock',
      changed(keys.openApplication('ada')),
      [difference('locks of the application open', 0, 1)],
    ],
    [
      'a lock without an open application',
      [...rows(), { ...keys.openApplication('eve'), application_id: 'approved' }],
      [difference('locks of the application approved', 1, 0)],
    ],
    [
      'a lock of another user',
      [...rows(), { ...keys.openApplication('eve'), application_id: 'open' }],
      [difference('locks of the application open', 1, 0)],
    ],
    [
      'an approved application without a grant',
      changed(keys.grant('ada'), { application_ids: undefined }),
      [difference('grants of the application approved for USER#ada', 0, 1)],
    ],
    [
      'a grant without an approved application',
      changed(keys.grant('ada'), { application_ids: new Set(['approved', 'open']) }),
      [difference('grants of the application open for USER#ada', 1, 0)],
    ],
    [
      'a grant of another user',
      [...rows(), { ...keys.grant('eve'), application_ids: new Set(['approved']) }],
      [difference('grants of the application approved for USER#eve', 1, 0)],
    ],
    ['votes', changed(keys.faqVote('why', 'visitor')), [difference('votes for why', 1, 0)]],
    ['seats', changed(keys.corporateSeat('acme', '2')), [difference('seats used of acme', 2, 1)]],
  ])('finds %s', async (_, table, differences) => {
    expect(await differencesOf(table)).toEqual(differences);
  });

  it('does not compare an enrollment that was counted with other lessons', async () => {
    expect(await differencesOf(changed(ofEnrollment, { completed_lessons: 7, lessons_version: 2 }))).toEqual(
      [],
    );
  });

  it('needs no more memory for more users', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const bytes: number[] = [];
    const users = 30_000;
    const gates = gatesOf('first', []);
    async function* table(): AsyncGenerator<Row[]> {
      for (let user = 0; user < users; user++) {
        const id = `user-${user}-${'x'.repeat(100)}`;
        const own = gates.find(({ sk }) => sk === keys.courseGate('first', id).sk);
        if (own) own.enrollment_count++;
        if (user === 100 || user === users - 1) {
          collectGarbage();
          bytes.push(process.memoryUsage().heapUsed);
        }
        yield await Promise.resolve([
          { ...keys.enrollment(id, 'first'), course_id: 'first', completed_lessons: 1, lessons_version: 3 },
          { ...keys.progress(id, 'first', 1, 1) },
          { ...keys.application(id), id, user_id: id, application_status: 'rejected' },
          { ...keys.indexed('users', id), counted: ['all'] },
        ]);
      }
      yield [course('first'), ...gates];
    }
    let found = 0;
    for await (const _ of findDifferences(table(), readFrom([course('first')]))) found++;
    // Only the totals differ, as there are no rows that store them.
    expect(found).toBeLessThan(10);
    const [before = 0, after = 0] = bytes;
    // An ID of each user would take more than 4 MB.
    expect(after - before).toBeLessThan(3_000_000);
  });
});

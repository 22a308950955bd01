import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keys } from '../platform/keys.ts';
import { lists } from './lists.ts';
import { entriesOf, indexedAs, isRelevant, isRenamed, type Joined, subjectOf } from './rules.ts';

/** Returns the words, sort values, and states of a row in a list. */
const asIn = (list: keyof typeof lists, row: object, joined: Joined = {}) =>
  indexedAs(lists[list], { ...row }, joined);

describe('a row of the table', () => {
  it.each([
    [keys.profile('u'), { list: 'users', id: 'u' }],
    [keys.role('u', 'admin'), { list: 'roles', id: 'u.admin' }],
    [keys.enrollment('u', 'a-course'), { list: 'enrollments', id: 'u.a-course' }],
    [keys.course('a-course'), { list: 'courses', id: 'a-course' }],
    [keys.application('a'), { list: 'layoff-applications', id: 'a' }],
    [keys.toolkit('t'), { list: 'reimbursements', id: 't' }],
    [keys.corporateAccount('c'), { list: 'corporate-accounts', id: 'c' }],
    [keys.message('m'), { list: 'messages', id: 'm' }],
    [keys.details('a-course'), undefined],
    [keys.grant('u'), undefined],
    [keys.progress('u', 'a-course', 1, 1), undefined],
    [keys.openApplication('u'), undefined],
    [keys.entry('users', 'by=email', 'x'), undefined],
  ])('with the key %j is %j', ({ pk, sk }, subject) => {
    expect(subjectOf(pk, sk)).toEqual(subject);
  });
});

describe('a row', () => {
  const person = { full_name: 'Ada Sample', email: 'ada@example.com' };
  const course = { title: 'Sample Course' };
  const at = '2026-01-02T03:04:05.000Z';
  const address = ['ada@example.com', 'com', 'example'];

  it.each([
    [
      'courses',
      { title: 'AI', track: 'Technical', level: 'Beginner', status: 'draft', created_at: at },
      {
        words: ['ai', 'beginner', 'technical'],
        sorts: { title: 'AI', track: 'Technical', level: 'Beginner' },
        states: { status: 'draft' },
      },
    ],
    [
      'enrollments',
      { user_id: 'u', course_id: 'c', status: 'paused', enrolled_at: at },
      {
        words: ['ada', ...address, 'course', 'sample'],
        sorts: { student_name: 'Ada Sample', course_title: 'Sample Course', status: 'paused' },
        states: { course_id: 'c', status: 'paused', user_id: 'u' },
      },
    ],
    [
      'reimbursements',
      {
        user_id: 'u',
        employer_name: 'Acme',
        employer_reimbursed: true,
        reimbursement_amount: 12.34,
        toolkit_generated_at: at,
      },
      {
        words: ['acme', 'ada', ...address, 'course', 'sample'],
        sorts: { employer_name: 'Acme', reimbursement_amount: '000000000001234' },
        states: { user_id: 'u' },
      },
    ],

    [
      'messages',
      {
        first_name: 'Ada',
        last_name: 'Sample',
        email: 'ada@example.com',
        company: 'Acme',
        is_answered: true,
        received_at: at,
      },
      { words: ['acme', 'ada', ...address, 'sample'], sorts: {}, states: { answered: 'true' } },
    ],
  ] as const)('of %s has words, sort values, and states', (list, row, found) => {
    const { words, endings: _, ...indexed } = asIn(list, row, { person, course });
    const { words: wanted, ...rest } = found;
    expect(words).toEqual([...wanted].toSorted());
    expect(indexed).toEqual({ createdAt: at, ...rest });
  });

  it('is indexed without its user and course if they were deleted', () => {
    expect(asIn('roles', { role: 'admin', created_at: at }, {}).words).toEqual(['admin']);
    expect(asIn('enrollments', { status: 'active', full_name: 7 }, {}).sorts).toEqual({
      student_name: '',
      course_title: '',
      status: 'active',
    });
  });
});

describe('the entries of a row', () => {
  const person = { full_name: 'Sample Learner', email: 'sample@example.com' };
  const row = { user_id: 'u', course_id: 'c', status: 'active', enrolled_at: '2025-01-01T00:00:00.000Z' };
  const indexed = asIn('enrollments', row, { person, course: { title: 'Sample Course' } });

  it('are one for each word, sort, state, and the date, and all end with its ID', () => {
    const entries = entriesOf({ ...indexed, endings: [] }, 'u.c');
    expect(entries.map(([order]) => order)).toEqual([
      'by=created',
      'w=c',
      'w=c',
      'w=e',
      'w=l',
      'w=s',
      'w=s',
      'by=student_name',
      'by=course_title',
      'by=status',
      'course_id=c',
      'status=active',
      'user_id=u',
    ]);
    expect(entries.every(([, place]) => place.endsWith('#u.c'))).toBe(true);
  });

  it('find parts of the words of a name or a title, but not of an address', () => {
    const cyber = asIn('enrollments', row, {
      person: { full_name: 'Jo Sample', email: 'address@example.com' },
      course: { title: 'Cybersecurity Basics' },
    });
    expect(cyber.endings).toEqual(expect.arrayContaining(['security', 'ity', 'ample', 'asics']));
    expect(cyber.endings).not.toContain('ddress');
    expect(cyber.endings.every((ending) => ending.length >= 3)).toBe(true);
  });

  it('fit into one transaction with those that they replace for any texts', () => {
    const text = fc.string({ maxLength: 2000 });
    fc.assert(
      fc.property(text, text, text, (full_name, email, title) => {
        const all = entriesOf(
          asIn(
            'reimbursements',
            { ...row, employer_name: title },
            { person: { full_name, email }, course: { title } },
          ),
          'id',
        );
        // With the list of entries and the counts.
        expect(2 * all.length + 2).toBeLessThanOrEqual(100);
        expect(new Set(all.map((entry) => entry.join('\n'))).size).toBe(all.length);
        // A sort key may have 1,024 bytes.
        expect(all.every(([, place]) => Buffer.byteLength(place) <= 1024)).toBe(true);
      }),
    );
  });

  it('sort a name before a longer one that begins with it', () => {
    const place = (employer_name: string) =>
      entriesOf(asIn('reimbursements', { ...row, employer_name }, {}), 'id').find(
        ([order]) => order === 'by=employer_name',
      )?.[1] ?? '';
    const names = ['Acme', 'Acme !', 'Acme West', 'Acme-West', 'Acmes'];
    expect(names.map(place).toSorted()).toEqual(names.map(place));
  });

  it('sort amounts as numbers', () => {
    const place = (amount: number | null) =>
      asIn('reimbursements', { ...row, reimbursement_amount: amount }, {}).sorts.reimbursement_amount ?? '';
    expect([place(1000), place(999.5), place(null), place(20)].toSorted()).toEqual(
      [null, 20, 999.5, 1000].map(place),
    );
  });
});

describe('a change', () => {
  const image = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, S]) => [name, { S }]));
  const before = image({ first_name: 'A', full_name: 'A', email: 'a@example.com', last_seen: '1' });

  it.each([
    ['a new row', 'users', undefined, before],
    ['a deleted row', 'users', before, undefined],
    ['another name', 'users', before, { ...before, full_name: { S: 'B' } }],
    ['another status', 'enrollments', before, { ...before, status: { S: 'paused' } }],
    ['another first name', 'messages', before, { ...before, first_name: { S: 'B' } }],
    ['another company', 'messages', before, { ...before, company: { S: 'B' } }],
    ['another role', 'roles', before, { ...before, role: { S: 'admin' } }],
  ] as const)('is relevant for the search: %s', (_name, list, old, now) => {
    expect(isRelevant(lists[list], old, now)).toBe(true);
  });

  it.each([
    ['a field that no list searches', 'users', { ...before, last_seen: { S: '2' } }],
    ['a field that another list searches', 'courses', { ...before, email: { S: 'b@example.com' } }],
  ] as const)('is not relevant for the search: %s', (_name, list, now) => {
    expect(isRelevant(lists[list], before, now)).toBe(false);
  });

  it.each([
    ['another name', before, { ...before, full_name: { S: 'B' } }, true],
    ['another email address', before, { ...before, email: { S: 'b@example.com' } }, true],
    ['another field', before, { ...before, last_seen: { S: '2' } }, false],
    ['a new user', undefined, before, false],
    ['a deleted user', before, undefined, false],
  ])('of a user is relevant for the user’s rows: %s, %#', (_name, old, now, isRelevantForRows) => {
    expect(isRenamed(Object.values(lists), old, now)).toBe(isRelevantForRows);
  });
});

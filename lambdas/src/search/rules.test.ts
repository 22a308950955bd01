import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keys } from '../platform/keys.ts';
import { entriesOf, indexedAs, isRelevant, isRenamed, subjectOf } from './rules.ts';

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
  ])('at %j stands in %j', ({ pk, sk }, subject) => {
    expect(subjectOf(pk, sk)).toEqual(subject);
  });
});

describe('the entries of a row', () => {
  const person = { full_name: 'Sample Learner', email: 'sample@example.com' };
  const row = { user_id: 'u', course_id: 'c', status: 'active', enrolled_at: '2025-01-01T00:00:00.000Z' };
  const indexed = indexedAs.enrollments(row, { person, course: { title: 'Sample Course' } });

  it('are one for each word, each sort, each state and its time, all ending in its id', () => {
    const entries = entriesOf(indexed, 'u.c');
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
      'status=active',
      'user_id=u',
    ]);
    expect(entries.every(([, place]) => place.endsWith('#u.c'))).toBe(true);
  });

  it('fit into one transaction with those that they replace, whatever the texts', () => {
    const text = fc.string({ maxLength: 2000 });
    fc.assert(
      fc.property(text, text, text, (full_name, email, title) => {
        const all = entriesOf(
          indexedAs.reimbursements(
            { ...row, employer_name: title },
            { person: { full_name, email }, course: { title } },
          ),
          'id',
        );
        expect(2 * all.length + 1).toBeLessThanOrEqual(100);
        expect(new Set(all.map((entry) => entry.join('\n'))).size).toBe(all.length);
        // A sort key may have 1,024 bytes.
        expect(all.every(([, place]) => Buffer.byteLength(place) <= 1024)).toBe(true);
      }),
    );
  });

  it('sort amounts as numbers', () => {
    const place = (amount: number | null) =>
      indexedAs.reimbursements({ ...row, reimbursement_amount: amount }, {}).sorts.reimbursement_amount ?? '';
    expect([place(1000), place(999.5), place(null), place(20)].toSorted()).toEqual(
      [null, 20, 999.5, 1000].map(place),
    );
  });
});

describe('a change', () => {
  const image = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, S]) => [name, { S }]));
  const before = image({ full_name: 'A', email: 'a@example.com', last_seen: '1' });

  it.each([
    ['coming', undefined, before, true, false],
    ['going', before, undefined, true, false],
    ['another name', before, { ...before, full_name: { S: 'B' } }, true, true],
    ['another status', before, { ...before, status: { S: 'paused' } }, true, false],
    ['what no list shows', before, { ...before, last_seen: { S: '2' } }, false, false],
  ])('%s', (_name, old, now, relevant, renamed) => {
    expect(isRelevant(old, now)).toBe(relevant);
    expect(isRenamed(old, now)).toBe(renamed);
  });
});

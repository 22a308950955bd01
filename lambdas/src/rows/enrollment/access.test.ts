import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personStates, seatedStates } from '@redwhiteandcode/contract/company/person-states.ts';
import { seatEndSentence, takeBackReasons } from '@redwhiteandcode/contract/company/seat-ends.ts';
import { accessEnded, openOrProblem, readSeatEnds, seatEndAt } from './access.ts';
import { newEnrollment } from './row.ts';

const account = { id: 'acme', company_name: 'Acme', account_status: 'active', seats_used: 2 } as const;
const person = { state: 'accepted' } as const;
const removed = { state: 'removed', removed_because: 'left' } as const;
const laidOff = {
  state: 'removed',
  removed_because: 'layoff',
  open_until: '2026-03-31T12:00:00.000Z',
} as const;
const term = { ...account, ends_on: '2026-03-01' };
const next = { starts_on: '2026-03-02', ends_on: '2027-03-01', order_id: 'o' };
const ended = (reason: string, open_until: string | null = null) => ({
  reason,
  company_name: 'Acme',
  open_until,
});
const endOfTerm = '2026-03-16T03:59:59.999Z';

describe('the end of a seat', () => {
  it.each([
    ['a used seat', { person, account }, '2026-03-01T00:00:00.000Z', null],
    ['a seat that was taken back', { person: removed, account }, '2026-03-01T00:00:00.000Z', ended('left')],
    [
      'a layoff, for 30 days',
      { person: laidOff, account },
      '2026-03-31T11:59:59.999Z',
      ended('layoff', laidOff.open_until),
    ],
    ['a layoff, after 30 days', { person: laidOff, account }, laidOff.open_until, ended('layoff')],
    ['the last day of a term', { person, account: term }, '2026-03-02T04:59:59.999Z', null],
    [
      'a term that is over, for 14 days',
      { person, account: term },
      '2026-03-02T05:00:00.000Z',
      ended('term_over', endOfTerm),
    ],
    ['a term that is over, after 14 days', { person, account: term }, endOfTerm, ended('term_over')],
    [
      'a term whose renewal pays for the seats in use',
      { person, account: { ...term, renewal: { ...next, seats: 2 } } },
      endOfTerm,
      null,
    ],
    [
      'a term whose renewal pays for too few seats',
      { person, account: { ...term, renewal: { ...next, seats: 1 } } },
      endOfTerm,
      ended('term_over'),
    ],
    [
      'a closed account, also after a layoff',
      { person: laidOff, account: { ...account, account_status: 'inactive' as const } },
      '2026-03-01T00:00:00.000Z',
      ended('account_closed'),
    ],
    ['a deleted person', { person: undefined, account }, '2026-03-01T00:00:00.000Z', ended('other')],
  ])('of %s', (_case, facts, now, end) => {
    expect(seatEndAt(facts, now)).toEqual(end);
  });

  it('is null exactly in the states in which the person has a seat', () => {
    const open = personStates.filter(
      (state) => seatEndAt({ person: { state }, account }, '2026-03-01T00:00:00.000Z') === null,
    );
    expect(open).toEqual(seatedStates);
  });

  it('never opens again while time passes', () => {
    const times = fc
      .integer({ min: 0, max: 90 })
      .map((day) => new Date(Date.UTC(2026, 1, day)).toISOString());
    const people = fc.constantFrom(person, removed, laidOff);
    fc.assert(
      fc.property(people, fc.constantFrom(account, term), times, times, (who, of, one, other) => {
        const [first, later] = [one, other]
          .toSorted()
          .map((now) => seatEndAt({ person: who, account: of }, now));
        if (first?.open_until === null) expect(later).toEqual(first);
      }),
    );
  });

  it('costs nothing for enrollments without a seat', async () => {
    const row = newEnrollment('u', { id: 'c', lesson_keys: [], lessons_version: 1 }, { enrolledAt: '' });
    expect((await readSeatEnds([row]))(row)).toBeNull();
  });
});

describe('a refusal', () => {
  it.each(takeBackReasons)('says that the seat ended: %s', (reason) => {
    const end = { reason, company_name: 'Acme', open_until: null };
    const { status, detail, type } = accessEnded(end);
    expect({ status, type }).toEqual({ status: 403, type: 'urn:redwhiteandcode:problem:access-ended' });
    expect(detail).toBe(`${seatEndSentence(end)} Your progress, certificates, and results stay.`);
    expect(detail).toContain('Acme');
  });

  it('says what to do without an enrollment', () => {
    expect(() => openOrProblem({ kind: 'none' }, 'Enroll first.')).toThrow('Enroll first.');
  });
});

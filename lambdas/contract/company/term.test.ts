import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, daysBetween } from '../calendar/calendar.ts';
import {
  cheaperSeats,
  kindOf,
  noSeats,
  onlineSeats,
  pricedPlan,
  priceSentence,
  quoteSeats,
  renewableFrom,
  renewedTerm,
  restOfTermCents,
  seatOrderProblem,
  seatRefundOf,
  type SeatState,
  termFrom,
  termMessages,
} from './term.ts';

const term = termFrom('2026-12-01');
const open: SeatState = { account_status: 'active', seats_purchased: 12, seats_used: 3, term, renewal: null };
const added = (seats: number) => ({ kind: 'added', seats }) as const;
const renewal = (seats: number) => ({ kind: 'renewal', seats }) as const;

describe('a term', () => {
  it.each([
    ['2026-12-01', '2027-11-30', 365],
    ['2027-03-01', '2028-02-29', 366],
    ['2028-02-28', '2029-02-27', 366],
    ['2028-02-29', '2029-02-27', 365],
    ['2028-03-01', '2029-02-28', 365],
  ])('from %s ends on %s, after %i days', (from, ends_on, days) => {
    expect(termFrom(from)).toEqual({ starts_on: from, ends_on });
    expect(daysBetween(from, ends_on) + 1).toBe(days);
  });

  it.each([
    ['before its end', '2027-10-15', '2027-12-01'],
    ['on the last day on which lessons are open', '2027-12-14', '2027-12-01'],
    ['a day later', '2027-12-15', '2027-12-15'],
  ])('that is renewed %s, on %s, continues from %s', (_, paidOn, starts) => {
    expect(renewedTerm(term, paidOn)).toEqual(termFrom(starts));
  });
});

describe('the price of an added seat', () => {
  it.each([
    ['2026-12-01', 19_900],
    ['2026-12-02', 19_845],
    ['2027-06-02', 9923],
    ['2027-11-30', 55],
  ])('of $199 on %s is %i cents', (today, cents) => {
    expect(restOfTermCents(19_900, term, today)).toBe(cents);
  });

  it.each(['2026-11-30', '2027-12-01'])('does not exist on %s, outside of the term', (today) => {
    expect(() => restOfTermCents(19_900, term, today)).toThrow(RangeError);
  });

  const start = fc.integer({ min: 0, max: 3000 }).map((days) => termFrom(daysAfter('2026-01-01', days)));
  const price = fc.integer({ min: 1, max: 50_000 });

  it('is the whole price on the first day, never rises, and is within half a cent of its share, in leap years too', () => {
    fc.assert(
      fc.property(start, price, fc.nat(), (one, cents, at) => {
        const all = daysBetween(one.starts_on, one.ends_on) + 1;
        const passed = at % all;
        const priceOn = (days: number) => restOfTermCents(cents, one, daysAfter(one.starts_on, days));
        expect(priceOn(0)).toBe(cents);
        expect(Number.isInteger(priceOn(passed))).toBe(true);
        expect(Math.abs(priceOn(passed) - (cents * (all - passed)) / all)).toBeLessThanOrEqual(0.5);
        if (passed > 0) expect(priceOn(passed)).toBeLessThanOrEqual(priceOn(passed - 1));
      }),
    );
  });

  it('is the same for seats that are added at once or one after the other at the same price', () => {
    const seats = fc.integer({ min: 1, max: 20 });
    const days = fc.integer({ min: 0, max: 364 });
    fc.assert(
      fc.property(seats, seats, days, (one, other, passed) => {
        const today = daysAfter(term.starts_on, passed);
        const totalOf = (state: SeatState, count: number) =>
          quoteSeats(state, added(count), today).totalCents;
        const first = totalOf(open, one);
        const then = totalOf({ ...open, seats_purchased: open.seats_purchased + one }, other);
        const together = quoteSeats(open, added(one + other), today);
        const isOnePrice = together.plan === pricedPlan(open.seats_purchased + one)?.plan;
        if (isOnePrice) expect(first + then).toBe(together.totalCents);
        else expect(first + then).toBeGreaterThan(together.totalCents);
      }),
    );
  });

  it('includes the whole price of a next term that is paid', () => {
    const next = { ...termFrom('2027-12-01'), seats: 60 };
    const quote = quoteSeats({ ...open, renewal: next }, added(5), '2027-11-30');
    expect(quote).toMatchObject({ seatCents: 55 + 14_900, totalCents: 5 * (55 + 14_900) });
    expect(quote.term).toEqual({ starts_on: '2027-11-30', ends_on: '2028-11-30' });
    expect(priceSentence(quote)).toBe(
      'An added seat costs $149.55: 1 of 365 days at $199 for 12 months, and $149 for the next 12 months, through November 30, 2028.',
    );
  });
});

describe('the plan', () => {
  it.each([
    [1, 'team', 19_900],
    [49, 'team', 19_900],
    [50, 'business', 14_900],
    [249, 'business', 14_900],
    [250, undefined, undefined],
  ])('of %i seats in all is %s at %s cents', (total, id, cents) => {
    expect(pricedPlan(total)?.plan.id).toBe(id);
    expect(pricedPlan(total)?.seatCents).toBe(cents);
  });

  it('of added seats is that of the new total, and paid seats are not priced again', () => {
    const quote = quoteSeats({ ...open, seats_purchased: 45 }, added(5), term.starts_on);
    expect(quote).toMatchObject({ plan: { id: 'business' }, seatCents: 14_900, totalCents: 5 * 14_900 });
  });

  it.each([
    [37, undefined],
    [38, { seats: 50, totalCents: 745_000 }],
    [49, { seats: 50, totalCents: 745_000 }],
    [50, undefined],
    [249, undefined],
  ])('for %i seats can be cheaper with more: %j', (seats, more) => {
    expect(cheaperSeats(seats)).toEqual(more);
  });
});

describe('an order of seats', () => {
  it('says what a seat costs, and for how long', () => {
    expect(priceSentence(quoteSeats(noSeats, { kind: 'first', seats: 12 }))).toBe(
      'A seat costs $199 for 12 months from the day your account opens.',
    );
    expect(priceSentence(quoteSeats(open, added(2), '2027-06-02'))).toBe(
      'An added seat costs $99.23: 182 of 365 days at $199 for 12 months, through November 30, 2027.',
    );
    expect(priceSentence(quoteSeats(open, renewal(80), '2027-11-01'))).toBe(
      'A seat costs $149 for 12 months, from December 1, 2027 through November 30, 2028.',
    );
  });

  const { tooFew, enterprise, granted, closed } = termMessages;
  const nextTerm = { ...termFrom('2027-12-01'), seats: 12 };
  it.each<[string, SeatState, Parameters<typeof seatOrderProblem>[1], string, string | undefined]>([
    ['the first, of 9', noSeats, { kind: 'first', seats: 9 }, '2026-12-01', tooFew],
    ['the first, of 10', noSeats, { kind: 'first', seats: 10 }, '2026-12-01', undefined],
    ['the first, of 249', noSeats, { kind: 'first', seats: 249 }, '2026-12-01', undefined],
    ['the first, of 250', noSeats, { kind: 'first', seats: 250 }, '2026-12-01', enterprise],
    ['one more', open, added(1), '2026-12-01', undefined],
    ['one more on the last day', open, added(1), '2027-11-30', undefined],
    ['one more after it', open, added(1), '2027-12-01', termMessages.over('2027-11-30')],
    ['237 more', open, added(237), '2027-01-01', undefined],
    ['238 more', open, added(238), '2027-01-01', termMessages.tooManyInAll(12)],
    [
      'more than a paid next term can have',
      { ...open, renewal: { ...nextTerm, seats: 249 } },
      added(1),
      '2027-11-01',
      termMessages.tooManyInAll(249),
    ],
    ['a renewal 61 days before', open, renewal(12), '2027-09-30', termMessages.early('2027-10-01')],
    ['a renewal 60 days before', open, renewal(12), '2027-10-01', undefined],
    ['a renewal after the end', open, renewal(12), '2028-03-01', undefined],
    [
      'a second renewal',
      { ...open, renewal: nextTerm },
      renewal(12),
      '2027-11-01',
      termMessages.renewed('2028-11-30'),
    ],
    [
      'a renewal of fewer than are in use',
      { ...open, seats_used: 11 },
      renewal(10),
      '2027-11-01',
      termMessages.inUse(11),
    ],
    ['a renewal of 9', open, renewal(9), '2027-11-01', tooFew],
    [
      'seats for an account that we granted',
      { ...noSeats, account_status: 'active', seats_purchased: 80 },
      { kind: 'first', seats: 10 },
      '2026-12-01',
      granted,
    ],
    ['seats for a closed account', { ...open, account_status: 'inactive' }, added(1), '2026-12-02', closed],
  ])('is possible online: %s', (_, state, order, today, problem) => {
    expect(seatOrderProblem(state, order, today)).toBe(problem);
  });

  it('has a price whenever it is possible', () => {
    const state = fc.record({
      account_status: fc.constantFrom('active' as const, 'inactive' as const),
      seats_purchased: fc.integer({ min: 0, max: 300 }),
      seats_used: fc.integer({ min: 0, max: 300 }),
      term: fc.constantFrom(null, term),
      renewal: fc.constantFrom(null, nextTerm),
    });
    const days = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(state, fc.boolean(), fc.integer({ min: 1, max: 300 }), days, (is, isRenewal, seats, at) => {
        const today = daysAfter(term.starts_on, at);
        const order = { kind: kindOf(is, isRenewal), seats };
        if (seatOrderProblem(is, order, today) !== undefined) return;
        const { totalCents, seatCents } = quoteSeats(is, order, today);
        expect(seatCents).toBeGreaterThan(0);
        expect(totalCents).toBe(seats * seatCents);
      }),
    );
  });

  it('can be renewed from the day of the first reminder', () => {
    expect(daysBetween(renewableFrom(term), term.ends_on)).toBe(60);
    expect(onlineSeats).toEqual({ min: 10, max: 249 });
  });
});

describe('the refund of seats', () => {
  const addedAt = '2026-12-01T15:00:00.000Z';
  const ends_at = '2026-12-15T15:00:00.000Z';
  it.each([
    ['in the last millisecond', ends_at, false, null],
    ['a millisecond later', '2026-12-15T15:00:00.001Z', false, 'window-over'],
    ['after a seat was used', addedAt, true, 'seat-used'],
    ['late, after a seat was used', '2027-01-01T00:00:00.000Z', true, 'window-over'],
  ] as const)('%s', (_, now, isUsed, reason) => {
    const expected = { is_due: reason === null, reason, ends_at };
    expect(seatRefundOf(addedAt, isUsed, Date.parse(now))).toEqual(expected);
  });
});

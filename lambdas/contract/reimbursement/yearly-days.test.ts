import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextYearlyDay, yearlyDayRule, yearlyDaysOf, yearlyDayText } from './yearly-days.ts';

describe('days of each year', () => {
  it.each([
    ['5/31, August 31; Dec 31', ['05-31', '08-31', '12-31']],
    ['first Friday of November, April, June', ['11-1FR', '04-1FR', '06-1FR']],
    ['the last Monday in May and July 1', ['05--1MO', '07-01']],
    ['2/29', ['02-29']],
    ['2/30', null],
    ['13/1', null],
    ['Friday', null],
    ['April', null],
    [' , ', null],
  ])('%s is %j', (typed, days) => {
    expect(yearlyDaysOf(typed)).toEqual(days);
  });

  it.each([
    [['05-31', '08-31', '12-31'], '2026-06-01', '2026-08-31'],
    [['05-31', '08-31', '12-31'], '2026-05-31', '2026-05-31'],
    [['05-31'], '2026-06-01', '2027-05-31'],
    [['11-1FR', '04-1FR', '06-1FR'], '2026-04-04', '2026-06-05'],
    [['11-1FR', '04-1FR', '06-1FR'], '2026-04-03', '2026-04-03'],
    [['05--1MO'], '2026-05-01', '2026-05-25'],
    [['02-29'], '2026-01-01', '2026-02-28'],
    [['02-29'], '2028-02-01', '2028-02-29'],
  ])('the next of %j from %s is %s', (days, from, next) => {
    expect(nextYearlyDay(days, from)).toBe(next);
  });

  it('in words are read as the same days', () => {
    const date = fc
      .date({ min: new Date('2028-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(5, 10));
    const weekday = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(1, 2, 3, 4, -1), fc.constantFrom('MO', 'SA'))
      .map(([month, nth, code]) => `${String(month).padStart(2, '0')}-${nth}${code}`);
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(date, weekday), { minLength: 1, maxLength: 6 }), (days) => {
        expect(days.map(yearlyDayRule)).toEqual(days.map(() => undefined));
        expect(yearlyDaysOf(days.map(yearlyDayText).join(', '))).toEqual(days);
      }),
    );
  });
});

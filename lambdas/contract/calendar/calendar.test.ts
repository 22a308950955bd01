import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  businessMoment,
  businessTime,
  type BusinessDate,
  businessToday,
  calendarOf,
  type DateName,
  dateOf,
  dayOf,
  daysAfter,
  daysBetween,
  endOfBusinessDay,
  isCalendarDay,
  latestToday,
  longDay,
  monthAndYear,
  monthsAfter,
  readerMoment,
  readerToday,
  todayAnywhere,
  utcStartOf,
  yearOf,
} from './calendar.ts';

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Asia/Tokyo',
  'Pacific/Auckland',
] as const;

/** Times at the edges of a day, a month, a year and daylight saving, with their date at the place of business. */
const edges = [
  ['2026-12-31T23:59:59.999-05:00', '2026-12-31'],
  ['2027-01-01T00:00:00.000-05:00', '2027-01-01'],
  ['2026-12-31T19:30:00.000-05:00', '2026-12-31'],
  ['2026-11-30T23:59:59.999-05:00', '2026-11-30'],
  ['2026-12-01T00:00:00.000-05:00', '2026-12-01'],
  ['2026-07-31T23:59:59.999-04:00', '2026-07-31'],
  ['2028-02-29T23:59:59.999-05:00', '2028-02-29'],
  ['2026-03-08T01:59:59.999-05:00', '2026-03-08'],
  ['2026-03-08T03:00:00.000-04:00', '2026-03-08'],
  ['2026-03-08T23:59:59.999-04:00', '2026-03-08'],
  ['2026-11-01T00:30:00.000-04:00', '2026-11-01'],
  ['2026-11-01T01:30:00.000-05:00', '2026-11-01'],
  ['2026-11-01T23:59:59.999-05:00', '2026-11-01'],
] as const;

const names = Object.keys(calendarOf) as DateName[];
const isBusiness = (name: DateName): name is BusinessDate => calendarOf[name] === 'business';

describe('the calendar of a date', () => {
  it.each(zones.flatMap((zone) => edges.map(([time, day]) => [zone, time, day] as const)))(
    'for a reader in %s, papers and money of %s are of %s',
    (zone, time, day) => {
      const shown = new Set(names.filter(isBusiness).map((name) => dayOf(name, time, zone)));
      expect(shown).toEqual(new Set([day]));
    },
  );

  it.each([
    ['America/New_York', '2026-12-31'],
    ['America/Los_Angeles', '2026-12-31'],
    ['Pacific/Honolulu', '2026-12-31'],
    ['Asia/Tokyo', '2027-01-01'],
    ['Pacific/Auckland', '2027-01-01'],
  ])('for a reader in %s, history of the evening of December 31 is of %s', (zone, day) => {
    const shown = new Set(
      names.filter((name) => !isBusiness(name)).map((name) => dayOf(name, '2027-01-01T00:30:00Z', zone)),
    );
    expect(shown).toEqual(new Set([day]));
  });

  it('dates an order and its payment of the evening of December 31 by the same year', () => {
    const evening = '2027-01-01T01:00:00.000Z';
    expect(dateOf('ordered', evening, 'Asia/Tokyo')).toBe('December 31, 2026');
    expect(dateOf('paid', evening, 'Asia/Tokyo')).toBe('December 31, 2026');
    expect(yearOf(dayOf('paid', evening))).toBe(2026);
  });

  it('names the zone of a time, because the day depends on it', () => {
    expect(readerMoment('2027-01-01T01:00:00Z', 'America/Los_Angeles')).toMatch(
      /^December 31, 2026 at 5:00.PM PST$/,
    );
    expect(businessMoment('2026-07-01T01:00:00Z')).toMatch(/^June 30, 2026 at 9:00.PM EDT$/);
  });

  it.each([
    ['2027-01-01T01:02:03.456Z', '2026-12-31T20:02:03-05:00'],
    ['2026-07-01T03:59:59.999Z', '2026-06-30T23:59:59-04:00'],
  ])('an export has the time %s as %s', (time, shown) => {
    expect(businessTime(time)).toBe(shown);
  });

  it('an exported time is the same time, in whole seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 946_771_200, max: 7_226_582_400 }), (seconds) => {
        expect(Date.parse(businessTime(seconds * 1000))).toBe(seconds * 1000);
      }),
    );
  });
});

it('a date and a clock are read from the parts of a format, because browsers write the same locale differently', () => {
  // WebKit writes en-CA as 11/27/2026.
  const { prototype } = Intl.DateTimeFormat;
  const { format } = Object.getOwnPropertyDescriptors(prototype);
  Object.defineProperty(prototype, 'format', { ...format, get: () => () => '11/27/2026' });
  expect(dayOf('paid', '2026-11-28T03:04:05Z')).toBe('2026-11-27');
  expect(businessTime('2026-11-28T03:04:05Z')).toBe('2026-11-27T22:04:05-05:00');
  expect(endOfBusinessDay('2026-11-27')).toBe('2026-11-28T04:59:59.999Z');
  Object.defineProperty(prototype, 'format', { ...format });
});

describe('an invalid date', () => {
  const invalid = ['0026-11-01', '20226-11-01', '2026-02-29', '2026-13-01', '2026-11-1', 'NaN-NaN-NaN', ''];

  it.each(invalid)('%j is no calendar date, and no number or document can be made from it', (day) => {
    expect(isCalendarDay(day)).toBe(false);
    for (const make of [yearOf, longDay, monthAndYear, utcStartOf, endOfBusinessDay]) {
      expect(() => make(day)).toThrow(RangeError);
    }
  });

  it.each(['0026-11-01T17:00:00.000Z', 'never', '+020226-11-01T17:00:00.000Z'])(
    'the time %j has no calendar date',
    (time) => {
      for (const name of names) expect(() => dayOf(name, time)).toThrow(RangeError);
    },
  );

  it('is none of the dates of the calendar', () => {
    const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(fc.property(dates, (date) => isCalendarDay(date.toISOString().slice(0, 10))));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 99 }), (month, day) => {
        const text = `2023-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        expect(isCalendarDay(text)).toBe(day <= new Date(Date.UTC(2023, month, 0)).getUTCDate());
      }),
    );
  });
});

describe('today', () => {
  const newYearInTokyo = Date.parse('2026-12-31T16:00:00Z');
  const lateInHonolulu = Date.parse('2027-01-01T08:00:00Z');

  it('is that of the reader, but of the place of business for the company', () => {
    expect(readerToday(newYearInTokyo, 'Asia/Tokyo')).toBe('2027-01-01');
    expect(businessToday(newYearInTokyo)).toBe('2026-12-31');
  });

  it('is at the latest the later of both, and always within the dates that are today somewhere', () => {
    expect(latestToday(newYearInTokyo, 'Asia/Tokyo')).toBe('2027-01-01');
    expect(latestToday(lateInHonolulu, 'Pacific/Honolulu')).toBe('2027-01-01');
    for (const zone of zones) {
      for (const [time] of edges) {
        const now = Date.parse(time);
        const { from, to } = todayAnywhere(now);
        const today = readerToday(now, zone);
        expect(from <= today && today <= to).toBe(true);
      }
    }
  });
});

describe('calculating with dates', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-03-01', -1, '2026-02-01'],
    ['2026-12-31', 12, '2027-12-31'],
  ])('%s and %i months is %s', (day, months, later) => {
    expect(monthsAfter(day, months)).toBe(later);
  });

  it('counts days across changes of the clock', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysAfter('2026-10-31', 2)).toBe('2026-11-02');
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  });

  it.each([
    ['2026-12-31', '2027-01-01T04:59:59.999Z'],
    ['2026-03-08', '2026-03-09T03:59:59.999Z'],
    ['2026-11-01', '2026-11-02T04:59:59.999Z'],
    ['2026-07-04', '2026-07-05T03:59:59.999Z'],
  ])('%s ends at the place of business at %s', (day, end) => {
    expect(endOfBusinessDay(day)).toBe(end);
    expect(dayOf('expires', end)).toBe(day);
  });

  it('writes dates and months in words', () => {
    expect(longDay('2025-01-31')).toBe('January 31, 2025');
    expect(monthAndYear('2026-10')).toBe('October 2026');
    expect(monthAndYear('2026-10-31')).toBe('October 2026');
  });
});

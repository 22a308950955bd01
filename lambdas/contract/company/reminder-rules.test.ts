import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, dayInZone, endOfDayIn } from '../calendar/calendar.ts';
import { nextReminder, reminderAt, reminderKinds } from './reminder-rules.ts';

const newYork = 'America/New_York';
const at = (time: string): number => Date.parse(time);
const timestamp = (time: number | undefined) => time && new Date(time).toISOString();

describe('the end of a day', () => {
  it.each([
    ['2026-06-30', newYork, '2026-07-01T03:59:59.999Z'],
    ['2026-12-31', newYork, '2027-01-01T04:59:59.999Z'],
    // The days on which clocks change.
    ['2026-03-08', newYork, '2026-03-09T03:59:59.999Z'],
    ['2026-11-01', newYork, '2026-11-02T04:59:59.999Z'],
    ['2026-10-04', 'Australia/Sydney', '2026-10-04T12:59:59.999Z'],
    ['2026-10-03', 'Australia/Sydney', '2026-10-03T13:59:59.999Z'],
    ['2026-03-26', 'Asia/Jerusalem', '2026-03-26T21:59:59.999Z'],
    // Midnight does not exist, and exists twice.
    ['2026-09-05', 'America/Santiago', '2026-09-06T03:59:59.999Z'],
    ['2026-04-04', 'America/Santiago', '2026-04-05T03:59:59.999Z'],
    ['2028-02-29', 'Pacific/Kiritimati', '2028-02-29T09:59:59.999Z'],
    ['2028-02-29', 'Pacific/Pago_Pago', '2028-03-01T10:59:59.999Z'],
  ])('%s in %s is %s', (day, zone, end) => {
    expect(timestamp(endOfDayIn(day, zone))).toBe(end);
  });

  it('is the last millisecond with its date, in each time zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
        fc.integer({ min: 0, max: 3000 }),
        (zone, days) => {
          const day = daysAfter('2024-01-01', days);
          const end = endOfDayIn(day, zone);
          expect(dayInZone(end, zone)).toBe(day);
          expect(dayInZone(end + 1, zone)).toBe(daysAfter(day, 1));
        },
      ),
    );
  });
});

describe('the reminders of an assignment', () => {
  it('are due in the morning, a week and a day before the due day, and the day after it', () => {
    const found: (string | number | undefined)[] = [];
    let time: number | undefined = at('2026-06-01T00:00:00Z');
    while (time !== undefined) {
      time = nextReminder('2026-06-30', newYork, time);
      found.push(timestamp(time));
    }
    expect(found).toEqual([
      '2026-06-23T13:00:00.000Z',
      '2026-06-29T13:00:00.000Z',
      '2026-07-01T13:00:00.000Z',
      undefined,
    ]);
    expect(nextReminder(undefined, newYork, 0)).toBeUndefined();
  });

  const since = at('2026-06-01T00:00:00Z');
  it.each([
    ['before the first', '2026-06-23T12:59:59Z', undefined],
    ['of the week', '2026-06-23T13:00:00Z', 'week'],
    ['of the week, five days late', '2026-06-28T20:00:00Z', 'week'],
    ['of the day', '2026-06-29T13:00:00Z', 'day'],
    ['of the day, on the due day', '2026-06-30T23:00:00Z', 'day'],
    ['in the night after the due day', '2026-07-01T05:00:00Z', undefined],
    ['after the due day', '2026-07-01T13:00:00Z', 'over'],
    ['after the due day, weeks late', '2026-08-01T13:00:00Z', 'over'],
  ])('%s: at %s, %s is sent', (_, now, kind) => {
    expect(reminderAt('2026-06-30', newYork, { since, now: at(now) })).toBe(kind);
  });

  it('leave out those before a person got the assignment', () => {
    const late = { since: at('2026-06-25T00:00:00Z'), now: at('2026-06-26T00:00:00Z') };
    expect(reminderAt('2026-06-30', newYork, late)).toBeUndefined();
  });

  it('are sent once each in their order, whenever runs happen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(newYork, 'Australia/Sydney', 'Asia/Kolkata', 'America/Santiago'),
        fc.array(fc.integer({ min: 0, max: 30 * 24 }), { maxLength: 40 }),
        (zone, hours) => {
          const sent: string[] = [];
          let last = since;
          let next = nextReminder('2026-06-20', zone, last);
          for (const now of hours
            .toSorted((one, other) => one - other)
            .map((each) => since + each * 3_600_000)) {
            if (next === undefined || next > now) continue;
            const kind = reminderAt('2026-06-20', zone, { since: last, now });
            if (kind) sent.push(kind);
            last = now;
            next = nextReminder('2026-06-20', zone, now);
          }
          expect(sent).toEqual(reminderKinds.filter((kind) => sent.includes(kind)));
        },
      ),
    );
  });
});

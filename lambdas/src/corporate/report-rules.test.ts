import { describe, expect, it } from 'vitest';
import { dueReport, termText } from './report-rules.ts';

const weekly = { time_zone: 'America/New_York', report_frequency: 'weekly' } as const;
const monthly = { ...weekly, report_frequency: 'monthly' } as const;
const company = {
  account_status: 'active',
  // Still the evening of Thursday, November 5, in New York.
  created_at: '2026-11-06T02:00:00.000Z',
};

describe('a report', () => {
  it.each([
    ['2026-11-09T11:59:59.999Z', undefined],
    ['2026-11-09T12:00:00.000Z', '2026-11-09'],
    ['2026-11-15T23:00:00.000Z', '2026-11-09'],
    ['2026-11-16T12:00:00.000Z', '2026-11-16'],
  ])('is due from the first Monday morning after the account opened: at %s for %s', (now, day) => {
    expect(dueReport(company, weekly, now)).toBe(day);
  });

  it('waits for the morning in the time zone of the company', () => {
    const honolulu = { ...weekly, time_zone: 'Pacific/Honolulu' };
    expect(dueReport(company, honolulu, '2026-11-09T16:59:59.999Z')).toBeUndefined();
    expect(dueReport(company, honolulu, '2026-11-09T17:00:00.000Z')).toBe('2026-11-09');
  });

  it('is not due on the Monday on which the account opened', () => {
    const opened = { ...company, starts_on: '2026-11-09' };
    expect(dueReport(opened, weekly, '2026-11-09T20:00:00.000Z')).toBeUndefined();
    expect(dueReport(opened, weekly, '2026-11-16T20:00:00.000Z')).toBe('2026-11-16');
  });

  it.each([
    ['2026-11-30T20:00:00.000Z', undefined],
    ['2026-12-07T12:00:00.000Z', '2026-12-07'],
    ['2026-12-31T12:00:00.000Z', '2026-12-07'],
    // The first Monday of January has not come.
    ['2027-01-03T12:00:00.000Z', '2026-12-07'],
    ['2027-01-04T12:00:00.000Z', '2027-01-04'],
  ])('that is monthly is due on the first Monday of a month: at %s for %s', (now, day) => {
    expect(dueReport(company, monthly, now)).toBe(day);
  });

  it('is due once, and late rather than never, but only the latest', () => {
    const reported = { ...company, reported_on: '2026-11-09' };
    expect(dueReport(reported, weekly, '2026-11-15T23:00:00.000Z')).toBeUndefined();
    expect(dueReport(reported, weekly, '2026-12-03T23:00:00.000Z')).toBe('2026-11-30');
  });

  it('is not due for a closed account, or after lessons have closed', () => {
    const now = '2026-12-07T12:00:00.000Z';
    expect(dueReport({ ...company, account_status: 'inactive' }, weekly, now)).toBeUndefined();
    expect(dueReport({ ...company, ends_on: '2026-11-23' }, weekly, now)).toBe('2026-12-07');
    expect(dueReport({ ...company, ends_on: '2026-11-22' }, weekly, now)).toBeUndefined();
  });

  it.each([
    [undefined, undefined],
    ['2026-12-08', '1 day left'],
    ['2027-12-07', '365 days left'],
    ['2026-12-07', 'its last day'],
    ['2026-12-06', 'over'],
  ])('says of a term until %s: %s', (ends_on, text) => {
    expect(termText(ends_on, '2026-12-07')).toBe(text);
  });
});

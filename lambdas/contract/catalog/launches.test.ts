import { expect, it } from 'vitest';
import announced from './coming-soon.json' with { type: 'json' };
import { type Launch, launchStatus } from './launches.ts';

it.each([
  ['2027-03-31', '2026-11-25', 'Q1 2027'],
  ['2027-06-30', '2026-11-25', 'Q2 2027'],
  ['2027-12-31', '2026-11-25', 'Q4 2027'],
  ['2027-06-30', '2027-06-30', 'Q2 2027'],
  ['2027-06-30', '2027-07-01', 'Delayed: get notified'],
])('the status of a launch announced for %s is on %s: %s', (launches, today, status) => {
  expect(launchStatus({ launches }, today)).toBe(status);
});

it('what is available has no date', () => {
  expect(launchStatus({ href: '/course/x' }, '2026-11-25')).toBe('Available Now');
});

it('the announced dates are days', () => {
  const dates = (announced as readonly Launch[]).flatMap(({ launches }) => launches ?? []);
  expect(dates.map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(dates);
});

import { expect, it } from 'vitest';
import { dueReminder, nextReminder } from './term-reminders.ts';

const ends_on = '2027-03-31';

it.each([
  [undefined, '2027-01-30'],
  ['2027-01-30', '2027-03-01'],
  ['2027-03-01', '2027-03-24'],
  ['2027-03-24', undefined],
  // The last reminder of an earlier term.
  ['2026-03-24', '2027-01-30'],
])('after the reminder of %s, the next one is due on %s', (reminded_on, day) => {
  expect(nextReminder({ ends_on, reminded_on })).toBe(day);
});

it.each([
  ['before the first one', undefined, '2027-01-29', undefined],
  ['on the first day', undefined, '2027-01-30', { day: '2027-01-30', isTrue: true }],
  ['late', undefined, '2027-02-15', { day: '2027-01-30', isTrue: true }],
  ['so late that the next one is due', undefined, '2027-03-05', { day: '2027-03-01', isTrue: true }],
  ['a second time', '2027-01-30', '2027-01-30', undefined],
  ['on the last day of the term', '2027-03-01', '2027-03-31', { day: '2027-03-24', isTrue: true }],
  ['after the term', '2027-03-01', '2027-04-01', { day: '2027-03-24', isTrue: false }],
])('%s, the latest reminder is due once', (_, reminded_on, today, due) => {
  expect(dueReminder({ ends_on, reminded_on }, today)).toEqual(due);
});

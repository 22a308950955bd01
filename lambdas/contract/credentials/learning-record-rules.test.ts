import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkPeriod, periodOf } from './learning-record-rules.ts';
import { NewLearningRecord } from './learning-records.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it.each([
  ['2026-01-01', '2026-03-02'],
  ['2026-03-02', '2026-03-02'],
  ['2024-01-01', '2024-12-31'],
  ['2025-03-01', '2026-03-01'],
  [' 2026-01-01 ', '2026-03-02'],
])('the period from "%s" to "%s" is accepted', (from, to) => {
  expect(checkPeriod({ from, to })).toBeUndefined();
  expect(NewLearningRecord.safeParse(periodOf({ from, to })).success).toBe(true);
});

it.each([
  ['', '2026-03-02', { from: 'Enter the date' }],
  ['2026-02-30', '', { from: 'Enter the date', to: 'Enter the date' }],
  ['2026-01-01', '2026-03-04', { to: 'The date cannot be in the future' }],
  ['2026-03-02', '2026-03-01', { to: 'The last day cannot be before the first day' }],
  ['2025-03-01', '2026-03-02', { to: 'Choose at most 366 days' }],
])('the period from "%s" to "%s" is refused with %o', (from, to, errors) => {
  expect(checkPeriod({ from, to })).toEqual(errors);
  expect(NewLearningRecord.safeParse(periodOf({ from, to })).success).toBe(false);
});

it('the API names the field of a refused period', () => {
  const { error } = NewLearningRecord.safeParse({ from: '2026-03-02', to: '2026-03-01' });
  expect(error?.issues).toMatchObject([
    { path: ['to'], message: 'The last day cannot be before the first day' },
  ]);
});

import { describe, expect, it } from 'vitest';
import { dueReminder, nextReminder } from './reminder-rule.ts';

describe('a reminder', () => {
  it.each([
    ['2026-03-15T13:59:59.999Z', undefined, 14],
    ['2026-03-15T14:00:00.000Z', 14, 30],
    ['2026-03-31T13:59:59.999Z', 14, 30],
    ['2026-03-31T14:00:00.000Z', 30, undefined],
    ['2030-01-01T00:00:00.000Z', 30, undefined],
  ])('of March 1 at %s is %s, and the next one %s', (now, due, next) => {
    expect(dueReminder('2026-03-01', now)?.days).toBe(due);
    expect(nextReminder('2026-03-01', now)?.days).toBe(next);
  });
});

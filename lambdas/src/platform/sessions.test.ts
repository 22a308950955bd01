import { describe, expect, it } from 'vitest';
import { expiryOf, isIdle } from './sessions.ts';

const [hour, day] = [3600, 86_400];
const started = '2026-03-01T12:00:00.000Z';
const start = Date.parse(started) / 1000;

describe('a session expires', () => {
  it.each([
    ['of a learner 30 days after the last activity', ['user'], 5 * day, 35 * day],
    ['of an admin 60 minutes after the last activity', ['user', 'admin'], 5 * day, 5 * day + hour],
    ['of an active learner a year after it began', ['user'], 364 * day, 365 * day],
  ] as const)('%s', (_whose, roles, active, end) => {
    expect(expiryOf(started, roles, start + active)).toBe(start + end);
  });
});

it.each([
  ['learner', ['user'], 30 * day],
  ['admin', ['user', 'admin'], hour],
] as const)(
  'the session of a %s is idle when its time is over, not a second earlier',
  (_role, roles, idle) => {
    const session = { last_used_at: started };
    expect(isIdle(session, roles, start + idle - 1)).toBe(false);
    expect(isIdle(session, roles, start + idle)).toBe(true);
  },
);

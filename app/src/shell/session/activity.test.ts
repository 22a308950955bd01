import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportActivity } from './activity.ts';

let now = 0;
let stored: string | null = null;
let stops: (() => void)[] = [];
const report = vi.fn(async () => {});

/** Opens a tab of the user. Returns a function that makes an event there. */
function openTab(roles: ('user' | 'admin')[]) {
  const target = new EventTarget();
  const lastReport = { read: () => stored, write: (text: string | null) => void (stored = text) };
  stops.push(reportActivity(roles, { target, lastReport, now: () => now, report }));
  return (type: string, isTrusted = true) => {
    const event = new Event(type);
    Object.defineProperty(event, 'isTrusted', { value: isTrusted });
    target.dispatchEvent(event);
  };
}

beforeEach(() => {
  now = 1_700_000_000_000;
  stored = null;
  report.mockReset().mockResolvedValue();
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

it.each(['keydown', 'pointerdown', 'pointermove'])('a %s is reported', (type) => {
  openTab(['user'])(type);
  expect(report).toHaveBeenCalledTimes(1);
});

it('what a script does, and other events, are not reported', () => {
  const act = openTab(['user']);
  act('keydown', false);
  act('focus');
  act('scroll');
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ['a learner', ['user'], 3600],
  ['an admin', ['user', 'admin'], 60],
] as const)('the tabs of %s together report once in their interval', (_who, roles, seconds) => {
  const [first, second] = [openTab([...roles]), openTab([...roles])];
  first('keydown');
  now += seconds * 1000 - 1;
  second('keydown');
  first('pointerdown');
  expect(report).toHaveBeenCalledTimes(1);
  now += 1;
  second('keydown');
  expect(report).toHaveBeenCalledTimes(2);
});

it('a clock that is set back does not stop the reports', () => {
  const act = openTab(['user']);
  act('keydown');
  now -= 86_400_000;
  act('keydown');
  expect(report).toHaveBeenCalledTimes(2);
});

it('a failed report is repeated later, and nothing is reported after the sign-out', async () => {
  report.mockRejectedValueOnce(new Error('offline'));
  const act = openTab(['user']);
  act('keydown');
  now += 3_600_000;
  act('keydown');
  expect(report).toHaveBeenCalledTimes(2);
  stops.pop()?.();
  now += 3_600_000;
  act('keydown');
  expect(report).toHaveBeenCalledTimes(2);
});

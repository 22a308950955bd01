import { expect, it } from 'vitest';
import { isAfterMark } from './sessions.ts';

it.each([
  ['was never ended', 100, undefined, true],
  ['began in a second after the mark', 101, 100, true],
  ['began in the second of the mark', 100, 100, false],
  ['began before the mark', 99, 100, false],
  ['began at the very start of time, without a mark', 0, undefined, true],
])('a session that %s', (_what, signedInAt, mark, isOpen) => {
  expect(isAfterMark(signedInAt, mark)).toBe(isOpen);
});

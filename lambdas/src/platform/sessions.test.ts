import { expect, it } from 'vitest';
import { isAfterMark } from './sessions.ts';

it.each([
  ['has no mark', 100, undefined, true],
  ['began in a second after the mark', 101, 100, true],
  ['began in the second of the mark', 100, 100, false],
  ['began before the mark', 99, 100, false],
  ['began at time 0 and has no mark', 0, undefined, true],
])('a session that %s: %i, %j, %s', (_name, signedInAt, mark, isOpen) => {
  expect(isAfterMark(signedInAt, mark)).toBe(isOpen);
});

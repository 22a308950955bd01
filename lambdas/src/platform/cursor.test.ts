import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { HttpProblem } from './http-problem.ts';

const listing = { pk: 'USER#1', prefix: 'PROGRESS#' };

describe('a cursor', () => {
  it('is decoded in its own list', () => {
    const key = { pk: 'USER#1', sk: 'PROGRESS#course#001#001' };
    expect(decodeCursor(encodeCursor(key), listing)).toEqual(key);
  });

  it.each([
    { pk: 'USER#2', sk: 'PROGRESS#course#001#001' },
    { pk: 'USER#1', sk: 'ROLE#admin' },
    { pk: 'USER#1', sk: 'PROGRESS#a', gsi1pk: 'PROFILES' },
    { pk: 'USER#1' },
    { pk: '', sk: 'PROGRESS#' },
  ])('from another list is refused: %o', (key) => {
    expect(() => decodeCursor(encodeCursor(key), listing)).toThrow(HttpProblem);
  });

  it('that is not valid is refused and never causes an internal error', () => {
    fc.assert(
      fc.property(fc.string(), (cursor) => {
        expect(() => decodeCursor(cursor, listing)).toThrow(HttpProblem);
      }),
    );
  });
});

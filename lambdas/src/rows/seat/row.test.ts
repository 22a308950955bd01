import { describe, expect, it } from 'vitest';
import { seatId } from './row.ts';

describe('a seat', () => {
  it('has one ID per account and email address, which does not reveal the address', () => {
    expect(seatId('a', 'x@example.com')).toBe(seatId('a', 'x@example.com'));
    expect(seatId('a', 'x@example.com')).not.toBe(seatId('b', 'x@example.com'));
    expect(seatId('a', 'x@example.com')).toMatch(/^[\w-]{22}$/);
  });
});

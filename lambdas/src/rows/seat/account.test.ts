import { describe, expect, it } from 'vitest';
import { seatProblem } from './account.ts';

describe('a seat', () => {
  it.each([
    ['active', 4, undefined],
    ['active', 9, undefined],
    ['active', 10, 'All 10 seats are assigned; remove one first'],
    [
      'inactive',
      4,
      'This account is not active. Seats cannot be assigned, and the courses of its seats are closed.',
    ],
    [
      'inactive',
      10,
      'This account is not active. Seats cannot be assigned, and the courses of its seats are closed.',
    ],
  ] as const)('of an %s account with %i of 10 in use: %s', (account_status, seats_used, problem) => {
    expect(seatProblem({ account_status, seats_used, seats_purchased: 10 })).toBe(problem);
  });

  it('of an account whose term is over says so, from the day after its last day', () => {
    const account = {
      account_status: 'active',
      seats_used: 4,
      seats_purchased: 10,
      ends_on: '2026-03-01',
    } as const;
    expect(seatProblem(account, '2026-03-01')).toBeUndefined();
    expect(seatProblem(account, '2026-03-02')).toBe('Your seats ended on March 1, 2026. Renew them first.');
  });
});

import { describe, expect, it } from 'vitest';
import { keys } from './keys.ts';
import { countChange } from './totals.ts';

type Row = Parameters<typeof rows.totals>[0];
const rows = {
  totals: ({ isActive, seats }: { isActive: boolean; seats: number }) => ({
    corporate_accounts: 1,
    active_corporate_accounts: Number(isActive),
    seats_purchased: seats,
  }),
};

const active: Row = { isActive: true, seats: 10 };
const ended: Row = { isActive: false, seats: 10 };

/** Returns the values that a change adds to the totals. */
function added(before: Row | undefined, after: Row | undefined): Record<string, unknown>[] {
  return countChange('subject', rows, before, after).map(({ Update }) => {
    expect(Update?.Key).toEqual(keys.totals('subject'));
    return { ...Update?.ExpressionAttributeValues };
  });
}

describe('the totals', () => {
  it.each<[string, Row | undefined, Row | undefined, Record<string, number>[]]>([
    [
      'increase by the values of a new row',
      undefined,
      active,
      [{ ':corporate_accounts': 1, ':active_corporate_accounts': 1, ':seats_purchased': 10 }],
    ],
    [
      'decrease by the values of a deleted row',
      ended,
      undefined,
      [{ ':corporate_accounts': -1, ':seats_purchased': -10 }],
    ],
    ['change by the difference of two states', active, { ...active, seats: 15 }, [{ ':seats_purchased': 5 }]],
    ['decrease if a state counts less', active, ended, [{ ':active_corporate_accounts': -1 }]],
    ['do not change if both states count the same', active, active, []],
  ])('%s', (_name, before, after, changes) => {
    expect(added(before, after)).toEqual(changes);
  });
});

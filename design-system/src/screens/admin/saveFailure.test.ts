import { expect, test } from 'vitest';
import { differencesOf } from './saveFailure.ts';

const labels = { company: 'Company', seats: 'Seats', status: 'Status' };
const theirs = { company: 'Sample', seats: '10', status: 'active' };

test.each([
  [theirs, []],
  [{ ...theirs, seats: '25' }, [{ label: 'Seats', theirs: '10', yours: '25' }]],
  [
    { company: '', seats: '10', status: 'inactive' },
    [
      { label: 'Company', theirs: 'SAMPLE', yours: '-' },
      { label: 'Status', theirs: 'ACTIVE', yours: 'INACTIVE' },
    ],
  ],
])('%j differs from theirs in %j', (yours, differences) => {
  expect(differencesOf(labels, theirs, yours, (value) => value.toUpperCase())).toEqual(differences);
});

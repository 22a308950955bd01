import { expect, it } from 'vitest';
import { denialIn } from './rules.ts';

it.each([
  ['denied', 'employer_email', '2026-03-09', { on: '2026-03-09', proof: 'employer_email' }],
  ['denied', 'employer_link', '2026-03-09', { on: '2026-03-09', proof: 'employer_link' }],
  ['denied', 'learner', '2026-03-09', { on: '2026-03-09', proof: null }],
  ['denied', 'learner', null, null],
  ['approved', 'employer_email', null, null],
  ['generated', 'learner', null, null],
])('a toolkit that was %s by %s on %s has the denial %o', (status, status_by, denied_on, expected) => {
  expect(denialIn({ status, status_by, denied_on })).toEqual(expected);
});

it('an order without a toolkit has no denial', () => {
  expect(denialIn(undefined)).toBeNull();
});

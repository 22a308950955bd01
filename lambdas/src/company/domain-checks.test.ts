import { describe, expect, it } from 'vitest';
import type { DomainRow } from '../rows/domain/row.ts';
import { afterCheck } from './domain-checks.ts';

const now = '2026-12-01T12:00:00.000Z';
const row: DomainRow = {
  company_id: 'a',
  domain: 'example.com',
  state: 'pending',
  challenge: 'random',
  added_at: '2026-10-01T12:00:00.000Z',
  version: 1,
};
const proven: DomainRow = { ...row, state: 'proven', proven_by: 'dns', proven_at: row.added_at };

describe('a check of a domain', () => {
  it.each([
    ['pending', row],
    ['failed', { ...row, state: 'failed', problem: 'missing' }],
    ['ended', { ...row, state: 'ended' }],
  ] as const)('that finds the record proves a %s domain until the check of the next week', (_, before) => {
    expect(afterCheck(before, 'found', now)).toEqual({
      state: 'proven',
      proven_by: 'dns',
      proven_at: now,
      checked_at: now,
      next_check_at: '2026-12-08T12:00:00.000Z',
    });
  });

  it('that finds the record again keeps the day of the proof, and forgets that it was missing', () => {
    const missing = { ...proven, missing_since: '2026-11-20T12:00:00.000Z' };
    const after = afterCheck(missing, 'found', now);
    expect(after).toMatchObject({ proven_at: row.added_at });
    expect(after).toHaveProperty('missing_since', undefined);
  });

  it.each(['missing', 'wrong', 'timeout', 'unanswered'] as const)(
    'that fails (%s) keeps a proven domain for 30 days, with a check each day',
    (problem) => {
      const missing_since = '2026-11-01T12:00:00.001Z';
      const next_check_at = '2026-12-02T12:00:00.000Z';
      const checked = { checked_at: now, problem };
      expect(afterCheck(proven, problem, now)).toEqual({ ...checked, missing_since: now, next_check_at });
      const last = afterCheck({ ...proven, missing_since }, problem, now);
      expect(last).toEqual({ ...checked, missing_since, next_check_at });
      const over = { ...proven, missing_since: '2026-11-01T12:00:00.000Z' };
      expect(afterCheck(over, problem, now)).toEqual({ ...checked, state: 'ended' });
    },
  );

  it('that fails changes the state only of a domain that is not proven', () => {
    expect(afterCheck(row, 'wrong', now)).toMatchObject({ state: 'failed', problem: 'wrong' });
    const approved = { ...proven, proven_by: 'address' } as const;
    expect(afterCheck(approved, 'missing', now)).toEqual({ checked_at: now, problem: 'missing' });
  });
});

import { describe, expect, it } from 'vitest';
import { toolkitStatuses } from '../../contract/statuses.ts';
import { linkRules, newLink, newToken, stateOf, tokenHash } from './links.ts';
import { isApproved, isDecided, mayFollow, withOutcome } from './outcomes.ts';
import { dueReminder, nextReminder } from './reminder-rule.ts';
import { StoredToolkit } from './toolkit-row.ts';

const row = StoredToolkit.parse({
  id: 't',
  user_id: 'u',
  course_id: 'c',
  employer_name: null,
  employer_reimbursed: false,
  reimbursement_amount: null,
  toolkit_generated_at: '2026-01-02T14:00:00.000Z',
  version: 1,
});
const at = '2026-02-01T00:00:00.000Z';
const by = 'learner' as const;

describe('a toolkit from before there were statuses', () => {
  it('is paid if it was reimbursed, and generated otherwise', () => {
    expect(row).toMatchObject({ status: 'generated', enrollment_id: 'u.c', plan_year: 2026, history: [] });
    const reimbursed = { ...row, status: undefined, employer_reimbursed: true };
    expect(StoredToolkit.parse(reimbursed).status).toBe('paid');
  });
});

describe('an outcome', () => {
  it('follows the earlier ones, but not a payment', () => {
    const allowed = toolkitStatuses.map((from) =>
      (['submitted', 'approved', 'denied', 'paid'] as const).filter((to) => mayFollow(from, to)),
    );
    expect(allowed).toEqual([
      ['submitted', 'approved', 'denied', 'paid'],
      ['submitted', 'approved', 'denied', 'paid'],
      ['approved', 'denied', 'paid'],
      ['submitted', 'approved', 'denied', 'paid'],
      ['paid'],
    ]);
    expect(toolkitStatuses.filter(isDecided)).toEqual(['approved', 'denied', 'paid']);
    expect(toolkitStatuses.filter(isApproved)).toEqual(['approved', 'paid']);
  });

  it('removes what it contradicts', () => {
    const denied = withOutcome(row, { status: 'denied', on: '2026-01-10', at, by, reason: 'No budget' });
    expect(denied).toMatchObject({ denied_on: '2026-01-10', denial_reason: 'No budget', version: 2 });
    const paid = withOutcome(denied, { status: 'paid', on: '2026-01-20', at, by, amountCents: 1 });
    expect(paid).toMatchObject({
      denied_on: null,
      denial_reason: null,
      employer_reimbursed: true,
      reimbursement_amount: 0.01,
    });
    expect(paid.history.map(({ kind, note }) => [kind, note])).toEqual([
      ['denied', 'No budget'],
      ['paid', null],
    ]);
  });
});

describe('a reminder', () => {
  it.each([
    ['2026-03-15T13:59:59.999Z', undefined, 14],
    ['2026-03-15T14:00:00.000Z', 14, 30],
    ['2026-03-31T13:59:59.999Z', 14, 30],
    ['2026-03-31T14:00:00.000Z', 30, undefined],
    ['2030-01-01T00:00:00.000Z', 30, undefined],
  ])('of March 1 at %s is %s, and the next one %s', (now, due, next) => {
    expect(dueReminder('2026-03-01', now)?.days).toBe(due);
    expect(nextReminder('2026-03-01', now)?.days).toBe(next);
  });
});

describe('an employer’s link', () => {
  const now = Date.parse(at);
  const shared = { shares_documents: true, shares_progress: false };
  const link = newLink(shared, { now, isSent: false, mark: undefined });
  const month = linkRules.days * 86_400_000;

  it('expires after 30 days, decided or not, and a revoked one stays revoked', () => {
    expect(stateOf(link, now + month - 1)).toBe('open');
    expect(stateOf(link, now + month)).toBe('expired');
    const decision = { decision: 'approved' as const, decided_at: at, reason: null };
    expect(stateOf({ ...link, decision }, now)).toBe('decided');
    expect(stateOf({ ...link, decision }, now + month)).toBe('expired');
    expect(stateOf({ ...link, revoked_at: at }, now + month)).toBe('revoked');
  });

  it('has a token of 256 random bits, found by its SHA-256', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(token).not.toBe(newToken());
    expect(tokenHash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

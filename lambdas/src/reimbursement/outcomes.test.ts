import { describe, expect, it } from 'vitest';
import { toolkitStatuses } from '../../contract/statuses.ts';
import { isApproved, isDecided, mayFollow, withOutcome } from './outcomes.ts';
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

  it('that is approved has an amount in its event, but is not paid', () => {
    const outcome = { status: 'approved', on: '2026-01-10', at, by: 'employer_email' } as const;
    const approved = withOutcome(row, { ...outcome, amountCents: 100_000, reason: 'Half of it' });
    expect(approved).toMatchObject({ reimbursement_amount: null, denial_reason: null });
    expect(approved.history.at(-1)).toMatchObject({ amount_cents: 100_000, note: 'Half of it' });
  });

  it('of the employer keeps its reason when the learner adds the letter', () => {
    const outcome = { status: 'denied', on: '2026-01-10', at } as const;
    const denied = withOutcome(row, { ...outcome, by: 'employer_link', reason: 'No budget' });
    const documented = withOutcome(denied, { ...outcome, by, letterKey: 'u/letter.pdf' });
    expect(documented).toMatchObject({
      status_by: 'employer_link',
      denial_reason: 'No budget',
      letter_key: 'u/letter.pdf',
    });
    expect(withOutcome(documented, { ...outcome, status: 'approved', by }).status_by).toBe('learner');
  });
});

import { describe, expect, it } from 'vitest';
import { toolkitStatuses } from '@redwhiteandcode/contract/api/statuses.ts';
import { isApproved, isDecided, mayFollow, withOutcome } from './outcomes.ts';
import { sampleFacts } from './sample-facts.ts';
import { newToolkit } from './toolkit-row.ts';

const row = newToolkit(sampleFacts, {
  id: 't',
  userId: 'u',
  courseId: 'c',
  orderId: null,
  at: '2026-01-02T14:00:00.000Z',
  requestMark: '',
});
const at = '2026-02-01T00:00:00.000Z';
const by = 'learner' as const;

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
      ['generated', null],
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

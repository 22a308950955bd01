import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reimbursementRules } from '@redwhiteandcode/contract/reimbursement/rules.ts';
import { ReimbursementCorrection } from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import {
  columns,
  corrected,
  dueReminder,
  figuresOf,
  nextReminder,
  successRate,
  summaryOf,
  toReimbursement,
} from './rules.ts';
import { sampleFacts } from './sample-facts.ts';
import { newToolkit } from './toolkit-row.ts';

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

const made = newToolkit(sampleFacts, {
  id: 't',
  userId: 'u',
  courseId: 'c',
  orderId: null,
  at: '2025-04-10T14:00:00.000Z',
  requestMark: '',
});
const row = { ...made, version: 3 };
const at = '2026-01-01T04:59:59.000Z';
const correction = (overrides: Partial<ReimbursementCorrection> = {}): ReimbursementCorrection => ({
  version: 3,
  employer_name: 'Sample Employer',
  employer_reimbursed: true,
  reimbursement_amount: 2950,
  ...overrides,
});

describe('the success rate', () => {
  it.each([
    [0, 0, '0.0'],
    [0, 7, '0.0'],
    [1, 3, '33.3'],
    [2, 3, '66.7'],
    [1, 1, '100.0'],
    [1, 2000, '0.1'],
  ])('of %i reimbursed out of %i is %s', { tags: ['success-rate'] }, (reimbursed, all, rate) => {
    expect(successRate(reimbursed, all)).toBe(rate);
  });
});

describe('an amount', () => {
  it('may be any number of cents within the limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (cents) => {
        expect(reimbursementRules.amount(cents / 100)).toBeUndefined();
      }),
    );
  });

  it('is allowed only for a reimbursed toolkit', () => {
    const result = ReimbursementCorrection.safeParse(correction({ employer_reimbursed: false }));
    expect(result.error?.issues).toMatchObject([
      { path: ['reimbursement_amount'], message: 'Only a reimbursed toolkit can have an amount' },
    ]);
    expect(ReimbursementCorrection.safeParse(correction({ reimbursement_amount: null })).success).toBe(true);
  });
});

describe('a correction', () => {
  it.each([
    ['  Sample Employer B ', 'Sample Employer B'],
    ['', null],
    ['   ', null],
    [null, null],
  ])('of the employer to %j stores %j', (typed, stored) => {
    const sent = ReimbursementCorrection.parse(correction({ employer_name: typed }));
    expect(corrected(row, sent, at)).toMatchObject({ employer_name: stored, version: 4 });
  });

  it.each(['a\u0000b', '\u3164', 'x'.repeat(201)])('refuses the employer %j', (employer_name) => {
    expect(ReimbursementCorrection.safeParse(correction({ employer_name })).success).toBe(false);
  });
});

describe('the payment of a corrected toolkit', () => {
  it('has today’s date at the place of business, and removing it goes back one step', () => {
    const paid = corrected(row, correction(), at);
    expect(paid).toMatchObject({ status: 'paid', status_by: 'admin', paid_on: '2025-12-31' });
    expect(paid.history.at(-1)).toMatchObject({ kind: 'corrected', by: 'admin', amount_cents: 295_000 });
    const undone = correction({ employer_reimbursed: false, reimbursement_amount: null });
    expect(corrected(paid, undone, at)).toMatchObject({ status: 'generated', paid_on: null });
    const approved = { ...paid, approved_on: '2025-12-01' };
    expect(corrected(approved, undone, at).status).toBe('approved');
  });

  it('keeps its date if only the amount changes; another employer makes a new version', () => {
    const paid = { ...corrected(row, correction(), at), paid_on: '2025-06-01' };
    const other = correction({ reimbursement_amount: 1, employer_name: 'Other' });
    expect(corrected(paid, other, at)).toMatchObject({ paid_on: '2025-06-01', facts_version: 2 });
    expect(paid.facts_version).toBe(1);
  });
});

it.each([
  [29, null],
  [30, { decided: 30, approved: 27, approval_rate: '90.0', reimbursed_cents: 100 }],
])('the figures of %i decisions are %o', (decided_toolkits, figures) => {
  const totals = { decided_toolkits, approved_toolkits: 27, reimbursed_amount: 100 };
  expect(figuresOf(totals as Parameters<typeof figuresOf>[0])).toEqual(figures);
});

it('the summary converts cents to dollars', () => {
  const totals = {
    toolkits: 3,
    reimbursed_toolkits: 1,
    decided_toolkits: 2,
    approved_toolkits: 1,
    reimbursed_amount: 295_050,
  };
  expect(summaryOf(totals as Parameters<typeof summaryOf>[0])).toEqual({
    total_toolkits: 3,
    reimbursed_toolkits: 1,
    success_rate: '33.3',
    decided_toolkits: 2,
    approved_toolkits: 1,
    decided_rate: '50.0',
    total_reimbursed: 2950.5,
  });
});

it('a toolkit whose student and course were deleted is still shown', () => {
  const orphan = toReimbursement(row);
  expect(orphan).toMatchObject({ student_name: null, student_email: null, course_title: null });
  expect(columns.map(({ of }) => of(orphan))).toEqual([
    null,
    null,
    'c',
    'Sample Employer',
    'Pending',
    'generated',
    null,
    '2025-04-10',
  ]);
});

import { expect, it } from 'vitest';
import { checkPlanDocument, planConditions, planDocumentOf } from './plan-document-rules.ts';
import { NewPlanDocument } from './approvals.ts';
import { unknownPlan } from './plan-answers.ts';

it.each([
  ['5,250', true],
  ['5250.01', false],
  ['0', false],
  ['1.005', false],
])('a plan document with a limit of %s is accepted: %s', (limit, isAccepted) => {
  const values = {
    company_name: 'Sample Company',
    plan_name: 'Education Plan',
    effective_on: '2026-01-01',
    eligibility: 'All employees after 90 days',
    limit,
  };
  expect(checkPlanDocument(values) === undefined).toBe(isAccepted);
  expect(NewPlanDocument.safeParse(planDocumentOf(values, unknownPlan)).success).toBe(isAccepted);
});

it('the conditions leave out the limit and who is eligible, which the document has itself', () => {
  const plan = {
    ...unknownPlan,
    needs_approval_first: 'yes',
    most_cents: 100_000,
    terms: { ...unknownPlan.terms, months_employed: 6, most_per: 'semester' },
  } as const;
  expect(planConditions(plan)).toEqual([['Approval', 'Before the course starts']]);
});

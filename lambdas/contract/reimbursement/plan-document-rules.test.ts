import { expect, it } from 'vitest';
import { checkPlanDocument, planDocumentOf } from './plan-document-rules.ts';
import { NewPlanDocument } from './approvals.ts';

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
  expect(NewPlanDocument.safeParse(planDocumentOf(values)).success).toBe(isAccepted);
});

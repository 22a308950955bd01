import { unknownPlan } from '@redwhiteandcode/contract/reimbursement/plan-answers.ts';
import type { FactsRow } from './toolkit-row.ts';

/** The facts of a sample toolkit, whose employer's plan is unknown. */
export const sampleFacts: FactsRow = {
  employer_name: 'Sample Employer',
  hr_name: null,
  hr_email: null,
  employee_number: null,
  plan_year: 2025,
  pay_date: null,
  other_assistance_cents: 0,
  plan: unknownPlan,
};

import { businessToday, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Caller } from './api-client.ts';

/** The path of the toolkits. */
export const toolkits = '/api/reimbursement-toolkits';

/** The answers of a learner who knows nothing about the plan. */
export const plan = {
  has_plan: 'unknown',
  needs_approval_first: 'unknown',
  accredited_only: 'unknown',
  proof: 'unknown',
  has_deadline: 'unknown',
  deadline_on: null,
  deadline_note: null,
  repays_on_leaving: 'unknown',
};

/** The calendar year of an order that is made now. */
export const thisYear = yearOf(businessToday());

/** Facts that are valid for a toolkit of an order that is made now. */
export const facts = {
  employer_name: 'Test Employer',
  hr_name: 'Test Contact',
  hr_email: 'hr@example.com',
  employee_number: 'E-1',
  plan_year: thisYear,
  pay_date: `${thisYear}-12-31`,
  other_assistance_cents: 0,
  plan,
};

/** Makes the toolkit of a course. */
export const makeToolkit = (learner: Caller, course_id: string, change: object = {}, key?: string) =>
  learner.send(
    'POST',
    toolkits,
    { ...facts, course_id, ...change },
    key === undefined ? {} : { 'idempotency-key': key },
  );

/** Records an outcome of a toolkit, by default today, based on the version that was read. */
export const recordOutcome = (
  learner: Caller,
  { id, version }: { id: string; version: number },
  outcome: object,
  key: string = crypto.randomUUID(),
) =>
  learner.send(
    'POST',
    `${toolkits}/${id}/outcome`,
    { version, date: businessToday(), ...outcome },
    { 'idempotency-key': key },
  );

/** Creates the employer's link of a toolkit. */
export const createLink = (learner: Caller, id: string, change: object = {}, key?: string) =>
  learner.send(
    'POST',
    `${toolkits}/${id}/approval-link`,
    { shares_documents: false, shares_progress: false, send_to_hr: false, ...change },
    key === undefined ? {} : { 'idempotency-key': key },
  );

/** Returns the API's path of the page behind a link's URL. */
export const approvalOf = (url: string): string =>
  `/api/employer-approvals/${new URL(url).pathname.split('/').at(-1)}`;

import { describe, expect, it } from 'vitest';
import { ToolkitFacts, ToolkitOutcome } from './toolkits.ts';
import { outcomeBodyOf, toolkitFactsOf, toolkitForms } from './toolkit-rules.ts';
import { unknownPlan } from './plan-answers.ts';

const validate = toolkitForms.validate();

it('each step of the toolkit needs its required fields', () => {
  expect(validate.course({ course_id: '' })).toEqual({ course_id: 'Choose a course' });
  expect(validate.employer({ employer_name: ' ', hr_email: 'nobody' })).toEqual({
    employer_name: 'Enter the name of your employer',
    hr_email: 'Please enter a valid email address',
  });
  expect(validate.employer({ employer_name: 'Sample Employer', hr_email: '' })).toBeUndefined();
});

const request = {
  order_id: 'o',
  amount_cents: 525_001,
  ordered_on: '2026-03-02',
  submitted_on: '2026-03-09',
  approved_on: '2026-03-20',
};
const outcome = toolkitForms.validateOutcome(request, '2026-04-10');

it('an outcome needs a date, and an amount if it was paid', () => {
  expect(outcome({ status: '', date: '', amount: '' })).toEqual({
    status: 'Choose the outcome of your request',
    date: 'Enter the date',
  });
  const paid = { status: 'paid', date: '2026-04-01' };
  expect(outcome({ ...paid, amount: '0' })).toEqual({
    amount: 'Enter the amount that was paid, in dollars',
  });
  expect(outcome({ ...paid, amount: '$2,950' })).toBeUndefined();
  expect(outcome({ ...paid, amount: '1.005' })).toBeDefined();
  expect(outcome({ ...paid, date: '2099-01-01', amount: '1' })).toEqual({
    date: 'The date cannot be in the future',
  });
  expect(outcome({ ...paid, status: 'denied', amount: '' })).toBeUndefined();
});

it.each([
  ['submitted', '0026-03-02', 'Enter the date'],
  ['submitted', '2026-02-30', 'Enter the date'],
  ['submitted', '2026-03-01', 'The date cannot be before March 2, 2026, the day of the order'],
  ['submitted', '2026-03-02', undefined],
  ['denied', '2026-03-08', 'The date cannot be before March 9, 2026, when the request was submitted'],
  ['approved', '2026-03-09', undefined],
  ['paid', '2026-03-19', 'The date cannot be before March 20, 2026, when the request was approved'],
  ['paid', '2026-04-10', undefined],
  ['paid', '2026-04-11', 'The date cannot be in the future'],
  ['paid', '2062-04-10', 'The date cannot be in the future'],
])('the outcome %s on %s is refused: %s', (status, date, message) => {
  expect(outcome({ status, date, amount: '1' })?.date).toBe(message);
});

it('checked values are what the API accepts', () => {
  const values = {
    employer_name: ' Sample Employer ',
    hr_name: '',
    hr_email: ' ',
    employee_number: '1',
    plan_year: '2026',
    pay_date: '',
    other_assistance: '$1,000.50',
  };
  expect(validate.timing(values)).toBeUndefined();
  const facts = toolkitFactsOf(values);
  expect(facts).toEqual({
    employer_name: 'Sample Employer',
    hr_name: null,
    hr_email: null,
    employee_number: '1',
    plan_year: 2026,
    pay_date: null,
    other_assistance_cents: 100_050,
  });
  expect(ToolkitFacts.safeParse({ ...facts, plan: unknownPlan }).success).toBe(true);
  const paid = { status: 'paid', date: '2026-01-01', amount: '5250.01' };
  expect(ToolkitOutcome.safeParse({ ...outcomeBodyOf(paid), version: 1 }).data).toMatchObject({
    amount_cents: 525_001,
  });
  expect(() => outcomeBodyOf({ ...paid, status: 'generated' })).toThrow(RangeError);
});

it.each([
  [{ plan_year: '2019' }, ['plan_year']],
  [{ plan_year: '' }, ['plan_year']],
  [{ plan_year: '2062' }, ['plan_year']],
  [{ plan_year: '0026' }, ['plan_year']],
  [{ pay_date: '2026-02-30' }, ['pay_date']],
  [{ pay_date: '0026-02-20' }, ['pay_date']],
  [{ pay_date: '2062-02-20' }, ['pay_date']],
  [{ pay_date: '2027-01-02' }, ['pay_date']],
  [{ other_assistance: '-1' }, ['other_assistance']],
])('the timing %o is refused', (change, fields) => {
  const values = { plan_year: '2026', pay_date: '', other_assistance: '', ...change };
  expect(Object.keys(validate.timing(values) ?? {})).toEqual(fields);
});

describe('for an order of November 20, 2026', () => {
  const { plan, timing } = toolkitForms.validate({ ordered_on: '2026-11-20' });

  it.each([
    ['2025', '', { plan_year: 'The calendar year cannot be before 2026, the year of the order' }],
    ['2026', '2026-11-19', { pay_date: 'The date cannot be before November 20, 2026, the day of the order' }],
    ['2026', '2026-11-20', undefined],
    ['2027', '2027-01-31', undefined],
    ['2027', '2026-12-31', { pay_date: expect.stringContaining('must be in 2027') }],
  ])('a reimbursement in %s, paid on "%s", gets the errors %o', (plan_year, pay_date, errors) => {
    expect(timing({ plan_year, pay_date, other_assistance: '' })).toEqual(errors);
  });

  it.each([
    ['2025-11-19', 'The deadline cannot be before November 20, 2025, a year before the order'],
    ['2025-11-20', undefined],
    ['2026-10-01', undefined],
  ])('a deadline on %s gets the error %s', (deadline_on, error) => {
    const errors = plan({ has_deadline: 'yes', deadline_on, deadline_note: '' });
    expect(errors?.deadline_on).toBe(error);
  });
});

import { expect, it } from 'vitest';
import { toolkitForms } from './toolkit-rules.ts';

const { validate } = toolkitForms;

it('each step of the toolkit needs its required fields', () => {
  expect(validate.course({ enrollment_id: '' })).toEqual({ enrollment_id: 'Choose a course' });
  expect(validate.employer({ employer_name: ' ', hr_email: 'nobody' })).toEqual({
    employer_name: 'Enter the name of your employer',
    hr_email: 'Please enter a valid email address',
  });
  expect(validate.employer({ employer_name: 'Sample Employer', hr_email: '' })).toBeUndefined();
});

it('an outcome needs a date, and an amount if it was paid', () => {
  expect(validate.outcome({ status: '', date: '', amount: '' })).toEqual({
    status: 'Choose the outcome of your request',
    date: 'Enter the date',
  });
  const paid = { status: 'paid', date: '2026-04-01' };
  expect(validate.outcome({ ...paid, amount: '0' })).toEqual({
    amount: 'Enter the amount that was paid, in dollars',
  });
  expect(validate.outcome({ ...paid, amount: '$2,950' })).toBeUndefined();
  expect(validate.outcome({ ...paid, status: 'denied', amount: '' })).toBeUndefined();
});

import { proofRules } from './application-rules.ts';
import { accountEmail } from './email-rule.ts';
import { check, formCheck, type FormCheck } from './rules.ts';
import { optional } from './text-rules.ts';
import { typedDollars } from './typed-numbers.ts';

/** The outcome of a request as its form has it. */
export type RequestOutcomeValues = {
  status: string;
  /** ISO date. */
  date: string;
  /** Dollars, of a request that was paid. */
  amount: string;
};

const required =
  (missing: string) =>
  (typed: string): string | undefined =>
    typed.trim() === '' ? missing : undefined;

const outcomes: readonly string[] = ['submitted', 'approved', 'denied', 'paid'];

/** The checks of the steps of the reimbursement toolkit that ask for something. */
const toolkitChecks = {
  course: formCheck({ enrollment_id: required('Choose a course') }),
  employer: formCheck({
    employer_name: required('Enter the name of your employer'),
    hr_email: optional(accountEmail),
  }),
};

/** Checks the outcome of a request. */
const checkRequestOutcome: FormCheck<RequestOutcomeValues> = (values) =>
  check<RequestOutcomeValues>(
    {
      status: (typed) => (outcomes.includes(typed) ? undefined : 'Choose what became of your request'),
      date: required('Enter the date'),
      amount: (typed) =>
        values.status !== 'paid' || typedDollars(typed) > 0
          ? undefined
          : 'Enter the amount that was paid, in dollars',
    },
    values,
  );

/** Which files may be the letter in which an employer denies a request. */
const letterRules = { ...proofRules.files, hint: 'PDF, JPG or PNG, up to 5 MB' };

/** The rules of the toolkit's forms. */
export const toolkitForms = { validate: { ...toolkitChecks, outcome: checkRequestOutcome }, letterRules };

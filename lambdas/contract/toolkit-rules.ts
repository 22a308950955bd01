import { proofRules } from './application-rules.ts';
import { accountEmail } from './email-rule.ts';
import { check, formCheck, type FormCheck } from './rules.ts';
import { optional } from './text-rules.ts';
import { typedDollars } from './typed-numbers.ts';

/** The form values of a request's outcome. */
type RequestOutcomeValues = {
  status: string;
  /** ISO date. */
  date: string;
  /** Dollars, if the request was paid. */
  amount: string;
};

const required =
  (missing: string) =>
  (typed: string): string | undefined =>
    typed.trim() === '' ? missing : undefined;

const outcomes: readonly string[] = ['submitted', 'approved', 'denied', 'paid'];

const toolkitChecks = {
  course: formCheck({ enrollment_id: required('Choose a course') }),
  employer: formCheck({
    employer_name: required('Enter the name of your employer'),
    hr_email: optional(accountEmail),
  }),
};

const checkRequestOutcome: FormCheck<RequestOutcomeValues> = (values) =>
  check<RequestOutcomeValues>(
    {
      status: (typed) => (outcomes.includes(typed) ? undefined : 'Choose the outcome of your request'),
      date: required('Enter the date'),
      amount: (typed) =>
        values.status !== 'paid' || typedDollars(typed) > 0
          ? undefined
          : 'Enter the amount that was paid, in dollars',
    },
    values,
  );

/** The limits of the employer's letter of denial. */
const letterRules = { ...proofRules.files, hint: 'PDF, JPG or PNG, up to 5 MB' };

/** The rules for the toolkit's forms. */
export const toolkitForms = { validate: { ...toolkitChecks, outcome: checkRequestOutcome }, letterRules };

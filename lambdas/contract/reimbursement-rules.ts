import { check, fieldRule, type FormCheck } from './rules.ts';
import { notInLine, textRule } from './text-rules.ts';
import { typedDollars } from './typed-numbers.ts';

/** The least and the most dollars of a reimbursement. What a plan pays beyond the yearly limit is taxed, but may be paid. */
const amount = { minimum: 0.01, maximum: 99_999.99 } as const;

/** The rules of what an admin writes of a toolkit. */
export const reimbursementRules = {
  employer: textRule({ max: 200, tooLong: 'Use at most 200 characters', forbidden: notInLine }),
  /** Dollars, to the cent. */
  amount: fieldRule<number>(amount, (dollars) => {
    const isWithin = dollars >= amount.minimum && dollars <= amount.maximum;
    return isWithin && Number(dollars.toFixed(2)) === dollars
      ? undefined
      : 'Enter an amount in dollars and cents, from 0.01 to 99,999.99';
  }),
};

/** The sentence for an amount of a toolkit that nobody has reimbursed. */
export const amountNotReimbursed = 'Only a reimbursed toolkit has an amount';

/** The outcome of a toolkit as its form has it. */
export type OutcomeValues = {
  employer_name: string;
  /** `on` where the employer has paid, else empty. */
  employer_reimbursed: string;
  /** Dollars, or empty where nobody knows the amount. */
  reimbursement_amount: string;
};

/** Checks the form that corrects the outcome of a toolkit. */
export const checkOutcome: FormCheck<OutcomeValues> = (values) =>
  check<OutcomeValues>(
    {
      employer_name: reimbursementRules.employer,
      employer_reimbursed: () => undefined,
      reimbursement_amount: (typed) =>
        typed.trim() === '' ? undefined : reimbursementRules.amount(typedDollars(typed)),
    },
    values,
  );

/** The correction that checked values make, as the API takes it. */
export const correctionOf = ({
  employer_name,
  employer_reimbursed,
  reimbursement_amount,
}: OutcomeValues) => ({
  employer_name: employer_name.trim() || null,
  employer_reimbursed: employer_reimbursed === 'on',
  reimbursement_amount: reimbursement_amount.trim() === '' ? null : typedDollars(reimbursement_amount),
});

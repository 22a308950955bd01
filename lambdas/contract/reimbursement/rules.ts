import { check, fieldRule, type FormCheck } from '../text/rules.ts';
import { notInLine, textRule } from '../text/text-rules.ts';
import { typedDollars } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';

/** The smallest and largest reimbursement, in dollars. A plan may pay more than the yearly limit; the excess is taxed. */
const amount = { minimum: 0.01, maximum: 99_999.99 } as const;

/** The rules for the fields of a toolkit that an admin corrects. */
export const reimbursementRules = {
  employer: textRule({
    max: 200,
    tooLong: 'Use at most 200 characters',
    forbidden: notInLine,
    isPrinted: true,
  }),
  /** Dollars, to the cent. */
  amount: fieldRule<number>({ ...amount, multipleOf: 0.01 }, (dollars) => {
    const isWithin = dollars >= amount.minimum && dollars <= amount.maximum;
    return isWithin && Number(dollars.toFixed(2)) === dollars
      ? undefined
      : 'Enter an amount in dollars and cents, from 0.01 to 99,999.99';
  }),
};

/** The message for the amount of a toolkit that was not reimbursed. */
export const amountNotReimbursed = 'Only a reimbursed toolkit can have an amount';

/** The form values of a toolkit's outcome. */
export type OutcomeValues = {
  employer_name: string;
  /** `on` if the employer has paid, otherwise empty. */
  employer_reimbursed: string;
  /** Dollars, or empty if the amount is unknown. */
  reimbursement_amount: string;
};

/** Checks the form that corrects the outcome of a toolkit. */
export const checkOutcome: FormCheck<OutcomeValues> = (values) =>
  check<OutcomeValues>(
    {
      employer_name: reimbursementRules.employer,
      employer_reimbursed: () => undefined,
      reimbursement_amount: (typed) =>
        cleaned(typed) === '' ? undefined : reimbursementRules.amount(typedDollars(typed)),
    },
    values,
  );

/** Converts checked form values to the API's request body. */
export const correctionOf = ({
  employer_name,
  employer_reimbursed,
  reimbursement_amount,
}: OutcomeValues) => ({
  employer_name: cleaned(employer_name) || null,
  employer_reimbursed: employer_reimbursed === 'on',
  reimbursement_amount: cleaned(reimbursement_amount) === '' ? null : typedDollars(reimbursement_amount),
});

/** The number of decisions from which the figures are public. Fewer would say too much about single cases. */
export const publicFiguresFrom = 30;

import type { FormErrors } from '../../components/form/submitForm.ts';

/** What came of a toolkit as the form holds it; `on` says that the employer has paid, the amount is typed in. */
export type OutcomeValues = {
  employer_name: string;
  employer_reimbursed: string;
  reimbursement_amount: string;
};

const amountProblem = 'Enter an amount in dollars and cents, from 0.01 to 99,999.99';

/** What is wrong with the values before they are sent. An employer may have paid an amount that nobody knows. */
export function checkOutcome({
  employer_name,
  reimbursement_amount: amount,
}: OutcomeValues): FormErrors<keyof OutcomeValues> | undefined {
  const isAmount = /^\d{1,5}(\.\d{1,2})?$/.test(amount.trim()) && Number(amount) > 0;
  const fields = {
    ...(employer_name.trim().length > 200 && { employer_name: 'Use at most 200 characters' }),
    ...(amount.trim() !== '' && !isAmount && { reimbursement_amount: amountProblem }),
  };
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

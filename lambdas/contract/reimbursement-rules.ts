/**
 * What an admin may write of a toolkit, and the sentences for what they may not. The API's schema reads it, and a test
 * holds the form's own words to it; it imports nothing, so that the browser loads no schema library.
 */
export const reimbursementRules = {
  employer: { max: 200 },
  /** Dollars, to the cent. What a plan pays beyond the yearly limit is taxed but may be paid; a sixth digit is a slip. */
  amount: {
    min: 0.01,
    max: 99_999.99,
    invalid: 'Enter an amount in dollars and cents, from 0.01 to 99,999.99',
    notReimbursed: 'Only a reimbursed toolkit has an amount',
  },
} as const;

/** Whether a number of dollars is one that a toolkit may have: whole cents, within the limits. */
export function isAmount(dollars: number): boolean {
  const { min, max } = reimbursementRules.amount;
  return dollars >= min && dollars <= max && Number(dollars.toFixed(2)) === dollars;
}

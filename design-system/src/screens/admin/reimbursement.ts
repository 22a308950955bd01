/** What came of a toolkit, as its form has it. */
export type OutcomeValues = {
  employer_name: string;
  /** `on` where the employer has paid, else empty. */
  employer_reimbursed: string;
  /** Dollars, or empty. */
  reimbursement_amount: string;
};

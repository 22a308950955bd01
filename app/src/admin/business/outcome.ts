import type { OutcomeValues } from '@redwhiteandcode/design-system';
import type { Reimbursement } from '@redwhiteandcode/lambdas/contract/reimbursement.ts';

/** What came of a toolkit, as the form holds it. */
export const outcomeOf = ({
  employer_name,
  employer_reimbursed,
  reimbursement_amount,
}: Reimbursement): OutcomeValues => ({
  employer_name: employer_name ?? '',
  employer_reimbursed: employer_reimbursed ? 'on' : '',
  reimbursement_amount: reimbursement_amount === null ? '' : String(reimbursement_amount),
});

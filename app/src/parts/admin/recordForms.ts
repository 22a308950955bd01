import type { AccountValues, OutcomeValues, SaveFailure } from '@redwhiteandcode/design-system';
import type { CorporateAccount } from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import type { Reimbursement } from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import type { AdminKey } from '../../shell/api/client.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import { fieldsOf } from '../../shell/forms/fieldsOf.ts';

/** The operations whose data a change of accounts or seats affects. */
export const accountKeys: readonly AdminKey[] = [
  'GET /api/admin/corporate-accounts',
  'GET /api/admin/corporate-accounts/summary',
  'GET /api/admin/corporate-accounts/{accountId}',
  'GET /api/admin/corporate-accounts/{accountId}/seats',
];

/** The names of the account form's fields. */
export const accountFields = [
  'company_name',
  'primary_contact_email',
  'seats_purchased',
  'account_status',
] as const;

/** Returns an account as the form's values. */
export const valuesOf = ({
  company_name,
  primary_contact_email,
  seats_purchased,
  account_status,
}: CorporateAccount): AccountValues => ({
  company_name,
  primary_contact_email,
  seats_purchased: String(seats_purchased),
  account_status,
});

/** Returns a toolkit's outcome as the form's values. */
export const outcomeOf = ({
  employer_name,
  employer_reimbursed,
  reimbursement_amount,
}: Reimbursement): OutcomeValues => ({
  employer_name: employer_name ?? '',
  employer_reimbursed: employer_reimbursed ? 'on' : '',
  reimbursement_amount: reimbursement_amount === null ? '' : String(reimbursement_amount),
});

/**
 * Returns what a record's form shows after a failed change: the values that another admin has saved, errors for fields, or
 * an error for the whole form.
 */
export function saveFailure<Values extends Record<string, string>>(
  failure: unknown,
  message: string,
  { names, read }: { names: readonly Extract<keyof Values, string>[]; read: (current: unknown) => Values },
): SaveFailure<Values> {
  if (!(failure instanceof ApiError)) return { form: message };
  const { type, current } = failure.problem;
  if (type === problemTypes.staleChange && current !== undefined) return { conflict: read(current) };
  const fields = fieldsOf(failure, names);
  return fields ? { fields } : { form: message };
}

import type { ReactNode } from 'react';
import { Select } from '../../components/field/Select.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import type { SaveFailure } from '../admin/saveFailure.ts';
import { accountStatusLooks, type CompanyAccountStatus } from './CorporateAccountsTable.tsx';
import { RecordDialog } from '../admin/RecordDialog.tsx';

/** A company's account as form values. */
export type AccountValues = {
  company_name: string;
  primary_contact_email: string;
  /** A whole number. */
  seats_purchased: string;
  account_status: CompanyAccountStatus;
};

export interface AccountDialogProps {
  onClose: () => void;
  /** The account to edit; without it the dialog adds one. */
  account?: AccountValues | undefined;
  /** Number of assigned seats, the minimum of purchased seats. @default 0 */
  seatsUsed?: number | undefined;
  validate: Validate<AccountValues>;
  /** Stores the account. On success it returns nothing, and the dialog closes. */
  onSave: (values: AccountValues) => Promise<SaveFailure<AccountValues> | undefined>;
}

const labels = {
  company_name: 'Company',
  primary_contact_email: 'Contact email',
  seats_purchased: 'Seats',
  account_status: 'Status',
};

const statuses = Object.entries(accountStatusLooks).map(([value, { label }]) => ({ value, label }));

/** Formats a value for the list of differences. */
const shown = (value: string): string => statuses.find((status) => status.value === value)?.label ?? value;

/** An open dialog that adds or edits a company's account. */
export function AccountDialog({
  onClose,
  account,
  seatsUsed = 0,
  validate,
  onSave,
}: AccountDialogProps): ReactNode {
  return (
    <RecordDialog
      title={account ? `Edit ${account.company_name}` : 'Add Account'}
      onClose={onClose}
      saveLabel={account ? 'Save changes' : 'Add Account'}
      labels={labels}
      values={account}
      show={shown}
      validate={validate}
      onSave={onSave}
    >
      {(values) => <AccountFields account={values} seatsUsed={seatsUsed} />}
    </RecordDialog>
  );
}

interface AccountFieldsProps {
  account: AccountValues | undefined;
  seatsUsed: number;
}

function AccountFields({ account, seatsUsed }: AccountFieldsProps): ReactNode {
  return (
    <>
      <TextField
        label={labels.company_name}
        name="company_name"
        autoComplete="off"
        autoCapitalize="words"
        isRequired
        defaultValue={account?.company_name}
      />
      <TextField
        label={labels.primary_contact_email}
        name="primary_contact_email"
        type="email"
        autoComplete="off"
        isRequired
        defaultValue={account?.primary_contact_email}
      />
      <TextField
        label={labels.seats_purchased}
        name="seats_purchased"
        type="number"
        inputMode="numeric"
        min={Math.max(1, seatsUsed)}
        isRequired
        defaultValue={account?.seats_purchased ?? '10'}
        description={seatsUsed > 0 ? `${seatsUsed.toLocaleString('en-US')} are assigned` : undefined}
      />
      <Select
        label={labels.account_status}
        name="account_status"
        options={statuses}
        defaultValue={account?.account_status ?? 'active'}
      />
    </>
  );
}

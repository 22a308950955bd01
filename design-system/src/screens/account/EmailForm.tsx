import { type ReactNode, useState } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import {
  type CurrentCode,
  CurrentCodeField,
  currentCodeLabel,
  type CurrentCodeValues,
  joinChecks,
} from './CurrentCodeField.tsx';
import { SaveRow } from '../../components/form/SaveRow.tsx';

type AddressValues = { email: string; current_password: string };

/** The values of the form. `code` and `passkey` are empty if none is needed. */
export type EmailValues = CurrentCodeValues & AddressValues;

export interface EmailFormProps {
  /** Checks the address and the password. */
  validate: Validate<AddressValues>;
  /** The account's email address, in a hidden field for password managers. */
  email: string;
  /** With it, the form also asks for a current code or a passkey: set it while two-step verification is on. */
  currentCode?: CurrentCode | undefined;
  /** Sends a link to the new address. If it returns no errors, the form is cleared. */
  onSubmit: SubmitForm<EmailValues>;
}

/** The new email address, the current password, and maybe a code; 'Change Email'. */
export function EmailForm({ email, validate, currentCode, onSubmit }: EmailFormProps): ReactNode {
  const [usedPasskeys, setUsedPasskeys] = useState(0);
  const form = useForm<EmailValues>({
    labels,
    validate: joinChecks(validate, currentCode?.validate),
    onSubmit: async (values) => {
      const errors = await onSubmit(values);
      // Each use of a passkey works once.
      if (values.passkey !== '') setUsedPasskeys(usedPasskeys + 1);
      return errors;
    },
    isResetAfter: true,
    hasSummary: false,
  });
  return (
    <Form {...form.props}>
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        description="We send a link to it. Your address changes when you open the link."
        isRequired
        onChange={form.onEdit}
      />
      <TextField
        label={labels.current_password}
        name="current_password"
        type="password"
        autoComplete="current-password"
        isRequired
        onChange={form.onEdit}
      />
      {currentCode && <CurrentCodeField key={usedPasskeys} {...currentCode} />}
      <SaveRow
        label="Change Email"
        isPending={form.isPending}
        isSaved={form.isSaved}
        savedText="Link sent to the new address. Open it within a day."
      />
    </Form>
  );
}

const labels = { email: 'New Email', current_password: 'Your Password', code: currentCodeLabel, passkey: '' };

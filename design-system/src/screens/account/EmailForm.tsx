import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { SaveRow } from './SaveRow.tsx';

export type EmailValues = { email: string; current_password: string };

export interface EmailFormProps {
  validate: Validate<EmailValues>;
  /** The account's email address, in a hidden field for password managers. */
  email: string;
  /** Sends a link to the new address. If it returns no errors, the form is cleared. */
  onSubmit: SubmitForm<EmailValues>;
}

/** The new email address and the current password; 'Change Email'. */
export function EmailForm({ email, validate, onSubmit }: EmailFormProps): ReactNode {
  const form = useForm<EmailValues>({ labels, validate, onSubmit, isResetAfter: true, hasSummary: false });
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
      <SaveRow
        label="Change Email"
        isPending={form.isPending}
        isSaved={form.isSaved}
        savedText="Link sent to the new address. Open it within a day."
      />
    </Form>
  );
}

const labels = { email: 'New Email', current_password: 'Your Password' };

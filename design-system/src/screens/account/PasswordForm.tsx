import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { SaveRow } from '../../components/form/SaveRow.tsx';
import { useForm } from '../../components/form/useForm.ts';

export type PasswordValues = { current_password: string; new_password: string };

export interface PasswordFormProps {
  /** All requirements for a new password. */
  passwordHint: string;
  validate: Validate<PasswordValues>;
  /** The account's email address, in a hidden field for password managers. */
  email: string;
  /** If it returns no errors, the form is cleared. */
  onSubmit: SubmitForm<PasswordValues>;
}

/** The current password and the new one, each with a show button; 'Change Password'. */
export function PasswordForm({ passwordHint, email, validate, onSubmit }: PasswordFormProps): ReactNode {
  const form = useForm<PasswordValues>({ labels, validate, onSubmit, isResetAfter: true, hasSummary: false });
  return (
    <Form {...form.props}>
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <TextField
        label={labels.current_password}
        name="current_password"
        type="password"
        autoComplete="current-password"
        isRequired
        onChange={form.onEdit}
      />
      <TextField
        label={labels.new_password}
        name="new_password"
        type="password"
        autoComplete="new-password"
        description={passwordHint}
        isRequired
        onChange={form.onEdit}
      />
      <SaveRow
        label="Change Password"
        isPending={form.isPending}
        isSaved={form.isSaved}
        savedText="Password changed. You are signed out on all other devices."
      />
    </Form>
  );
}

const labels = { current_password: 'Current Password', new_password: 'New Password' };

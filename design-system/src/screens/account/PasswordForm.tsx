import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm } from '../../components/form/submitForm.ts';
import { SaveRow } from './SaveRow.tsx';
import { useSavedForm } from './useSavedForm.ts';

export type PasswordValues = { current_password: string; new_password: string };

export interface PasswordFormProps {
  /** Whose password: kept in a hidden field for password managers. */
  email: string;
  /** The form is cleared when it answers without errors. */
  onSubmit: SubmitForm<PasswordValues>;
}

/** The current password and the new one, each with a show button; 'Change Password'. */
export function PasswordForm({ email, onSubmit }: PasswordFormProps): ReactNode {
  const form = useSavedForm<PasswordValues>({ labels, onSubmit, isResetAfter: true });
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
        errorMessage={form.errors.fields?.current_password}
      />
      <TextField
        label={labels.new_password}
        name="new_password"
        type="password"
        autoComplete="new-password"
        description="At least 6 characters"
        isRequired
        onChange={form.onEdit}
        errorMessage={form.errors.fields?.new_password}
      />
      <SaveRow
        label="Change Password"
        isPending={form.isPending}
        isSaved={form.isSaved}
        savedWord="Password changed"
      />
    </Form>
  );
}

const labels = { current_password: 'Current Password', new_password: 'New Password' };

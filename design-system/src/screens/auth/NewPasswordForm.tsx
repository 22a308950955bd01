import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import type { SubmitForm } from './form.ts';
import { useFormErrors } from './useFormErrors.ts';

export type NewPasswordValues = { password: string };

export interface NewPasswordFormProps {
  /** Whose password: kept in a hidden field for password managers. */
  email: string;
  onSubmit: SubmitForm<NewPasswordValues>;
  onBackToSignIn: () => void;
}

/** The new password once, with a show button; 'Set New Password'. */
export function NewPasswordForm({ email, onSubmit, onBackToSignIn }: NewPasswordFormProps): ReactNode {
  const form = useFormErrors<NewPasswordValues>(['password'], onSubmit);
  return (
    <AuthForm onSubmit={form.onSubmit} error={form.errors.form}>
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <TextField
        label="New Password"
        name="password"
        type="password"
        autoComplete="new-password"
        description="At least 6 characters"
        isRequired
        errorMessage={form.errors.fields?.password}
      />
      <Button type="submit" size="lg" isFullWidth isPending={form.isPending}>
        Set New Password
      </Button>
      <Button variant="quiet" isFullWidth onPress={onBackToSignIn}>
        Back to Sign In
      </Button>
    </AuthForm>
  );
}

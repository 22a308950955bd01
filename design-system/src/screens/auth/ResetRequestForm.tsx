import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import type { SubmitForm } from './form.ts';
import { useFormErrors } from './useFormErrors.ts';

export type ResetRequestValues = { email: string };

export interface ResetRequestFormProps {
  onSubmit: SubmitForm<ResetRequestValues>;
  onBackToSignIn: () => void;
  defaultEmail?: string | undefined;
}

/** E-mail; 'Send Reset Link' and 'Back to Sign In'. */
export function ResetRequestForm({
  onSubmit,
  onBackToSignIn,
  defaultEmail,
}: ResetRequestFormProps): ReactNode {
  const form = useFormErrors<ResetRequestValues>(['email'], onSubmit);
  return (
    <AuthForm onSubmit={form.onSubmit} error={form.errors.form}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        defaultValue={defaultEmail}
        errorMessage={form.errors.fields?.email}
      />
      <Button type="submit" size="lg" isFullWidth isPending={form.isPending}>
        Send Reset Link
      </Button>
      <Button variant="quiet" isFullWidth onPress={onBackToSignIn}>
        Back to Sign In
      </Button>
    </AuthForm>
  );
}

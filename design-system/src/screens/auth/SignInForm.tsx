import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import type { SubmitForm } from './form.ts';
import { useFormErrors } from './useFormErrors.ts';

export type SignInValues = { email: string; password: string };

export interface SignInFormProps {
  onSubmit: SubmitForm<SignInValues>;
  /** 'Forgot password?' */
  onForgotPassword: () => void;
  defaultEmail?: string | undefined;
}

/** E-mail and password; 'Sign In'. */
export function SignInForm({ onSubmit, onForgotPassword, defaultEmail }: SignInFormProps): ReactNode {
  const form = useFormErrors<SignInValues>(['email', 'password'], onSubmit);
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
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        isRequired
        errorMessage={form.errors.fields?.password}
      />
      <Button type="submit" size="lg" isFullWidth isPending={form.isPending}>
        Sign In
      </Button>
      <Button variant="quiet" isFullWidth onPress={onForgotPassword}>
        Forgot password?
      </Button>
    </AuthForm>
  );
}

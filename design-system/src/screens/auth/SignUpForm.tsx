import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { note as noteClass } from './auth.css.ts';
import type { SubmitForm } from './form.ts';
import { useFormErrors } from './useFormErrors.ts';

export type SignUpValues = { full_name: string; email: string; password: string };

export interface SignUpFormProps {
  /** The form is cleared when it answers without errors. */
  onSubmit: SubmitForm<SignUpValues>;
  /** Under the button, as links to the terms. */
  note?: ReactNode;
}

/** Full name, e-mail, password; 'Sign Up'. */
export function SignUpForm({ onSubmit, note }: SignUpFormProps): ReactNode {
  const form = useFormErrors<SignUpValues>(['full_name', 'email', 'password'], onSubmit, true);
  return (
    <AuthForm onSubmit={form.onSubmit} error={form.errors.form}>
      <TextField
        label="Full Name"
        name="full_name"
        autoComplete="name"
        isRequired
        errorMessage={form.errors.fields?.full_name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        errorMessage={form.errors.fields?.email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        description="At least 6 characters"
        isRequired
        errorMessage={form.errors.fields?.password}
      />
      <Button type="submit" size="lg" isFullWidth isPending={form.isPending}>
        Sign Up
      </Button>
      {note && <div className={noteClass}>{note}</div>}
    </AuthForm>
  );
}

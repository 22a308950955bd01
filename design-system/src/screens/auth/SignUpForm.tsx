import type { ReactNode } from 'react';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useForm } from '../../components/form/useForm.ts';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';

export type SignUpValues = { full_name: string; email: string; password: string };

export interface SignUpFormProps {
  /** What a new password must be: 'At least 6 characters'. */
  passwordHint: string;
  validate: Validate<SignUpValues>;
  /** The form is cleared when it answers without errors. */
  onSubmit: SubmitForm<SignUpValues>;
  /** Under the button, as links to the terms. */
  note?: ReactNode;
  defaultEmail?: string | undefined;
  /** As the address is typed. */
  onEmailChange?: ((email: string) => void) | undefined;
}

/** Full name, e-mail, password; 'Sign Up'. */
export function SignUpForm({
  passwordHint,
  validate,
  onSubmit,
  note,
  defaultEmail,
  onEmailChange,
}: SignUpFormProps): ReactNode {
  const form = useForm<SignUpValues>({ labels, validate, onSubmit, isResetAfter: true, hasSummary: false });
  return (
    <Form {...form.props}>
      <TextField label={labels.full_name} name="full_name" autoComplete="name" isRequired />
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        defaultValue={defaultEmail}
        onChange={onEmailChange}
      />
      <TextField
        label={labels.password}
        name="password"
        type="password"
        autoComplete="new-password"
        description={passwordHint}
        isRequired
      />
      <Button type="submit" size="lg" isFullWidth isPending={form.isPending}>
        Sign Up
      </Button>
      {note && <div className={smallMuted}>{note}</div>}
    </Form>
  );
}

const labels = { full_name: 'Full Name', email: 'Email', password: 'Password' };

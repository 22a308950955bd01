import type { ReactNode } from 'react';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useForm } from '../../components/form/useForm.ts';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { EmailField, type EmailFieldProps, emailLabel } from './EmailField.tsx';

export type SignUpValues = { full_name: string; email: string; password: string };

export interface SignUpFormProps extends EmailFieldProps {
  /** All requirements for a new password. */
  passwordHint: string;
  /** Fills in the name. */
  defaultName?: string | undefined;
  validate: Validate<SignUpValues>;
  /** If it returns no errors, the form is cleared. */
  onSubmit: SubmitForm<SignUpValues>;
  /** Under the button, such as links to the terms. */
  note?: ReactNode;
}

/** Full name, email and password; 'Sign Up'. */
export function SignUpForm({
  passwordHint,
  defaultName,
  validate,
  onSubmit,
  note,
  ...email
}: SignUpFormProps): ReactNode {
  const form = useForm<SignUpValues>({ labels, validate, onSubmit, isResetAfter: true, hasSummary: false });
  return (
    <Form {...form.props}>
      <TextField
        label={labels.full_name}
        name="full_name"
        autoComplete="name"
        isRequired
        defaultValue={defaultName}
      />
      <EmailField {...email} />
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

const labels = { full_name: 'Full Name', email: emailLabel, password: 'Password' };

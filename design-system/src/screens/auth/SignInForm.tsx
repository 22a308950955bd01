import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useForm } from '../../components/form/useForm.ts';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';

export type SignInValues = { email: string; password: string };

export interface SignInFormProps {
  validate: Validate<SignInValues>;
  onSubmit: SubmitForm<SignInValues>;
  /** 'Forgot password?' */
  onForgotPassword: () => void;
  defaultEmail?: string | undefined;
  /** As the address is typed. */
  onEmailChange?: ((email: string) => void) | undefined;
}

/** E-mail and password; 'Sign In'. */
export function SignInForm({
  validate,
  onSubmit,
  onForgotPassword,
  defaultEmail,
  onEmailChange,
}: SignInFormProps): ReactNode {
  const form = useForm<SignInValues>({ labels, validate, onSubmit, hasSummary: false });
  return (
    <Form {...form.props}>
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
        autoComplete="current-password"
        isRequired
      />
      <Button type="submit" size="lg" isFullWidth isPending={form.isPending}>
        Sign In
      </Button>
      <Button variant="quiet" isFullWidth onPress={onForgotPassword}>
        Forgot password?
      </Button>
    </Form>
  );
}

const labels = { email: 'Email', password: 'Password' };

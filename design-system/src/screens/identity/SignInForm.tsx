import type { ReactNode, Ref } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useForm } from '../../components/form/useForm.ts';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { EmailField, type EmailFieldProps, emailLabel } from './EmailField.tsx';

export type SignInValues = { email: string; password: string };

export interface SignInFormProps extends EmailFieldProps {
  validate: Validate<SignInValues>;
  onSubmit: SubmitForm<SignInValues>;
  /** 'Forgot password?' */
  onForgotPassword: () => void;
  /** The password's input. */
  passwordRef?: Ref<HTMLInputElement> | undefined;
}

/** Email and password; 'Sign In'. */
export function SignInForm({
  validate,
  onSubmit,
  onForgotPassword,
  passwordRef,
  ...email
}: SignInFormProps): ReactNode {
  const form = useForm<SignInValues>({ labels, validate, onSubmit, hasSummary: false });
  return (
    <Form {...form.props}>
      <EmailField {...email} />
      <TextField
        ref={passwordRef}
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

const labels = { email: emailLabel, password: 'Password' };

import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useForm } from '../../components/form/useForm.ts';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';

export type ResetRequestValues = { email: string };

export interface ResetRequestFormProps {
  validate: Validate<ResetRequestValues>;
  onSubmit: SubmitForm<ResetRequestValues>;
  onBackToSignIn: () => void;
  defaultEmail?: string | undefined;
  /** As the address is typed. */
  onEmailChange?: ((email: string) => void) | undefined;
}

/** E-mail; 'Send Reset Link' and 'Back to Sign In'. */
export function ResetRequestForm({
  validate,
  onSubmit,
  onBackToSignIn,
  defaultEmail,
  onEmailChange,
}: ResetRequestFormProps): ReactNode {
  const form = useForm<ResetRequestValues>({ labels, validate, onSubmit, hasSummary: false });
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
      <Button type="submit" size="lg" isFullWidth isPending={form.isPending}>
        Send Reset Link
      </Button>
      <Button variant="quiet" isFullWidth onPress={onBackToSignIn}>
        Back to Sign In
      </Button>
    </Form>
  );
}

const labels = { email: 'Email' };

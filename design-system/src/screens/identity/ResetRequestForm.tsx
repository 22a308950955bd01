import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useForm } from '../../components/form/useForm.ts';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { EmailField, type EmailFieldProps, emailLabel } from './EmailField.tsx';

export type ResetRequestValues = { email: string };

export interface ResetRequestFormProps extends EmailFieldProps {
  validate: Validate<ResetRequestValues>;
  onSubmit: SubmitForm<ResetRequestValues>;
  onBackToSignIn: () => void;
}

/** Email; 'Send Reset Link' and 'Back to Sign In'. */
export function ResetRequestForm({
  validate,
  onSubmit,
  onBackToSignIn,
  ...email
}: ResetRequestFormProps): ReactNode {
  const form = useForm<ResetRequestValues>({ labels, validate, onSubmit, hasSummary: false });
  return (
    <Form {...form.props}>
      <EmailField {...email} />
      <Button type="submit" size="lg" isFullWidth isPending={form.isPending}>
        Send Reset Link
      </Button>
      <Button variant="quiet" isFullWidth onPress={onBackToSignIn}>
        Back to Sign In
      </Button>
    </Form>
  );
}

const labels = { email: emailLabel };

import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';

export type TwoStepValues = { code: string };

export interface TwoStepFormProps {
  validate: Validate<TwoStepValues>;
  /** Receives the code as typed; it may contain spaces, because apps show it in two groups. */
  onSubmit: SubmitForm<TwoStepValues>;
  onBackToSignIn: () => void;
}

/** The second step of signing in: the 6-digit code from the authenticator app; 'Verify'. Place it in an AuthFrame. */
export function TwoStepForm({ validate, onSubmit, onBackToSignIn }: TwoStepFormProps): ReactNode {
  const form = useForm<TwoStepValues>({
    labels: { code: '6-digit code' },
    validate,
    onSubmit,
  });
  return (
    <Form {...form.props}>
      <CodeField />
      <Button type="submit" size="lg" isFullWidth isPending={form.isPending}>
        Verify
      </Button>
      <Button variant="quiet" isFullWidth onPress={onBackToSignIn}>
        Back to Sign In
      </Button>
    </Form>
  );
}

/** The field for the app's code, which phones and password managers can fill in. */
export function CodeField(): ReactNode {
  return (
    <TextField
      label="6-digit code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      description="From your authenticator app; it changes every 30 seconds."
      maxLength={7}
      isRequired
    />
  );
}

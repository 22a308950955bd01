import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';

export type TwoStepValues = { code: string };

export interface TwoStepFormProps {
  /** Gets the six digits without spaces. */
  onSubmit: SubmitForm<TwoStepValues>;
  onBackToSignIn: () => void;
}

/** The second step of signing in: the 6-digit code of the authenticator app; 'Verify'. Stands in an AuthFrame. */
export function TwoStepForm({ onSubmit, onBackToSignIn }: TwoStepFormProps): ReactNode {
  const form = useForm<TwoStepValues>({
    labels: { code: '6-digit code' },
    onSubmit: ({ code }) => checkCode(code, onSubmit),
  });
  return (
    <Form {...form.props}>
      <CodeField errorMessage={form.errors.fields?.code} />
      <Button type="submit" size="lg" isFullWidth isPending={form.isPending}>
        Verify
      </Button>
      <Button variant="quiet" isFullWidth onPress={onBackToSignIn}>
        Back to Sign In
      </Button>
    </Form>
  );
}

/** The field for the app's code; phones and password managers fill it in. */
export function CodeField({ errorMessage }: { errorMessage: string | undefined }): ReactNode {
  return (
    <TextField
      label="6-digit code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      description="From your authenticator app; it changes every 30 seconds."
      maxLength={7}
      isRequired
      errorMessage={errorMessage}
    />
  );
}

/** Sends a code of six digits on, and explains any other. Apps show it as two groups, so spaces are dropped. */
export function checkCode(
  typed: string,
  onSubmit: SubmitForm<TwoStepValues>,
): ReturnType<SubmitForm<TwoStepValues>> {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code))
    return { fields: { code: 'Enter the 6 digits that your authenticator app shows' } };
  return onSubmit({ code });
}

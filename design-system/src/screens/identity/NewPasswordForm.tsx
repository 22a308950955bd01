import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useForm } from '../../components/form/useForm.ts';
import type { FormResult, Validate } from '../../components/form/submitForm.ts';

export type NewPasswordValues = { password: string };

type NewPasswordResult = FormResult<'password' | 'code'>;

export interface NewPasswordFormProps {
  /** All requirements for a new password. */
  passwordHint: string;
  validate: Validate<NewPasswordValues>;
  /** The account's email address, in a hidden field for password managers. */
  email: string;
  /** An error for `code`, which comes from the link in the email, is shown as the form's error because it has no field. */
  onSubmit: (values: NewPasswordValues) => NewPasswordResult | Promise<NewPasswordResult>;
  onBackToSignIn: () => void;
  /** Shows 'Request a New Link' after the form or the link's code was rejected. */
  onRequestNewLink?: (() => void) | undefined;
}

/** A form for a new password, which is entered once and can be shown. */
export function NewPasswordForm({
  passwordHint,
  email,
  validate,
  onSubmit,
  onBackToSignIn,
  onRequestNewLink,
}: NewPasswordFormProps): ReactNode {
  const form = useForm<NewPasswordValues>({
    labels,
    validate,
    hasSummary: false,
    onSubmit: async (values) => {
      const result = await onSubmit(values);
      return result && { ...result, form: result.form ?? result.fields?.code };
    },
  });
  return (
    <Form {...form.props}>
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <TextField
        label={labels.password}
        name="password"
        type="password"
        autoComplete="new-password"
        description={passwordHint}
        isRequired
      />
      <Button type="submit" size="lg" isFullWidth isPending={form.isPending}>
        Set New Password
      </Button>
      {onRequestNewLink && form.errors.form && (
        <Button variant="quiet" isFullWidth onPress={onRequestNewLink}>
          Request a New Link
        </Button>
      )}
      <Button variant="quiet" isFullWidth onPress={onBackToSignIn}>
        Back to Sign In
      </Button>
    </Form>
  );
}

const labels = { password: 'New Password' };

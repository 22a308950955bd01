import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useForm } from '../../components/form/useForm.ts';
import type { FormAnswer, Validate } from '../../components/form/submitForm.ts';

export type NewPasswordValues = { password: string };

type NewPasswordAnswer = FormAnswer<'password' | 'code'>;

export interface NewPasswordFormProps {
  /** What a new password must be: 'At least 6 characters'. */
  passwordHint: string;
  validate: Validate<NewPasswordValues>;
  /** Whose password: kept in a hidden field for password managers. */
  email: string;
  /** An error of `code`, the mailed link's, which has no field here, shows as the form's. */
  onSubmit: (values: NewPasswordValues) => NewPasswordAnswer | Promise<NewPasswordAnswer>;
  onBackToSignIn: () => void;
  /** Offers 'Request a New Link' once the form, or its link's code, was refused. */
  onRequestNewLink?: (() => void) | undefined;
}

/** The new password once, with a show button; 'Set New Password'. */
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
      const answer = await onSubmit(values);
      return answer && { ...answer, form: answer.form ?? answer.fields?.code };
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

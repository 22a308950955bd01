import type { ReactNode, Ref } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useForm } from '../../components/form/useForm.ts';
import type { FormResult, SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

interface EmailFieldProps {
  defaultEmail?: string | undefined;
  /** @default false */
  isEmailFixed?: boolean | undefined;
  /** Called with the address as it is typed. */
  onEmailChange?: ((email: string) => void) | undefined;
}

const emailLabel = 'Email';

/** The field for an account's email address. */
function EmailField({ defaultEmail, isEmailFixed, onEmailChange }: EmailFieldProps): ReactNode {
  return (
    <TextField
      label={emailLabel}
      name="email"
      type="email"
      autoComplete="username"
      isRequired
      isReadOnly={isEmailFixed}
      defaultValue={defaultEmail}
      onChange={onEmailChange}
    />
  );
}

export type SignInValues = { email: string; password: string };

interface SignInFormProps extends EmailFieldProps {
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
  const form = useForm<SignInValues>({ labels: signInLabels, validate, onSubmit, hasSummary: false });
  return (
    <Form {...form.props}>
      <EmailField {...email} />
      <TextField
        ref={passwordRef}
        label={signInLabels.password}
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

const signInLabels = { email: emailLabel, password: 'Password' };

export type SignUpValues = { full_name: string; email: string; password: string };

interface SignUpFormProps extends EmailFieldProps {
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
  const form = useForm<SignUpValues>({
    labels: signUpLabels,
    validate,
    onSubmit,
    isResetAfter: true,
    hasSummary: false,
  });
  return (
    <Form {...form.props}>
      <TextField
        label={signUpLabels.full_name}
        name="full_name"
        autoComplete="name"
        isRequired
        defaultValue={defaultName}
      />
      <EmailField {...email} />
      <TextField
        label={signUpLabels.password}
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

const signUpLabels = { full_name: 'Full Name', email: emailLabel, password: 'Password' };

export type ResetRequestValues = { email: string };

interface ResetRequestFormProps extends EmailFieldProps {
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
  const form = useForm<ResetRequestValues>({ labels: resetLabels, validate, onSubmit, hasSummary: false });
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

const resetLabels = { email: emailLabel };

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
    labels: newPasswordLabels,
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
        label={newPasswordLabels.password}
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

const newPasswordLabels = { password: 'New Password' };

import { Alert, AuthCard, type AuthCardProps, Link } from '@redwhiteandcode/design-system';
import { authForms } from '@redwhiteandcode/contract/account/rules.ts';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { neverResolve } from '../../samples/answers.ts';
import { longText } from '../../samples/text.ts';
import { formStories } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Identity/AuthCard',
  component: AuthCard,
  args: {
    ...authForms,
    view: 'signin' as const,
    onViewChange: fn(),
    onSignIn: fn(),
    onSignUp: fn(),
    onRequestReset: fn(),
    onSetPassword: fn(),
    onRequestNewLink: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'stable',
      use: ['The whole sign-in page, whose URL selects the view.'],
      avoid: [
        { when: 'The user enters a code after the password.', instead: 'Screens/Identity/TwoStepForm' },
      ],
      keyboard: [
        { keys: 'Arrow Left, Arrow Right', does: 'Moves between Sign In and Sign Up.', test: 'ByKeyboard' },
        { keys: 'Enter', does: 'Submits the form from any of its fields.', test: 'ByKeyboard' },
      ],
      accessibility: [
        'Each invalid field shows its error, the first one takes focus, and all values stay.',
        'Password managers recognize each field.',
        'When another form replaces the current one, the title takes focus. Between tabs, focus stays on the tab.',
        'The next view keeps the email address that the user typed.',
      ],
    },
  },
});

function Switching(args: AuthCardProps) {
  const [view, setView] = useState(args.view);
  return <AuthCard {...args} view={view} onViewChange={setView} />;
}

export const Default = meta.story({
  args: { email: 'learner@example.com' },
});

export const SignUp = meta.story({
  args: {
    view: 'signup',
    signUpNote: (
      <>
        By signing up, you accept the <Link href="/terms">sample terms</Link>.
      </>
    ),
  },
});

export const Reset = meta.story({ args: { view: 'reset', email: 'learner@example.com' } });

export const NewPassword = meta.story({ args: { view: 'newPassword', email: 'learner@example.com' } });

/** The code of an expired link has no field, so the form shows its error and offers a new link. */
export const ExpiredLink = meta.story({
  args: {
    view: 'newPassword',
    email: 'learner@example.com',
    onSetPassword: fn(() => ({ fields: { code: 'This reset link has expired.' } })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'sample-password{Enter}');
    await expect(args.onSetPassword).toHaveBeenLastCalledWith({ password: 'sample-password' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This reset link has expired.');
    await userEvent.click(canvas.getByRole('button', { name: 'Request a New Link' }));
    await expect(args.onRequestNewLink).toHaveBeenCalledOnce();
  },
});

export const SessionEnded = meta.story({
  args: {
    notice: <Alert tone="warning">Your session has ended. Sign in to continue where you left off.</Alert>,
  },
});

export const SignInToEnroll = meta.story({
  args: { view: 'signup', notice: <Alert>Sign in or create an account to enroll.</Alert> },
});

/** When another form replaces the current one, the title takes focus. */
export const ReplacingForms = meta.story({
  render: (args) => <Switching {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(canvas.getByRole('heading', { name: 'Reset Password' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Sign In' }));
    await expect(canvas.getByRole('heading', { name: 'Welcome' })).toHaveFocus();
  },
});

/** After a sign-up, which a toast announces, focus moves to the password of the sign-in view, which keeps the typed email address only. */
export const Success = meta.story({
  args: { view: 'signup' },
  render: function Render(args) {
    const [view, setView] = useState(args.view);
    const [success, setSuccess] = useState(args.success);
    const onSignUp = () => {
      setView('signin');
      setSuccess({ title: 'Success!', description: 'Account created. You can now sign in.' });
    };
    return <AuthCard {...args} {...{ view, success, onSignUp }} onViewChange={setView} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Sample Learner');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'learner@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'sample-password{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Forgot password?' })).toBeVisible();
    await expect(canvas.queryByText('Account created. You can now sign in.')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('learner@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
});

/** Every view keeps the typed email address. */
export const KeepsTypedEmail = meta.story({
  render: (args) => <Switching {...args} />,
  play: async ({ canvas, userEvent }) => {
    const email = () => canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email(), 'learner@example.com');
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await expect(email()).toHaveValue('learner@example.com');
    await userEvent.type(email(), '.test');
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign In' }));
    await expect(email()).toHaveValue('learner@example.com.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(email()).toHaveValue('learner@example.com.test');
  },
});

export const ByKeyboard = meta.story({
  render: (args) => <Switching {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Sign In' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Sign Up' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'learner@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'sample-password{Enter}');
    await expect(args.onSignIn).toHaveBeenLastCalledWith({
      email: 'learner@example.com',
      password: 'sample-password',
    });
  },
});

const signIn = formStories({
  typed: { Email: 'learner@example.com', Password: 'sample-password' },
  submit: 'Sign In',
});
const signUp = formStories({
  typed: { 'Full Name': 'Sample Learner', Email: 'learner@example.com', Password: 'sample-password' },
  submit: 'Sign Up',
});
const reset = formStories({ typed: { Email: 'learner@example.com' }, submit: 'Send Reset Link' });
const newPassword = formStories({
  typed: { 'New Password': 'sample-password' },
  submit: 'Set New Password',
});

export const SignInIncomplete = meta.story(signIn.incomplete);

export const SignInPending = meta.story({ args: { onSignIn: fn(neverResolve) }, play: signIn.pending.play });

export const SignUpIncomplete = meta.story({ args: { view: 'signup' }, ...signUp.incomplete });

export const SignUpPending = meta.story({
  args: { view: 'signup', onSignUp: fn(neverResolve) },
  play: signUp.pending.play,
});

export const ResetIncomplete = meta.story({ args: { view: 'reset' }, ...reset.incomplete });

export const ResetPending = meta.story({
  args: { view: 'reset', onRequestReset: fn(neverResolve) },
  play: reset.pending.play,
});

export const NewPasswordIncomplete = meta.story({ args: { view: 'newPassword' }, ...newPassword.incomplete });

export const NewPasswordPending = meta.story({
  args: { view: 'newPassword', onSetPassword: fn(neverResolve) },
  play: newPassword.pending.play,
});

/** Each form sends its values. */
export const Sending = meta.story({
  render: (args) => <Switching {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await userEvent.type(canvas.getByLabelText('Email'), 'learner@example.com{Enter}');
    await expect(args.onRequestReset).toHaveBeenLastCalledWith({ email: 'learner@example.com' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Sign In' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Sample Learner');
    await userEvent.type(canvas.getByLabelText('Password'), 'sample-password{Enter}');
    await expect(args.onSignUp).toHaveBeenLastCalledWith({
      full_name: 'Sample Learner',
      email: 'learner@example.com',
      password: 'sample-password',
    });
  },
});

export const LongText = meta.story({
  args: { view: 'signup', signUpNote: longText, notice: <Alert>{longText}</Alert> },
});

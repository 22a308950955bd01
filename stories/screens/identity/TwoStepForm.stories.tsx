import { TwoStepForm } from '@redwhiteandcode/design-system';
import { checkRecoveryCode, checkTwoStepCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { formStories } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Identity/TwoStepForm',
  component: TwoStepForm,
  args: {
    validate: { code: checkTwoStepCode, recoveryCode: checkRecoveryCode },
    onSubmit: fn(),
    onBackToSignIn: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['A user with two-step verification, after the password, in an AuthFrame.'],
      avoid: [{ when: 'The user turns it on.', instead: 'Screens/Account/TwoStepSetup' }],
      keyboard: [{ keys: 'Enter', does: 'Submits the code.', test: 'ByKeyboard' }],
      accessibility: [
        'Phones and password managers can fill in the code.',
        'An invalid code is explained next to the field, which takes focus.',
        'The field for a recovery code takes focus when it replaces the other one.',
        'Why a passkey was not used is announced.',
      ],
    },
  },
  decorators: [inColumn],
});

const form = formStories({ typed: { '6-digit code': '123456' }, submit: 'Verify' });

export const Default = meta.story();

/** Authenticator apps show the code in two groups. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '6-digit code' }), '123 456{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ code: '123 456' });
  },
});

/** Users without their phone enter one of the codes that they saved. */
export const RecoveryCode = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '6-digit code' }), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    const field = canvas.getByRole('textbox', { name: 'Recovery code' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.type(field, '123456{Enter}');
    await canvas.findByText('Enter the 10 characters of a recovery code');
    await userEvent.clear(field);
    await userEvent.type(field, 'samp1-e0001{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ code: 'samp1-e0001' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use your authenticator app' }));
    await expect(canvas.getByRole('textbox', { name: '6-digit code' })).toHaveFocus();
  },
});

/** A code with five digits is not submitted. */
export const TooShort = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '6-digit code' });
    await userEvent.type(field, '12345{Enter}');
    await canvas.findByText('Enter the 6 digits that your authenticator app shows');
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const ExpiredCode = meta.story({
  args: {
    onSubmit: fn(() => ({ fields: { code: 'This code has expired. Enter the next one.' } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '6-digit code' }), '123456{Enter}');
    await canvas.findByText('This code has expired. Enter the next one.');
  },
});

export const Pending = meta.story(form.pending);

/** With a passkey, the browser asks for it when the button is pressed; a code still works. */
export const WithPasskey = meta.story({
  args: { onUsePasskey: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(args.onUsePasskey).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: '6-digit code' })).toBeVisible();
  },
});

/** An account without an app: a recovery code helps a user who lost the passkey. */
export const OnlyPasskey = meta.story({
  args: {
    hasApp: false,
    onUsePasskey: fn(async () => 'No passkey was used. Please try again, or enter a code.'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await canvas.findByText('No passkey was used. Please try again, or enter a code.');
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Use your authenticator app' }),
    ).not.toBeInTheDocument();
  },
});

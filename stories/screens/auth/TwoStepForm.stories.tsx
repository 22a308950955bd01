import { TwoStepForm } from '@redwhiteandcode/design-system';
import { checkTwoStepCode } from '@redwhiteandcode/lambdas/contract/account-rules.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { formStories } from '../formStories.ts';

const meta = preview.meta({
  title: 'Screens/Auth/TwoStepForm',
  component: TwoStepForm,
  args: { validate: checkTwoStepCode, onSubmit: fn(), onBackToSignIn: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['A user with two-step verification, after the password, in an AuthFrame.'],
      avoid: [{ when: 'The user turns it on.', instead: 'Screens/Account/TwoStepSetup' }],
      keyboard: [{ keys: 'Enter', does: 'Submits the code.', test: 'ByKeyboard' }],
      accessibility: [
        'Phones and password managers can fill in the code.',
        'An invalid code is explained next to the field, which takes focus.',
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

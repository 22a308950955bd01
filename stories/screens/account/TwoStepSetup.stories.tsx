import { QrCode, TwoStepSetup } from '@redwhiteandcode/design-system';
import { checkTwoStepCode } from '@redwhiteandcode/lambdas/contract/account-rules.ts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inStack } from '../../samples/decorators.tsx';

const setup = {
  status: 'setup',
  secret: 'SAMPLESECRETSAMPLESECRET',
  qrCode: (
    <QrCode
      value="otpauth://totp/Sample:learner@example.com?secret=SAMPLESECRETSAMPLESECRET&issuer=Sample"
      label="Code for your authenticator app"
      size="sm"
    />
  ),
} as const;

const meta = preview.meta({
  title: 'Screens/Account/TwoStepSetup',
  component: TwoStepSetup,
  args: {
    state: { status: 'off' } as const,
    validate: checkTwoStepCode,
    onStart: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onTurnOff: fn(async () => undefined),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The security section of the account page: optional for learners, expected of administrators.'],
      avoid: [{ when: 'The user enters a code to sign in.', instead: 'Screens/Auth/TwoStepForm' }],
      keyboard: [
        { keys: 'Enter', does: 'In the code field, turns it on.', test: 'Confirms' },
        { keys: 'Tab', does: 'Moves through the controls of the setup.', test: 'Cancels' },
      ],
      accessibility: [
        'The secret is also text, for users who cannot scan the QR code.',
        'On and off each have an icon, a word, and a color.',
        'Turning it off asks for confirmation.',
      ],
    },
  },
  decorators: [inStack],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up two-step verification' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

/** Administrators are asked to turn it on. */
export const Asked = meta.story({ args: { isAsked: true } });

export const Starting = meta.story({ args: { isStarting: true } });

export const Confirms = meta.story({
  args: { state: setup },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '6-digit code' }), '123456{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ code: '123456' });
  },
});

export const InvalidCode = meta.story({
  args: {
    state: setup,
    onConfirm: fn(() => ({ fields: { code: 'This code is not valid. Enter the next one.' } })),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '6-digit code' });
    await userEvent.type(field, '123456{Enter}');
    await canvas.findByText('This code is not valid. Enter the next one.');
    await expect(field).toHaveFocus();
  },
});

export const Cancels = meta.story({
  args: { state: setup },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '6-digit code' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const On = meta.story({ args: { state: { status: 'on' } } });

export const TurnsOff = meta.story({
  args: { state: { status: 'on' } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

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
      use: ['In the account page’s section for security: optional for learners, asked of administrators.'],
      avoid: [{ when: 'A code is asked for at sign-in.', instead: 'Screens/Auth/TwoStepForm' }],
      keyboard: [
        { keys: 'Enter', does: 'In the code’s field, turns it on.', test: 'Confirms' },
        { keys: 'Tab', does: 'Moves through the setup’s controls.', test: 'Cancels' },
      ],
      accessibility: [
        'The secret stands beside the QR code as text, for those who cannot scan it.',
        'On and off are icon, word and colour.',
        'Turning it off asks first.',
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

/** Administrators are asked. */
export const Asked = meta.story({ args: { isAsked: true } });

export const Starting = meta.story({ args: { isStarting: true } });

export const Setup = meta.story({ args: { state: setup } });

export const Confirms = meta.story({
  args: { state: setup },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '6-digit code' }), '123456{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ code: '123456' });
  },
});

export const Refused = meta.story({
  args: {
    state: setup,
    onConfirm: fn(() => ({ fields: { code: 'This code does not fit. Enter the next one.' } })),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '6-digit code' });
    await userEvent.type(field, '123456{Enter}');
    await canvas.findByText('This code does not fit. Enter the next one.');
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

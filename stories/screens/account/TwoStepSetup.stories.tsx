import { QrCode, TwoStepSetup } from '@redwhiteandcode/design-system';
import { checkCurrentPassword } from '@redwhiteandcode/contract/account/rules.ts';
import { checkPasskeyName, maxPasskeys } from '@redwhiteandcode/contract/identity/passkey-rules.ts';
import { checkAnyCode, checkTwoStepCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inStack } from '../../samples/decorators.tsx';
import { passkeys } from '../../samples/account.ts';

const setup = {
  status: 'setup',
  secret: 'SAMPLESECRETSAMPLESECRET',
  qrCode: (
    <QrCode
      value="otpauth://totp/Sample:learner@example.com?secret=SAMPLESECRETSAMPLESECRET&issuer=Sample"
      label="QR code for your authenticator app"
    />
  ),
} as const;

type Props = ComponentProps<typeof TwoStepSetup>;

/** Changes the state as the account page does. */
function StatefulSetup(props: Props) {
  const [state, setState] = useState(props.state);
  return (
    <TwoStepSetup
      {...props}
      state={state}
      onStart={(values) => {
        setState(setup);
        return props.onStart(values);
      }}
      onRemovePasskey={(passkey) => (values) => {
        if (state.status === 'on')
          setState({ ...state, passkeys: state.passkeys.filter(({ id }) => id !== passkey.id) });
        return props.onRemovePasskey(passkey)(values);
      }}
      onTurnOff={(values) => {
        setState({ status: 'off' });
        return props.onTurnOff(values);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Account/TwoStepSetup',
  component: TwoStepSetup,
  args: {
    state: { status: 'off' } as Props['state'],
    validate: {
      code: checkTwoStepCode,
      anyCode: checkAnyCode,
      password: checkCurrentPassword,
      passkeyName: checkPasskeyName,
    },
    maxPasskeys,
    onStart: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onReplaceCodes: fn(),
    onTurnOff: fn(),
    onAddPasskey: fn(),
    onRemovePasskey: fn<Props['onRemovePasskey']>(() => async () => undefined),
    onUsePasskey: fn<Props['onUsePasskey']>(async () => ({ passkey: 'sample-use' })),
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      status: 'new',
      use: ['The security section of the account page: optional for learners, expected of administrators.'],
      avoid: [
        { when: 'The user enters a code to sign in.', instead: 'Screens/Identity/TwoStepForm' },
        { when: 'The user sees the recovery codes.', instead: 'Screens/Account/RecoveryCodes' },
      ],
      keyboard: [
        { keys: 'Enter', does: 'In a field, submits it.', test: 'Starts' },
        { keys: 'Tab', does: 'Moves through the controls of the setup.', test: 'Cancels' },
        { keys: 'Escape', does: 'Closes the dialog for the password.', test: 'EscapeCancels' },
      ],
      accessibility: [
        'The secret is also text, for users who cannot scan the QR code.',
        'On and off each have an icon, a word, and a color.',
        'A new state takes focus, and its name is announced.',
        'Each passkey’s button names it.',
      ],
    },
  },
  render: (args) => <StatefulSetup {...args} />,
  decorators: [inStack],
});

const password = 'sample-password';
const values = (more: object) => ({ name: '', current_password: password, code: '', passkey: '', ...more });

export const Default = meta.story();

/** The password comes first, so that a session that someone else uses cannot lock its owner out. */
export const Starts = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up two-step verification' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Password'), `${password}{Enter}`);
    await waitFor(() => expect(args.onStart).toHaveBeenLastCalledWith(values({})));
    const group = await canvas.findByRole('group', { name: 'Setting up two-step verification' });
    await waitFor(() => expect(group).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const WrongPassword = meta.story({
  args: { onStart: fn(() => ({ fields: { current_password: 'Current password is not correct' } })) },
  render: (args) => <TwoStepSetup {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up two-step verification' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Password');
    await userEvent.type(field, `${password}{Enter}`);
    await dialog.findByText('Current password is not correct');
    await expect(field).toHaveFocus();
  },
});

export const EscapeCancels = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Set up two-step verification' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});

/** Administrators are asked to turn it on. */
export const Recommended = meta.story({ args: { need: 'recommended' } });

/** Administrators must turn it on before they can use the admin area. */
export const Required = meta.story({ args: { need: 'required' } });

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

const on = { status: 'on', recoveryCodesLeft: 10, hasApp: true, passkeys: [] } as const;

export const On = meta.story({ args: { state: on } });

/** Where administrators need it, they cannot turn it off. */
export const OnAndRequired = meta.story({ args: { state: on, need: 'required' } });

export const FewCodesLeft = meta.story({ args: { state: { ...on, recoveryCodesLeft: 1 } } });

export const ReplacesCodes = meta.story({
  args: { state: on },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make new recovery codes?' }));
    await userEvent.type(dialog.getByLabelText('Password'), password);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '123 456');
    await userEvent.click(dialog.getByRole('button', { name: 'New recovery codes' }));
    await waitFor(() => expect(args.onReplaceCodes).toHaveBeenLastCalledWith(values({ code: '123 456' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const TurnsOff = meta.story({
  args: { state: on },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await dialog.findByText('Please enter your password');
    await dialog.findByText(/^Enter the 6 digits that your authenticator app shows, or a recovery code/);
    await expect(args.onTurnOff).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Password'), password);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(args.onTurnOff).toHaveBeenCalledOnce());
    const group = await canvas.findByRole('group', { name: 'Two-step verification is off' });
    await waitFor(() => expect(group).toHaveFocus());
  },
});

/** Waits until the dialog has taken focus: it would take it from a field in which the test types. */
async function openDialog() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

/** The name comes with the password; the browser then asks for the device, the security key, or the password manager. */
export const AddsPasskey = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Password'), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Add a passkey' }));
    await dialog.findByText('Please enter a name for the passkey');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'My phone');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a passkey' }));
    await waitFor(() => expect(args.onAddPasskey).toHaveBeenLastCalledWith(values({ name: 'My phone' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** What browsers and the API refuse is in the dialog, which stays open. */
export const PasskeyNotAdded = meta.story({
  args: { onAddPasskey: fn(() => ({ form: 'No passkey was used. Please try again, or enter a code.' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'My phone');
    await userEvent.type(dialog.getByLabelText('Password'), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Add a passkey' }));
    await dialog.findByText('No passkey was used. Please try again, or enter a code.');
  },
});

/** An app and passkeys. */
export const WithPasskeys = meta.story({ args: { state: { ...on, passkeys } } });

export const OnlyPasskeys = meta.story({ args: { state: { ...on, hasApp: false, passkeys } } });

/** Administrators cannot remove their only passkey. */
export const OnlyPasskeyRequired = meta.story({
  args: { state: { ...on, hasApp: false, passkeys: passkeys.slice(0, 1) }, need: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  },
});

/** A passkey confirms a change in place of a code. */
export const RemovesPasskey = meta.story({
  args: { state: { ...on, hasApp: false, passkeys } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Security key' }));
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Password'), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await dialog.findByText('Passkey accepted.');
    await waitFor(() => expect(dialog.getByRole('group', { name: 'Second step' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemovePasskey).toHaveBeenLastCalledWith(passkeys[1]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const group = canvas.getByRole('group', { name: 'Two-step verification is on' });
    await waitFor(() => expect(group).toHaveFocus());
    await expect(canvas.getByRole('list', { name: 'Your passkeys' })).not.toHaveTextContent('Security key');
  },
});

/** A passkey that was not used leaves the field for a code. */
export const PasskeyNotUsed = meta.story({
  args: {
    state: { ...on, passkeys },
    onUsePasskey: fn<Props['onUsePasskey']>(async () => ({
      reason: 'No passkey was used. Please try again, or enter a code.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await dialog.findByText('No passkey was used. Please try again, or enter a code.');
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeVisible();
  },
});

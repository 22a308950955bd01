import { Button, RecoveryCodes, type RecoveryCodesProps } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inStack } from '../../samples/decorators.tsx';
import { recoveryCodes } from '../../samples/account.ts';

const meta = preview.meta({
  title: 'Screens/Account/RecoveryCodes',
  component: RecoveryCodes,
  args: {
    codes: recoveryCodes,
    onCopy: fn(async () => true),
    onDownload: fn(),
    onDone: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Directly after two-step verification was turned on, and after new codes were made.'],
      avoid: [{ when: 'The codes were shown before.', instead: 'Screens/Account/TwoStepSetup' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves from the heading to Copy, Download and I saved them.', test: 'Copies' },
      ],
      accessibility: [
        'The heading takes focus when the codes appear.',
        'The result of copying is announced.',
      ],
    },
  },
  decorators: [inStack],
});

const text = `${recoveryCodes.join('\n')}\n`;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
});

function AfterTurningOn(props: RecoveryCodesProps): ReactNode {
  const [isOn, setIsOn] = useState(false);
  return isOn ? <RecoveryCodes {...props} /> : <Button onPress={() => setIsOn(true)}>Turn on</Button>;
}

export const Copies = meta.story({
  render: (args) => <AfterTurningOn {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(canvas.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenLastCalledWith(text);
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
});

/** The browser can refuse access to the clipboard. */
export const CopyingFails = meta.story({
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await canvas.findByText('Copying did not work. Select the codes to copy them.');
  },
});

export const DownloadsAndIsDone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(text);
    await userEvent.click(canvas.getByRole('button', { name: 'I saved them' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

import { CopyField, type CopyFieldProps } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Company/CopyField',
  component: CopyField,
  args: {
    label: 'Name of the record',
    value: '_redwhiteandcode-challenge.example.com',
    onCopy: fn(async () => true) as CopyFieldProps['onCopy'],
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Show a short value that people paste elsewhere.'],
      avoid: [{ when: 'The text has several lines.', instead: 'Screens/Credentials/TextToCopy' }],
      keyboard: [{ keys: 'Enter on Copy', does: 'Copies the value.', test: 'Copying' }],
      accessibility: ['The button names what it copies.', 'The result is announced.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story({});

export const Copying = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Copy: Name of the record' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith('_redwhiteandcode-challenge.example.com');
    await expect(await canvas.findByText('Copied.')).toBeVisible();
  },
});

/** The browser does not let the page copy. */
export const Refused = meta.story({
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Name of the record' }));
    await expect(await canvas.findByText(/Select it and copy it/)).toBeVisible();
  },
});

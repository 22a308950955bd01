import { TextToCopy } from '@redwhiteandcode/design-system';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inStack } from '../../samples/decorators.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Credentials/TextToCopy',
  component: TextToCopy,
  args: {
    name: 'the letter',
    text: 'Dear Ms. Lee:\n\nI completed a sample course.\n\nSincerely,\nSample Learner',
    onCopy: fn(async () => true),
    onPrint: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['For a text that the user puts somewhere else, such as a letter or a line for a profile.'],
      avoid: [{ when: 'It is a file.', instead: 'Screens/Reimbursement/ToolkitDocuments' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to Copy, then to Print.', test: 'Default' }],
      accessibility: [
        'The names of the buttons say what is copied or printed.',
        'The result of copying is announced.',
      ],
    },
  },
  decorators: [inStack],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the letter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenLastCalledWith(args.text);
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print the letter' })).toHaveFocus();
  },
});

/** The text is the only one on paper until the browser has printed. */
export const Prints = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const text = canvasElement.querySelector('[data-part="text"]');
    await userEvent.click(canvas.getByRole('button', { name: 'Print the letter' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(text).toHaveAttribute('data-printing');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(text).not.toHaveAttribute('data-printing'));
  },
});

/** The browser can refuse access to the clipboard. */
export const CopyingFails = meta.story({
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the letter' }));
    await canvas.findByText('The text could not be copied. Select it and copy it.');
  },
});

export const LongText = meta.story({
  args: { text: `${longText}\nexample.com/verify/RWC-2025-DEM0CERT` },
});

import { ImportSource } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Company/ImportSource',
  component: ImportSource,
  args: { maxSize: 20_000_000, onFile: fn(), onText: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['Take a list of people from a company.'],
      avoid: [{ when: 'One person is invited.', instead: 'Screens/Company/InviteDialog' }],
      keyboard: [{ keys: 'Enter on Check the list', does: 'Reads the pasted addresses.', test: 'Pasting' }],
      accessibility: ['Each problem is the error of the field whose list was not read.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story();

export const Pasting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email addresses' }), 'ann@example.com');
    canvas.getByRole('button', { name: 'Check the list' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onText).toHaveBeenCalledWith('ann@example.com');
  },
});

export const Choosing = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const file = new File(['email\nann@example.com'], 'people.csv', { type: 'text/csv' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for a file.');
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
});

/** Several columns could have the addresses. */
export const Ambiguous = meta.story({
  args: {
    problem: {
      of: 'file',
      message:
        'Several columns could be the email address: column 1 (“email”), column 3 (“email”). Choose one.',
    },
    question: {
      label: 'Which column has the email addresses?',
      options: [
        { value: '0', label: 'Column 1: email' },
        { value: '2', label: 'Column 3: email' },
      ],
      onChoose: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Which column/ }), '2');
    await expect(args.question?.onChoose).toHaveBeenCalledWith('2');
  },
});

/** The pasted text has no address. */
export const Unreadable = meta.story({
  args: {
    problem: { of: 'text', message: 'No column has email addresses. Add a column with the title “email”.' },
  },
});

import { bankColumns } from '@redwhiteandcode/contract/assessment/bank-csv.ts';
import { BankTransfer, type ReadBank } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { assessment } from './bankSamples.ts';

const { bank } = assessment;

const meta = preview.meta({
  title: 'Screens/Assessment/BankTransfer',
  component: BankTransfer,
  args: {
    columns: bankColumns,
    onRead: async (): Promise<ReadBank> => ({
      bank,
      added: bank.slice(0, 1),
      changed: bank.slice(1, 3),
      same: 1,
    }),
    onImport: fn(),
    onExport: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['For moving the questions of a bank to a spreadsheet and back.'],
      avoid: [{ when: 'The rows of an admin list.', instead: 'Screens/Admin/AdminTablePage' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves through the export, the file field, and the import.', test: 'Imports' },
      ],
      accessibility: ['What a file changes is announced before anything is imported.'],
    },
  },
});

/** Returns the hidden input of the file field. */
const inputIn = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input[type="file"]')!;

const file = new File(['sample'], 'questions.csv', { type: 'text/csv' });

/** No file is chosen */
export const Empty = meta.story();

/** Shows what a file changes, then imports it */
export const Imports = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputIn(canvasElement), file);
    await expect(await canvas.findByText('Added: 1 question')).toBeVisible();
    await expect(canvas.getByText('Changed: 2 questions')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import into the bank' }));
    await expect(args.onImport).toHaveBeenCalledWith(bank);
  },
});

/** A file that is not imported */
export const Refused = meta.story({
  args: { onRead: async () => ({ problem: 'Row 3: this row has 2 cells instead of 13.' }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputIn(canvasElement), file);
    await expect(await canvas.findByText('Row 3: this row has 2 cells instead of 13.')).toBeVisible();
  },
});

import { bankColumns } from '@redwhiteandcode/contract/assessment/bank-csv.ts';
import { BankTransfer, type ReadBank } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { chooseFile } from '../../samples/chooseFile.ts';
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

const file = new File(['sample'], 'questions.csv', { type: 'text/csv' });

/** No file is chosen */
export const Empty = meta.story();

/** Shows what a file changes, then imports it */
export const Imports = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Choose/ })).toHaveFocus();
    await chooseFile(canvasElement, file);
    await expect(await canvas.findByText('Added: 1 question')).toBeVisible();
    await expect(canvas.getByText('Changed: 2 questions')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Import into the bank' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onImport).toHaveBeenCalledWith(bank);
  },
});

/** A file that is not imported */
export const Refused = meta.story({
  args: { onRead: async () => ({ problem: 'Row 3: this row has 2 cells instead of 13.' }) },
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, file);
    const problem = 'Row 3: this row has 2 cells instead of 13.';
    await expect((await canvas.findAllByText(problem))[0]).toBeVisible();
    const statuses = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(statuses).toContain(problem);
  },
});

/** A file that was chosen before the first one was read */
export const ChosenAgain = meta.story({
  args: { onRead: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const first = Promise.withResolvers<ReadBank>();
    const onRead = args.onRead as ReturnType<typeof fn>;
    onRead.mockReturnValueOnce(first.promise);
    onRead.mockResolvedValueOnce({ bank, added: [], changed: bank.slice(1, 2), same: 3 });
    await chooseFile(canvasElement, file);
    await chooseFile(canvasElement, new File(['other'], 'other.csv', { type: 'text/csv' }));
    await canvas.findByText('Changed: 1 question');
    first.resolve({ problem: 'This file is late.' });
    await first.promise;
    await expect(canvas.queryByText('This file is late.')).toBeNull();
    await expect(canvas.getByText('Changed: 1 question')).toBeVisible();
  },
});

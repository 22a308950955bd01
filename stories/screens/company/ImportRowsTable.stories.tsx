import { type ImportRow, type ImportRowAction, ImportRowsTable } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const row = (index: number, more: Partial<ImportRow> = {}): ImportRow => ({
  id: `row-${index}`,
  place: `Row ${index}`,
  email: `person-${index}@example.com`,
  name: `Sample Person ${index}`,
  group: 'Sales',
  outcome: { id: 'new', label: 'Will be invited', tone: 'info' },
  notes: [],
  ...more,
});

const actionsOf = (): ImportRowAction[] => ['edit', 'leave-out'];

const rows: ImportRow[] = [
  row(1),
  row(2, {
    outcome: { id: 'other_domain', label: 'Other domain', tone: 'warning' },
    notes: ['The address is at another domain. Allow other domains to invite it.'],
  }),
  row(3, {
    email: 'nobody',
    name: '',
    outcome: { id: 'not_an_address', label: 'Not an address', tone: 'danger' },
    notes: ['This is not an email address.'],
  }),
  row(4, { email: '', name: '', outcome: { id: 'unread', label: 'Not read', tone: 'danger' } }),
];

const meta = preview.meta({
  title: 'Screens/Company/ImportRowsTable',
  component: ImportRowsTable,
  args: { rows },
  parameters: {
    usage: {
      status: 'new',
      use: ['Say what applying a list of people does, or did, with each row.'],
      avoid: [{ when: 'The people are in the company.', instead: 'Screens/Company/CompanyPeopleTable' }],
      keyboard: [{ keys: 'Enter on Edit', does: 'Opens the row’s dialog.', test: 'Editing' }],
      accessibility: ['An outcome is a word and an icon, and what to mend is a sentence below it.'],
    },
  },
});

export const Default = meta.story();

export const Filtering = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Outcome' }), 'other_domain');
    await expect(canvas.getByText('person-2@example.com')).toBeVisible();
    await expect(canvas.queryByText('person-1@example.com')).toBeNull();
  },
});

export const Editing = meta.story({
  args: { actionsOf, onAction: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Edit: nobody' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('edit', expect.objectContaining({ id: 'row-3' }));
  },
});

/** More rows than a page has. */
export const ManyRows = meta.story({
  args: { rows: Array.from({ length: 60 }, (_, index) => row(index + 1)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1–25 of 60')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /next/i }));
    await expect(canvas.getByText('26–50 of 60')).toBeVisible();
    await expect(canvas.getByText('person-26@example.com')).toBeVisible();
  },
});

export const LongTexts = meta.story({
  args: {
    rows: [row(1, { name: 'A'.repeat(120), email: `${'a'.repeat(100)}@example.com`, group: 'G'.repeat(80) })],
  },
});

export const Loading = meta.story({ args: { rows: [], isLoading: true } });

export const Empty = meta.story({ args: { rows: [] } });

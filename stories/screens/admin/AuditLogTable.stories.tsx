import { AuditLogTable } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Usage } from '../../.storybook/usage.ts';
import { audit } from '../../samples/admin.ts';

const meta = {
  title: 'Screens/Admin/AuditLogTable',
  component: AuditLogTable,
  args: {
    rows: audit,
    count: audit.length,
    sortDescriptor: { column: 'created_at', direction: 'descending' },
    onSortChange: fn(),
    onRetry: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['See who changed what, and when.'],
      avoid: [{ when: 'The list is not of the admin area.', instead: 'Components/Data/DataTable' }],
      keyboard: [],
      accessibility: ['Everything that DataTable promises; buttons of a row name it.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof AuditLogTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { rows: [], isLoading: true } };

/** The words are the document's. */
export const Empty: Story = {
  args: { rows: [], count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No changes found' })).toBeVisible();
  },
};

/** In place, with the way to try again. */
export const Failed: Story = {
  args: { rows: [], error: 'The audit log could not be loaded' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /retry|try again/i }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

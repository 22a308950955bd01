import { UsersTable } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Usage } from '../../.storybook/usage.ts';
import { users } from '../../samples/admin.ts';

const meta = {
  title: 'Screens/Admin/UsersTable',
  component: UsersTable,
  args: {
    rows: users,
    count: users.length,
    sortDescriptor: { column: 'created_at', direction: 'descending' },
    onSortChange: fn(),
    onRetry: fn(),
    hrefOf: (userId) => `/admin/users/${userId}`,
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['List everybody who has a profile.'],
      avoid: [{ when: 'The list is not of the admin area.', instead: 'Components/Data/DataTable' }],
      keyboard: [],
      accessibility: ['Everything that DataTable promises; buttons of a row name it.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof UsersTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { rows: [], isLoading: true } };

/** The words are the document's. */
export const Empty: Story = {
  args: { rows: [], count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No users found' })).toBeVisible();
  },
};

/** In place, with the way to try again. */
export const Failed: Story = {
  args: { rows: [], error: 'The users could not be loaded' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /retry|try again/i }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

import { UsersTable } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '../../samples/admin.ts';
import { empty, failed, loading, tableArgs, tableUsage } from './tableStories.ts';

const meta = {
  title: 'Screens/Admin/UsersTable',
  component: UsersTable,
  args: { ...tableArgs(users, 'created_at'), hrefOf: (userId) => `/admin/users/${userId}` },
  parameters: { usage: tableUsage('List everybody who has a profile.') },
} satisfies Meta<typeof UsersTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = loading();

/** The words are the document's. */
export const Empty: Story = empty('No users found');

/** In place, with the way to try again. */
export const Failed: Story = failed('The users could not be loaded');

import { UsersTable } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { users } from '../../samples/admin.ts';
import { empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Identity/UsersTable',
  component: UsersTable,
  args: { ...tableArgs(users, 'created_at'), hrefOf: (userId) => `/admin/users/${userId}` },
  parameters: { usage: tableUsage('List all users.') },
});

export const Default = meta.story();

export const Empty = meta.story(empty('No users found'));

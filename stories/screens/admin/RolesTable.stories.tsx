import {
  type RoleRow,
  type RowDeletion,
  RolesTable,
  Inline,
  RoleBadge,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { roles } from '../../samples/admin.ts';
import {
  deleting,
  deletingFailed,
  deletingKey,
  empty,
  failed,
  loading,
  tableArgs,
  tableUsage,
} from './tableStories.ts';

const meta = {
  title: 'Screens/Admin/RolesTable',
  component: RolesTable,
  args: { ...tableArgs(roles, 'created_at'), onRemove: fn<RowDeletion<RoleRow>>(async () => undefined) },
  parameters: { usage: tableUsage('List who holds which role.', [deletingKey]) },
} satisfies Meta<typeof RolesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = loading();

/** The words are the document's. */
export const Empty: Story = empty('No roles found');

/** In place, with the way to try again. */
export const Failed: Story = failed('The roles could not be loaded');

const deletion = { button: 'Remove role: Admin of First Sample Learner', verb: 'Remove role' };

/** Asks first; Cancel has focus, and Escape leaves everything as it was. */
export const Deleting: Story = deleting('onRemove', {
  ...deletion,
  question: 'Are you sure you want to remove this role?',
});

/** It could not be done: the dialog says why and stays. */
export const DeletingFailed: Story = {
  args: { onRemove: fn<RowDeletion<RoleRow>>(async () => 'The last admin cannot be removed.') },
  ...deletingFailed(deletion, 'The last admin cannot be removed.'),
};

/** Red for admin, blue for moderator, grey for user: everywhere a role is named. */
export const Badges: Story = {
  render: () => (
    <Inline gap={8}>
      <RoleBadge value="admin" />
      <RoleBadge value="moderator" />
      <RoleBadge value="user" />
    </Inline>
  ),
};

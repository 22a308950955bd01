import {
  type RoleRow,
  type RowDeletion,
  RolesTable,
  Inline,
  RoleBadge,
} from '@redwhiteandcode/design-system';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { roles } from '../../samples/admin.ts';
import { deleting, deletingKey, empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Identity/RolesTable',
  component: RolesTable,
  args: { ...tableArgs(roles, 'created_at'), onRemove: fn<RowDeletion<RoleRow>>(async () => undefined) },
  parameters: { usage: tableUsage('List the roles of users.', [deletingKey]) },
});

export const Default = meta.story();

export const Empty = meta.story({ ...empty('No roles found'), tags: ['list-empty'] });

export const Deleting = meta.story(
  deleting('onRemove', {
    button: 'Remove role: Admin of First Sample Learner',
    verb: 'Remove role',
    question: 'Are you sure you want to remove this role?',
  }),
);

/** The dialog stays open and shows the error. */
export const DeletionFailed = meta.story({
  args: { onRemove: fn<RowDeletion<RoleRow>>(async () => 'The server did not respond. Try again.') },
  parameters: Deleting.input.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove role: Admin of First Sample Learner' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove role' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server did not respond. Try again.',
    );
  },
});

export const WithoutName = meta.story({
  tags: ['role-missing-name'],
  args: { rows: roles.slice(0, 1).map((row) => ({ ...row, full_name: null, email: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'N/A' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'N/A' })).toBeVisible();
  },
});

/** Red for admin, blue for moderator, gray for user, wherever a role is shown. */
export const Badges = meta.story({
  tags: ['role-badges'],
  render: () => (
    <Inline gap={8}>
      <RoleBadge value="admin" />
      <RoleBadge value="moderator" />
      <RoleBadge value="user" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const toneOf = (role: string) => canvas.getByText(role).closest('[data-tone]')?.getAttribute('data-tone');
    await expect(['Admin', 'Moderator', 'User'].map(toneOf)).toEqual(['danger', 'info', 'neutral']);
  },
});

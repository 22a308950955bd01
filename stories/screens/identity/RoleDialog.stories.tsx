import { RoleDialog, type RoleDialogProps } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { users } from '../../samples/admin.ts';

const meta = preview.meta({
  title: 'Screens/Identity/RoleDialog',
  component: RoleDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    users,
    onAssign: fn<RoleDialogProps['onAssign']>(async () => undefined),
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      status: 'new',
      use: ['Assign a role to a user.'],
      avoid: [{ when: 'You remove a role.', instead: 'Screens/Identity/RolesTable' }],
      keyboard: [{ keys: 'Escape', does: 'Closes without assigning', test: 'Escape' }],
      accessibility: ['A missing choice is announced and explained next to its field.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByLabelText('User'), 'First Sample Learner');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Moderator');
    await userEvent.click(screen.getByRole('button', { name: 'Assign Role' }));
    await waitFor(() => expect(args.onAssign).toHaveBeenCalledWith(users[0]?.user_id, 'moderator'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/** Both fields are required. */
export const Incomplete = meta.story({
  tags: ['role-choice'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Assign Role' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please select a user and role');
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
});

/** The user already has the role. */
export const Failed = meta.story({
  args: { onAssign: fn<RoleDialogProps['onAssign']>(async () => 'This user already has this role') },
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('User'), 'First Sample Learner');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await userEvent.click(screen.getByRole('button', { name: 'Assign Role' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('This user already has this role');
  },
});

/** A search finds one of many users. */
export const WithSearch = meta.story({
  args: { onUserSearch: fn() },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a user' }), 'f');
    await expect(args.onUserSearch).toHaveBeenCalledWith('f');
  },
});

/** A search without results says so. */
export const NoUserFound = meta.story({
  args: { users: [], onUserSearch: fn(), searchNote: 'No users found' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('No users found');
    await expect(screen.getByLabelText('User')).toHaveAccessibleDescription('No users found');
  },
});

const namesake = { user_id: 'namesake', full_name: 'First Sample Learner', email: 'namesake@example.com' };

/** Users with the same name differ by email, and the selected user stays selected during a search. */
export const Namesakes = meta.story({
  args: { users: [...users.slice(0, 2), namesake], onUserSearch: fn() },
  render: function Search(args) {
    const [query, setQuery] = useState('');
    const found = args.users.filter(({ email }) => email.startsWith(query));
    return <RoleDialog {...args} users={found} onUserSearch={setQuery} />;
  },
  play: async ({ args }) => {
    const select = await screen.findByLabelText('User');
    await userEvent.selectOptions(select, 'First Sample Learner (namesake@example.com)');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a user' }), 'learner2');
    await waitFor(() => expect(screen.queryByText(/^First Sample Learner \(learner1/)).toBeNull());
    await expect(select).toHaveDisplayValue('First Sample Learner');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await userEvent.click(screen.getByRole('button', { name: 'Assign Role' }));
    await waitFor(() => expect(args.onAssign).toHaveBeenCalledWith('namesake', 'admin'));
  },
});

/** Nothing closes the dialog during the request, so that a late response cannot appear in the next dialog. */
export const Pending = meta.story({
  args: { onAssign: fn<RoleDialogProps['onAssign']>(() => new Promise(() => {})) },
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByLabelText('User'), args.users[0]!.user_id);
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await userEvent.click(screen.getByRole('button', { name: 'Assign Role' }));
    await waitFor(() => expect(args.onAssign).toHaveBeenCalled());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const Escape = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Assign Role to User' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
});

import { InviteDialog, type InviteDialogProps } from '@redwhiteandcode/design-system';
import { checkInvitation } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Company/InviteDialog',
  component: InviteDialog,
  args: {
    title: 'Invite a person',
    note: 'The address gets a seat and an email with a link that works for 30 days.',
    hasName: true,
    validate: checkInvitation,
    onInvite: fn(async () => undefined) as InviteDialogProps['onInvite'],
    onClose: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Invite one address to a seat or a role.'],
      avoid: [{ when: 'Many people are invited at once.', instead: 'an import of a list' }],
      keyboard: [{ keys: 'Enter on Send invitation', does: 'Sends the invitation.', test: 'Sending' }],
      accessibility: ['Everything that Dialog and Form guarantee.'],
    },
  },
});

export const Default = meta.story({});

export const ToARole = meta.story({
  args: {
    title: 'Invite somebody',
    note: 'The address gets an email with a link that works for 30 days. A role needs no seat.',
    hasName: false,
    roles: ['owner', 'manager', 'viewer'],
  },
});

/** A manager invites into one of their groups. */
export const ToAGroup = meta.story({
  args: { groups: { options: [{ value: 'support', label: 'Support' }] } },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Group' })).toBeRequired();
  },
});

/** Only a manager has groups. */
export const ManagerOfAGroup = meta.story({
  args: {
    title: 'Invite somebody',
    hasName: false,
    roles: ['owner', 'manager', 'viewer'],
    groups: { options: [{ value: 'support', label: 'Support' }], none: 'No group yet' },
  },
  play: async ({ args, userEvent }) => {
    const role = await screen.findByRole('combobox', { name: 'Role' });
    await expect(screen.queryByRole('combobox', { name: 'Group' })).toBeNull();
    await userEvent.selectOptions(role, 'Manager');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Support');
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'person@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(args.onInvite).toHaveBeenCalledWith({
        email: 'person@example.com',
        name: '',
        group: 'support',
        role: 'manager',
      }),
    );
  },
});

export const Sending = meta.story({
  play: async ({ args, userEvent }) => {
    const email = await screen.findByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'no address');
    const send = screen.getByRole('button', { name: 'Send invitation' });
    send.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, 'person@example.com');
    send.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onInvite).toHaveBeenCalledWith({
        email: 'person@example.com',
        name: '',
        group: '',
        role: '',
      }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const Refused = meta.story({
  args: {
    onInvite: fn(async () => ({
      fields: { email: 'This address already has a seat' },
    })) as InviteDialogProps['onInvite'],
  },
  play: async ({ userEvent }) => {
    const email = await screen.findByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'person@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await expect(await screen.findByText('This address already has a seat')).toBeVisible();
  },
});

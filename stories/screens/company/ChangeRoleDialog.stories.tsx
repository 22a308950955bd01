import { ChangeRoleDialog, type ChangeRoleDialogProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { groupSource } from './assignmentSamples.ts';

const meta = preview.meta({
  title: 'Screens/Company/ChangeRoleDialog',
  component: ChangeRoleDialog,
  args: {
    name: 'Sample Manager',
    role: 'manager',
    groups: groupSource.items.slice(0, 1),
    source: groupSource,
    onSave: fn(async () => undefined) as ChangeRoleDialogProps['onSave'],
    onClose: fn(),
  } as ChangeRoleDialogProps,
  parameters: {
    usage: {
      status: 'new',
      use: ['Change the role of somebody in a company.'],
      avoid: [{ when: 'Somebody has no role yet.', instead: 'Screens/Company/InviteDialog' }],
      keyboard: [{ keys: 'Arrow keys', does: 'Choose a role.', test: 'Choosing' }],
      accessibility: ['Everything that Dialog and RadioGroup guarantee.'],
    },
  },
});

export const Default = meta.story({});

export const Choosing = meta.story({
  play: async ({ args, userEvent }) => {
    (await screen.findByRole('radio', { name: 'Manager' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('viewer', []));
  },
});

/** A manager has groups. */
export const WithGroups = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Support' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('manager', groupSource.items.slice(0, 2)));
  },
});

/** The last owner stays. */
export const Refused = meta.story({
  args: {
    name: 'Sample Owner',
    role: 'owner',
    onSave: fn(async () => 'A company needs an owner. Make somebody else an owner first.'),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Viewer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
    await expect(await screen.findByText(/A company needs an owner/)).toBeVisible();
  },
});

import { GroupDialog, type GroupDialogProps } from '@redwhiteandcode/design-system';
import { checkGroup } from '@redwhiteandcode/contract/company/group-rules.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Company/GroupDialog',
  component: GroupDialog,
  args: {
    validate: checkGroup,
    onSave: fn(async () => undefined) as GroupDialogProps['onSave'],
    onClose: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Create or rename a group of a company.'],
      avoid: [{ when: 'People are added to a group.', instead: 'Screens/Company/AddPeopleDialog' }],
      keyboard: [{ keys: 'Enter in the field', does: 'Saves the group.', test: 'Creating' }],
      accessibility: ['Everything that Dialog and Form guarantee.'],
    },
  },
});

export const Default = meta.story({});

export const Creating = meta.story({
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' });
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Enter a name')).toBeVisible();
    await userEvent.type(name, 'Support{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'Support' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const Renaming = meta.story({
  args: {
    group: { name: 'Field Sales' },
    onSave: fn(async () => ({ fields: { name: 'There is a group with this name' } })),
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Field Sales');
    await userEvent.click(screen.getByRole('button', { name: 'Rename group' }));
    await expect(await screen.findByText('There is a group with this name')).toBeVisible();
  },
});

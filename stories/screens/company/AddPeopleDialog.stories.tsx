import { AddPeopleDialog, type AddPeopleDialogProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { peopleSource } from './assignmentSamples.ts';

const meta = preview.meta({
  title: 'Screens/Company/AddPeopleDialog',
  component: AddPeopleDialog,
  args: {
    group: 'Field Sales',
    source: peopleSource,
    onAdd: fn(async () => undefined) as AddPeopleDialogProps['onAdd'],
    onClose: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Add people of a company to a group.'],
      avoid: [{ when: 'Somebody is new in the company.', instead: 'Screens/Company/InviteDialog' }],
      keyboard: [{ keys: 'Space on a checkbox', does: 'Chooses the person.', test: 'Adding' }],
      accessibility: ['Everything that Dialog and PickList guarantee.'],
    },
  },
});

export const Default = meta.story({});

export const Adding = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add person' }));
    await expect(await screen.findByText('Choose a person')).toBeVisible();
    for (const name of ['Sample Invited', 'Sample Opened']) {
      screen.getByRole('checkbox', { name }).focus();
      await userEvent.keyboard(' ');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 people' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(peopleSource.items.slice(0, 2)));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const Refused = meta.story({
  args: { onAdd: fn(async () => 'A person can be in 50 groups.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sample Invited' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add person' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('A person can be in 50 groups.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

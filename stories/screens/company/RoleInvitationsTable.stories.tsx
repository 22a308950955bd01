import { RoleInvitationsTable } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { roleInvitations } from './samples.ts';

const meta = preview.meta({
  title: 'Screens/Company/RoleInvitationsTable',
  component: RoleInvitationsTable,
  args: { rows: roleInvitations, onWithdraw: fn(async () => undefined) },
  parameters: {
    usage: {
      status: 'new',
      use: ['List the invitations to roles that nobody has accepted yet, for a company’s owners.'],
      avoid: [{ when: 'The invitations are to seats.', instead: 'Screens/Company/CompanyPeopleTable' }],
      keyboard: [
        { keys: 'Enter on Withdraw invitation', does: 'Asks, then withdraws it.', test: 'Withdrawing' },
      ],
      accessibility: ['Everything that DataTable guarantees.', 'The question is a dialog.'],
    },
  },
});

export const Default = meta.story({});

export const Empty = meta.story({ args: { rows: [] } });

export const Withdrawing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Withdraw invitation: new-owner@example.com' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw invitation' }));
    await waitFor(() => expect(args.onWithdraw).toHaveBeenCalledWith(roleInvitations[0]));
  },
});

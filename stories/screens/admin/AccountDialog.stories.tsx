import { AccountDialog, type AccountDialogProps } from '@redwhiteandcode/design-system';
import { checkAccount } from '@redwhiteandcode/lambdas/contract/corporate-rules.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/AccountDialog',
  component: AccountDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    validate: checkAccount({ seatsUsed: 0 }),
    onSave: fn<AccountDialogProps['onSave']>(async () => undefined),
  },
  parameters: {
    docs: { story: { inline: false, height: '620px' } },
    usage: {
      status: 'new',
      use: ["Add a company's account or change it."],
      avoid: [{ when: 'Seats are given to people.', instead: 'Screens/Admin/SeatList' }],
      keyboard: [{ keys: 'Enter on Add Account', does: 'Checks and saves', test: 'Adding' }],
      accessibility: ['The first wrong field takes focus, its message is read with it.'],
    },
  },
});

export const Default = meta.story();

export const Adding = meta.story({
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Company'), 'Sample Company');
    await userEvent.type(screen.getByLabelText('Contact email'), 'hr@example.com');
    screen.getByRole('button', { name: 'Add Account' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        company_name: 'Sample Company',
        primary_contact_email: 'hr@example.com',
        seats_purchased: '10',
        account_status: 'active',
      }),
    );
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
});

export const Editing = meta.story({
  args: {
    account: {
      company_name: 'Sample Company',
      primary_contact_email: 'hr@example.com',
      seats_purchased: '50',
      account_status: 'inactive',
    },
    seatsUsed: 12,
    validate: checkAccount({ seatsUsed: 12 }),
  },
});

/** Seats cannot fall under those that are taken; the field says so. */
export const Incomplete = meta.story({
  args: { ...Editing.input.args },
  play: async ({ args }) => {
    const seats = await screen.findByLabelText('Seats');
    await userEvent.clear(seats);
    await userEvent.type(seats, '4');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(seats).toHaveFocus());
    await expect(seats).toHaveAccessibleDescription(/12 seats are taken/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    ...Editing.input.args,
    onSave: fn<AccountDialogProps['onSave']>(async () => ({
      form: 'Somebody else has changed this account.',
    })),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Somebody else has changed this account.',
    );
  },
});

/** What was entered stays; the differences stand above it, with both ways on. */
export const ChangedMeanwhile = meta.story({
  args: {
    ...Editing.input.args,
    onSave: fn<AccountDialogProps['onSave']>(async () => ({
      conflict: {
        company_name: 'Sample Company',
        primary_contact_email: 'hr@example.com',
        seats_purchased: '60',
        account_status: 'active',
      },
    })),
  },
  play: async () => {
    const seats = await screen.findByLabelText('Seats');
    await userEvent.clear(seats);
    await userEvent.type(seats, '55');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Seats: now 60, yours 55');
    await expect(alert).toHaveTextContent('Status: now Active, yours Inactive');
    await expect(seats).toHaveValue(55);
    await expect(screen.getByRole('button', { name: 'Save mine over it' })).toBeVisible();
  },
});

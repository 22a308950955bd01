import { AccountDialog, type AccountDialogProps } from '@redwhiteandcode/design-system';
import { checkAccount } from '@redwhiteandcode/contract/corporate/rules.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Corporate/AccountDialog',
  component: AccountDialog,
  args: {
    onClose: fn(),
    validate: checkAccount({ seatsUsed: 0 }),
    onSave: fn<AccountDialogProps['onSave']>(async () => undefined),
  },
  parameters: {
    docs: { story: { inline: false, height: '620px' } },
    usage: {
      status: 'new',
      use: ["Add or change a company's account."],
      avoid: [{ when: 'You assign seats.', instead: 'Screens/Corporate/SeatList' }],
      keyboard: [{ keys: 'Enter on Add Account', does: 'Validates and saves', test: 'Adding' }],
      accessibility: ['The first invalid field takes focus, and its error is its description.'],
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
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
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

/** There cannot be fewer seats than are taken; the field says so. */
export const Incomplete = meta.story({
  args: { ...Editing.input.args },
  play: async ({ args }) => {
    const seats = await screen.findByLabelText('Seats');
    await userEvent.clear(seats);
    await userEvent.type(seats, '4');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(seats).toHaveFocus());
    await expect(seats).toHaveAccessibleDescription(/12 seats are assigned/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    ...Editing.input.args,
    onSave: fn<AccountDialogProps['onSave']>(async () => ({
      form: 'Another admin has changed this account.',
    })),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Another admin has changed this account.',
    );
  },
});

/** The entered values stay. The differences are above them, with a button for each version. */
export const Conflict = meta.story({
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
    await expect(screen.getByRole('button', { name: 'Overwrite with my changes' })).toBeVisible();
  },
});

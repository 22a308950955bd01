import { AccountDomains, type AccountDomainsProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const asked = {
  domain: 'example.com',
  state: 'pending',
  approval: 'asked',
  asked_by: { full_name: 'Sample Owner', email: 'owner@example.com' },
} as const;

const meta = preview.meta({
  title: 'Screens/Company/AccountDomains',
  component: AccountDomains,
  args: {
    domains: [asked, { domain: 'sub.example.com', state: 'proven', approval: 'none', asked_by: null }],
    onDecide: fn(async () => undefined) as AccountDomainsProps['onDecide'],
  } as AccountDomainsProps,
  parameters: {
    usage: {
      status: 'new',
      use: ['Show admins the domains of a company, and decide about the requests to approve them.'],
      avoid: [{ when: 'The company’s owners look at their domains.', instead: 'Screens/Company/DomainCard' }],
      keyboard: [{ keys: 'Enter on Approve', does: 'Asks, then approves the domain.', test: 'Approving' }],
      accessibility: ['The buttons name the domain.', 'The question is a dialog.'],
    },
  },
});

export const Default = meta.story({});

export const Approving = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Approve example.com' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve example.com' }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('example.com', true));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** The owner who asked has deleted the account. */
export const Deleted = meta.story({
  args: { domains: [{ ...asked, asked_by: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has no account any more/)).toBeVisible();
  },
});

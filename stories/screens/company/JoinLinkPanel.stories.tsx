import { JoinLinkPanel, type JoinLinkPanelProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { domains } from './samples.ts';

const link = domains.proven.join_link;

const meta = preview.meta({
  title: 'Screens/Company/JoinLinkPanel',
  component: JoinLinkPanel,
  args: {
    domain: 'example.com',
    link,
    onMake: fn(),
    onRevoke: fn(async () => undefined) as JoinLinkPanelProps['onRevoke'],
    onCopy: fn(async () => true) as JoinLinkPanelProps['onCopy'],
  } as JoinLinkPanelProps,
  parameters: {
    usage: {
      status: 'new',
      use: ['Make, share and revoke the join link of a proven domain.'],
      avoid: [{ when: 'Only named people may join.', instead: 'Screens/Company/InviteDialog' }],
      keyboard: [{ keys: 'Enter on Revoke the join link', does: 'Asks, then revokes it.', test: 'Revoking' }],
      accessibility: ['A new link is announced.', 'The question is a dialog.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 of 40')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** Before the first link */
export const None = meta.story({
  args: { link: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a join link' }));
    await expect(args.onMake).toHaveBeenCalled();
  },
});

/** The only time at which the address is known */
export const Made = meta.story({
  args: {
    link: link && { ...link, joins: 0, limit: null, last_day: null },
    url: `https://www.redwhiteandcode.com/company-join/${'A'.repeat(43)}`,
  },
});

export const Revoking = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Revoke the join link' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke the join link' }));
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

import { EmployerLinkPanel } from '@redwhiteandcode/design-system';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const link = {
  state: 'open' as const,
  created_at: '2026-03-02T14:00:00.000Z',
  expires_at: '2026-04-01T14:00:00.000Z',
  shares_documents: true,
  shares_progress: false,
  sent_at: null,
};

/** Changes the link as the toolkit's page does. */
function StatefulPanel(props: ComponentProps<typeof EmployerLinkPanel>) {
  const [shown, setShown] = useState({ link: props.link, url: props.url });
  return (
    <EmployerLinkPanel
      {...props}
      {...shown}
      onCreate={async (terms) => {
        await props.onCreate(terms);
        setShown({ link, url: 'https://example.com/employer-approval/sample-token' });
      }}
      onRevoke={async () => {
        await props.onRevoke();
        setShown({ link: { ...link, state: 'revoked' }, url: undefined });
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Reimbursement/EmployerLinkPanel',
  component: EmployerLinkPanel,
  args: {
    link: null,
    views: [],
    hrEmail: 'hr@example.com',
    countsByEmail: true,
    onCreate: fn(async () => undefined),
    onRevoke: fn(async () => undefined),
    onCopy: fn(async () => true),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The page of a toolkit, where the learner sends the employer a link that needs no account.'],
      avoid: [{ when: 'The employer decides.', instead: 'Screens/Reimbursement/EmployerDecisionPanel' }],
      keyboard: [
        { keys: 'Space', does: 'Chooses what the link shows.', test: 'Default' },
        { keys: 'Enter on a button', does: 'Creates, copies or revokes the link.', test: 'Created' },
      ],
      accessibility: [
        'The address is in a field that can be selected and copied by hand.',
        'A new link, which cannot be shown again, takes focus and is announced, and so is the end of a link.',
        'Copying and failures are announced. Revoking asks first.',
      ],
    },
  },
  render: (args) => <StatefulPanel {...args} />,
  decorators: [inColumn],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: /progress/ }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Create the link' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      shares_documents: true,
      shares_progress: true,
      send_to_hr: false,
    });
    const status = await canvas.findByText(/we cannot show it again/);
    await waitFor(() => expect(status.closest('output')).toHaveFocus());
  },
});

/** The address is shown once. */
export const Created = meta.story({
  args: { link, url: 'https://example.com/employer-approval/sample-token' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Copy link' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Copied.');
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
});

export const Viewed = meta.story({
  args: {
    link: { ...link, sent_at: '2026-03-02T14:00:00.000Z' },
    views: [
      { at: '2026-03-03T15:00:00.000Z', document: null },
      { at: '2026-03-03T15:02:00.000Z', document: 'explainer' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke the link' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke the link' }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
    const status = await canvas.findByText('The link no longer works.');
    await waitFor(() => expect(status.closest('output')).toHaveFocus());
  },
});

export const Decided = meta.story({ args: { link: { ...link, state: 'decided' } } });

export const Expired = meta.story({ args: { link: { ...link, state: 'expired' } } });

export const Failed = meta.story({
  args: { onCreate: fn(() => Promise.reject(new Error('Check your connection and try again.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create the link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
  },
});

/** An HR address that anyone could have says that a denial through its email is not in writing. */
export const AddressThatProvesNothing = meta.story({
  args: { hrEmail: 'sample@gmail.com', countsByEmail: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Email the link to sample@gmail.com' }),
    ).toHaveAccessibleDescription(/a refund then needs the letter/);
  },
});

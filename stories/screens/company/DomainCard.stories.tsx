import { DomainCard, type DomainCardProps, DomainStateBadge, Inline } from '@redwhiteandcode/design-system';
import { checkSentence } from '@redwhiteandcode/contract/company/domain-rules.ts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { domains } from './samples.ts';

const done = () => fn(async () => undefined) as () => Promise<void>;

const meta = preview.meta({
  title: 'Screens/Company/DomainCard',
  component: DomainCard,
  args: {
    domain: domains.pending,
    onCheck: done(),
    onAsk: done(),
    onRemove: done(),
    onCopy: fn(async () => true) as DomainCardProps['onCopy'],
  } as DomainCardProps,
  parameters: {
    usage: {
      status: 'new',
      use: ['Show a domain of a company, how its owners prove it, and what the latest check found.'],
      avoid: [{ when: 'An admin decides about a domain.', instead: 'Screens/Company/AccountDomains' }],
      keyboard: [
        { keys: 'Enter on Check now', does: 'Looks the record up.', test: 'Checking' },
        { keys: 'Enter on Remove domain', does: 'Asks, then removes it.', test: 'Removing' },
      ],
      accessibility: [
        'The card is a region with the name of the domain.',
        'The result of a check is announced.',
        'A state is a word and an icon, never only a color.',
      ],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story({});

export const Checking = meta.story({
  args: { domain: domains.failed, problem: checkSentence.wrong },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/none with this value/)).toBeVisible();
    canvas.getByRole('button', { name: 'Check now' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCheck).toHaveBeenCalled());
  },
});

/** A proven domain has no record to add. */
export const Proven = meta.story({
  args: { domain: domains.proven },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Ask us to approve it' })).not.toBeInTheDocument();
  },
});

/** The record of a proven domain is gone. */
export const Missing = meta.story({
  args: { domain: domains.missing, problem: checkSentence.missing },
});

export const Ended = meta.story({
  args: { domain: domains.ended, problem: checkSentence.missing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/asked us to approve this domain/)).toBeVisible();
  },
});

export const Removing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove domain' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove domain' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

export const States = meta.story({
  render: () => (
    <Inline gap={12}>
      <DomainStateBadge state="pending" />
      <DomainStateBadge state="proven" />
      <DomainStateBadge state="failed" />
      <DomainStateBadge state="ended" />
    </Inline>
  ),
});

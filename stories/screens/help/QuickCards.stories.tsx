import { Button, ButtonLink, icons, QuickCards } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle, withFirst } from '../../samples/text.ts';

const download = fn();

const cards = [
  {
    icon: icons.landmark,
    title: 'Section 127 guide',
    text: 'What the tax rule says, with links to the official documents.',
    action: (
      <ButtonLink href="/section-127-resources" variant="neutral">
        Read the Guide
      </ButtonLink>
    ),
  },
  {
    icon: icons.receiptText,
    title: 'Reimbursement toolkit',
    text: 'A blank sample of the documents for HR.',
    action: (
      <Button variant="neutral" onPress={download}>
        Download Sample
      </Button>
    ),
  },
  {
    icon: icons.messageCircle,
    title: 'Contact support',
    text: 'Write to us. We reply within 24 hours.',
    action: (
      <ButtonLink href="/contact" variant="neutral">
        Contact Support
      </ButtonLink>
    ),
  },
];

const meta = preview.meta({
  title: 'Screens/Help/QuickCards',
  component: QuickCards,
  args: { cards },
  parameters: {
    usage: {
      status: 'new',
      use: ['The two to four tasks for which most visitors open the help center.'],
      avoid: [{ when: 'The cards have no actions.', instead: 'Screens/Marketing/FeatureGrid' }],
      keyboard: [{ keys: 'Tab', does: 'Moves from the button of one card to the next.', test: 'Default' }],
      accessibility: ['The target is the button, not the card, so that its text says what happens.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    download.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Read the Guide' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(download).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    cards: withFirst(cards, { title: longTitle, text: longText }),
  },
});

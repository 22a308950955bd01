import { Button, ButtonLink, icons, QuickCards } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

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
    text: 'A blank sample of what HR gets.',
    action: (
      <Button variant="neutral" onPress={download}>
        Download Sample
      </Button>
    ),
  },
  {
    icon: icons.messageCircle,
    title: 'Contact support',
    text: 'Write to people, who answer within 24 hours.',
    action: (
      <ButtonLink href="/contact" variant="neutral">
        Contact Support
      </ButtonLink>
    ),
  },
];

const meta = preview.meta({
  title: 'Screens/Marketing/QuickCards',
  component: QuickCards,
  args: { cards },
  parameters: {
    usage: {
      status: 'new',
      use: ['For the two to four ways that most visitors of the help centre come for.'],
      avoid: [{ when: 'Nothing happens on them.', instead: 'Screens/Marketing/FeatureGrid' }],
      keyboard: [{ keys: 'Tab', does: 'Goes from card to card, to the button in each.', test: 'Default' }],
      accessibility: ['The button is the target, not the card, so that its words say what happens.'],
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
    cards: cards.map((card, place) => (place === 0 ? { ...card, title: longTitle, text: longText } : card)),
  },
});

import { FaqList, type FaqListProps } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { faqItems } from './samples.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Help/FaqList',
  component: FaqList,
  args: { items: faqItems, onHelpful: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['Questions and answers that visitors can vote for, in the help center.'],
      avoid: [
        { when: 'Visitors read the whole text.', instead: 'Screens/Legal/LegalDocument' },
        { when: 'Nothing counts votes, as on the landing page.', instead: 'Components/Data/Accordion' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves through the questions and an open answer.', test: 'Voting' },
        { keys: 'Enter', does: 'On a vote button, counts one vote.', test: 'Voting' },
        { keys: 'Space', does: 'Opens or closes an answer, as Enter does.', test: 'Default' },
      ],
      accessibility: [
        'Questions are headings with a button, which reports whether the answer is open.',
        'A live region confirms a vote, and the button keeps focus.',
      ],
    },
  },
});

/** One answer is open at a time and can be closed. */
export const Default = meta.story({
  tags: ['question-closes'],
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: /How much/ });
    const second = canvas.getByRole('button', { name: /When can I start/ });
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
});

function VotingList(args: FaqListProps): ReactNode {
  const [votedIds, setVotedIds] = useState<readonly string[]>([]);
  const items = args.items.map((item) =>
    votedIds.includes(item.id) ? { ...item, helpful_count: (item.helpful_count ?? 0) + 1 } : item,
  );
  const vote = (id: string) => {
    args.onHelpful(id);
    setVotedIds([...votedIds, id]);
  };
  return <FaqList {...args} items={items} votedIds={votedIds} onHelpful={vote} />;
}

/** In the help center: a vote counts once and stays visible. */
export const Voting = meta.story({
  render: (args) => <VotingList {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /How much/ }));
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Helpful (42)' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('You found this helpful.')).toBeVisible();
    const voted = canvas.getByRole('button', { name: 'Helpful (43)' });
    await expect(voted).toHaveFocus();
    await expect(voted).toHaveAccessibleDescription('You found this helpful.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onHelpful).toHaveBeenCalledOnce();
    await expect(args.onHelpful).toHaveBeenCalledWith('limit');
  },
});

export const LongText = meta.story({
  args: {
    items: [{ id: 'long', category: longTitle, question: longTitle, answer: longText }, ...faqItems],
  },
});

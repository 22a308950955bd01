import { HelpPage } from '@redwhiteandcode/app/pages/help/HelpPage.tsx';
import * as more from '@redwhiteandcode/app/pages/help/moreQuestions.ts';
import faqs from '@redwhiteandcode/contract/help/help.json' with { type: 'json' };
import { type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';

/** The help center, with the search and votes in state. */
function VotingHelpPage(): ReactNode {
  const [votedIds, setVotedIds] = useState<readonly string[]>([]);
  const [query, setQuery] = useState('');
  return (
    <HelpPage
      faqs={faqs.map((faq) => ({ ...faq, helpful_count: votedIds.includes(faq.id) ? 1 : 0 }))}
      more={more}
      query={query}
      onQuery={setQuery}
      votedIds={votedIds}
      onHelpful={(id) => setVotedIds([...votedIds, id])}
      isSignedIn={false}
      localHours="Monday-Friday 6 AM-3 PM"
    />
  );
}

const meta = preview.meta({
  title: 'Pages/Help',
  component: VotingHelpPage,
  ...inSite({ path: '/help' }),
});

/** /help */
export const Default = meta.story();

/** /help with a search that finds nothing */
export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'parking');
    await expect(canvas.getByText('No results found')).toBeVisible();
  },
});

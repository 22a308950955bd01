import help from '@redwhiteandcode/lambdas/contract/faqs/help.json' with { type: 'json' };
import type { FaqItem } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { useListOr } from '../api/usePublicQuery.tsx';
import { later } from '../frame/later.tsx';
import { useHelpfulVotes } from '../help/useHelpfulVotes.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { HelpPage, type HelpPageProps } from '../pages/help/HelpPage.tsx';

export const meta = () =>
  pageMeta({
    title: 'Help Center',
    description:
      'Answers about Section 127, enrollment, reimbursement, Layoff to Lift-Off, certificates and corporate seats, and how to reach support.',
    keywords: ['help center', 'Section 127 questions', 'reimbursement help', 'AI course support'],
    path: '/help',
  });

/** The questions in the page before the API has responded. */
const builtIn: readonly FaqItem[] = help;

const WaysToPeople = later(() => import('../help/WaysToPeople.tsx'));

export default function HelpRoute(): ReactNode {
  const [faqs, queryElement] = useListOr(builtIn, 'GET /api/faqs', { query: { placement: 'help' } });
  const { votedIds, counted, vote } = useHelpfulVotes(faqs);
  const [more, setMore] = useState<HelpPageProps['more']>();
  // Without them the search finds fewer questions.
  const loadMore = () => void import('../pages/help/moreQuestions.ts').then(setMore, console.error);
  return (
    <>
      {queryElement}
      <HelpPage
        faqs={counted(faqs)}
        more={more}
        onSearch={loadMore}
        votedIds={votedIds}
        onHelpful={vote}
        sections={<WaysToPeople />}
      />
    </>
  );
}

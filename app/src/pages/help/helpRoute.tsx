import help from '@redwhiteandcode/contract/help/help.json' with { type: 'json' };
import type { FaqItem } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useListOr } from '../../shell/api/usePublicQuery.ts';
import { useIsLeaving } from '../../shell/frame/useIsLeaving.ts';
import { useHydrated } from '../../shell/hydration/useHydrated.ts';
import { keepFocus } from '../../shell/frame/useNavigationFocus.ts';
import { useHelpfulVotes } from './useHelpfulVotes.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { useSearchText } from '../../shell/frame/useSearchText.ts';
import { useLocalHours } from '../../parts/help/useLocalHours.ts';
import { useSession } from '../../shell/session/session.ts';
import { HelpPage, type HelpPageProps } from './HelpPage.tsx';

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

export default function HelpRoute(): ReactNode {
  const faqs = useListOr(builtIn, 'GET /api/faqs', { query: { placement: 'help' } });
  const { votedIds, counted, vote } = useHelpfulVotes(faqs);
  const [more, setMore] = useState<HelpPageProps['more']>();
  const [query, setQuery] = useQuery();
  const isSearching = query !== '';
  // Without them the search finds fewer questions.
  useEffect(() => {
    if (isSearching) import('./moreQuestions.ts').then(setMore, console.error);
  }, [isSearching]);
  return (
    <HelpPage
      faqs={counted(faqs)}
      more={more}
      query={query}
      onQuery={setQuery}
      votedIds={votedIds}
      onHelpful={vote}
      isSignedIn={Boolean(useSession())}
      localHours={useLocalHours()}
    />
  );
}

/** The text of the search, with `q` in the address; the first of several typed texts adds a history entry. */
function useQuery(): ReturnType<typeof useSearchText> {
  const [parameters] = useSearchParams();
  const isLeaving = useIsLeaving();
  const navigate = useNavigate();
  // The prerendered page has no query, and hydration must render the same.
  const isHydrated = useHydrated();
  const q = isHydrated ? (parameters.get('q') ?? '').trim() : '';
  return useSearchText(q, (next) => {
    if (isLeaving()) return;
    const search = next && `?${new URLSearchParams({ q: next })}`;
    const replace = q !== '' && next !== '';
    void navigate({ search }, { state: keepFocus, replace, preventScrollReset: true });
  });
}

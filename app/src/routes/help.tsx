import {
  AnswersIllustration,
  everyFaq,
  faqCategories,
  FaqList,
  HelpSearch,
  PageHeader,
  searchFaq,
  Section,
  Stack,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { helpWords as words } from '../copy/help.ts';
import { useFaqs } from '../help/useFaqs.ts';
import { useHelpfulVotes } from '../help/useHelpfulVotes.ts';
import { later } from '../frame/later.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Help Center',
    description:
      'Answers about Section 127, enrollment, reimbursement, Layoff to Lift-Off, certificates and corporate seats, and how to reach support.',
    keywords: ['help center', 'Section 127 questions', 'reimbursement help', 'AI course support'],
    path: '/help',
  });

const WaysToPeople = later(() => import('../help/WaysToPeople.tsx'));

export default function HelpRoute(): ReactNode {
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} illustration={<AnswersIllustration />} />
      <Questions />
      <WaysToPeople />
    </>
  );
}

function Questions(): ReactNode {
  const [search, setSearch] = useState(everyFaq);
  const [faqs, feed] = useFaqs();
  const { votedIds, counted, vote } = useHelpfulVotes(faqs);
  const found = counted(searchFaq(faqs, search));
  return (
    <Section title={words.questions}>
      {feed}
      <Stack gap={32}>
        <HelpSearch
          search={search}
          onChange={setSearch}
          categories={faqCategories(faqs)}
          count={found.length}
        >
          <FaqList items={found} votedIds={votedIds} onHelpful={vote} />
        </HelpSearch>
        <TaxDisclaimer variant="block" />
      </Stack>
    </Section>
  );
}

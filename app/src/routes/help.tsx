import {
  AnswersIllustration,
  ButtonLink,
  everyFaq,
  faqCategories,
  FaqList,
  HelpSearch,
  icons,
  PageHeader,
  type QuickCard,
  QuickCards,
  searchFaq,
  Section,
  Stack,
  SupportBlock,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { helpWords as words } from '../copy/help.ts';
import { businessHours, supportEmail } from '../copy/support.ts';
import { useFaqs } from '../help/useFaqs.ts';
import { useHelpfulVotes } from '../help/useHelpfulVotes.ts';
import { useLocalHours } from '../help/useLocalHours.ts';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Help Center',
    description:
      'Answers about Section 127, enrollment, reimbursement, Layoff to Lift-Off, certificates and corporate seats, and how to reach support.',
    keywords: ['help center', 'Section 127 questions', 'reimbursement help', 'AI course support'],
    path: '/help',
  });

const cards: readonly QuickCard[] = [
  {
    icon: icons.landmark,
    title: words.guide.title,
    text: words.guide.text,
    action: (
      <ButtonLink href="/section-127-resources" variant="neutral">
        {words.guide.action}
      </ButtonLink>
    ),
  },
  {
    icon: icons.receiptText,
    title: words.toolkit.title,
    text: words.toolkit.text,
    action: (
      <ButtonLink href={words.toolkit.href} variant="neutral" download>
        {words.toolkit.action}
      </ButtonLink>
    ),
  },
  {
    icon: icons.messageCircle,
    title: words.contact.title,
    text: words.contact.text,
    action: (
      <ButtonLink href="/contact" variant="neutral">
        {words.contact.action}
      </ButtonLink>
    ),
  },
];

export default function HelpRoute(): ReactNode {
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} illustration={<AnswersIllustration />} />
      <Questions />
      <Section tone="surface" title={words.quickCards}>
        <QuickCards cards={cards} headingLevel={3} />
      </Section>
      <Section>
        <SupportBlock email={supportEmail} hours={businessHours.text} localHours={useLocalHours()} />
      </Section>
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

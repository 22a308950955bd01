import {
  AnswersIllustration,
  ButtonLink,
  faqCategories,
  type FaqItem,
  FaqList,
  type FaqSearchWords,
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
  Text,
} from '@redwhiteandcode/design-system';
import { hoursPath } from '@redwhiteandcode/contract/course/hours.ts';
import { type ReactNode, useState } from 'react';
import { askHref, helpCopy as copy } from './helpCopy.ts';
import { businessHours, supportEmail } from '../../parts/help/supportCopy.ts';

export interface HelpPageProps {
  /** The questions with their votes. */
  faqs: readonly FaqItem[];
  /** The questions and words that only a search for text uses; undefined until they have loaded. */
  more?: { moreQuestions: readonly FaqItem[]; searchWords: FaqSearchWords } | undefined;
  /** The text to search for. */
  query: string;
  onQuery: (query: string) => void;
  /** The ids of the questions that this visitor has marked as helpful. */
  votedIds: readonly string[];
  onHelpful: (id: string) => void;
  isSignedIn: boolean;
  /** The business hours in the visitor's time zone; undefined if they are the same. */
  localHours: string | undefined;
}

/** The help center: the searchable questions, the contact options, and how the hours of courses are computed. */
export function HelpPage({
  faqs,
  more,
  query,
  onQuery,
  votedIds,
  onHelpful,
  isSignedIn,
  localHours,
}: HelpPageProps): ReactNode {
  const [category, setCategory] = useState<string>();
  const search = { query, category };
  const isText = query.trim() !== '';
  const searched = isText && more ? [...faqs, ...more.moreQuestions] : faqs;
  const found = searchFaq(searched, search, more?.searchWords);
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} illustration={<AnswersIllustration />} />
      <Section title={copy.questions}>
        <Stack gap={32}>
          <HelpSearch
            search={search}
            onChange={(next) => {
              setCategory(next.category);
              onQuery(next.query);
            }}
            askHref={isText ? askHref(query) : undefined}
            categories={faqCategories(faqs)}
            count={found.length}
          >
            <FaqList items={found} votedIds={votedIds} onHelpful={onHelpful} />
          </HelpSearch>
          <TaxDisclaimer variant="block" />
        </Stack>
      </Section>
      <WaysToPeople isSignedIn={isSignedIn} localHours={localHours} />
      <CourseHours />
    </>
  );
}

/** How the hours of courses are computed. */
function CourseHours(): ReactNode {
  const { title, text, formula, terms, kept } = copy.hours;
  return (
    <Section id={hoursPath.split('#')[1]} tone="surface" title={title} width="md">
      <Stack gap={16}>
        <Text>{text}</Text>
        <Text>
          <strong>{formula}</strong>
        </Text>
        {terms.map(({ term, text: what }) => (
          <Text key={term}>
            <strong>{term}:</strong> {what}
          </Text>
        ))}
        <Text>{kept}</Text>
      </Stack>
    </Section>
  );
}

/** Returns the links; a signed-in user makes a toolkit, a visitor gets the blank sample. */
const cardsFor = (isSignedIn: boolean): readonly QuickCard[] =>
  [
    { icon: icons.landmark, ...copy.guide },
    { icon: icons.receiptText, ...(isSignedIn ? copy.ownToolkit : copy.toolkit) },
    { icon: icons.messageCircle, ...copy.contact },
  ].map(({ action, href, ...card }) => ({
    ...card,
    action: (
      <ButtonLink href={href} variant="neutral" download={href.endsWith('.pdf')}>
        {action}
      </ButtonLink>
    ),
  }));

/** Three popular links, and the contact details of support. */
function WaysToPeople({
  isSignedIn,
  localHours,
}: Pick<HelpPageProps, 'isSignedIn' | 'localHours'>): ReactNode {
  return (
    <>
      <Section tone="surface" title={copy.quickCards}>
        <QuickCards cards={cardsFor(isSignedIn)} />
      </Section>
      <Section>
        <SupportBlock email={supportEmail} hours={businessHours.text} localHours={localHours} />
      </Section>
    </>
  );
}

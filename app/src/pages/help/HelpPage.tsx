import {
  AnswersIllustration,
  faqCategories,
  type FaqItem,
  type FaqSearchWords,
  FaqList,
  HelpSearch,
  PageHeader,
  searchFaq,
  Section,
  Stack,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { askHref } from './askHref.ts';
import { helpCopy as copy } from './helpCopy.ts';

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
  /** A slot for `WaysToPeople`. */
  sections: ReactNode;
}

/** The help center: the searchable questions, then the contact options. */
export function HelpPage({
  faqs,
  more,
  query,
  onQuery,
  votedIds,
  onHelpful,
  sections,
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
      {sections}
    </>
  );
}

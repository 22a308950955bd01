import {
  AnswersIllustration,
  everyFaq,
  faqCategories,
  type FaqItem,
  FaqList,
  HelpSearch,
  PageHeader,
  searchFaq,
  Section,
  Stack,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { helpCopy as copy } from '../../copy/help.ts';

export interface HelpPageProps {
  /** The questions with their votes. */
  faqs: readonly FaqItem[];
  /** The ids of the questions that this visitor has marked as helpful. */
  votedIds: readonly string[];
  onHelpful: (id: string) => void;
  /** A slot for `WaysToPeople`. */
  sections: ReactNode;
}

/** The help center: the searchable questions, then the contact options. */
export function HelpPage({ faqs, votedIds, onHelpful, sections }: HelpPageProps): ReactNode {
  const [search, setSearch] = useState(everyFaq);
  const found = searchFaq(faqs, search);
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} illustration={<AnswersIllustration />} />
      <Section title={copy.questions}>
        <Stack gap={32}>
          <HelpSearch
            search={search}
            onChange={setSearch}
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

import {
  AnswersIllustration,
  Button,
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
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { helpQuestions } from '../samples/pages/questions.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const cards: readonly QuickCard[] = [
  {
    icon: icons.landmark,
    title: 'Section 127 guide',
    text: 'The rule in plain words, with the official documents.',
    action: (
      <ButtonLink href="/section-127-resources" variant="neutral">
        Read the Guide
      </ButtonLink>
    ),
  },
  {
    icon: icons.receiptText,
    title: 'Reimbursement toolkit',
    text: 'A blank sample of the package that your HR gets.',
    action: <Button variant="neutral">Download Sample</Button>,
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

/** The help centre; searching and voting work as in the app. */
function HelpPage({ initialQuery = '' }: { initialQuery?: string }): ReactNode {
  const [search, setSearch] = useState({ ...everyFaq, query: initialQuery });
  const [votedIds, setVotedIds] = useState<readonly string[]>([]);
  const found = searchFaq(helpQuestions, search).map((item) => ({
    ...item,
    helpful_count: (item.helpful_count ?? 0) + (votedIds.includes(item.id) ? 1 : 0),
  }));
  return (
    <PageFrame path="/help">
      <PageHeader
        title="Help Center"
        lead="Answers about courses, reimbursement and certificates."
        illustration={<AnswersIllustration />}
      />
      <Section title="Frequently asked questions">
        <Stack gap={32}>
          <HelpSearch
            search={search}
            onChange={setSearch}
            categories={faqCategories(helpQuestions)}
            count={found.length}
          >
            <FaqList items={found} votedIds={votedIds} onHelpful={(id) => setVotedIds([...votedIds, id])} />
          </HelpSearch>
          <TaxDisclaimer />
        </Stack>
      </Section>
      <Section tone="surface" title="What most people come for">
        <QuickCards cards={cards} headingLevel={3} />
      </Section>
      <Section>
        <SupportBlock
          email="support@redwhiteandcode.example"
          hours="Monday-Friday 9 AM-6 PM EST"
          localHours="Monday-Friday 6 AM-3 PM"
        />
      </Section>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Help',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /help */
export const Default: Story = { render: () => <HelpPage /> };

/** /help with a search that finds nothing */
export const NothingFound: Story = { render: () => <HelpPage initialQuery="parking" /> };

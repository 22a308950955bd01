import { ButtonLink, type FaqItem, FaqList, Inline, Section, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { sectionCopy } from './homeSectionsCopy.ts';

const copy = sectionCopy.faq;

export interface QuestionsProps {
  questions: readonly FaqItem[];
}

/** The frequently asked questions, with one answer open at a time. */
export function Questions({ questions }: QuestionsProps): ReactNode {
  return (
    <Section id="faq" tone="surface" width="md" align="center" {...copy}>
      <Stack gap={32}>
        <FaqList items={questions} />
        <Inline justify="center">
          <ButtonLink href="/help" variant="neutral" size="lg">
            {copy.action}
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}

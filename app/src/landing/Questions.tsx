import { ButtonLink, FaqList, Inline, Section, Stack, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import { sectionWords } from '../copy/homeSections.ts';
import { headOf } from './sectionHead.ts';
import { useQuestions } from './useQuestions.ts';

const words = sectionWords.faq;

/** What people ask first, one answer open at a time. */
export function Questions(): ReactNode {
  const [questions, feed] = useQuestions();
  return (
    <Section id="faq" tone="surface" width="md" align="center" {...headOf(words)}>
      {feed}
      <Stack gap={32}>
        <FaqList items={questions} />
        <Inline justify="center">
          <TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />
        </Inline>
        <Inline justify="center">
          <ButtonLink href="/help" variant="neutral" size="lg">
            {words.action}
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}

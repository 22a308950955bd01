import {
  ButtonLink,
  FeatureGrid,
  PageHeader,
  Section,
  Stack,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import { taxBenefitsWords as words, taxRule } from '../../copy/taxBenefits.ts';
import { SourceNote } from './SourceNote.tsx';

/** The explanation of Section 127; `sections` is a slot for `TaxBenefitsSections`. */
export function TaxBenefitsPage({ sections }: { sections: ReactNode }): ReactNode {
  return (
    <>
      <PageHeader
        eyebrow={words.eyebrow}
        title={words.headline}
        lead={words.lead}
        actions={
          <ButtonLink href="/section-127-resources" variant="neutral" size="lg">
            {words.documents}
          </ButtonLink>
        }
      />
      <Section id="rule" {...words.rule}>
        <Stack gap={40}>
          <FeatureGrid variant="plain" features={taxRule} />
          <Stack gap={12}>
            <SourceNote sources={['law', 'faq']} />
            <TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />
          </Stack>
        </Stack>
      </Section>
      {sections}
    </>
  );
}

import {
  ButtonLink,
  FeatureGrid,
  PageHeader,
  Section,
  Stack,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import type { ReactNode } from 'react';
import { taxBenefitsCopy as copy, taxRule } from './taxBenefitsCopy.ts';
import { SourceNote } from './SourceNote.tsx';

/** The explanation of Section 127; `sections` is a slot for `TaxBenefitsSections`. */
export function TaxBenefitsPage({ sections }: { sections: ReactNode }): ReactNode {
  return (
    <>
      <PageHeader
        eyebrow={copy.eyebrow}
        title={copy.headline}
        lead={copy.lead}
        actions={
          <ButtonLink href="/section-127-resources" variant="neutral" size="lg">
            {copy.documents}
          </ButtonLink>
        }
      />
      <Section id="rule" {...copy.rule}>
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

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
import { taxBenefitsWords as words, taxRule } from '../copy/taxBenefits.ts';
import { later } from '../frame/later.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import { SourceNote } from '../tax/SourceNote.tsx';

const TaxBenefitsSections = later(() => import('../tax/TaxBenefitsSections.tsx'));

const { title, description, keywords } = words;

export const meta = () => pageMeta({ title, description, keywords, path: '/tax-benefits' });

export default function TaxBenefitsRoute(): ReactNode {
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
      <TaxBenefitsSections />
    </>
  );
}

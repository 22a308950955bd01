import {
  ApplicationScene,
  BrandBanner,
  EligibilityNote,
  FeatureGrid,
  Section,
  Stack,
  StatStrip,
  Steps,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import type { ReactNode } from 'react';
import { liftOffSections as copy } from './liftoffSectionsCopy.ts';
import { ClosingSection } from '../../parts/marketing/ClosingSection.tsx';

/** The sections of the Layoff to Lift-Off page below the page header. */
export function LiftOffSections(): ReactNode {
  const { steps, support, results, eligibility } = copy;
  return (
    <>
      <Section id="how-it-works" tone="surface" {...steps}>
        <Steps steps={steps.items} />
      </Section>
      <BrandBanner {...copy.banner} illustration={<ApplicationScene />} />
      <Section {...support}>
        <FeatureGrid features={support.items} />
      </Section>
      <Section tone="surface" {...results}>
        <StatStrip stats={results.items} note={results.note} />
      </Section>
      <Section id="eligibility" {...eligibility}>
        <Stack gap={24}>
          <EligibilityNote />
          <TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />
        </Stack>
      </Section>
      <ClosingSection tone="surface" {...copy.closing} />
    </>
  );
}

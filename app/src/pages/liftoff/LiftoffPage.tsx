import {
  ApplicationScene,
  BrandBanner,
  EligibilityNote,
  FeatureGrid,
  Hero,
  LiftOffIllustration,
  Section,
  Stack,
  StatStrip,
  Steps,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import type { ReactNode } from 'react';
import { liftOffCopy as copy } from './liftoffCopy.ts';
import { ActionLinks, ClosingSection } from '../../parts/marketing/ClosingSection.tsx';

/** The page of the Layoff to Lift-Off program. */
export function LiftoffPage(): ReactNode {
  const { steps, support, results, eligibility } = copy;
  const { links, ...hero } = copy.hero;
  return (
    <>
      <Hero
        {...hero}
        actions={<ActionLinks links={links} variant="accent" />}
        illustration={<LiftOffIllustration />}
      />
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

import {
  BrandBanner,
  BridgeIllustration,
  ButtonLink,
  CallToAction,
  EligibilityNote,
  FeatureGrid,
  Section,
  Stack,
  StatStrip,
  Steps,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import { liftOffSections as copy } from '../../copy/layoffToLiftoffSections.ts';

/** The program’s page below its opening. */
export default function LiftOffSections(): ReactNode {
  const { steps, support, results, eligibility } = copy;
  return (
    <>
      <Section
        id="how-it-works"
        tone="surface"
        eyebrow={steps.eyebrow}
        title={steps.title}
        description={steps.description}
      >
        <Steps steps={steps.items} />
      </Section>
      <BrandBanner {...copy.banner} illustration={<BridgeIllustration />} />
      <Section eyebrow={support.eyebrow} title={support.title} description={support.description}>
        <FeatureGrid features={support.items} />
      </Section>
      <Section tone="surface" eyebrow={results.eyebrow} title={results.title}>
        <StatStrip stats={results.items} note={results.note} />
      </Section>
      <Section id="eligibility" eyebrow={eligibility.eyebrow} title={eligibility.title}>
        <Stack gap={24}>
          <EligibilityNote />
          <TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />
        </Stack>
      </Section>
      <Closing />
    </>
  );
}

function Closing(): ReactNode {
  const { title, description, apply, help } = copy.closing;
  return (
    <Section tone="surface">
      <CallToAction
        title={title}
        description={description}
        actions={
          <>
            <ButtonLink href="/layoff-application" size="lg">
              {apply}
            </ButtonLink>
            <ButtonLink href="/help" variant="neutral" size="lg">
              {help}
            </ButtonLink>
          </>
        }
      />
    </Section>
  );
}

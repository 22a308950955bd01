import {
  BrandBanner,
  ButtonLink,
  CallToAction,
  FeatureGrid,
  PricingPlans,
  SeatsIllustration,
  Section,
  Stack,
  Steps,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import { seatRange } from '@redwhiteandcode/lambdas/contract/plans.ts';
import type { ReactNode } from 'react';
import { corporateSections as copy, pricingPlans } from '../../copy/corporateSections.ts';

/** The employers’ page below its opening. */
export default function CorporateSections(): ReactNode {
  const { benefits, setup, plans } = copy;
  return (
    <>
      <Section
        tone="surface"
        eyebrow={benefits.eyebrow}
        title={benefits.title}
        description={benefits.description}
      >
        <Stack gap={40}>
          <FeatureGrid features={benefits.items} />
          <TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />
        </Stack>
      </Section>
      <Section eyebrow={setup.eyebrow} title={setup.title} description={setup.description}>
        <Steps steps={setup.items} />
      </Section>
      <BrandBanner {...copy.dashboard} illustration={<SeatsIllustration />} />
      <Section
        id="plans"
        tone="surface"
        eyebrow={plans.eyebrow}
        title={plans.title}
        description={plans.description}
      >
        <PricingPlans plans={pricingPlans} limits={seatRange} note={plans.note} />
      </Section>
      <Closing />
    </>
  );
}

function Closing(): ReactNode {
  const { title, description, demo, guide } = copy.closing;
  return (
    <Section>
      <CallToAction
        title={title}
        description={description}
        actions={
          <>
            <ButtonLink href="/contact" size="lg">
              {demo}
            </ButtonLink>
            <ButtonLink href="/section-127-resources" variant="neutral" size="lg">
              {guide}
            </ButtonLink>
          </>
        }
      />
    </Section>
  );
}

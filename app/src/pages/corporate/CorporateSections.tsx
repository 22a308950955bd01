import {
  BrandBanner,
  FeatureGrid,
  Link,
  PricingPlans,
  SeatsIllustration,
  Section,
  Steps,
} from '@redwhiteandcode/design-system';
import { seatRange } from '@redwhiteandcode/contract/corporate/plans.ts';
import type { ReactNode } from 'react';
import { corporateSections as copy, pricingPlans } from './corporateSectionsCopy.ts';
import { planDocumentCopy as planCopy } from './planDocumentCopy.ts';
import { PlanDocument } from './PlanDocument.tsx';
import { ClosingSection } from '../../parts/marketing/ClosingSection.tsx';

/** The sections of the page for employers below the page header. */
export function CorporateSections(): ReactNode {
  const { benefits, setup, plans } = copy;
  return (
    <>
      <Section tone="surface" {...benefits}>
        <FeatureGrid features={benefits.items} />
      </Section>
      <Section {...setup}>
        <Steps steps={setup.items} />
      </Section>
      <BrandBanner {...copy.dashboard} illustration={<SeatsIllustration />} />
      <Section id="plans" tone="surface" {...plans}>
        <PricingPlans
          plans={pricingPlans}
          limits={seatRange}
          note={
            <>
              {plans.note} <Link href="/contact?topic=w9">{plans.w9}</Link>
            </>
          }
        />
      </Section>
      <Section id="plan-document" {...planCopy.section}>
        <PlanDocument />
      </Section>
      <ClosingSection {...copy.closing} />
    </>
  );
}

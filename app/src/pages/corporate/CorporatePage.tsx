import {
  BrandBanner,
  FeatureGrid,
  Hero,
  Link,
  PricingPlans,
  SeatsIllustration,
  Section,
  Stack,
  Steps,
  TaxDisclaimer,
  TeamReportScene,
  Text,
} from '@redwhiteandcode/design-system';
import { seatRange } from '@redwhiteandcode/contract/corporate/plans.ts';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { taxSources } from '@redwhiteandcode/contract/tax/taxSources.ts';
import { lazy, type ReactNode } from 'react';
import { ActionLinks, ClosingSection } from '../../parts/marketing/ClosingSection.tsx';
import { OpenedPart } from '../../shell/frame/OpenedPart.tsx';
import { actionFor, corporateCopy as copy, pricingPlans } from './corporateCopy.ts';

const PlanForm = lazy(() => import('./PlanForm.tsx'));

export interface CorporatePageProps {
  /** The number of courses in the catalog. */
  courseCount: number;
}

/** The page for employers. */
export function CorporatePage({ courseCount }: CorporatePageProps): ReactNode {
  const { benefits, setup, plans } = copy;
  return (
    <>
      <Opening courseCount={courseCount} />
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
          action={actionFor}
          note={
            <>
              {plans.note} <Link href="/contact?topic=w9">{plans.w9}</Link>
            </>
          }
        />
      </Section>
      <Section id="plan-document" {...copy.planDocument.section}>
        <PlanDocument />
      </Section>
      <ClosingSection {...copy.closing} />
    </>
  );
}

function Opening({ courseCount }: CorporatePageProps): ReactNode {
  const { eyebrow, title, description, links, coursesLabel, access } = copy.hero;
  return (
    <Hero
      eyebrow={eyebrow}
      title={title}
      description={description}
      actions={<ActionLinks links={links} variant="accent" />}
      stats={[{ value: String(courseCount), label: coursesLabel }, access]}
      note={<TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />}
      illustration={<TeamReportScene />}
    />
  );
}

/** The way to the draft of a plan document. */
function PlanDocument(): ReactNode {
  const { samplePlan } = taxSources;
  return (
    <Stack gap={24}>
      <OpenedPart label={copy.planDocument.start}>
        <PlanForm />
      </OpenedPart>
      <Text tone="muted" size="sm">
        {copy.planDocument.sample} <Link href={samplePlan.href}>{samplePlan.title}</Link>
      </Text>
    </Stack>
  );
}

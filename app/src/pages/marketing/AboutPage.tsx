import {
  BrandBanner,
  ButtonLink,
  CertificateScene,
  ContactInformation,
  FeatureGrid,
  Grid,
  Heading,
  LeadershipCards,
  PageHeader,
  Section,
  Stack,
  StatStrip,
  TaxDisclaimer,
  Text,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import type { ReactNode } from 'react';
import { aboutCopy as copy, leaders } from './aboutCopy.ts';
import { ClosingSection } from '../../parts/marketing/ClosingSection.tsx';
import { companyEntries, phoneEntry } from '../../parts/contact/companyEntries.ts';

export interface AboutPageProps {
  /** The number of courses in the catalog. */
  courseCount: number;
}

/** The about page. */
export function AboutPage({ courseCount }: AboutPageProps): ReactNode {
  const { purpose, leadership, values } = copy;
  return (
    <>
      <PageHeader {...copy.header} illustration={<CertificateScene />} />
      <Section {...purpose}>
        <FeatureGrid features={purpose.items} minColumnWidth={400} />
      </Section>
      <OurStory />
      <Section id="leadership" {...leadership}>
        <LeadershipCards leaders={leaders} />
      </Section>
      <Section tone="surface" {...values}>
        <FeatureGrid variant="plain" features={values.items} />
      </Section>
      <Section>
        <ContactInformation title={copy.company.title} contacts={[...companyEntries, phoneEntry]} />
      </Section>
      <Curriculum />
      <Numbers courseCount={courseCount} />
      <ClosingSection tone="surface" {...copy.closing} />
    </>
  );
}

function OurStory(): ReactNode {
  return (
    <Section tone="surface" {...copy.story}>
      <Grid minColumnWidth={320} gap={40}>
        {copy.story.columns.map(({ title, text }) => (
          <Stack key={title} gap={8}>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}

function Curriculum(): ReactNode {
  const { action, ...banner } = copy.curriculum;
  return (
    <BrandBanner
      {...banner}
      actions={
        <ButtonLink href="/ai-transparency" variant="neutral" size="lg">
          {action}
        </ButtonLink>
      }
    />
  );
}

function Numbers({ courseCount }: AboutPageProps): ReactNode {
  const { items, note } = copy.stats;
  return (
    <Section {...copy.stats}>
      <StatStrip
        stats={items(courseCount)}
        note={
          <Stack gap={8}>
            <Text size="sm" tone="muted">
              {note}
            </Text>
            <TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />
          </Stack>
        }
      />
    </Section>
  );
}

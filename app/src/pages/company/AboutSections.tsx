import {
  AnswersIllustration,
  BrandBanner,
  ButtonLink,
  CallToAction,
  FeatureGrid,
  Grid,
  Heading,
  LeadershipCards,
  Section,
  Stack,
  StatStrip,
  TaxDisclaimer,
  Text,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import { aboutSections as copy } from '../../copy/aboutSections.ts';
import { leaders } from '../../copy/leaders.ts';

export interface AboutSectionsProps {
  /** How many courses the catalog has. */
  courseCount: number;
}

/** The about page below its opening. */
export function AboutSections({ courseCount }: AboutSectionsProps): ReactNode {
  const { purpose, leadership, values } = copy;
  return (
    <>
      <Section eyebrow={purpose.eyebrow} title={purpose.title}>
        <FeatureGrid features={purpose.items} minColumnWidth={400} />
      </Section>
      <OurStory />
      <Section
        id="leadership"
        eyebrow={leadership.eyebrow}
        title={leadership.title}
        description={leadership.description}
      >
        <LeadershipCards leaders={leaders} />
      </Section>
      <Section tone="surface" eyebrow={values.eyebrow} title={values.title}>
        <FeatureGrid variant="plain" features={values.items} />
      </Section>
      <Curriculum />
      <Numbers courseCount={courseCount} />
      <Closing />
    </>
  );
}

function OurStory(): ReactNode {
  const { columns, ...head } = copy.story;
  return (
    <Section tone="surface" {...head}>
      <Grid minColumnWidth={320} gap={40}>
        {columns.map(({ title, text }) => (
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
      illustration={<AnswersIllustration />}
    />
  );
}

function Numbers({ courseCount }: AboutSectionsProps): ReactNode {
  const { eyebrow, title, items, note } = copy.stats;
  return (
    <Section eyebrow={eyebrow} title={title}>
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

function Closing(): ReactNode {
  const { title, description, browse, contact } = copy.closing;
  return (
    <Section tone="surface">
      <CallToAction
        title={title}
        description={description}
        actions={
          <>
            <ButtonLink href="/#programs" size="lg">
              {browse}
            </ButtonLink>
            <ButtonLink href="/contact" variant="neutral" size="lg">
              {contact}
            </ButtonLink>
          </>
        }
      />
    </Section>
  );
}

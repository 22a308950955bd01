import {
  AiBadge,
  AiDisclosure,
  AiProvenance,
  ButtonLink,
  CallToAction,
  Card,
  CoveredList,
  FullAiDisclosure,
  Grid,
  Heading,
  Section,
  Stack,
  Steps,
  Text,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { aiSections as words } from '../copy/aiTransparencySections.ts';

/** The page about AI below its opening. */
export default function AiSections(): ReactNode {
  const { whole, checks } = words;
  return (
    <>
      <Section eyebrow={whole.eyebrow} title={whole.title}>
        <Stack gap={40}>
          <AiBadge variant="prominent" />
          <FullAiDisclosure model={words.model} headingLevel={3} />
        </Stack>
      </Section>
      <Told />
      <Section eyebrow={checks.eyebrow} title={checks.title} description={checks.description}>
        <Steps steps={checks.items} />
      </Section>
      <Marks />
      <Report />
    </>
  );
}

function Told(): ReactNode {
  const { told, kept, toldTitle, keptTitle, ...head } = words.data;
  return (
    <Section tone="surface" {...head}>
      <CoveredList covered={told} notCovered={kept} coveredTitle={toldTitle} notCoveredTitle={keptTitle} />
    </Section>
  );
}

function Marks(): ReactNode {
  const { badge, compact, short, lesson, ...head } = words.marks;
  return (
    <Section tone="surface" {...head}>
      <Grid as="ul" minColumnWidth={400}>
        <Mark {...badge}>
          <AiBadge />
        </Mark>
        <Mark {...compact}>
          <AiBadge variant="compact" />
        </Mark>
        <Mark {...short}>
          <AiDisclosure />
        </Mark>
        <Mark {...lesson}>
          <AiProvenance provider="Google" model="gemini-flash" date={words.marks.lesson.date} />
        </Mark>
      </Grid>
    </Section>
  );
}

interface MarkProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Mark({ title, text, children }: MarkProps): ReactNode {
  return (
    <li>
      <Card>
        <Stack gap={16} align="start">
          <Stack gap={4}>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
          {children}
        </Stack>
      </Card>
    </li>
  );
}

function Report(): ReactNode {
  const { title, description, action, help } = words.report;
  return (
    <Section>
      <CallToAction
        title={title}
        description={description}
        actions={
          <>
            <ButtonLink href="/contact" size="lg">
              {action}
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

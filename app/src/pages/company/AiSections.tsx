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
import { aiSections as copy } from '../../copy/aiTransparencySections.ts';

/** The page about AI below its opening. */
export default function AiSections(): ReactNode {
  const { whole, checks } = copy;
  return (
    <>
      <Section eyebrow={whole.eyebrow} title={whole.title}>
        <FullAiDisclosure model={copy.model} headingLevel={3} />
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
  const { told, kept, toldTitle, keptTitle, ...head } = copy.data;
  return (
    <Section tone="surface" {...head}>
      <CoveredList covered={told} notCovered={kept} coveredTitle={toldTitle} notCoveredTitle={keptTitle} />
    </Section>
  );
}

function Marks(): ReactNode {
  const { badge, compact, short, lesson, prominent, ...head } = copy.marks;
  return (
    <Section tone="surface" {...head}>
      <Stack gap={24}>
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
            <AiProvenance provider="Google" model="gemini-flash" date={copy.marks.lesson.date} />
          </Mark>
        </Grid>
        <Card>
          <MarkContent {...prominent}>
            <AiDisclosure variant="prominent" />
          </MarkContent>
        </Card>
      </Stack>
    </Section>
  );
}

interface MarkProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Mark(props: MarkProps): ReactNode {
  return (
    <li>
      <Card>
        <MarkContent {...props} />
      </Card>
    </li>
  );
}

function MarkContent({ title, text, children }: MarkProps): ReactNode {
  return (
    <Stack gap={16} align="start">
      <Stack gap={4}>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

function Report(): ReactNode {
  const { title, description, action, team } = copy.report;
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
            <ButtonLink href="/about#leadership" variant="neutral" size="lg">
              {team}
            </ButtonLink>
          </>
        }
      />
    </Section>
  );
}

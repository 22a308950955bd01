import {
  AiBadge,
  AiDisclosure,
  AiProvenance,
  Card,
  CheckLists,
  FullAiDisclosure,
  Grid,
  Heading,
  Section,
  Stack,
  Steps,
  Text,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { aiSections as copy } from './aiTransparencySectionsCopy.ts';
import { ClosingSection } from '../../parts/marketing/ClosingSection.tsx';

/** The sections of the AI transparency page below the page header. */
export function AiSections(): ReactNode {
  const { whole, checks } = copy;
  return (
    <>
      <Section {...whole}>
        <FullAiDisclosure model={copy.model} />
      </Section>
      <ModelInput />
      <Section {...checks}>
        <Steps steps={checks.items} />
      </Section>
      <Marks />
      <ClosingSection {...copy.report} />
    </>
  );
}

function ModelInput(): ReactNode {
  const { received, neverReceived, receivedTitle, neverReceivedTitle } = copy.data;
  return (
    <Section tone="surface" {...copy.data}>
      <CheckLists
        kind="coverage"
        first={{ title: receivedTitle, items: received }}
        second={{ title: neverReceivedTitle, items: neverReceived }}
      />
    </Section>
  );
}

function Marks(): ReactNode {
  const { badge, compact, short, lesson, prominent } = copy.marks;
  return (
    <Section tone="surface" {...copy.marks}>
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
            <AiProvenance provider="Google" model="gemini-flash" date={lesson.date} />
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

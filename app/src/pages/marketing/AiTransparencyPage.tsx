import {
  AiBadge,
  AiDisclosure,
  AiProvenance,
  Card,
  CheckLists,
  FullAiDisclosure,
  Grid,
  Heading,
  PageHeader,
  Section,
  Stack,
  Steps,
  Text,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { aiCopy as copy } from './aiTransparencyCopy.ts';
import { ClosingSection } from '../../parts/marketing/ClosingSection.tsx';

/** The AI transparency page. */
export function AiTransparencyPage(): ReactNode {
  const { whole, checks } = copy;
  const { reviewed, ...header } = copy.header;
  return (
    <>
      <PageHeader
        {...header}
        meta={
          <>
            {reviewed.label}: <time dateTime={reviewed.date}>{reviewed.text}</time>
          </>
        }
      />
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

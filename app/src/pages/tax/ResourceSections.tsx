import {
  Alert,
  CallToAction,
  CheckLists,
  FeatureGrid,
  Grid,
  Inline,
  Prose,
  Section,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { limitRows } from '@redwhiteandcode/contract/tax/limitRows.ts';
import { packetParts, sectionCopy as copy } from './resourceSectionsCopy.ts';
import {
  covered,
  employeeDuties,
  employerDuties,
  legalDisclaimer,
  limitRules,
  notCovered,
} from '@redwhiteandcode/contract/tax/section127.ts';
import { ActionLinks } from '../../parts/marketing/ClosingSection.tsx';
import { DownloadPacket } from './DownloadPacket.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { SourceNote } from './SourceNote.tsx';

/** The sections of the resource center below the page header. `figures` is a slot for `ReimbursementFigures`. */
export function ResourceSections({ figures }: { figures: ReactNode }): ReactNode {
  return (
    <>
      <YearlyLimit />
      <Duties />
      <Coverage />
      <Packet />
      {figures}
      <Closing />
    </>
  );
}

function YearlyLimit(): ReactNode {
  const { caption, columns } = copy.limit;
  return (
    <Section id="limit" tone="surface" {...copy.limit}>
      <Stack gap={24}>
        <Grid minColumnWidth={400} gap={40}>
          <FiguresTable caption={caption} columns={columns} rows={limitRows} />
          <Prose>
            <ul>
              {limitRules.items.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Prose>
        </Grid>
        <SourceNote sources={limitRules.sources} />
      </Stack>
    </Section>
  );
}

function Duties(): ReactNode {
  const { employers, employees, employerSources, employeeSources, ...head } = copy.duties;
  return (
    <Section id="duties" {...head}>
      <Stack gap={24}>
        <CheckLists
          kind="sides"
          first={{ title: employers, items: employerDuties.items }}
          second={{ title: employees, items: employeeDuties.items }}
        />
        <Stack gap={8}>
          <SourceNote label={employerSources} sources={employerDuties.sources} />
          <SourceNote label={employeeSources} sources={employeeDuties.sources} />
        </Stack>
      </Stack>
    </Section>
  );
}

function Coverage(): ReactNode {
  const { covered: coveredTitle, notCovered: notCoveredTitle, ...head } = copy.coverage;
  return (
    <Section id="coverage" tone="surface" {...head}>
      <Stack gap={24}>
        <CheckLists
          kind="coverage"
          first={{ title: coveredTitle, items: covered.items }}
          second={{ title: notCoveredTitle, items: notCovered.items }}
        />
        <SourceNote sources={covered.sources} />
      </Stack>
    </Section>
  );
}

function Packet(): ReactNode {
  return (
    <Section id="packet" {...copy.packet}>
      <Stack gap={32}>
        <FeatureGrid features={packetParts} />
        <Inline gap={24}>
          <DownloadPacket />
          <Text size="sm" tone="muted">
            {copy.packet.note}
          </Text>
        </Inline>
      </Stack>
    </Section>
  );
}

function Closing(): ReactNode {
  const { links, ...closing } = copy.closing;
  return (
    <Section tone="surface">
      <Stack gap={48}>
        <Alert tone="warning" title={copy.disclaimerTitle}>
          {legalDisclaimer}
        </Alert>
        <CallToAction {...closing} actions={<ActionLinks links={links} variant="accent" />} />
      </Stack>
    </Section>
  );
}

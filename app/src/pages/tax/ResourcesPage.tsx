import {
  Alert,
  ButtonLink,
  CallToAction,
  CheckLists,
  DocumentLinks,
  FeatureGrid,
  Grid,
  Icon,
  icons,
  Inline,
  PageHeader,
  Prose,
  Section,
  Stack,
  StatStrip,
  Text,
} from '@redwhiteandcode/design-system';
import type { PublicFigures } from '@redwhiteandcode/contract/reimbursement/approvals.ts';
import { limitRows } from '@redwhiteandcode/contract/tax/limitRows.ts';
import { packetPath } from '@redwhiteandcode/contract/tax/packetTitles.ts';
import {
  covered,
  employeeDuties,
  employerDuties,
  legalDisclaimer,
  limitRules,
  notCovered,
} from '@redwhiteandcode/contract/tax/section127.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import type { ReactNode } from 'react';
import { ActionLinks } from '../../parts/marketing/ClosingSection.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { officialDocuments, packetParts, resourcesCopy as copy } from './resourcesCopy.ts';
import { SourceNote } from './SourceNote.tsx';

export interface ResourcesPageProps {
  /** How employers decided; null while too few of them have, or while it is loading. */
  figures: PublicFigures['figures'];
}

/** The Section 127 resource center. */
export function ResourcesPage({ figures }: ResourcesPageProps): ReactNode {
  return (
    <>
      <PageHeader
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <DownloadPacket />
            <ButtonLink href="/tax-benefits" variant="neutral" size="lg">
              {copy.explained}
            </ButtonLink>
          </>
        }
      />
      <Documents />
      <YearlyLimit />
      <Duties />
      <Coverage />
      <Packet />
      {figures && <Figures figures={figures} />}
      <Closing />
    </>
  );
}

/** The button that downloads the blank sample packet. */
function DownloadPacket(): ReactNode {
  return (
    <ButtonLink href={packetPath} download size="lg" iconStart={<Icon icon={icons.download} />}>
      {copy.download}
    </ButtonLink>
  );
}

function Documents(): ReactNode {
  return (
    <Section id="documents" title={copy.documents.title} description={copy.documents.description}>
      <Stack gap={24}>
        <DocumentLinks documents={officialDocuments} />
        <Text size="sm" tone="muted">
          {copy.documents.reviewed}
        </Text>
      </Stack>
    </Section>
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

/** How employers decided, as learners and employers recorded it. */
function Figures({ figures }: { figures: NonNullable<PublicFigures['figures']> }): ReactNode {
  const { title, description, decided, approved, reimbursed } = copy.figures;
  return (
    <Section title={title} description={description}>
      <StatStrip
        stats={[
          { value: figures.decided.toLocaleString('en-US'), label: decided },
          { value: `${figures.approval_rate}%`, label: approved },
          { value: dollarsAndCents(figures.reimbursed_cents), label: reimbursed },
        ]}
      />
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

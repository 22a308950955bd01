import {
  Alert,
  ButtonLink,
  CallToAction,
  ComplianceLists,
  CoveredList,
  DocumentLinks,
  FeatureGrid,
  Icon,
  icons,
  PageHeader,
  Prose,
  Section,
  Stack,
  TaxDisclaimer,
  Text,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import { limitRows, packetPath } from '../copy/packet.ts';
import { officialDocuments, packetParts, resourcesWords as words } from '../copy/resources.ts';
import {
  covered,
  employeeDuties,
  employerDuties,
  legalDisclaimer,
  limitRules,
  notCovered,
} from '../copy/section127.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { SourceNote } from '../tax/SourceNote.tsx';

const { title, description, keywords } = words;

export const meta = () => pageMeta({ title, description, keywords, path: '/section-127-resources' });

export default function Section127ResourcesRoute(): ReactNode {
  return (
    <>
      <PageHeader
        eyebrow={words.eyebrow}
        title={title}
        lead={words.lead}
        actions={
          <>
            <DownloadPacket />
            <ButtonLink href="/tax-benefits" variant="neutral" size="lg">
              {words.explained}
            </ButtonLink>
          </>
        }
      />
      <Section id="documents" title={words.documents.title} description={words.documents.description}>
        <Stack gap={24}>
          <DocumentLinks documents={officialDocuments} />
          <Text size="sm" tone="muted">
            {words.documents.reviewed}
          </Text>
        </Stack>
      </Section>
      <YearlyLimit />
      <Duties />
      <Coverage />
      <Packet />
      <Closing />
    </>
  );
}

function DownloadPacket(): ReactNode {
  return (
    <ButtonLink href={packetPath} download size="lg" iconStart={<Icon icon={icons.download} />}>
      {words.packet.download}
    </ButtonLink>
  );
}

function YearlyLimit(): ReactNode {
  const { caption, year, amount, ...head } = words.limit;
  return (
    <Section id="limit" tone="surface" {...head}>
      <Stack gap={24}>
        <Prose>
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{year}</th>
                <th scope="col">{amount}</th>
              </tr>
            </thead>
            <tbody>
              {limitRows.map(([rowYear, rowAmount]) => (
                <tr key={rowYear}>
                  <th scope="row">{rowYear}</th>
                  <td>{rowAmount}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul>
            {limitRules.items.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Prose>
        <SourceNote sources={limitRules.sources} />
      </Stack>
    </Section>
  );
}

function Duties(): ReactNode {
  const { employerSources, employeeSources, ...head } = words.duties;
  return (
    <Section id="duties" {...head}>
      <Stack gap={24}>
        <ComplianceLists employer={employerDuties.items} employee={employeeDuties.items} />
        <Stack gap={8}>
          <SourceNote label={employerSources} sources={employerDuties.sources} />
          <SourceNote label={employeeSources} sources={employeeDuties.sources} />
        </Stack>
      </Stack>
    </Section>
  );
}

function Coverage(): ReactNode {
  const { covered: coveredTitle, notCovered: notCoveredTitle, ...head } = words.coverage;
  return (
    <Section id="coverage" tone="surface" {...head}>
      <Stack gap={24}>
        <CoveredList
          covered={covered.items}
          notCovered={notCovered.items}
          coveredTitle={coveredTitle}
          notCoveredTitle={notCoveredTitle}
        />
        <SourceNote sources={covered.sources} />
        <TaxDisclaimer variant="block" annualLimit={limitText(latestAnnualLimit)} />
      </Stack>
    </Section>
  );
}

function Packet(): ReactNode {
  const { note, title: packetTitle, description: packetDescription } = words.packet;
  return (
    <Section id="packet" title={packetTitle} description={packetDescription}>
      <Stack gap={32} align="start">
        <FeatureGrid features={packetParts} />
        <Text tone="muted">{note}</Text>
        <DownloadPacket />
      </Stack>
    </Section>
  );
}

function Closing(): ReactNode {
  const { start, employers, ...head } = words.closing;
  return (
    <Section tone="surface">
      <Stack gap={48}>
        <Alert tone="warning" title={words.disclaimerTitle}>
          {legalDisclaimer}
        </Alert>
        <CallToAction
          {...head}
          actions={
            <>
              <ButtonLink href="/auth" size="lg">
                {start}
              </ButtonLink>
              <ButtonLink href="/corporate" variant="neutral" size="lg">
                {employers}
              </ButtonLink>
            </>
          }
        />
      </Stack>
    </Section>
  );
}

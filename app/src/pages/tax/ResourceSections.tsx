import {
  Alert,
  ButtonLink,
  CallToAction,
  Card,
  ComplianceLists,
  CoveredList,
  FeatureGrid,
  Grid,
  Inline,
  Prose,
  Section,
  Stack,
  TaxDisclaimer,
  Text,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import { limitRows } from '../../copy/limitRows.ts';
import { packetParts, sectionCopy as copy } from '../../copy/resourceSections.ts';
import {
  covered,
  employeeDuties,
  employerDuties,
  legalDisclaimer,
  limitRules,
  notCovered,
} from '../../copy/section127.ts';
import { DownloadPacket } from './DownloadPacket.tsx';
import { SourceNote } from './SourceNote.tsx';

/** The resource center below the fold: the limit, duties, coverage, the sample packet, the disclaimer. */
export default function ResourceSections(): ReactNode {
  return (
    <>
      <YearlyLimit />
      <Duties />
      <Coverage />
      <Packet />
      <Closing />
    </>
  );
}

function YearlyLimit(): ReactNode {
  const { caption, year, amount, ...head } = copy.limit;
  return (
    <Section id="limit" tone="surface" {...head}>
      <Stack gap={24}>
        <Grid minColumnWidth={400} gap={40}>
          <Card>
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
            </Prose>
          </Card>
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
  const { employerSources, employeeSources, ...head } = copy.duties;
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
  const { covered: coveredTitle, notCovered: notCoveredTitle, ...head } = copy.coverage;
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
  const { note, title: packetTitle, description: packetDescription } = copy.packet;
  return (
    <Section id="packet" title={packetTitle} description={packetDescription}>
      <Stack gap={32}>
        <FeatureGrid features={packetParts} />
        <Inline gap={24}>
          <DownloadPacket />
          <Text size="sm" tone="muted">
            {note}
          </Text>
        </Inline>
      </Stack>
    </Section>
  );
}

function Closing(): ReactNode {
  const { start, employers, ...head } = copy.closing;
  return (
    <Section tone="surface">
      <Stack gap={48}>
        <Alert tone="warning" title={copy.disclaimerTitle}>
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

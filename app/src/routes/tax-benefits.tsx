import {
  ButtonLink,
  CallToAction,
  ComplianceLists,
  CoveredList,
  FeatureGrid,
  Link,
  PageHeader,
  Prose,
  Section,
  Stack,
  Steps,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import {
  exampleTable,
  hrQuestions,
  taxBenefitsWords as words,
  taxGains,
  taxRule,
  taxSteps,
  whoCanUse,
} from '../copy/taxBenefits.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { SourceNote } from '../tax/SourceNote.tsx';

const { title, description, keywords } = words;
const annualLimit = limitText(latestAnnualLimit);

export const meta = () => pageMeta({ title, description, keywords, path: '/tax-benefits' });

export default function TaxBenefitsRoute(): ReactNode {
  return (
    <>
      <PageHeader
        eyebrow={words.eyebrow}
        title={words.headline}
        lead={words.lead}
        actions={
          <ButtonLink href="/section-127-resources" variant="neutral" size="lg">
            {words.documents}
          </ButtonLink>
        }
      />
      <Section id="rule" {...words.rule}>
        <Stack gap={40}>
          <FeatureGrid variant="plain" features={taxRule} />
          <Stack gap={12}>
            <SourceNote sources={['law', 'faq']} />
            <TaxDisclaimer annualLimit={annualLimit} />
          </Stack>
        </Stack>
      </Section>
      <Who />
      <Section id="steps" {...words.steps}>
        <Stack gap={40}>
          <Steps steps={taxSteps} />
          <TaxDisclaimer variant="block" annualLimit={annualLimit} />
        </Stack>
      </Section>
      <Example />
      <Gains />
      <Questions />
      <Closing />
    </>
  );
}

function Who(): ReactNode {
  const { yes, no, ...head } = words.who;
  return (
    <Section id="who" tone="surface" {...head}>
      <Stack gap={24}>
        <CoveredList
          covered={whoCanUse.yes}
          notCovered={whoCanUse.no}
          coveredTitle={yes}
          notCoveredTitle={no}
        />
        <SourceNote sources={['law', 'faq', 'samplePlan']} />
      </Stack>
    </Section>
  );
}

function Example(): ReactNode {
  const { caption, line, after, ...head } = words.example;
  return (
    <Section id="example" tone="surface" {...head}>
      <Stack gap={24}>
        <Prose>
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{line}</th>
                {exampleTable.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {exampleTable.rows.map((row) => (
                <tr key={row.title}>
                  <th scope="row">{row.title}</th>
                  {row.amounts.map((amount, place) => (
                    <td key={exampleTable.columns[place]}>{amount}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p>{after}</p>
        </Prose>
        <SourceNote sources={['law', 'p15b']} />
      </Stack>
    </Section>
  );
}

function Gains(): ReactNode {
  const { employer, employee, ...head } = words.gains;
  return (
    <Section id="gains" {...head}>
      <Stack gap={24}>
        <ComplianceLists
          employer={taxGains.employer}
          employee={taxGains.employee}
          employerTitle={employer}
          employeeTitle={employee}
        />
        <SourceNote sources={['p15b', 'p970', 'faq']} />
      </Stack>
    </Section>
  );
}

function Questions(): ReactNode {
  const { refund, link, title: deniedTitle } = words.denied;
  return (
    <Section id="questions" tone="surface" {...words.questions}>
      <Prose>
        <ol>
          {hrQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <h3>{deniedTitle}</h3>
        <p>
          {refund} <Link href="/terms#refunds">{link}</Link>
        </p>
      </Prose>
    </Section>
  );
}

function Closing(): ReactNode {
  const { start, contact, ...head } = words.closing;
  return (
    <Section>
      <CallToAction
        {...head}
        actions={
          <>
            <ButtonLink href="/auth" size="lg">
              {start}
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

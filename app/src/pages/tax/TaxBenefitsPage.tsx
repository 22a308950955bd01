import {
  ButtonLink,
  Card,
  CheckLists,
  FeatureGrid,
  Grid,
  Heading,
  Link,
  PageHeader,
  Prose,
  Section,
  Stack,
  Steps,
  TaxDisclaimer,
  Text,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { Fragment, type ReactNode } from 'react';
import {
  exampleReading,
  exampleTable,
  hrQuestions,
  taxBenefitsCopy as copy,
  taxGains,
  taxRule,
  taxSteps,
  whoCanUse,
} from './taxBenefitsCopy.ts';
import { ClosingSection } from '../../parts/marketing/ClosingSection.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { SourceNote } from './SourceNote.tsx';

/** The explanation of Section 127. */
export function TaxBenefitsPage(): ReactNode {
  return (
    <>
      <PageHeader
        eyebrow={copy.eyebrow}
        title={copy.headline}
        lead={copy.lead}
        actions={
          <ButtonLink href="/section-127-resources" variant="neutral" size="lg">
            {copy.documents}
          </ButtonLink>
        }
      />
      <Rule />
      <Who />
      <Section id="steps" {...copy.steps}>
        <Steps steps={taxSteps} />
      </Section>
      <Example />
      <Gains />
      <Questions />
      <Closing />
    </>
  );
}

function Rule(): ReactNode {
  return (
    <Section id="rule" {...copy.rule}>
      <Stack gap={40}>
        <FeatureGrid variant="plain" features={taxRule} />
        <Stack gap={12}>
          <SourceNote sources={['law', 'faq']} />
          <TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />
        </Stack>
      </Stack>
    </Section>
  );
}

function Who(): ReactNode {
  const { yes, no, ...head } = copy.who;
  return (
    <Section id="who" tone="surface" {...head}>
      <Stack gap={24}>
        <CheckLists
          kind="coverage"
          first={{ title: yes, items: whoCanUse.yes }}
          second={{ title: no, items: whoCanUse.no }}
        />
        <SourceNote sources={['law', 'faq', 'samplePlan']} />
      </Stack>
    </Section>
  );
}

function Example(): ReactNode {
  return (
    <Section id="example" tone="surface" {...copy.example}>
      <Stack gap={24}>
        <Grid minColumnWidth={400} gap={40}>
          <FiguresTable
            caption={copy.example.caption}
            columns={exampleTable.columns}
            rows={exampleTable.rows}
          />
          <Prose>
            {exampleReading.map((course) => (
              <Fragment key={course.title}>
                <h3>{course.title}</h3>
                <p>{course.text}</p>
              </Fragment>
            ))}
          </Prose>
        </Grid>
        <SourceNote sources={['law', 'p15b']} />
      </Stack>
    </Section>
  );
}

function Gains(): ReactNode {
  const { employer, employee, ...head } = copy.gains;
  return (
    <Section id="gains" {...head}>
      <Stack gap={24}>
        <CheckLists
          kind="sides"
          first={{ title: employer, items: taxGains.employer }}
          second={{ title: employee, items: taxGains.employee }}
        />
        <SourceNote sources={['p15b', 'p970', 'faq']} />
      </Stack>
    </Section>
  );
}

function Questions(): ReactNode {
  const { refund, link, title: deniedTitle } = copy.denied;
  return (
    <Section id="questions" tone="surface" {...copy.questions}>
      <Grid minColumnWidth={400} gap={40}>
        <Prose>
          <ol>
            {hrQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </Prose>
        <div>
          <Card tone="subtle">
            <Stack gap={12}>
              <Heading level={3}>{deniedTitle}</Heading>
              <Text>{refund}</Text>
              <Text>
                <Link href="/terms#refunds">{link}</Link>
              </Text>
            </Stack>
          </Card>
        </div>
      </Grid>
    </Section>
  );
}

function Closing(): ReactNode {
  const { description, ...closing } = copy.closing;
  const [before, packet, after] = description;
  return (
    <ClosingSection
      {...closing}
      description={
        <>
          {before}
          <Link href="/section-127-resources#packet">{packet}</Link>
          {after}
        </>
      }
    />
  );
}

import {
  AiBadge,
  AiProvenance,
  Alert,
  ButtonLink,
  CallToAction,
  Card,
  ComplianceLists,
  ContactForm,
  ContactInformation,
  CoveredList,
  DocumentLinks,
  FeatureGrid,
  FullAiDisclosure,
  Grid,
  Heading,
  icons,
  LeadershipCards,
  Link,
  PageHeader,
  Section,
  Stack,
  StatStrip,
  Steps,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { accept } from '../samples/answers.ts';
import { catalog } from '../samples/pages/catalog.ts';
import * as sample from '../samples/pages/information.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const meta = {
  title: 'Pages/Information',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function OurStory(): ReactNode {
  return (
    <Section eyebrow="Our story" title="Founded in 2025 by three co-founders">
      <FeatureGrid
        variant="plain"
        minColumnWidth={400}
        features={[
          {
            icon: icons.graduationCap,
            title: 'Mission',
            text: 'AI skills for every working American, with the help that tax law already offers.',
          },
          {
            icon: icons.eye,
            title: 'Vision',
            text: 'A country where learning a new tool at work costs courage, not savings.',
          },
        ]}
      />
    </Section>
  );
}

/** /about */
export const About: Story = {
  render: () => (
    <PageFrame path="/about">
      <PageHeader
        eyebrow="About us"
        title="We make AI training that employers can pay for"
        lead="Red White & Code writes practical courses and the paperwork that gets them reimbursed."
      />
      <OurStory />
      <Section id="leadership" tone="surface" eyebrow="Leadership" title="Who leads the company">
        <LeadershipCards leaders={sample.leaders} />
      </Section>
      <Section eyebrow="Core values" title="What we hold on to">
        <FeatureGrid variant="plain" features={sample.values} />
      </Section>
      <Section
        tone="surface"
        eyebrow="AI-powered curriculum"
        title="Generated, and marked as such"
        description="Course curricula and instructor profiles are written by an AI model. We say so wherever you meet them."
      >
        <ButtonLink href="/ai-transparency" variant="neutral" size="lg">
          AI Transparency
        </ButtonLink>
      </Section>
      <Section title="In numbers">
        <StatStrip
          stats={[
            { value: '$5,250', label: 'max annual benefit' },
            { value: String(catalog.length), label: 'AI courses' },
            { value: '100%', label: 'refund on a documented denial' },
            { value: '30 days', label: 'average reimbursement time' },
          ]}
          note={<TaxDisclaimer />}
        />
      </Section>
      <Section tone="surface">
        <CallToAction
          title="Learn with us"
          description="Look through the catalog, or ask us what fits your team."
          actions={
            <>
              <ButtonLink href="/auth" size="lg">
                Get Started
              </ButtonLink>
              <ButtonLink href="/contact" variant="neutral" size="lg">
                Contact Us
              </ButtonLink>
            </>
          }
        />
      </Section>
    </PageFrame>
  ),
};

/** /contact */
export const Contact: Story = {
  render: () => (
    <PageFrame path="/contact">
      <PageHeader
        title="Contact us"
        lead="For a demo, a question about seats, or anything the help center does not answer."
      />
      <Section>
        <Grid minColumnWidth={400} gap={48}>
          <Card padding="lg">
            <ContactForm onSubmit={accept} />
          </Card>
          <Stack>
            <ContactInformation
              contacts={sample.contacts}
              note={
                <>
                  Looking for a quick answer? <Link href="/help">Search the help center</Link>.
                </>
              }
            />
          </Stack>
        </Grid>
      </Section>
    </PageFrame>
  ),
};

/** /tax-benefits */
export const TaxBenefits: Story = {
  render: () => (
    <PageFrame path="/tax-benefits">
      <PageHeader
        eyebrow="Section 127"
        title="How employers may pay for your course, tax-free"
        lead="What the rule says, in six sentences and four steps."
        actions={
          <ButtonLink href="/section-127-resources" variant="neutral" size="lg">
            Official Documents
          </ButtonLink>
        }
      />
      <Section title="The rule">
        <FeatureGrid variant="plain" features={sample.taxRule} />
      </Section>
      <Section tone="surface" title="From payment to payback">
        <Stack gap={40}>
          <Steps steps={sample.reimbursementSteps} />
          <TaxDisclaimer variant="block" />
        </Stack>
      </Section>
      <Section>
        <CallToAction
          title="Bring it to your employer"
          description="Create a free account and take the sample package to HR."
          actions={
            <>
              <ButtonLink href="/auth" size="lg">
                Get Started
              </ButtonLink>
              <ButtonLink href="/contact" variant="neutral" size="lg">
                Ask a Question
              </ButtonLink>
            </>
          }
        />
      </Section>
    </PageFrame>
  ),
};

/** /section-127-resources */
export const Section127Resources: Story = {
  render: () => (
    <PageFrame path="/section-127-resources">
      <PageHeader
        eyebrow="Resource center"
        title="Section 127 resources"
        lead="The official documents, what each side has to do, and what a plan can cover."
      />
      <Section title="Official documents">
        <DocumentLinks documents={sample.documents} />
      </Section>
      <Section tone="surface" title="Who has to do what" description="For a reimbursement to be tax-free.">
        <ComplianceLists employer={sample.employerDuties} employee={sample.employeeDuties} />
      </Section>
      <Section title="What a plan can cover">
        <Stack gap={32}>
          <CoveredList covered={sample.covered} notCovered={sample.notCovered} />
          <TaxDisclaimer variant="block" />
        </Stack>
      </Section>
      <Section tone="surface">
        <Stack gap={48}>
          <Alert tone="warning" title="Legal disclaimer">
            This page is general information and no legal or tax advice. Plans differ, and the law changes:
            ask your employer or a tax adviser before you rely on it.
          </Alert>
          <CallToAction
            title="Put it to use"
            description="Take a course under your employer’s plan, or bring the plan’s courses to your team."
            actions={
              <>
                <ButtonLink href="/auth" size="lg">
                  Get Started
                </ButtonLink>
                <ButtonLink href="/corporate" variant="neutral" size="lg">
                  For Employers
                </ButtonLink>
              </>
            }
          />
        </Stack>
      </Section>
    </PageFrame>
  ),
};

/** /ai-transparency */
export const AiTransparency: Story = {
  render: () => (
    <PageFrame path="/ai-transparency">
      <PageHeader
        title="AI transparency"
        lead="What on this site is written by a machine, what is illustrative, and how to tell."
      />
      <Section>
        <FullAiDisclosure />
      </Section>
      <Section
        tone="surface"
        title="How it looks"
        description="The marks that you meet on course pages and in lessons."
      >
        <Grid minColumnWidth={400}>
          <Card>
            <Stack gap={16} align="start">
              <Heading level={3}>On a course page</Heading>
              <AiBadge />
            </Stack>
          </Card>
          <Card>
            <Stack gap={16} align="start">
              <Heading level={3}>In a lesson</Heading>
              <AiProvenance provider="Google" model="gemini-flash" date="2025-02-10" />
            </Stack>
          </Card>
        </Grid>
      </Section>
    </PageFrame>
  ),
};

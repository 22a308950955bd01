import {
  type ApplicationEvent,
  type ApplicationStage,
  ApplicationStatus,
  BrandBanner,
  ButtonLink,
  CallToAction,
  Card,
  EligibilityNote,
  FeatureGrid,
  Heading,
  Hero,
  LayoffApplicationForm,
  LiftOffIllustration,
  Section,
  Stack,
  StatStrip,
  Steps,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { accept } from '../samples/answers.ts';
import { liftOffSteps, liftOffSupport } from '../samples/pages/programs.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

function ProgramPage(): ReactNode {
  return (
    <PageFrame path="/layoff-to-liftoff">
      <Hero
        eyebrow="Layoff to Lift-Off"
        title="Laid off? Learn now, pay when you work again."
        description="A free program for people laid off within the past 12 months: every course, a badge and a job toolkit, with payment deferred until re-employment."
        actions={
          <ButtonLink href="/layoff-application" variant="accent" size="lg">
            Apply Now
          </ButtonLink>
        }
      />
      <Section tone="surface" eyebrow="Five steps" title="How it works">
        <Stack gap={40}>
          <Steps steps={liftOffSteps} />
          <EligibilityNote />
        </Stack>
      </Section>
      <BrandBanner
        title="From layoff to lift-off"
        description="Most applications are approved within 24 hours, and all courses unlock on approval."
        points={[
          'Payment deferred until re-employment',
          'Proof of layoff stays private',
          'Every course, not a selection',
        ]}
        illustration={<LiftOffIllustration />}
      />
      <Section
        eyebrow="Support package"
        title="What you get"
        description="Six things that open with your approval."
      >
        <FeatureGrid features={liftOffSupport} />
      </Section>
      <Section tone="surface" eyebrow="Results" title="Where it leads">
        <StatStrip
          stats={[
            { value: '87%', label: 'found jobs within 90 days' },
            { value: '40%', label: 'average salary increase' },
            { value: '75%', label: 'got reimbursement' },
          ]}
          note="Program figures are illustrative."
        />
      </Section>
      <Section>
        <CallToAction
          title="Start with the application"
          description="One page. A proof document helps and is optional."
          actions={
            <>
              <ButtonLink href="/layoff-application" size="lg">
                Start Your Application
              </ButtonLink>
              <ButtonLink href="/help" variant="neutral" size="lg">
                Help Center
              </ButtonLink>
            </>
          }
          note={<TaxDisclaimer />}
        />
      </Section>
    </PageFrame>
  );
}

interface ApplicationPageProps {
  viewer?: 'guest' | 'learner';
  description?: string;
  children: ReactNode;
}

/** The application's page, with the form or with what became of it. */
function ApplicationPage({ viewer = 'learner', description, children }: ApplicationPageProps): ReactNode {
  return (
    <PageFrame viewer={viewer} path="/layoff-application">
      <Section
        headingLevel={1}
        width="sm"
        eyebrow="Layoff to Lift-Off"
        title="Program application"
        description={description}
      >
        <Stack gap={48}>{children}</Stack>
      </Section>
    </PageFrame>
  );
}

const form = (
  <Stack gap={32}>
    <EligibilityNote />
    <Card padding="lg">
      <LayoffApplicationForm
        onSubmit={accept}
        today="2025-06-01"
        note="Signed out? We keep what you typed while you sign in; only the document has to be chosen again."
      />
    </Card>
  </Stack>
);

const times: Record<ApplicationStage, string> = {
  pending: '2025-05-12T14:05:00Z',
  under_review: '2025-05-12T16:30:00Z',
  approved: '2025-05-13T09:20:00Z',
  rejected: '2025-05-13T09:20:00Z',
};

const history = (...stages: ApplicationStage[]): ApplicationEvent[] =>
  stages.map((status) => ({ id: status, status, time: times[status] }));

const meta = {
  title: 'Pages/Layoff to Lift-Off',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /layoff-to-liftoff */
export const Program: Story = { render: () => <ProgramPage /> };

/** /layoff-application */
export const Application: Story = {
  render: () => (
    <ApplicationPage
      viewer="guest"
      description="We'll review your application within 24 hours and notify you via email."
    >
      {form}
    </ApplicationPage>
  ),
};

/** /layoff-application with an open application: its status in place of the form */
export const ApplicationUnderReview: Story = {
  render: () => (
    <ApplicationPage>
      <ApplicationStatus status="under_review" history={history('pending', 'under_review')} />
    </ApplicationPage>
  ),
};

/** /layoff-application after the approval: all courses are open */
export const ApplicationApproved: Story = {
  render: () => (
    <ApplicationPage>
      <ApplicationStatus
        status="approved"
        history={history('pending', 'under_review', 'approved')}
        actions={
          <ButtonLink href="/#programs" size="lg">
            Browse Courses
          </ButtonLink>
        }
      />
    </ApplicationPage>
  ),
};

/** /layoff-application after a rejection, with its reason and the way to a new one */
export const ApplicationRejected: Story = {
  render: () => (
    <ApplicationPage>
      <ApplicationStatus
        status="rejected"
        reason="The layoff date is more than 12 months ago. Write to us if that is a mistake."
        history={history('pending', 'under_review', 'rejected')}
        actions={
          <ButtonLink href="/contact" variant="neutral">
            Contact Us
          </ButtonLink>
        }
      />
      <Stack gap={24}>
        <Heading level={2}>Apply again</Heading>
        {form}
      </Stack>
    </ApplicationPage>
  ),
};

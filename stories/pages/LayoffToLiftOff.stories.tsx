import { LiftOffPage } from '@redwhiteandcode/app/pages/company/LiftOffPage.tsx';
import LiftOffSections from '@redwhiteandcode/app/pages/company/LiftOffSections.tsx';
import {
  type ApplicationEvent,
  type ApplicationStage,
  ApplicationStatus,
  ButtonLink,
  Card,
  EligibilityNote,
  Heading,
  LayoffApplicationForm,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { accept } from '../samples/answers.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

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
export const Program: Story = {
  render: () => (
    <PageFrame path="/layoff-to-liftoff">
      <LiftOffPage sections={<LiftOffSections />} />
    </PageFrame>
  ),
};

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

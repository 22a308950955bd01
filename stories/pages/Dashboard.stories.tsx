import {
  AnnualBenefit,
  ButtonLink,
  DashboardHeader,
  DashboardStats,
  EnrollmentCard,
  EnrollmentList,
  type EnrollmentSummary,
  Heading,
  ResumeLine,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { enrollments, learner, learningStats } from '../samples/pages/learner.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const ignore = (): void => undefined;

const card = (one: EnrollmentSummary): ReactNode => (
  <EnrollmentCard
    enrollment={one}
    headingLevel={3}
    learnHref={`/learn/${one.id}`}
    detailsHref={`/course/${one.id}`}
    certificateHref={one.certificate_number ? `/verify/${one.certificate_number}` : undefined}
    onPause={ignore}
    onResume={ignore}
  />
);

/** The dashboard: its head, then what it has come to. */
function DashboardPage({ action, children }: { action?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <PageFrame viewer="learner" path="/dashboard">
      <Section>
        <Stack gap={48}>
          <DashboardHeader learnerName={learner.name} action={action} />
          {children}
        </Stack>
      </Section>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Dashboard',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /dashboard with courses under way, not begun, paused and completed */
export const Courses: Story = {
  render: () => (
    <DashboardPage
      action={
        <ButtonLink href="/#programs" variant="neutral">
          Browse Courses
        </ButtonLink>
      }
    >
      <ResumeLine
        moduleTitle="Finding a use case"
        lessonTitle="Scoring a use case"
        href="/learn/ai-fundamentals-for-business/2/2"
      />
      <DashboardStats stats={learningStats} />
      <Stack gap={24}>
        <Heading level={2}>My Courses</Heading>
        <EnrollmentList enrollments={enrollments}>{card}</EnrollmentList>
      </Stack>
      <AnnualBenefit year={2025} limit={5250} reimbursed={1450} requested={3450} />
    </DashboardPage>
  ),
};

/** /dashboard before the first enrollment */
export const Empty: Story = {
  render: () => (
    <DashboardPage>
      <DashboardStats stats={{ active: 0, completed: 0, hours: 0, progress: 0 }} />
      <EnrollmentList enrollments={[]}>{card}</EnrollmentList>
    </DashboardPage>
  ),
};

/** /dashboard while the courses are on their way */
export const Loading: Story = {
  render: () => (
    <DashboardPage>
      <DashboardStats />
      <Stack gap={24}>
        <Heading level={2}>My Courses</Heading>
        <EnrollmentList>{card}</EnrollmentList>
      </Stack>
    </DashboardPage>
  ),
};

/** /dashboard when the courses could not be loaded */
export const Failed: Story = {
  render: () => (
    <DashboardPage>
      <EnrollmentList error="Check your connection and try again." onRetry={ignore}>
        {card}
      </EnrollmentList>
    </DashboardPage>
  ),
};

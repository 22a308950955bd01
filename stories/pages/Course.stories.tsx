import {
  AiDisclosure,
  Breadcrumbs,
  CourseDetails,
  CourseHeader,
  type CourseSummary,
  EnrollAction,
  ErrorState,
  GenerateContent,
  GenerationProgress,
  LockedPreview,
  NotFoundScreen,
  Section,
  Skeleton,
  Stack,
  Steps,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { featured } from '../samples/pages/catalog.ts';
import { literacyDetails, paying } from '../samples/pages/course.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const ignore = (): void => undefined;
const [literacy] = featured;
if (!literacy) throw new Error('The samples are empty.');
const course: CourseSummary = { ...literacy, deduction: literacy.price };
const path = `/course/${course.id}`;
const signInHref = `/auth?returnTo=${path}`;

interface CoursePageProps {
  viewer?: 'guest' | 'learner';
  action: ReactNode;
  children: ReactNode;
}

/** A course page: the head with its price, what is known of the course, how paying works. */
function CoursePage({ viewer = 'learner', action, children }: CoursePageProps): ReactNode {
  return (
    <PageFrame viewer={viewer} path={path}>
      <CourseHeader
        course={course}
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Programs', href: '/#programs' }, { label: course.title }]} />
        }
        action={
          <Stack>
            {action}
            <TaxDisclaimer />
          </Stack>
        }
      />
      <Section>{children}</Section>
      <Section tone="surface" title="How paying for it works">
        <Steps steps={paying} />
      </Section>
    </PageFrame>
  );
}

const enrollNow = <EnrollAction state="open" onEnroll={ignore} />;
const signInToEnroll = <EnrollAction state="signedOut" signInHref={signInHref} />;
const details = <CourseDetails details={literacyDetails} disclosure={<AiDisclosure variant="badge" />} />;

const meta = {
  title: 'Pages/Course',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /course/{courseId} signed out: details exist, and are locked */
export const SignedOut: Story = {
  render: () => (
    <CoursePage viewer="guest" action={signInToEnroll}>
      <LockedPreview signInHref={signInHref} />
    </CoursePage>
  ),
};

/** /course/{courseId} signed in, not enrolled yet */
export const SignedIn: Story = {
  render: () => <CoursePage action={enrollNow}>{details}</CoursePage>,
};

/** /course/{courseId} once enrolled: 'Continue Learning' in place of 'Enroll Now' */
export const Enrolled: Story = {
  render: () => (
    <CoursePage action={<EnrollAction state="enrolled" learnHref={`/learn/${course.id}`} />}>
      {details}
    </CoursePage>
  ),
};

/** /course/{courseId} signed in, where no details are written yet */
export const WithoutDetails: Story = {
  render: () => (
    <CoursePage action={enrollNow}>
      <GenerateContent isSignedIn onGenerate={ignore} />
    </CoursePage>
  ),
};

/** /course/{courseId} signed out, where no details are written yet */
export const WithoutDetailsSignedOut: Story = {
  render: () => (
    <CoursePage viewer="guest" action={signInToEnroll}>
      <GenerateContent isSignedIn={false} signInHref={signInHref} />
    </CoursePage>
  ),
};

/** /course/{courseId} while its content is written */
export const Generating: Story = {
  render: () => (
    <CoursePage action={enrollNow}>
      <GenerationProgress status="lessons" lessonsWritten={3} lessonsTotal={8} onCancel={ignore} />
    </CoursePage>
  ),
};

/** /course/{courseId} while it is loaded */
export const Loading: Story = {
  render: () => (
    <PageFrame viewer="learner" path={path}>
      <CourseHeader />
      <Section>
        <Stack gap={24}>
          <Skeleton shape="title" width="16rem" />
          <Skeleton lines={4} />
          <Skeleton shape="title" width="12rem" />
          <Skeleton lines={6} />
        </Stack>
      </Section>
    </PageFrame>
  ),
};

/** /course/{courseId} that is not there */
export const NotFound: Story = {
  render: () => (
    <PageFrame path="/course/unknown">
      <NotFoundScreen
        title="Course Not Found"
        description="There is no course at this address. It may have been renamed or retired."
      />
    </PageFrame>
  ),
};

/** /course/{courseId} that could not be loaded */
export const Failed: Story = {
  render: () => (
    <PageFrame path={path}>
      <Section>
        <ErrorState
          headingLevel={1}
          title="Failed to load course information"
          description="Check your connection and try again."
          onRetry={ignore}
        />
      </Section>
    </PageFrame>
  ),
};

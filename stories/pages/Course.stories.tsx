import { builtInFeatured } from '@redwhiteandcode/app/parts/catalog/builtIn.ts';
import { CoursePage } from '@redwhiteandcode/app/pages/course/CoursePage.tsx';
import { CourseProblem } from '@redwhiteandcode/app/pages/course/CourseProblem.tsx';
import { Generation, type ShownJob } from '@redwhiteandcode/app/pages/course/Generation.tsx';
import { LearnerAction } from '@redwhiteandcode/app/pages/course/OwnAction.tsx';
import { LearnerDetails } from '@redwhiteandcode/app/pages/course/OwnDetails.tsx';
import { Offer } from '@redwhiteandcode/app/pages/course/CourseOffer.tsx';
import Paying from '@redwhiteandcode/app/pages/course/Paying.tsx';
import { PlannedCourseContext } from '@redwhiteandcode/app/pages/course/plannedCourse.ts';
import { VisitorPreview } from '@redwhiteandcode/app/pages/course/CoursePreview.tsx';
import { SeatEndNotice } from '@redwhiteandcode/app/parts/learning/SeatEndNotice.tsx';
import { EnrollAction, OwnRequest, Section, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { courseDetails } from '../samples/course.ts';
import { inSite } from '../samples/inSite.tsx';

const ignore = (): void => undefined;
const [featured] = builtInFeatured;
if (!featured) throw new Error('The contract has no featured course.');
const course = {
  ...featured,
  lesson_count: 12,
  hours: 7.5,
  hours_inputs: { words: 24_310, media_minutes: 0, questions: 48, exercise_minutes: 255 },
};
const unreadyCourse = { ...featured, lesson_count: 0 };
const learnHref = `/learn/${course.id}`;
const signInHref = `/auth?returnTo=/course/${course.id}`;

const signIn = <EnrollAction state="signedOut" signInHref={signInHref} />;
const enroll = <LearnerAction learnHref={learnHref} isEnrolled={false} onEnroll={ignore} />;
const details = <LearnerDetails details={courseDetails} isFailing={false} onRetry={ignore} />;

const unready = (
  <LearnerAction
    learnHref={learnHref}
    isEnrolled={false}
    isUnready
    onEnroll={ignore}
    notify={
      <OwnRequest
        title={course.title}
        label="Notify Me"
        state="asked"
        email="learner@example.com"
        onAsk={ignore}
        onTakeBack={ignore}
      />
    }
  />
);

const page =
  (action: ReactNode, preview: ReactNode, isUnready = false) =>
  () => (
    <CoursePage
      course={isUnready ? unreadyCourse : course}
      isUnready={isUnready}
      action={action}
      preview={preview}
      paying={
        <PlannedCourseContext value={{ priceCents: course.price_cents, passPercent: null }}>
          <Paying />
        </PlannedCourseContext>
      }
    />
  );

const generation = (job: ShownJob | null) => (
  <Generation job={job} onStart={ignore} onCancel={ignore} isPending={false} />
);

const job: ShownJob = {
  status: 'lessons',
  lessons_written: 3,
  lessons_total: 8,
  reason: null,
  is_own: true,
};

const meta = preview.meta({
  title: 'Pages/Course',
  ...inSite({ path: `/course/${course.id}`, viewer: 'learner' }),
});

const visitor = { site: { viewer: 'visitor' } };

/** /course/{courseId} for a visitor: the details are locked */
export const SignedOut = meta.story({
  render: page(
    signIn,
    <VisitorPreview
      hasDetails
      course={course}
      signInHref={signInHref}
      freeLessonHref="/course/sample/preview"
    />,
  ),
  parameters: visitor,
});

/** /course/{courseId} for a learner who is not enrolled */
export const SignedIn = meta.story({ render: page(enroll, details) });

/** /course/{courseId} for a learner whose application to Layoff to Lift-Off is being reviewed: advice beside the button */
export const ApplicationInReview = meta.story({
  render: page(
    <LearnerAction
      learnHref={learnHref}
      isEnrolled={false}
      isInReview
      onEnroll={ignore}
      payment={<Text size="sm">$2,950.00, due by December 12, 2026.</Text>}
    />,
    details,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/so you may wait for the decision/)).toHaveTextContent(
      'If you are approved before you pay, the order becomes free',
    );
    await expect(canvas.getByRole('link', { name: 'View Your Application' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enroll Now' })).toBeEnabled();
  },
});

/** /course/{courseId} for an enrolled learner: ‘Continue Learning’ instead of ‘Enroll Now’ */
export const Enrolled = meta.story({
  render: page(<LearnerAction learnHref={learnHref} isEnrolled onEnroll={ignore} />, details),
});

/** /course/{courseId} after the learner’s company took its seat back: the reason, and the button to pay for the course */
export const SeatEnded = meta.story({
  render: page(
    <LearnerAction
      learnHref={learnHref}
      isEnrolled
      isEnded
      onEnroll={ignore}
      seatEnd={
        <SeatEndNotice
          end={{ reason: 'other_use', company_name: 'Sample Company', open_until: null }}
          onPay={ignore}
        />
      }
    />,
    details,
  ),
});

/** /course/{courseId} for an enrolled learner, before the course has lessons */
export const EnrolledWithoutLessons = meta.story({
  render: page(
    <LearnerAction learnHref={learnHref} isEnrolled isUnready onEnroll={ignore} />,
    generation(null),
    true,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can start as soon as the lessons are published/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Continue Learning' })).toBeNull();
  },
});

/** /course/{courseId} for a participant of Layoff to Lift-Off: free, with the usual price */
export const Free = meta.story({
  render: () => (
    <CoursePage
      course={course}
      offer={<Offer course={course} waiver={{ reason: 'liftoff', company: null }} />}
      action={enroll}
      preview={details}
      paying={<Paying />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free for you: Layoff to Lift-Off')).toBeVisible();
    await expect(canvas.queryByText(/Employer Pays/)).toBeNull();
  },
});

/** /course/{courseId} for a course that is closed to new learners */
export const Closed = meta.story({
  render: page(
    <LearnerAction learnHref={learnHref} isEnrolled={false} isClosed onEnroll={ignore} />,
    details,
  ),
});

/** /course/{courseId} for a learner, before the course has details */
export const WithoutDetails = meta.story({ render: page(unready, generation(null), true) });

/** /course/{courseId} for a visitor, before the course has details */
export const WithoutDetailsSignedOut = meta.story({
  render: page(
    unready,
    <VisitorPreview hasDetails={false} course={course} signInHref={signInHref} freeLessonHref={undefined} />,
    true,
  ),
  parameters: visitor,
});

/** /course/{courseId} while its content is generated */
export const Generating = meta.story({ render: page(unready, generation(job), true) });

/** /course/{courseId} after loading the details failed */
export const DetailsFailed = meta.story({
  render: page(enroll, <LearnerDetails details={undefined} isFailing onRetry={ignore} />),
});

/** /course/{courseId} while it loads */
export const Loading = meta.story({
  render: () => (
    <CoursePage
      course={undefined}
      action={<LearnerAction learnHref={learnHref} isEnrolled={undefined} onEnroll={ignore} />}
      preview={<LearnerDetails details={undefined} isFailing={false} onRetry={ignore} />}
      paying={<Paying />}
    />
  ),
});

/** /course/{courseId} that does not exist */
export const NotFound = meta.story({
  render: () => (
    <Section>
      <CourseProblem isMissing wasListed={false} retry={ignore} />
    </Section>
  ),
  parameters: { site: { path: '/course/unknown', viewer: 'visitor' } },
});

/** /course/{courseId} after loading the course failed */
export const Failed = meta.story({
  render: () => (
    <Section>
      <CourseProblem isMissing={false} wasListed retry={ignore} />
    </Section>
  ),
  parameters: visitor,
});

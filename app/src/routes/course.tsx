import {
  Breadcrumbs,
  CourseHeader,
  ErrorState,
  NotFoundScreen,
  Section,
  Stack,
  Steps,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useFailureToast } from '../api/useFailureToast.ts';
import { builtInCourse, type ListedCourse } from '../catalog/builtIn.ts';
import { CourseAction } from '../catalog/CourseAction.tsx';
import { CoursePreview } from '../catalog/CoursePreview.tsx';
import { useCourse } from '../catalog/useCourse.ts';
import { courseWords as words } from '../copy/course.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';
import { useDocumentTitle } from '../metadata/useDocumentTitle.ts';
import type { Route } from './+types/course.ts';

export const handle: StructuredDataHandle = { structuredData: 'course' };

export const meta = ({ params }: Route.MetaArgs) => {
  const course = builtInCourse(params.courseId);
  return pageMeta({
    title: course?.title ?? 'Course',
    description: course?.description ?? 'An AI course that your employer may pay for under IRS Section 127.',
    keywords: course && [course.title, `${course.level} AI course`, course.track, 'employer reimbursement'],
    path: `/course/${params.courseId}`,
    isPrivate: course === undefined,
  });
};

/** What the price box shows: a featured course costs its price, not the amount that is struck through. */
const priced = (course: ListedCourse): ListedCourse => ({
  ...course,
  deduction: course.price ?? course.deduction,
});

export default function CourseRoute({ params: { courseId } }: Route.ComponentProps): ReactNode {
  const { course, hasDetails, isMissing, isFailing, retry, feed } = useCourse(courseId);
  useFailureToast(isFailing, words.loadFailure);
  useDocumentTitle(isMissing ? words.notFoundTitle : course?.title);

  if (isMissing) {
    return (
      <Section>
        {feed}
        <NotFoundScreen title={words.notFoundTitle} description={words.notFoundDescription} />
      </Section>
    );
  }
  if (isFailing && !course) {
    return (
      <Section>
        {feed}
        <ErrorState headingLevel={1} title={words.loadFailure} onRetry={retry} />
      </Section>
    );
  }
  return (
    <>
      {feed}
      <CourseHeader
        course={course && priced(course)}
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Programs', href: '/#programs' }, { label: course?.title ?? '' }]} />
        }
        action={
          <Stack>
            <CourseAction courseId={courseId} />
            <TaxDisclaimer />
          </Stack>
        }
      />
      <Section>
        <CoursePreview courseId={courseId} hasDetails={hasDetails} />
      </Section>
      <Section tone="subtle" title={words.payingTitle}>
        <Steps steps={words.paying} />
      </Section>
    </>
  );
}

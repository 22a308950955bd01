import { Breadcrumbs, CourseHeader, Section, Stack, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { reportCourse } from '../analytics/events.ts';
import { useFailureToast } from '../api/useFailureToast.ts';
import { PageLoading } from '../auth/RequireSession.tsx';
import { builtInCourse, type ListedCourse } from '../catalog/builtIn.ts';
import { CourseAction } from '../catalog/CourseAction.tsx';
import { CoursePreview } from '../catalog/CoursePreview.tsx';
import { useCourse } from '../catalog/useCourse.ts';
import { courseWords as words } from '../copy/course.ts';
import { later } from '../frame/later.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';
import { useDocumentTitle } from '../metadata/useDocumentTitle.ts';
import type { Route } from './+types/course.ts';

const CourseProblem = lazy(() => import('../catalog/CourseProblem.tsx'));

const Paying = later(() => import('../catalog/Paying.tsx'));

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
  const { course, hasDetails, isClosed, isMissing, isFailing, retry, feed } = useCourse(courseId);
  useFailureToast(isFailing, words.loadFailure);
  useDocumentTitle(isMissing ? words.notFoundTitle : course?.title);
  useCourseView(courseId, course?.title);

  if (isMissing || (isFailing && !course)) {
    return (
      <Section>
        {feed}
        <Suspense fallback={<PageLoading title={isMissing ? words.notFoundTitle : words.loadFailure} />}>
          <CourseProblem
            isMissing={isMissing}
            wasListed={builtInCourse(courseId) !== undefined}
            retry={retry}
          />
        </Suspense>
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
            <CourseAction courseId={courseId} title={course?.title} isClosed={isClosed} />
            <TaxDisclaimer />
          </Stack>
        }
      />
      <Section>
        <CoursePreview courseId={courseId} title={course?.title} hasDetails={hasDetails} onWritten={retry} />
      </Section>
      <Paying />
    </>
  );
}

/** Counts the look at a course, once for each time its page is opened. */
function useCourseView(id: string, title: string | undefined): void {
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (title === undefined || counted.current === id) return;
    counted.current = id;
    reportCourse('view_course', { id, title });
  }, [id, title]);
}

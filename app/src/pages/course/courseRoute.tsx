import { Section } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { reportCourse } from '../../shell/analytics/events.ts';
import { useFailureToast } from '../../shell/api/useFailureToast.ts';
import { CourseAction } from './CourseAction.tsx';
import { CourseOffer } from './CourseOffer.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { CourseProblem } from './CourseProblem.tsx';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import { later } from '../../shell/hydration/later.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../../parts/structured-data/StructuredData.tsx';
import { useDocumentTitle } from '../../shell/metadata/useDocumentTitle.ts';
import { builtInCourse, type ListedCourse } from '../../parts/catalog/builtIn.ts';
import { CoursePage } from './CoursePage.tsx';
import { PlannedCourseContext } from './plannedCourse.ts';
import type { Route } from './+types/courseRoute.ts';
import { usePublicQuery } from '../../shell/api/usePublicQuery.ts';
import { withLessons } from '../../parts/catalog/builtInLists.ts';

/** Not in the prerendered HTML, because their data comes from the API. */
const Lessons = lazy(() => import('./Lessons.tsx'));

const Paying = later(() => import('./Paying.tsx'));

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

export default function CourseRoute({ params: { courseId } }: Route.ComponentProps): ReactNode {
  const { course, hasDetails, isUnready, isDraft, isClosed, isMissing, isFailing, retry } =
    useCourse(courseId);
  useFailureToast(isFailing, copy.loadFailure);
  useDocumentTitle(isMissing ? copy.notFoundTitle : course?.title);
  useCourseView(courseId, course?.title);

  if (isMissing || (isFailing && !course)) {
    return (
      <Section>
        <CourseProblem
          isMissing={isMissing}
          wasListed={builtInCourse(courseId) !== undefined}
          retry={retry}
        />
      </Section>
    );
  }
  return (
    <CoursePage
      course={course}
      offer={course && <CourseOffer course={course} />}
      isUnready={isUnready}
      action={
        <CourseAction courseId={courseId} title={course?.title} isClosed={isClosed} isUnready={isUnready} />
      }
      preview={
        <>
          <CoursePreview
            courseId={courseId}
            course={course}
            title={course?.title}
            hasDetails={hasDetails}
            isUnready={isUnready}
            isDraft={isDraft}
            hasAssessment={Boolean(course?.assessment)}
            onWritten={retry}
          />
          {isUnready === false && (
            <Suspense fallback={null}>
              <Lessons courseId={courseId} course={course} />
            </Suspense>
          )}
        </>
      }
      paying={
        <PlannedCourseContext
          value={
            course && {
              priceCents: course.price_cents,
              passPercent: course.assessment?.pass_percent ?? null,
            }
          }
        >
          <Paying />
        </PlannedCourseContext>
      }
    />
  );
}

/** The course of a course page, and the state of its query. */
interface CourseState {
  /** The built-in course until the API responds; undefined if there is none. */
  course: ListedCourse | undefined;
  /** Whether the course has details. Until the API responds, it is known only for built-in courses. */
  hasDetails: boolean | undefined;
  /** Whether the course has no lessons yet; undefined while that is unknown. */
  isUnready: boolean | undefined;
  /** Whether the text was generated and no admin has reviewed it. */
  isDraft: boolean;
  /** Whether the course no longer accepts new learners. */
  isClosed: boolean;
  isMissing: boolean;
  isFailing: boolean;
  retry: () => void;
}

/** Queries a course. */
function useCourse(courseId: string): CourseState {
  const { data, error, retry } = usePublicQuery('GET /api/courses/{courseId}', {
    path: { courseId },
  });
  const builtIn = builtInCourse(courseId);
  const course = data ?? (builtIn && withLessons(builtIn));
  const hasLessons = course && Boolean(course.lesson_count);
  const isMissing = error?.status === 404 || error?.status === 400;
  return {
    course: isMissing ? undefined : course,
    hasDetails: data?.has_details ?? hasLessons,
    isUnready: hasLessons === undefined ? undefined : !hasLessons,
    isDraft: data?.awaits_review ?? false,
    isClosed: data?.status === 'archived',
    isMissing,
    isFailing: error !== undefined && !isMissing,
    retry,
  };
}

/** Reports a view of a course once for each time that its page is opened. */
function useCourseView(id: string, title: string | undefined): void {
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (title === undefined || counted.current === id) return;
    counted.current = id;
    reportCourse('view_course', { id, title });
  }, [id, title]);
}

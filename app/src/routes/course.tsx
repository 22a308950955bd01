import { Section } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useFailureToast } from '../api/useFailureToast.ts';
import { CourseAction } from '../catalog/CourseAction.tsx';
import { CourseOffer } from '../catalog/CourseOffer.tsx';
import { CoursePreview } from '../catalog/CoursePreview.tsx';
import { useCourse } from '../catalog/useCourse.ts';
import { useFreeLabel } from '../catalog/useFreeLabel.tsx';
import { courseCopy as copy } from '../copy/course.ts';
import { later } from '../frame/later.tsx';
import { useHydrated } from '../frame/useHydrated.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';
import { useDocumentTitle } from '../metadata/useDocumentTitle.ts';
import { builtInCourse } from '../pages/course/builtIn.ts';
import { CoursePage } from '../pages/course/CoursePage.tsx';
import { PageLoading } from '../pages/frame/PageLoading.tsx';
import { useSession } from '../session/session.ts';
import type { Route } from './+types/course.ts';

const Lessons = lazy(() => import('../catalog/Lessons.tsx'));

const LearnerLessons = lazy(() => import('../catalog/LearnerLessons.tsx'));

const CourseProblem = lazy(() => import('../pages/course/CourseProblem.tsx'));

const FreeCourse = lazy(() => import('../pages/course/FreeCourse.tsx'));

const Paying = later(() => import('../pages/course/Paying.tsx'));

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
  const { course, hasDetails, isUnready, isDraft, isClosed, isMissing, isFailing, retry, queryElement } =
    useCourse(courseId);
  const [freeLabel, waiverQuery] = useFreeLabel();
  const isHydrated = useHydrated();
  const CourseLessons = useSession() ? LearnerLessons : Lessons;
  useFailureToast(isFailing, copy.loadFailure);
  useDocumentTitle(isMissing ? copy.notFoundTitle : course?.title);
  useCourseView(courseId, course?.title);

  if (isMissing || (isFailing && !course)) {
    return (
      <Section>
        {queryElement}
        <Suspense fallback={<PageLoading title={isMissing ? copy.notFoundTitle : copy.loadFailure} />}>
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
      {queryElement}
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
              onWritten={retry}
            />
            {isHydrated && isUnready === false && (
              <Suspense fallback={null}>
                <CourseLessons courseId={courseId} />
              </Suspense>
            )}
          </>
        }
        paying={
          <>
            {waiverQuery}
            {freeLabel === undefined ? (
              <Paying />
            ) : (
              <Suspense fallback={null}>
                <FreeCourse />
              </Suspense>
            )}
          </>
        }
      />
    </>
  );
}

/** Reports a view of a course once for each time that its page is opened. */
function useCourseView(id: string, title: string | undefined): void {
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (title === undefined || counted.current === id) return;
    counted.current = id;
    import('../analytics/events.ts').then(
      ({ reportCourse }) => reportCourse('view_course', { id, title }),
      console.error,
    );
  }, [id, title]);
}

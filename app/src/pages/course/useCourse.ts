import { usePublicQuery } from '../../shell/api/usePublicQuery.ts';
import { withLessonCount } from '../../parts/catalog/withLessonCount.ts';
import { builtInCourse, type ListedCourse } from '../../parts/catalog/builtIn.ts';

/** The course of a course page, and the state of its query. */
export interface CourseState {
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
export function useCourse(courseId: string): CourseState {
  const { data, error, retry } = usePublicQuery('GET /api/courses/{courseId}', {
    path: { courseId },
  });
  const builtIn = builtInCourse(courseId);
  const course = data ?? (builtIn && withLessonCount(builtIn));
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

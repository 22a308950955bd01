import type { ReactNode } from 'react';
import { usePublicQuery } from '../api/useLive.tsx';
import { builtInCourse, type ListedCourse } from '../pages/course/builtIn.ts';

/** A course page's course: what is known now, and how the load went. */
export interface CourseState {
  /** The built-in course until the API has answered; undefined while nothing is known. */
  course: ListedCourse | undefined;
  /** Whether its curriculum is written: as the build knows it until the API has answered; undefined while not known. */
  hasDetails: boolean | undefined;
  /** Whether it takes nobody new. */
  isClosed: boolean;
  isMissing: boolean;
  isFailing: boolean;
  retry: () => void;
  /** The element that asks, to be rendered. */
  feed: ReactNode;
}

/** Reads a course. */
export function useCourse(courseId: string): CourseState {
  const [{ data, error, retry }, feed] = usePublicQuery('GET /api/courses/{courseId}', {
    path: { courseId },
  });
  const builtIn = builtInCourse(courseId);
  const isMissing = error?.status === 404 || error?.status === 400;
  return {
    course: isMissing ? undefined : (data ?? builtIn),
    hasDetails: data?.has_details ?? (builtIn && __WRITTEN_COURSES__.includes(courseId)),
    isClosed: data?.status === 'archived',
    isMissing,
    isFailing: error !== undefined && !isMissing,
    retry,
    feed,
  };
}

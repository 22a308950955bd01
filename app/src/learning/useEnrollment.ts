import type { Enrollment } from '@redwhiteandcode/lambdas/contract/learning.ts';
import { useSWRConfig } from 'swr';
import { callForStatus } from '../api/callForStatus.ts';
import { isQueryOf } from '../api/queryKey.ts';
import { useSessionList } from '../api/useSessionQuery.ts';

/** One's place in a course: null when not enrolled, undefined while not known. */
export interface EnrollmentState {
  enrollment: Enrollment | null | undefined;
  isFailing: boolean;
  retry: () => void;
  /** Takes over what the API has answered to a change. */
  keep: (enrollment: Enrollment) => void;
}

/** Reads the signed-in person's enrollment in a course. */
export function useEnrollment(courseId: string): EnrollmentState {
  const { data, error, mutate } = useSessionList('GET /api/enrollments', { query: { course_id: courseId } });
  const keepEverywhere = useKeepEnrollment();
  return {
    enrollment: data && (data[0] ?? null),
    isFailing: error !== undefined && data === undefined,
    retry: () => void mutate(),
    keep: (enrollment) => {
      void mutate([enrollment], { revalidate: false });
      keepEverywhere(enrollment);
    },
  };
}

/** Answers a function that puts a changed enrollment into every cached list that holds it. */
export function useKeepEnrollment(): (enrollment: Enrollment) => void {
  const { mutate } = useSWRConfig();
  return (enrollment) =>
    void mutate<Enrollment[]>(
      isQueryOf('GET /api/enrollments'),
      // The answer to a change does not tell everything that the list does.
      (list) => list?.map((held) => (held.id === enrollment.id ? { ...held, ...enrollment } : held)),
      { revalidate: false },
    );
}

/** Enrolls the signed-in person, and answers whether that was news; once more is the same enrollment. Throws an ApiError. */
export function useEnroll(courseId: string): () => Promise<boolean> {
  const { mutate } = useSWRConfig();
  return async () => {
    const { status } = await callForStatus('POST /api/enrollments', { body: { course_id: courseId } });
    await mutate(isQueryOf('GET /api/enrollments'));
    return status === 201;
  };
}

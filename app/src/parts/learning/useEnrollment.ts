import type { Enrollment } from '@redwhiteandcode/contract/learning/operations.ts';
import { useSWRConfig } from 'swr';
import { callForStatus } from '../../shell/api/callForStatus.ts';
import { isQueryOf } from '../../shell/api/queryKey.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';

/** The state of the query for the user's enrollment in a course. */
export interface EnrollmentState {
  /** Null if the user is not enrolled, undefined while loading. */
  enrollment: Enrollment | null | undefined;
  isFailing: boolean;
  retry: () => void;
  /** Puts a changed enrollment into the cache. */
  update: (enrollment: Enrollment) => void;
}

/** Queries the signed-in user's enrollment in a course. */
export function useEnrollment(courseId: string): EnrollmentState {
  const { data, error, mutate } = useSessionList('GET /api/enrollments', { query: { course_id: courseId } });
  const updateCached = useUpdateEnrollment();
  return {
    enrollment: data && (data[0] ?? null),
    isFailing: error !== undefined && data === undefined,
    retry: () => void mutate(),
    update: (enrollment) => {
      void mutate([enrollment], { revalidate: false });
      updateCached(enrollment);
    },
  };
}

/** Returns a function that puts a changed enrollment into every cached list that contains it. */
export function useUpdateEnrollment(): (enrollment: Enrollment) => void {
  const { mutate } = useSWRConfig();
  return (enrollment) =>
    void mutate<Enrollment[]>(
      isQueryOf('GET /api/enrollments'),
      // The response to a change has fewer properties than a list's item.
      (list) => list?.map((item) => (item.id === enrollment.id ? { ...item, ...enrollment } : item)),
      { revalidate: false },
    );
}

/** The result of enrolling; `paymentOf` is the order that must be paid first. */
export interface EnrollResult {
  isNew: boolean;
  paymentOf?: string;
}

/** Returns a function that enrolls the signed-in user in a course. It throws an ApiError. */
export function useEnroll(courseId: string): () => Promise<EnrollResult> {
  const { mutate } = useSWRConfig();
  return async () => {
    const { status, body } = await callForStatus('POST /api/enrollments', { body: { course_id: courseId } });
    if (status === 202) return { isNew: false, paymentOf: body.id };
    const stale = [
      'GET /api/enrollments',
      'GET /api/orders',
      'GET /api/reimbursement-toolkits/courses',
    ] as const;
    await Promise.all(stale.map((operation) => mutate(isQueryOf(operation))));
    return { isNew: status === 201 };
  };
}

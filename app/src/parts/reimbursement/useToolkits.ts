import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { CourseToolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { useSWRConfig } from 'swr';
import { isQueryOf } from '../../shell/api/queryKey.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';

/** Queries how much of a year's limit the user's records use, by default of this year. */
export const useCap = (year?: number) =>
  useSessionQuery('GET /api/reimbursement-toolkits/cap', {
    query: { today: readerToday(), ...(year !== undefined && { year }) },
  });

/** Queries a toolkit of the user. */
export const useToolkit = (toolkitId: string) =>
  useSessionQuery('GET /api/reimbursement-toolkits/{toolkitId}', { path: { toolkitId } });

/** Returns the function that shows a changed toolkit, and loads the lists and limits that depend on it again. */
export function useToolkitUpdate(): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    void mutate(isQueryOf('GET /api/reimbursement-toolkits'));
    void mutate(isQueryOf('GET /api/reimbursement-toolkits/courses'));
    void mutate(isQueryOf('GET /api/reimbursement-toolkits/cap'));
  };
}

/** Queries the courses that can get a toolkit, and the latest toolkits of the others. */
export const useCourseReimbursements = () => useSessionQuery('GET /api/reimbursement-toolkits/courses', {});

/**
 * Queries the reimbursement of each course that can be reimbursed, by course: its latest toolkit, or null if it can get one.
 * Undefined while it is loading.
 */
export function useCourseToolkits(): ReadonlyMap<string, CourseToolkit | null> | undefined {
  const { data } = useCourseReimbursements();
  return (
    data &&
    new Map([
      ...data.toolkits.map((toolkit) => [toolkit.course_id, toolkit] as const),
      ...data.courses.map(({ course_id }) => [course_id, null] as const),
    ])
  );
}

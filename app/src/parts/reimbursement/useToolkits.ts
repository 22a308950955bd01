import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Waiver } from '@redwhiteandcode/contract/orders/operations.ts';
import type { CourseToolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { useSWRConfig } from 'swr';
import { isQueryOf } from '../../shell/api/queryKey.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import type { DueOrder } from '../orders/PaymentDue.tsx';

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

/** Queries the orders of the user's courses, the courses that can get a toolkit, and the latest toolkits of the others. */
export const useCourseReimbursements = () => useSessionQuery('GET /api/reimbursement-toolkits/courses', {});

/** What the user's courses cost, each by course. */
export interface CourseCosts {
  /** The unpaid orders. */
  dueOrders: ReadonlyMap<string, DueOrder>;
  /** Why courses are free. */
  waivers: ReadonlyMap<string, Waiver>;
  /** The reimbursement of each course that can be reimbursed: its latest toolkit, or null if it can get one. */
  toolkits: ReadonlyMap<string, CourseToolkit | null>;
}

/** Queries what the user's courses cost. Undefined while it is loading. */
export function useCourseCosts(): CourseCosts | undefined {
  const { data } = useCourseReimbursements();
  if (!data) return undefined;
  const { orders, courses, toolkits } = data;
  const due = orders.filter(({ status }) => status === 'due');
  return {
    dueOrders: new Map(due.map((order) => [order.course_id, order])),
    waivers: new Map(
      orders.flatMap(({ course_id, status, waiver }) =>
        status === 'waived' && waiver ? [[course_id, waiver]] : [],
      ),
    ),
    toolkits: new Map([
      ...toolkits.map((toolkit) => [toolkit.course_id, toolkit] as const),
      ...courses.map(({ course_id }) => [course_id, null] as const),
    ]),
  };
}

import type { ToolkitCourse } from '@redwhiteandcode/design-system';
import { dayOf, readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { mayBeReimbursed } from '@redwhiteandcode/contract/orders/rules.ts';
import type { Toolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { useSWRConfig } from 'swr';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { isQueryOf } from '../../shell/api/queryKey.ts';
import { useSessionList, useSessionQuery } from '../../shell/api/useSessionQuery.ts';

/** A course that can get a toolkit, and what its checklist depends on. */
export interface ReimbursableCourse extends ToolkitCourse {
  isPaidFor: boolean;
  /** The day of the order (ISO date). */
  ordered_on: string;
  /** Whether the learner has completed a lesson. */
  hasStarted: boolean;
}

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
    void mutate(isQueryOf('GET /api/reimbursement-toolkits/cap'));
  };
}

/**
 * Queries the reimbursement of each course that can be reimbursed, by course: its latest toolkit, or null without one.
 * Undefined until the toolkits and the orders are known.
 */
export function useCourseToolkits(): ReadonlyMap<string, Toolkit | null> | undefined {
  const { toolkits, courses } = useToolkits();
  if (toolkits === undefined || courses === undefined) return undefined;
  return new Map([
    ...toolkits.toReversed().map((toolkit) => [toolkit.course_id, toolkit] as const),
    ...courses.map(({ id }) => [id, null] as const),
  ]);
}

/** The user's toolkits, and the courses that can get one. */
export interface Toolkits {
  /** Undefined while they are loading. */
  toolkits: readonly Toolkit[] | undefined;
  courses: readonly ReimbursableCourse[] | undefined;
  error: string | undefined;
  retry: () => void;
}

/** Queries the user's toolkits, and the courses that can get one: those with an order that may be reimbursed and has none. */
export function useToolkits(): Toolkits {
  const toolkits = useSessionList('GET /api/reimbursement-toolkits', {});
  const enrollments = useSessionList('GET /api/enrollments', {});
  const orders = useSessionList('GET /api/orders', {});
  const queries = [toolkits, enrollments, orders];
  const failed = queries.find(({ data, error }) => error !== undefined && data === undefined);
  const isLoaded = queries.every(({ data }) => data !== undefined);
  const made = new Set(toolkits.data?.map(({ order_id }) => order_id));
  const enrollmentIn = new Map(enrollments.data?.map((enrollment) => [enrollment.course_id, enrollment]));
  const courses = (orders.data ?? []).flatMap((order): ReimbursableCourse[] => {
    if (order.course_id === null || made.has(order.id) || !mayBeReimbursed(order.status)) return [];
    const enrollment = enrollmentIn.get(order.course_id);
    return [
      {
        id: order.course_id,
        course_title: order.items.map(({ title }) => title).join(', '),
        price_cents: order.total_cents - order.refunded_cents,
        hasCertificate: typeof enrollment?.certificate_number === 'string',
        isPaidFor: order.payment !== null,
        ordered_on: dayOf('ordered', order.created_at),
        hasStarted: (enrollment?.completed_lessons ?? 0) > 0,
      },
    ];
  });
  return {
    toolkits: toolkits.data,
    courses: isLoaded ? courses : undefined,
    error: failed?.error && errorMessageOf(failed.error),
    retry: () => queries.forEach(({ mutate }) => void mutate()),
  };
}

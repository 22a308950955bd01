import { createContext } from 'react';

/** What the plan check knows of a course. */
export interface PlannedCourse {
  priceCents: number;
  /** The least percent that passes the assessment; null without one. */
  passPercent: number | null;
}

/**
 * The course of the page; undefined until it is known. A context, because a part that loads later takes no props.
 */
export const PlannedCourseContext = createContext<PlannedCourse | undefined>(undefined);

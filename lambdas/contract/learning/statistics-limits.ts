/** The limits of a course's statistics. */
export const statisticsLimits = {
  /** The most enrollments that they are from: the newest. */
  enrollments: 1000,
  /** The most weeks that they show. */
  weeks: 12,
  /** After how many days an enrollment that is not completed counts as stopped. */
  stoppedAfterDays: 28,
} as const;

import * as z from 'zod';
import { defineAdminOperations } from '../api/operation.ts';
import { CourseId } from '../catalog/operations.ts';
import { LessonPosition } from './operations.ts';

/** How learners go through a course. It names no learner. */
export const CourseStatistics = z
  .object({
    course_title: z.string(),
    /** The number of enrollments that the figures are from, at most the newest 1,000. */
    enrollments: z.int().min(0),
    /** Whether these are all enrollments of the course. */
    is_all: z.boolean(),
    /**
     * The last weeks, oldest first, each by its Monday. If not all enrollments were read, only those after the oldest, and
     * `completed` is null: learners who started earlier may have completed too.
     */
    weeks: z.array(
      z.object({ week: z.iso.date(), started: z.int().min(0), completed: z.int().min(0).nullable() }),
    ),
    /** The enrollments that began at least 28 days ago and are not completed, by the lesson that was opened last. */
    stops: z.array(LessonPosition.extend({ title: z.string(), enrollments: z.int().min(1) })),
    /** Of these, the enrollments without an opened lesson, or with one that was deleted. */
    stopped_elsewhere: z.int().min(0),
  })
  .meta({ id: 'CourseStatistics' });
export type CourseStatistics = z.infer<typeof CourseStatistics>;

/** The admin operation on the statistics of courses. */
export const courseStatisticsOperations = defineAdminOperations('learning', {
  getCourseStatistics: {
    route: 'GET /api/admin/courses/{courseId}/statistics',
    summary: 'Get how many learners started and completed a course in each week, and where others stopped',
    params: z.object({ courseId: CourseId }),
    responses: { 200: CourseStatistics },
    errors: [404],
  },
});

import * as z from 'zod';
import { CourseId } from './operations.ts';
import { courseSearchLength } from './course-search-length.ts';
import { characters } from '../api/fields.ts';
import { defineOperations, sharedReads } from '../api/operation.ts';

/** The courses that a search finds, best first. Nothing of the text that matched: visitors may not read all of it. */
export const CourseMatches = z
  .object({
    course_ids: z.array(CourseId),
    /** False if no course has all the words, so these are the closest ones. */
    is_exact: z.boolean(),
  })
  .meta({ id: 'CourseMatches' });
export type CourseMatches = z.infer<typeof CourseMatches>;

/** The search for courses. */
export const courseSearchOperations = defineOperations('catalog', {
  searchCourses: {
    route: 'GET /api/courses/search',
    access: 'public',
    sharedSeconds: sharedReads,
    summary: 'Find courses by the words of their titles, descriptions, details and lessons',
    query: z.object({ q: characters({ min: 1, max: courseSearchLength }) }),
    responses: { 200: CourseMatches },
  },
});

import * as z from 'zod';
import { LessonText } from './lesson-blocks.ts';
import { CourseContent, CourseId, Lesson } from './operations.ts';
import { defineOperations, sharedReads } from '../api/operation.ts';

/** The modules and lessons of a course without their text. `minutes` is the time to read a lesson. */
const CourseOutline = z
  .object({
    course_id: CourseId,
    modules: z.array(
      CourseContent.pick({ module_number: true, module_title: true }).extend({
        lessons: z.array(
          Lesson.pick({ lesson_number: true, lesson_title: true }).extend({ minutes: z.int().min(1) }),
        ),
      }),
    ),
  })
  .meta({ id: 'CourseOutline' });
type CourseOutline = z.infer<typeof CourseOutline>;

/** The first lesson of a course, which anyone may read, and the number of all its lessons. */
export const FreeLesson = CourseContent.omit({ lessons: true })
  .extend({ ...LessonText.shape, minutes: z.int().min(1), lesson_count: z.int().min(1) })
  .meta({ id: 'FreeLesson' });
export type FreeLesson = z.infer<typeof FreeLesson>;

const CoursePath = z.object({ courseId: CourseId });

/** The operations that show anyone what is in a course. */
export const courseOutlineOperations = defineOperations('catalog', {
  getCourseOutline: {
    route: 'GET /api/courses/{courseId}/outline',
    access: 'public',
    sharedSeconds: sharedReads,
    summary: 'Get the titles and reading times of the lessons of a course',
    params: CoursePath,
    responses: { 200: CourseOutline },
    errors: [404],
  },
  getFreeLesson: {
    route: 'GET /api/courses/{courseId}/free-lesson',
    access: 'public',
    sharedSeconds: sharedReads,
    summary: 'Get the first lesson of a course',
    params: CoursePath,
    responses: { 200: FreeLesson },
    errors: [404],
  },
});

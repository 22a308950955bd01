import * as z from 'zod';
import { CourseContent, CourseDetails, type Lesson } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { keys } from '../../platform/keys.ts';
import { getItem, listAll, listItems } from '../../platform/table.ts';
import { unpackLessons } from './modules.ts';
import { CourseItem, type CourseRow } from './row.ts';

/** Reads a course. */
export const readCourse = (
  courseId: string,
  options?: { consistent: boolean },
): Promise<CourseRow | undefined> => getItem(keys.course(courseId), CourseItem, options);

/** Reads a course unless it is a draft, which only editors may see. */
export async function readVisibleCourse(
  courseId: string,
  options?: { consistent: boolean },
): Promise<CourseRow | undefined> {
  const course = await readCourse(courseId, options);
  return course?.status === 'draft' ? undefined : course;
}

/** Reads the details of a course; undefined if it has none. */
export const readDetails = (courseId: string, options?: { consistent: boolean }) =>
  getItem(keys.details(courseId), CourseDetails, options);

const ModuleItem = CourseContent.omit({ lessons: true }).extend({
  lessons: z.instanceof(Uint8Array).transform((packed): Lesson[] => unpackLessons(packed)),
});

/** Lists a course's modules with their lessons, in their order. */
export const listModules = (courseId: string, page: PageQuery, options?: { consistent: boolean }) =>
  listItems({ pk: keys.course(courseId).pk, prefix: keys.modulePrefix, ...options }, page, ModuleItem);

/** Reads a lesson by its permanent numbers, in the text that learners see. */
export async function readLesson(
  courseId: string,
  module: number,
  lesson: number,
): Promise<Lesson | undefined> {
  const listing = { pk: keys.course(courseId).pk, prefix: keys.modulePrefix };
  const own = (await listAll(listing, ModuleItem)).find(({ module_number }) => module_number === module);
  return own?.lessons.find(({ lesson_number }) => lesson_number === lesson);
}

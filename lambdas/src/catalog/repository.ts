import * as z from 'zod';
import { Course, CourseContent, CourseDetails, type Lesson } from '../../contract/catalog.ts';
import type { PageQuery } from '../../contract/page.ts';
import { indexes, keys } from '../platform/keys.ts';
import { type CourseModule, lessonKeys, moduleStep, unpackLessons } from '../platform/modules.ts';
import { getItem, listItems, type TransactItem, tryTransact } from '../platform/table.ts';
import { countStep } from '../platform/totals.ts';

const ModuleItem = CourseContent.omit({ lessons: true }).extend({
  lessons: z.instanceof(Uint8Array).transform((packed): Lesson[] => unpackLessons(packed)),
});

/** Reads a course that learners may see: a draft is none. */
export async function readCourse(courseId: string): Promise<Course | undefined> {
  const course = await getItem(keys.course(courseId), Course);
  return course?.status === 'draft' ? undefined : course;
}

export const readDetails = (courseId: string) => getItem(keys.details(courseId), CourseDetails);

/** Lists the published courses of a kind, oldest first. */
export const listCourses = (kind: Course['kind'], page: PageQuery) =>
  listItems({ index: 'gsi1', pk: indexes.courses(kind, '', '').gsi1pk }, page, Course);

/** Lists a course's modules with their lessons, in their order. */
export const listModules = (courseId: string, page: PageQuery, options: { consistent?: boolean } = {}) =>
  listItems({ pk: keys.course(courseId).pk, prefix: keys.modulePrefix, ...options }, page, ModuleItem);

/** Whether a learner is enrolled in a course. */
export async function isEnrolled(userId: string, courseId: string): Promise<boolean> {
  return (await getItem(keys.enrollment(userId, courseId), z.object({}))) !== undefined;
}

/** A course as it is first written: what it is, and, where it has them, its details and its modules. */
export interface NewCourse {
  course: Omit<Course, 'has_details' | 'lesson_count' | 'status'>;
  details?: Omit<CourseDetails, 'course_id'> | undefined;
  modules?: CourseModule[] | undefined;
}

/** The step that lets no course come back under an id that a deleted one had. */
export const neverDeleted = (courseId: string): TransactItem => ({
  ConditionCheck: { Key: keys.deletedCourse(courseId), ConditionExpression: 'attribute_not_exists(pk)' },
});

/** Writes a course with all that belongs to it, or nothing; answers false where it exists already or was deleted. */
export async function createCourse({ course, details, modules = [] }: NewCourse): Promise<boolean> {
  const lesson_keys = lessonKeys(modules);
  const course_id = course.id;
  const item = {
    ...keys.course(course_id),
    ...indexes.courses(course.kind, course.created_at, course_id),
    ...course,
    has_details: details !== undefined,
    lesson_count: lesson_keys.length,
    lesson_keys,
  };
  const { isWritten } = await tryTransact([
    { Put: { Item: item, ConditionExpression: 'attribute_not_exists(pk)' } },
    neverDeleted(course_id),
    countStep(course_id, { courses: 1 }),
    ...(details ? [{ Put: { Item: { ...keys.details(course_id), course_id, ...details } } }] : []),
    ...modules.map((module) => moduleStep(course_id, module)),
  ]);
  return isWritten;
}

import * as z from 'zod';
import { type Course, CourseContent, CourseDetails, type Lesson } from '../../contract/catalog.ts';
import type { PageOf, PageQuery } from '../../contract/page.ts';
import { indexes, keys } from '../platform/keys.ts';
import { getItem, listItems } from '../platform/table.ts';
import { unpackLessons } from './course/modules.ts';
import { readEnrollmentCount } from './course/gates.ts';
import { StoredCourse, toCourse } from './course/row.ts';

const withLearners = async (row: z.output<typeof StoredCourse>): Promise<Course> =>
  toCourse(row, await readEnrollmentCount(row.id));

const ModuleItem = CourseContent.omit({ lessons: true }).extend({
  lessons: z.instanceof(Uint8Array).transform((packed): Lesson[] => unpackLessons(packed)),
});

/** Reads a course unless it is a draft, which learners must not see. */
export async function readCourse(courseId: string): Promise<Course | undefined> {
  const course = await getItem(keys.course(courseId), StoredCourse);
  return !course || course.status === 'draft' ? undefined : withLearners(course);
}

const ReviewItem = StoredCourse.pick({ awaits_review: true });

/** Reads whether the text of a course awaits a review. */
export const readAwaitsReview = async (courseId: string): Promise<boolean> =>
  (await getItem(keys.course(courseId), ReviewItem))?.awaits_review ?? false;

export const readDetails = (courseId: string) => getItem(keys.details(courseId), CourseDetails);

/** Lists the published courses of a kind, oldest first. */
export async function listCourses(kind: Course['kind'], page: PageQuery): Promise<PageOf<Course>> {
  const listing = { index: 'gsi1', pk: indexes.courses(kind, '', '').gsi1pk } as const;
  const { items, next } = await listItems(listing, page, StoredCourse);
  return { items: await Promise.all(items.map(withLearners)), next };
}

/** Lists a course's modules with their lessons, in their order. */
export const listModules = (courseId: string, page: PageQuery, options: { consistent?: boolean } = {}) =>
  listItems({ pk: keys.course(courseId).pk, prefix: keys.modulePrefix, ...options }, page, ModuleItem);

/** Reads whether a learner is enrolled in a course. */
export async function isEnrolled(userId: string, courseId: string): Promise<boolean> {
  return (await getItem(keys.enrollment(userId, courseId), z.object({}))) !== undefined;
}

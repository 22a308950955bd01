import * as z from 'zod';
import { Course, CourseContent, CourseDetails, type Lesson } from '../../contract/catalog.ts';
import type { PageOf, PageQuery } from '../../contract/page.ts';
import { indexes, keys } from '../platform/keys.ts';
import { getItem, getItems, listAll, listItems } from '../platform/table.ts';
import { readEnrollmentCount } from '../rows/course/gates.ts';
import { unpackLessons } from '../rows/course/modules.ts';
import { CourseItem, StoredCourse, toCourse } from '../rows/course/row.ts';
import { CourseWordsItem, type LearnedWords } from '../rows/course/words.ts';

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

const ListedItem = CourseItem.pick({
  id: true,
  title: true,
  description: true,
  awaits_review: true,
  has_details: true,
  version: true,
});
export type ListedRow = z.output<typeof ListedItem>;

/** Lists the published courses of all kinds, without their learners. */
export async function listPublished(): Promise<ListedRow[]> {
  const kinds = Course.shape.kind.options.map((kind) =>
    listAll({ index: 'gsi1', pk: indexes.courses(kind, '', '').gsi1pk }, ListedItem),
  );
  return (await Promise.all(kinds)).flat();
}

/** Reads the words of courses by their IDs, as they are now: they are at least as new as a list of courses that was read before. */
export async function readWords(courseIds: readonly string[]): Promise<Map<string, LearnedWords>> {
  const items = await getItems(courseIds.map(keys.courseWords), CourseWordsItem, { consistent: true });
  return new Map(items.map(({ course_id, words }) => [course_id, words]));
}

/** Lists a course's modules with their lessons, in their order. */
export const listModules = (courseId: string, page: PageQuery, options: { consistent?: boolean } = {}) =>
  listItems({ pk: keys.course(courseId).pk, prefix: keys.modulePrefix, ...options }, page, ModuleItem);

/** Reads whether a learner is enrolled in a course. */
export async function isEnrolled(userId: string, courseId: string): Promise<boolean> {
  return (await getItem(keys.enrollment(userId, courseId), z.object({}))) !== undefined;
}

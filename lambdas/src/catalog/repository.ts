import { Course } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { indexes, keys } from '../platform/keys.ts';
import { getItems, listAll, listItems } from '../platform/table.ts';
import { readEnrollmentCount } from '../rows/course/gates.ts';
import { CourseItem, type CourseRow, toCourse } from '../rows/course/row.ts';
import { CourseWordsItem, type LearnedWords } from '../rows/course/words.ts';

/** Returns a course with the number of its enrollments. */
export const withLearners = async (row: CourseRow): Promise<Course> =>
  toCourse(row, await readEnrollmentCount(row.id));

/** Lists the published courses of a kind, oldest first. */
export async function listCourses(kind: Course['kind'], page: PageQuery): Promise<PageOf<Course>> {
  const listing = { index: 'gsi1', pk: indexes.courses(kind, '', '').gsi1pk } as const;
  const { items, next } = await listItems(listing, page, CourseItem);
  return { items: await Promise.all(items.map(withLearners)), next };
}

/** Lists the published courses of all kinds, without their learners. */
export async function listPublished(): Promise<CourseRow[]> {
  const kinds = Course.shape.kind.options.map((kind) =>
    listAll({ index: 'gsi1', pk: indexes.courses(kind, '', '').gsi1pk }, CourseItem),
  );
  return (await Promise.all(kinds)).flat();
}

/** Reads the words of courses by their IDs, as they are now: they are at least as new as a list of courses that was read before. */
export async function readWords(courseIds: readonly string[]): Promise<Map<string, LearnedWords>> {
  const items = await getItems(courseIds.map(keys.courseWords), CourseWordsItem, { consistent: true });
  return new Map(items.map(({ course_id, words }) => [course_id, words]));
}

import { isDeepStrictEqual } from 'node:util';
import type { CourseText } from '../../../contract/catalog-admin.ts';
import { indexes, keys } from '../../platform/keys.ts';
import { getItem, itemIsMissing, putNew, setAttributes, type TransactItem } from '../../platform/table.ts';
import { countItem } from '../../platform/totals.ts';
import { type CourseModule, packLessons } from './modules.ts';
import { CourseItem, type CourseRow, isWritten } from './row.ts';

/** Reads a course's whole row as it is now. */
export const readCourseRow = (courseId: string): Promise<CourseRow | undefined> =>
  getItem(keys.course(courseId), CourseItem, { consistent: true });

/** The item that writes a module with its lessons at its place in the course's order, from 1. */
const moduleItem = (course_id: string, module: CourseModule, place: number): TransactItem => ({
  Put: {
    Item: {
      ...keys.module(course_id, place),
      course_id,
      ...module,
      lessons: packLessons(module.lessons),
    },
  },
});

/** The items that show a text to learners in place of the one with the lessons `before`. */
function liveItems(
  courseId: string,
  { details, modules }: CourseText,
  before: readonly string[],
): TransactItem[] {
  const places = new Set(before.map((key) => key.split('.')[0])).size;
  const left = Array.from({ length: Math.max(0, places - modules.length) }, (_, at) => ({
    Delete: { Key: keys.module(courseId, modules.length + at + 1) },
  }));
  return [
    isWritten({ details, modules })
      ? { Put: { Item: { ...keys.details(courseId), course_id: courseId, ...details } } }
      : { Delete: { Key: keys.details(courseId) } },
    ...modules.map((module, at) => moduleItem(courseId, module, at + 1)),
    ...left,
  ];
}

/**
 * The items that write a new course: its row with the attributes `also`, what learners read where it is published, and
 * its place in the totals. Refused where its id is taken, or was.
 */
export function newCourseItems(
  row: CourseRow,
  text: CourseText,
  also: Readonly<Record<string, unknown>> = {},
): TransactItem[] {
  const { id, kind, created_at, status } = row;
  const item = { ...keys.course(id), ...indexes.courses(kind, created_at, id, status), ...row, ...also };
  return [
    putNew(item),
    itemIsMissing(keys.deletedCourse(id)),
    ...(status === 'published' ? liveItems(id, text, []) : []),
    countItem(id, { courses: 1 }),
  ];
}

/**
 * The item that changes a course's row. Refused where the course has changed since it was read, is gone, or fails the
 * further condition `and`. Attributes that stay the same are not written: enrollments are counted meanwhile.
 */
export function courseUpdate(
  before: CourseRow,
  after: CourseRow,
  and?: { condition: string; values: Record<string, unknown> },
): TransactItem {
  const { id, kind, created_at, status } = after;
  const was: Record<string, unknown> = { ...before };
  const changed = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, was[name]));
  const attributes = { ...Object.fromEntries(changed), ...indexes.courses(kind, created_at, id, status) };
  return setAttributes(keys.course(id), attributes, {
    condition: `version = :before${and ? ` AND ${and.condition}` : ''}`,
    values: { ...and?.values, ':before': before.version },
  });
}

/** The items that save a state of a course on the row that was read, for learners too where it is published. */
export const savedCourseItems = (before: CourseRow, after: CourseRow, text: CourseText): TransactItem[] => [
  courseUpdate(before, after),
  ...(after.published_revision === after.revision ? liveItems(after.id, text, before.lesson_keys) : []),
];

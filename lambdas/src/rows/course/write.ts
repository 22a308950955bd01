import { isDeepStrictEqual } from 'node:util';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { indexes, keys } from '../../platform/keys.ts';
import { itemIsMissing, putNew, setAttributes, type TransactItem } from '../../platform/table.ts';
import { countItem } from '../../platform/totals.ts';
import { changedGateItems, newGateItems } from './gates.ts';
import { type CourseModule, packLessons } from './modules.ts';
import { type CourseRow, isWritten } from './row.ts';
import { courseWords } from './words.ts';

/** Makes the item that writes a module and its lessons at a position in the course, counted from 1. */
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

/** Makes the items that replace the text that learners see; `before` are the keys of the replaced lessons. */
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
    ...(isWritten({ details, modules })
      ? [
          { Put: { Item: { ...keys.details(courseId), course_id: courseId, ...details } } },
          {
            Put: { Item: { ...keys.courseWords(courseId), ...courseWords(courseId, { details, modules }) } },
          },
        ]
      : [{ Delete: { Key: keys.details(courseId) } }, { Delete: { Key: keys.courseWords(courseId) } }]),
    ...modules.map((module, at) => moduleItem(courseId, module, at + 1)),
    ...left,
  ];
}

/**
 * Makes the items that write a new course: its row, its gates, the text that learners see if it is published,
 * and the change of the totals. They are refused if the ID is or was in use.
 */
export function newCourseItems(row: CourseRow, text: CourseText): TransactItem[] {
  const { id, kind, created_at, status } = row;
  const item = {
    ...keys.course(id),
    ...indexes.courses(kind, created_at, id, status),
    ...row,
  };
  return [
    putNew(item),
    itemIsMissing(keys.deletedCourse(id)),
    ...newGateItems(row),
    ...(status === 'published' ? liveItems(id, text, []) : []),
    countItem(id, { courses: 1 }),
  ];
}

/**
 * Makes the items that change a course's row, and its gates if they change. They are refused if the course was changed or
 * deleted since the read, or if its gate `used` has no enrollments.
 */
export function changedCourseItems(before: CourseRow, after: CourseRow, used?: string): TransactItem[] {
  const { id, kind, created_at, status } = after;
  const was: Record<string, unknown> = { ...before };
  const changed = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, was[name]));
  const attributes = { ...Object.fromEntries(changed), ...indexes.courses(kind, created_at, id, status) };
  return [
    setAttributes(keys.course(id), attributes, {
      condition: 'version = :before',
      values: { ':before': before.version },
    }),
    ...changedGateItems(before, after, used),
  ];
}

/** Makes the items that save a state of a course, and make its text visible to learners if it is published. */
export const savedCourseItems = (before: CourseRow, after: CourseRow, text: CourseText): TransactItem[] => [
  ...changedCourseItems(before, after),
  ...(after.published_revision === after.revision ? liveItems(after.id, text, before.lesson_keys) : []),
];

import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Block } from '@redwhiteandcode/contract/course/blocks.ts';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import type { Lesson } from '@redwhiteandcode/contract/catalog/operations.ts';
import { indexes, keys } from '../../platform/keys.ts';
import { itemIsMissing, putNew, setAttributes, type TransactItem, tryPut } from '../../platform/table.ts';
import { countItem } from '../../platform/totals.ts';
import { changedGateItems, newGateItems } from './gates.ts';
import { type CourseModule, pack, packLessons } from './modules.ts';
import { type CourseRow, isWritten } from './row.ts';
import { courseWords } from './words.ts';

/** Returns the version of a lesson's blocks: the same blocks have the same version. */
export const versionOf = (blocks: readonly Block[]): string =>
  createHash('sha256').update(JSON.stringify(blocks)).digest('base64url').slice(0, 16);

/** Returns a lesson as its module's item has it: with the version of its blocks. */
const withVersion = ({ blocks, ...lesson }: LessonText): Lesson =>
  blocks ? { ...lesson, blocks_version: versionOf(blocks) } : lesson;

/**
 * Stores the blocks of a course's lessons if the row is that of a published text. It comes before the transaction that
 * publishes the text, which could not contain that many items. A version of blocks never changes, so a refused or repeated
 * transaction does no harm.
 */
export async function storeBlocks(row: CourseRow, { modules }: Pick<CourseText, 'modules'>): Promise<void> {
  if (row.published_revision !== row.revision) return;
  const items = modules.flatMap(({ module_number, lessons }) =>
    lessons.flatMap(({ lesson_number, blocks }) =>
      blocks
        ? {
            ...keys.lessonBlocks(row.id, module_number, lesson_number, versionOf(blocks)),
            blocks: pack(blocks),
          }
        : [],
    ),
  );
  for (const Item of items) await tryPut({ Item });
}

/** Makes the item that writes a module and its lessons at a position in the course, counted from 1. */
const moduleItem = (course_id: string, module: CourseModule, place: number): TransactItem => ({
  Put: {
    Item: {
      ...keys.module(course_id, place),
      course_id,
      ...module,
      lessons: packLessons(module.lessons.map(withVersion)),
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
 * and the change of the totals. They are refused if the ID is or was in use. `storeBlocks` comes before them.
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

/**
 * Makes the items that save a state of a course, and make its text visible to learners if it is published. `storeBlocks`
 * comes before them.
 */
export const savedCourseItems = (before: CourseRow, after: CourseRow, text: CourseText): TransactItem[] => [
  ...changedCourseItems(before, after),
  ...(after.published_revision === after.revision ? liveItems(after.id, text, before.lesson_keys) : []),
];

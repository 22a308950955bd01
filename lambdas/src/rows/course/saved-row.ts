import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { courseHours } from '@redwhiteandcode/contract/course/hours.ts';
import { lessonKeys, withNumbersOf } from './modules.ts';
import { cardOf, type CourseRow, isWritten } from './row.ts';

/** Returns the version of the set of lessons after these lessons are published. */
function nextLessonsVersion(row: CourseRow, lesson_keys: readonly string[]): number {
  const now = new Set(lesson_keys);
  const isSame = now.size === row.lesson_keys.length && row.lesson_keys.every((key) => now.has(key));
  return isSame ? row.lessons_version : row.lessons_version + 1;
}

/** A course's state to save: its text, the time, and, if an admin saves it, the admin and the request. */
export interface Save {
  text: CourseText;
  isPublished: boolean;
  at: string;
  userId?: string;
  /** The hash of the request, which identifies it if it is sent again. */
  request?: string;
}

/**
 * Returns a course's row after a save. A draft of a published course does not change what learners see. Publishing opens a
 * course that awaits a review, unless a generator publishes it.
 */
export function savedRow(row: CourseRow, { text, isPublished, at, userId, request }: Save): CourseRow {
  const card = cardOf(text);
  const revision = row.revision + 1;
  const saved = {
    ...row,
    version: row.version + 1,
    revision,
    given: withNumbersOf(text.modules, row.given),
    saved_at: at,
    saved_by: userId,
    saved_request: request,
  };
  if (!isPublished) return row.status === 'draft' ? { ...saved, ...card } : saved;
  const lesson_keys = lessonKeys(text.modules);
  return {
    ...saved,
    ...card,
    ...courseHours(
      text.modules.flatMap(({ lessons }) => lessons),
      row.assessment,
    ),
    status: 'published',
    awaits_review: false,
    published_revision: revision,
    has_details: isWritten(text),
    lesson_count: lesson_keys.length,
    lesson_keys,
    lessons_version: nextLessonsVersion(row, lesson_keys),
  };
}

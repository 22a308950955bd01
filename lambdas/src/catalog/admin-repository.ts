import * as z from 'zod';
import type { AdminCourse, CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { CountedPageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { type ListQuery, listRows } from '../platform/admin-list.ts';
import { keys } from '../platform/keys.ts';
import {
  deleteExisting,
  deleteListed,
  getItem,
  listItems,
  putNew,
  type TransactItem,
  tryWrite,
} from '../platform/table.ts';
import { countItem } from '../platform/totals.ts';
import { deletedGateItems, readEnrollmentCount, readUsedGate } from '../rows/course/gates.ts';
import { CourseItem, type CourseRow } from '../rows/course/row.ts';
import { changedCourseItems, newCourseItems, savedCourseItems, storeBlocks } from '../rows/course/write.ts';
import { courses } from './list.ts';
import { packText } from './rules.ts';

const RevisionItem = z.object({
  revision: z.int(),
  saved_at: z.string(),
  saved_by: z.string().optional(),
});

const now = { consistent: true };

/** Reads whether a course with this ID was deleted. */
export const wasDeleted = async (courseId: string): Promise<boolean> =>
  (await getItem(keys.deletedCourse(courseId), z.object({}), now)) !== undefined;
/** Lists the revisions of a course, newest first. */
export const listRevisions = (courseId: string, page: PageQuery) =>
  listItems(
    { pk: keys.course(courseId).pk, prefix: keys.revisionPrefix, newestFirst: true },
    page,
    RevisionItem,
  );

const toAdminCourse = async (row: CourseRow): Promise<AdminCourse> => ({
  ...row,
  enrollment_count: await readEnrollmentCount(row.id),
  has_draft: row.status !== 'draft' && row.revision !== row.published_revision,
});

/** Lists courses with the numbers of their enrollments. */
export async function listCourseRows(query: ListQuery): Promise<CountedPageOf<AdminCourse>> {
  const { items, ...page } = await listRows(courses, query, CourseItem);
  return { items: await Promise.all(items.map(toAdminCourse)), ...page };
}

/** Makes the items that add a course's newest revision to its history. */
function historyItems(row: CourseRow, text: CourseText): TransactItem[] {
  const { id, revision, saved_at, saved_by } = row;
  const about = { ...keys.revision(id, revision), revision, saved_at, saved_by };
  return [putNew(about), putNew({ ...keys.snapshot(id, revision), text: packText(text) })];
}

/** Saves a course's state as its newest revision. Returns false if the course was changed or deleted since the read. */
export async function saveCourse(
  before: { row: CourseRow; text: CourseText; isInHistory: boolean },
  after: { row: CourseRow; text: CourseText },
  more: readonly TransactItem[],
): Promise<boolean> {
  await storeBlocks(after.row, after.text);
  return tryWrite([
    ...savedCourseItems(before.row, after.row, after.text),
    ...(before.isInHistory ? [] : historyItems(before.row, before.text)),
    ...historyItems(after.row, after.text),
    ...more,
  ]);
}

/** Writes a new course. Returns false if its ID is or was in use. */
export async function createRow(
  row: CourseRow,
  text: CourseText,
  more: readonly TransactItem[],
): Promise<boolean> {
  await storeBlocks(row, text);
  return tryWrite([...newCourseItems(row, text), ...historyItems(row, text), ...more]);
}

/** Deletes a course without enrollments. Returns false if it has enrollments or was deleted. */
export async function deleteRow(courseId: string, more: readonly TransactItem[]): Promise<boolean> {
  return tryWrite([
    deleteExisting(keys.course(courseId)),
    ...deletedGateItems(courseId),
    { Put: { Item: keys.deletedCourse(courseId) } },
    { Delete: { Key: keys.details(courseId) } },
    { Delete: { Key: keys.courseWords(courseId) } },
    { Delete: { Key: keys.assessment(courseId) } },
    countItem(courseId, { courses: -1 }),
    ...more,
  ]);
}

/** Archives a course with enrollments. Returns false if it has none or has changed. */
export async function archiveRow(row: CourseRow, more: readonly TransactItem[]): Promise<boolean> {
  const archived: CourseRow = { ...row, status: 'archived', version: row.version + 1 };
  const used = await readUsedGate(row.id);
  return used !== undefined && tryWrite([...changedCourseItems(row, archived, used), ...more]);
}

/** Deletes the modules and the history of a deleted course. It can be repeated safely. */
export async function deleteRest(courseId: string): Promise<void> {
  const { pk } = keys.course(courseId);
  for (const prefix of [
    keys.modulePrefix,
    keys.lessonBlocksPrefix,
    keys.revisionPrefix,
    keys.snapshotPrefix,
    keys.draftedDetails('').sk,
  ]) {
    await deleteListed({ pk, prefix });
  }
}

import * as z from 'zod';
import type { AdminCourse, CourseText } from '../../contract/catalog-admin.ts';
import { CourseDetails } from '../../contract/catalog.ts';
import type { PageOf, PageQuery } from '../../contract/page.ts';
import { type ListQuery, listRows } from '../platform/admin-list.ts';
import { keys } from '../platform/keys.ts';
import { deleteListed, getItem, listItems, putNew, type TransactItem, tryWrite } from '../platform/table.ts';
import { countItem } from '../platform/totals.ts';
import { cardOf, CourseItem, type CourseRow, noDetails, packText, unpackText } from './course/row.ts';
import { courseUpdate, newCourseItems, savedCourseItems } from './course/write.ts';
import { courses } from './list.ts';
import { listModules } from './repository.ts';

const CreationItem = z.object({ creation_id: z.string().optional(), request: z.string().optional() });
const RevisionItem = z.object({
  revision: z.int(),
  saved_at: z.string(),
  saved_by: z.string().optional(),
});
const SnapshotItem = z.object({ text: z.instanceof(Uint8Array).transform(unpackText) });

const now = { consistent: true };

/** Reads by which call a course was made. */
export const readCreation = (courseId: string) => getItem(keys.course(courseId), CreationItem, now);
/** Whether a course with this id was deleted. */
export const wasDeleted = async (courseId: string): Promise<boolean> =>
  (await getItem(keys.deletedCourse(courseId), z.object({}), now)) !== undefined;
/** Reads what a course says in one of its revisions, if it was kept. */
export const readRevision = async (courseId: string, revision: number): Promise<CourseText | undefined> =>
  (await getItem(keys.snapshot(courseId, revision), SnapshotItem, now))?.text;

/** Reads what learners read of a course. */
async function readLiveText(row: CourseRow): Promise<CourseText> {
  const [details, { items }] = await Promise.all([
    getItem(keys.details(row.id), CourseDetails.omit({ course_id: true }), now),
    listModules(row.id, { limit: 100 }, now),
  ]);
  return {
    ...cardOf(row),
    details: details ?? noDetails,
    modules: items.map((item) => {
      const { course_id: _, ...module } = item;
      return module;
    }),
  };
}

/** Reads what a course says in its newest revision; `isKept` where that revision lies in the history already. */
export async function readText(row: CourseRow): Promise<{ text: CourseText; isKept: boolean }> {
  const kept = await readRevision(row.id, row.revision);
  return kept ? { text: kept, isKept: true } : { text: await readLiveText(row), isKept: false };
}

/** Lists the revisions of a course, newest first. */
export const listRevisions = (courseId: string, page: PageQuery) =>
  listItems(
    { pk: keys.course(courseId).pk, prefix: keys.revisionPrefix, newestFirst: true },
    page,
    RevisionItem,
  );

const toAdminCourse = (row: CourseRow): AdminCourse => ({
  ...row,
  has_draft: row.status !== 'draft' && row.revision !== row.published_revision,
});

/** Lists courses. */
export async function listCourseRows(query: ListQuery): Promise<PageOf<AdminCourse>> {
  const { items, next } = await listRows(courses, query, CourseItem);
  return { items: items.map(toAdminCourse), next };
}

/** The items that keep a course's newest revision in its history. */
function historyItems(row: CourseRow, text: CourseText): TransactItem[] {
  const { id, revision, saved_at, saved_by } = row;
  const about = { ...keys.revision(id, revision), revision, saved_at, saved_by };
  return [putNew(about), putNew({ ...keys.snapshot(id, revision), text: packText(text) })];
}

/**
 * Saves a state of a course as its newest revision, with its row as it is then. Returns false when the course has
 * changed since it was read, or is gone.
 */
export async function saveCourse(
  before: { row: CourseRow; text: CourseText; isKept: boolean },
  after: { row: CourseRow; text: CourseText },
  more: readonly TransactItem[],
): Promise<boolean> {
  return tryWrite([
    ...savedCourseItems(before.row, after.row, after.text),
    ...(before.isKept ? [] : historyItems(before.row, before.text)),
    ...historyItems(after.row, after.text),
    ...more,
  ]);
}

/** Writes a new course. Returns false where its id is taken, or was. */
export async function createRow(
  row: CourseRow,
  text: CourseText,
  creation: { creation_id: string; request: string },
  more: readonly TransactItem[],
): Promise<boolean> {
  return tryWrite([...newCourseItems(row, text, creation), ...historyItems(row, text), ...more]);
}

/** Deletes a course in which nobody is enrolled. Returns false where somebody is, or the course is gone. */
export async function deleteRow(courseId: string, more: readonly TransactItem[]): Promise<boolean> {
  return tryWrite([
    {
      Delete: {
        Key: keys.course(courseId),
        ConditionExpression: 'enrollment_count = :nobody',
        ExpressionAttributeValues: { ':nobody': 0 },
      },
    },
    { Put: { Item: keys.deletedCourse(courseId) } },
    { Delete: { Key: keys.details(courseId) } },
    countItem(courseId, { courses: -1 }),
    ...more,
  ]);
}

/** Archives a course in which somebody is enrolled. Returns false where nobody is, or the course has changed. */
export async function archiveRow(row: CourseRow, more: readonly TransactItem[]): Promise<boolean> {
  const archived: CourseRow = { ...row, status: 'archived', version: row.version + 1 };
  const isTaken = { condition: 'enrollment_count > :nobody', values: { ':nobody': 0 } };
  return tryWrite([courseUpdate(row, archived, isTaken), ...more]);
}

/** Deletes what a deleted course leaves: its modules and its history. Running it again does no harm. */
export async function deleteRest(courseId: string): Promise<void> {
  const { pk } = keys.course(courseId);
  for (const prefix of [keys.modulePrefix, keys.revisionPrefix, keys.snapshotPrefix]) {
    await deleteListed({ pk, prefix });
  }
}

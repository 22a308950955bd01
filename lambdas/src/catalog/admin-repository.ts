import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { AdminCourse, CourseText, Saver } from '../../contract/catalog-admin.ts';
import { Course, CourseDetails, type CourseStatus } from '../../contract/catalog.ts';
import type { PageQuery } from '../../contract/page.ts';
import { indexes, type Key, keys } from '../platform/keys.ts';
import { moduleStep } from '../platform/modules.ts';
import { findIds, inOrder, type ListFilter } from '../platform/search.ts';
import { getItem, getItems, listItems, type TransactItem, transact, tryTransact } from '../platform/table.ts';
import { countStep } from '../platform/totals.ts';
import { listModules, neverDeleted } from './repository.ts';
import { type CourseRow, isWritten, noDetails, packText, type Save, unpackText } from './rules.ts';

const CourseItem: z.ZodType<CourseRow> = Course.extend({
  version: z.int().default(1),
  revision: z.int().default(1),
  published_revision: z.int().default(1),
  enrollment_count: z.int().default(0),
  lesson_keys: z.array(z.string()),
  lessons_version: z.int().default(1),
  given: z.record(z.string(), z.int()).optional(),
  saved_at: z.string().optional(),
  saved_by: z.string().optional(),
  saved_request: z.string().optional(),
});
const CreationItem = z.object({ creation_id: z.string().optional(), request: z.string().optional() });
const RevisionItem = z.object({
  revision: z.int(),
  saved_at: z.string(),
  saved_by: z.string().optional(),
});
const SnapshotItem = z.object({ text: z.instanceof(Uint8Array).transform(unpackText) });
const NameItem = z.object({ user_id: z.string(), full_name: z.string().nullable() });
const KeyItem = z.object({ pk: z.string(), sk: z.string() });

const now = { consistent: true };

export const readRow = (courseId: string) => getItem(keys.course(courseId), CourseItem, now);
/** Reads by which call a course was made. */
export const readCreation = (courseId: string) => getItem(keys.course(courseId), CreationItem, now);
/** Whether a course with this id was deleted. */
export const wasDeleted = async (courseId: string): Promise<boolean> =>
  (await getItem(keys.deletedCourse(courseId), z.object({}), now)) !== undefined;
/** Reads what a course says in one of its revisions, if it was kept. */
export const readRevision = async (courseId: string, revision: number): Promise<CourseText | undefined> =>
  (await getItem(keys.snapshot(courseId, revision), SnapshotItem, now))?.text;

/** Lists every row that lies under a course's key and a prefix. */
async function listAll<T extends z.ZodType>(pk: string, prefix: string, schema: T): Promise<z.output<T>[]> {
  const all: z.output<T>[] = [];
  let cursor: string | undefined;
  do {
    const page = await listItems({ pk, prefix, consistent: true }, { limit: 100, cursor }, schema);
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

/** Reads what learners read of a course. */
async function readLiveText(row: CourseRow): Promise<CourseText> {
  const { title, description, duration, students, level, track, deduction } = row;
  const [details, { items }] = await Promise.all([
    getItem(keys.details(row.id), CourseDetails.omit({ course_id: true }), now),
    listModules(row.id, { limit: 100 }, now),
  ]);
  return {
    title,
    description,
    duration,
    students,
    level,
    track,
    deduction,
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

/** The names of those who saved something, by their id. */
export async function readSavers(ids: readonly (string | undefined)[]): Promise<Map<string, Saver>> {
  const wanted = [...new Set(ids)].flatMap((id) => (id === undefined ? [] : keys.profile(id)));
  const found = wanted.length === 0 ? [] : await getItems(wanted, NameItem);
  return new Map(found.map((saver) => [saver.user_id, saver]));
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

/** Lists courses: as they were made, or as they are found by words, state and order. */
export async function listRows(
  sought: ListFilter & { status?: CourseStatus | undefined },
): Promise<{ items: AdminCourse[]; next: string | null }> {
  const { q, sort, order, status, limit, cursor } = sought;
  if (!q && sort === 'created_at' && status === undefined) {
    const listing = { index: 'gsi2', pk: indexes.courses('', '', '').gsi2pk } as const;
    const page = await listItems(
      { ...listing, newestFirst: order === 'descending' },
      { limit, cursor },
      CourseItem,
    );
    return { items: page.items.map(toAdminCourse), next: page.next };
  }
  const by = sort === 'created_at' ? undefined : sort;
  const { ids, next } = await findIds('courses', { q, sort: by, order, states: { status }, limit, cursor });
  const rows = await getItems(ids.map(keys.course), CourseItem);
  return { items: inOrder(ids, rows, ({ id }) => id).map(toAdminCourse), next };
}

/** The steps that keep a course's newest revision in its history. */
function keepSteps(row: CourseRow, text: CourseText): TransactItem[] {
  const { id, revision, saved_at = row.created_at, saved_by } = row;
  const ConditionExpression = 'attribute_not_exists(pk)';
  const about = { ...keys.revision(id, revision), revision, saved_at, saved_by };
  return [
    { Put: { Item: about, ConditionExpression } },
    { Put: { Item: { ...keys.snapshot(id, revision), text: packText(text) }, ConditionExpression } },
  ];
}

/** The steps that show a text to learners in the place of what they read before. */
function liveSteps(
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
    ...modules.map((module, at) => moduleStep(courseId, module, at + 1)),
    ...left,
  ];
}

/** The condition that a course is at the version `:before`; one that nobody has edited yet has none. */
const isAt = (version: number): string =>
  version === 1 ? '(version = :before OR attribute_not_exists(version))' : 'version = :before';

/** The change of a course's row: what is the same in both states is left alone. */
function updateOf(before: CourseRow, after: CourseRow): TransactItem {
  const { id, kind, created_at, status } = after;
  const was: Record<string, unknown> = { ...before };
  const changed = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, was[name]));
  const fields = [...changed, ...Object.entries(indexes.courses(kind, created_at, id, status))];
  return {
    Update: {
      Key: keys.course(id),
      UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      // A course that nobody has edited yet has no version.
      ConditionExpression: `attribute_exists(pk) AND ${isAt(before.version)}`,
      ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
        ':before': before.version,
      },
    },
  };
}

/** Writes all steps; false when a condition of one of them does not hold. */
async function written(steps: readonly TransactItem[]): Promise<boolean> {
  const { isWritten } = await tryTransact(steps);
  return isWritten;
}

/**
 * Saves a state of a course as its newest revision, with its row as it is then. Answers false when the course has
 * changed since it was read, or is gone.
 */
export function saveCourse(
  before: { row: CourseRow; text: CourseText; isKept: boolean },
  after: CourseRow,
  { text, isPublished }: Save,
  more: readonly TransactItem[],
): Promise<boolean> {
  const { id } = after;
  return written([
    updateOf(before.row, after),
    ...(before.isKept ? [] : keepSteps(before.row, before.text)),
    ...keepSteps(after, text),
    ...(isPublished ? liveSteps(id, text, before.row.lesson_keys) : []),
    ...more,
  ]);
}

/** Writes a new course. Answers false where its id is taken, or was. */
export function createRow(
  row: CourseRow,
  text: CourseText,
  creation: { creation_id: string; request: string },
  more: readonly TransactItem[],
): Promise<boolean> {
  const { id, kind, created_at, status } = row;
  const item = { ...keys.course(id), ...indexes.courses(kind, created_at, id, status), ...row, ...creation };
  return written([
    { Put: { Item: item, ConditionExpression: 'attribute_not_exists(pk)' } },
    neverDeleted(id),
    ...keepSteps(row, text),
    ...(status === 'published' ? liveSteps(id, text, []) : []),
    countStep(id, { courses: 1 }),
    ...more,
  ]);
}

/** Deletes a course in which nobody is enrolled. Answers false where somebody is, or the course is gone. */
export function deleteRow(courseId: string, more: readonly TransactItem[]): Promise<boolean> {
  return written([
    {
      Delete: {
        Key: keys.course(courseId),
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(enrollment_count) OR enrollment_count = :nobody)',
        ExpressionAttributeValues: { ':nobody': 0 },
      },
    },
    { Put: { Item: keys.deletedCourse(courseId) } },
    { Delete: { Key: keys.details(courseId) } },
    countStep(courseId, { courses: -1 }),
    ...more,
  ]);
}

/** Archives a course in which somebody is enrolled. Answers false where nobody is, or the course has changed. */
export function archiveRow(row: CourseRow, more: readonly TransactItem[]): Promise<boolean> {
  const { gsi1pk } = indexes.courses(row.kind, row.created_at, row.id, 'archived');
  return written([
    {
      Update: {
        Key: keys.course(row.id),
        UpdateExpression: 'SET #status = :archived, gsi1pk = :gsi1pk, version = :version',
        ConditionExpression: `enrollment_count > :nobody AND ${isAt(row.version)}`,
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':archived': 'archived',
          ':gsi1pk': gsi1pk,
          ':version': row.version + 1,
          ':before': row.version,
          ':nobody': 0,
        },
      },
    },
    ...more,
  ]);
}

/** Deletes what a deleted course leaves: its modules and its history. Running it again does no harm. */
export async function deleteRest(courseId: string): Promise<void> {
  const { pk } = keys.course(courseId);
  for (const prefix of [keys.modulePrefix, keys.revisionPrefix, keys.snapshotPrefix]) {
    const rest: Key[] = await listAll(pk, prefix, KeyItem);
    for (let at = 0; at < rest.length; at += 100) {
      await transact(rest.slice(at, at + 100).map((Key) => ({ Delete: { Key } })));
    }
  }
}

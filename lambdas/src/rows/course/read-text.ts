import * as z from 'zod';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';
import { unpack } from './modules.ts';
import { listModules, readDetails } from './read.ts';
import { withBlocks } from './read-blocks.ts';
import { cardOf, type CourseRow, noDetails } from './row.ts';

const SnapshotItem = z.object({
  text: z.instanceof(Uint8Array).transform((packed) => unpack(packed) as CourseText),
});

const now = { consistent: true };

/** Reads a course's text in a revision, if the revision is in the history. */
export const readRevision = async (courseId: string, revision: number): Promise<CourseText | undefined> =>
  (await getItem(keys.snapshot(courseId, revision), SnapshotItem, now))?.text;

function withoutCourse<Part extends { course_id: string }>(part: Part): Omit<Part, 'course_id'> {
  const { course_id: _, ...text } = part;
  return text;
}

/** Reads the text of a course that learners see. */
async function readLiveText(row: CourseRow): Promise<CourseText> {
  const [details, { items }] = await Promise.all([
    readDetails(row.id, now),
    listModules(row.id, { limit: 100 }, now),
  ]);
  return {
    ...cardOf(row),
    details: details ? withoutCourse(details) : noDetails,
    modules: await withBlocks(items),
  };
}

/** Reads a course's text in its newest revision; `isInHistory` shows whether the history contains that revision. */
export async function readText(row: CourseRow): Promise<{ text: CourseText; isInHistory: boolean }> {
  const text = await readRevision(row.id, row.revision);
  return text ? { text, isInHistory: true } : { text: await readLiveText(row), isInHistory: false };
}

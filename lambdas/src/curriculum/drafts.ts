import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Lesson } from '../../contract/catalog.ts';
import { epochSeconds } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import { keys } from '../platform/keys.ts';
import { packLessons, unpackLessons } from '../catalog/course/modules.ts';
import { docClient, getItem, listAll, type Listing, type TransactItem } from '../platform/table.ts';
import type { Outline } from './generator.ts';
import { draftsKept, type JobRow } from './rules.ts';

type Drafted = Pick<JobRow, 'course_id' | 'draft_id'>;

/** A draft expires, whatever becomes of its job. */
const expiry = (): { ttl: number } => ({ ttl: epochSeconds() + draftsKept });

/** The item that keeps a job's outline. */
export const outlineItem = ({ course_id, draft_id }: Drafted, outline: Outline): TransactItem => ({
  Put: { Item: { ...keys.draftOutline(course_id, draft_id), outline, ...expiry() } },
});

/** The item that keeps a finished lesson of a module, counted from 1. */
export const lessonItem = (
  { course_id, draft_id }: Drafted,
  module: number,
  lesson: Lesson,
): TransactItem => ({
  Put: {
    Item: {
      ...keys.draftLesson(course_id, draft_id, module, lesson.lesson_number),
      lesson: packLessons([lesson]),
      ...expiry(),
    },
  },
});

/** Reads the outline of a job; undefined before it is written, and after it has expired. */
export async function readOutline({ course_id, draft_id }: Drafted): Promise<Outline | undefined> {
  const item = await getItem(
    keys.draftOutline(course_id, draft_id),
    z.object({ outline: z.custom<Outline>((value) => typeof value === 'object') }),
    { consistent: true },
  );
  return item?.outline;
}

const DraftLesson = z.object({
  lesson: z.instanceof(Uint8Array).transform((packed): Lesson[] => unpackLessons(packed)),
});

/** The rows of a course whose sort key starts with a prefix, as they are now. */
const listing = (courseId: string, prefix: string): Listing => ({
  pk: keys.generation(courseId).pk,
  prefix,
  consistent: true,
});

/** Reads the finished lessons of a job, in their order. */
export async function readLessons({ course_id, draft_id }: Drafted): Promise<Lesson[]> {
  const rows = await listAll(listing(course_id, keys.draftLessonPrefix(draft_id)), DraftLesson);
  return rows.flatMap(({ lesson }) => lesson);
}

const Keys = z.object({ pk: z.string(), sk: z.string() });

/** Deletes the drafts of a job. */
export async function deleteDrafts({ course_id, draft_id }: Drafted): Promise<void> {
  const { tableName } = environment();
  const drafts = await listAll(listing(course_id, keys.draftPrefix(draft_id)), Keys);
  for (let first = 0; first < drafts.length; first += 25) {
    let pending: Record<string, unknown>[] = drafts
      .slice(first, first + 25)
      .map((Key) => ({ DeleteRequest: { Key } }));
    while (pending.length > 0) {
      const answer = await docClient.send(new BatchWriteCommand({ RequestItems: { [tableName]: pending } }));
      pending = answer.UnprocessedItems?.[tableName] ?? [];
    }
  }
}

import * as z from 'zod';
import type { Lesson } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { type CourseModule, packLessons, unpackLessons } from '../rows/course/modules.ts';
import { deleteListed, getItem, listAll, type TransactItem } from '../platform/table.ts';
import type { Outline } from './generator.ts';
import { draftLifetime, type JobRow, renumbered } from './rules.ts';
import { retry } from '../platform/retry.ts';
import { readCourse } from '../rows/course/read.ts';
import { savedRow } from '../rows/course/saved-row.ts';
import { cardOf } from '../rows/course/row.ts';
import { savedCourseItems } from '../rows/course/write.ts';
import { changeJob, type ChangeResult } from './repository.ts';

type Drafted = Pick<JobRow, 'course_id' | 'draft_id'>;

/** Drafts expire even if their job does not delete them. */
const expiry = (): { ttl: number } => ({ ttl: epochSeconds() + draftLifetime });

/** Makes the item that stores a job's outline. */
export const outlineItem = ({ course_id, draft_id }: Drafted, outline: Outline): TransactItem => ({
  Put: { Item: { ...keys.draftOutline(course_id, draft_id), outline, ...expiry() } },
});

/** Makes the item that stores a finished lesson of a module, counted from 1. */
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

/** Reads a job's outline; undefined before it is written and after it has expired. */
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

/** Reads a job's finished lessons in their order. */
export async function readLessons({ course_id, draft_id }: Drafted): Promise<Lesson[]> {
  const { pk } = keys.generation(course_id);
  const prefix = keys.draftLessonPrefix(draft_id);
  return (await listAll({ pk, prefix, consistent: true }, DraftLesson)).flatMap(({ lesson }) => lesson);
}

/** Deletes the drafts of a job. */
export const deleteDrafts = ({ course_id, draft_id }: Drafted): Promise<void> =>
  deleteListed({ pk: keys.generation(course_id).pk, prefix: keys.draftPrefix(draft_id) });

const maxAttempts = 5;

/**
 * Writes a course as its newest revision, which signed-in users see as a draft until an admin has reviewed it, and ends the
 * job in one transaction. An editor who then saves an older
 * version gets a conflict. Returns `refused` if the course already has content or was deleted.
 */
export function publish(
  job: JobRow,
  details: CourseText['details'],
  drafted: readonly CourseModule[],
): Promise<ChangeResult> {
  return retry(maxAttempts, 'A course changed during every attempt to publish it', async () => {
    const course = await readCourse(job.course_id, { consistent: true });
    if (!course || course.has_details) return 'refused';
    const at = timestamp();
    const text = { ...cardOf(course), details, modules: renumbered(drafted, course.given) };
    // A course that was archived during the generation stays archived.
    const saved = savedRow(course, { text, isPublished: true, at });
    const published = { ...saved, status: course.status, awaits_review: true };
    const end = { status: 'published', finished_at: at, lease: null, lease_until: 0 } as const;
    const changed = await changeJob(job, end, savedCourseItems(course, published, text));
    return changed === 'refused' ? undefined : changed;
  });
}

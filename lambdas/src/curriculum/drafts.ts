import * as z from 'zod';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import type { Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { AssessmentItem } from '../rows/assessment/row.ts';
import { draftedQuestionsItem, fittingDrafts } from '../rows/assessment/write.ts';
import { type CourseModule, pack, unpack } from '../rows/course/modules.ts';
import { deleteListed, getItem, listAll, type TransactItem } from '../platform/table.ts';
import type { Outline } from './generator.ts';
import { bankOf, type GoodQuestion } from './questions.ts';
import { draftLifetime, type JobRow, renumbered } from './rules.ts';
import { retry } from '../platform/retry.ts';
import { readCourse } from '../rows/course/read.ts';
import { savedRow } from '../rows/course/saved-row.ts';
import { cardOf } from '../rows/course/row.ts';
import { savedCourseItems, storeBlocks } from '../rows/course/write.ts';
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
  lesson: LessonText,
): TransactItem => ({
  Put: {
    Item: {
      ...keys.draftLesson(course_id, draft_id, module, lesson.lesson_number),
      lesson: pack([lesson]),
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
  lesson: z.instanceof(Uint8Array).transform((packed) => unpack(packed) as LessonText[]),
});

/** Reads a job's finished lessons in their order. */
export async function readLessons({ course_id, draft_id }: Drafted): Promise<LessonText[]> {
  const { pk } = keys.generation(course_id);
  const prefix = keys.draftLessonPrefix(draft_id);
  return (await listAll({ pk, prefix, consistent: true }, DraftLesson)).flatMap(({ lesson }) => lesson);
}

/** Makes the item that stores the questions of a module's bank; `module` counts from 1. */
export const questionsItem = (
  { course_id, draft_id }: Drafted,
  module: number,
  questions: readonly GoodQuestion[],
): TransactItem => ({
  Put: {
    Item: {
      ...keys.draftQuestions(course_id, draft_id, module),
      questions: pack(questions),
      ...expiry(),
    },
  },
});

const DraftQuestions = z.object({
  questions: z.instanceof(Uint8Array).transform((packed) => unpack(packed) as GoodQuestion[]),
});

/** Reads the questions of a job's bank, by module. */
export async function readQuestions({ course_id, draft_id }: Drafted): Promise<GoodQuestion[][]> {
  const { pk } = keys.generation(course_id);
  const prefix = keys.draftQuestionsPrefix(draft_id);
  return (await listAll({ pk, prefix, consistent: true }, DraftQuestions)).map(({ questions }) => questions);
}

/** Deletes the drafts of a job. */
export const deleteDrafts = ({ course_id, draft_id }: Drafted): Promise<void> =>
  deleteListed({ pk: keys.generation(course_id).pk, prefix: keys.draftPrefix(draft_id) });

const maxAttempts = 5;

/** A finished course of a job. */
interface Finished {
  details: CourseText['details'] & { provenance: Provenance };
  modules: readonly CourseModule[];
  questionsOf: readonly (readonly GoodQuestion[])[];
}

/**
 * Writes a course as its newest revision, which signed-in users see as a draft until an admin has reviewed it, and its bank
 * of draft questions, and ends the job, in one transaction. An editor who then saves an older version gets a conflict.
 * Returns `refused` if the course already has content or was deleted.
 */
export function publish(
  job: JobRow,
  { details, modules: drafted, questionsOf }: Finished,
): Promise<ChangeResult> {
  return retry(maxAttempts, 'A course changed during every attempt to publish it', async () => {
    const [course, assessment] = await Promise.all([
      readCourse(job.course_id, { consistent: true }),
      getItem(keys.assessment(job.course_id), AssessmentItem, { consistent: true }),
    ]);
    if (!course || course.has_details) return 'refused';
    const at = timestamp();
    const modules = renumbered(drafted, course.given);
    const text = { ...cardOf(course), details, modules };
    const before = assessment?.bank ?? [];
    const bank = fittingDrafts(before, bankOf(questionsOf, modules, details.provenance, before));
    // A course that was archived during the generation stays archived.
    const saved = savedRow(course, { text, isPublished: true, at });
    const published = { ...saved, status: course.status, awaits_review: true };
    const end = {
      status: 'published',
      finished_at: at,
      questions_written: bank.length,
      questions_dropped: job.questions_dropped + questionsOf.flat().length - bank.length,
      lease: null,
      lease_until: 0,
    } as const;
    await storeBlocks(published, text);
    const changed = await changeJob(job, end, [
      ...savedCourseItems(course, published, text),
      ...(bank.length > 0
        ? [draftedQuestionsItem(course.id, assessment, { drafts: bank, saved_at: at })]
        : []),
    ]);
    return changed === 'refused' ? undefined : changed;
  });
}

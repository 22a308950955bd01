import { isDeepStrictEqual } from 'node:util';
import { type PlacedBlock, placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import type { NewErrorReport } from '@redwhiteandcode/contract/reports/operations.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { readApprovedQuestion, readSubmittedQuestion } from '../rows/assessment/attempt.ts';
import { readLesson } from '../rows/course/read.ts';
import { readBlocks } from '../rows/course/read-blocks.ts';
import { isSameQuestion, questionBlock } from './question.ts';

const noSuchBlock = 'There is no such block in this course.';

/** The block of a lesson, and the version of the lesson's blocks that a learner saw. */
type Place = Pick<
  NewErrorReport,
  'course_id' | 'module_number' | 'lesson_number' | 'block_id' | 'blocks_version' | 'attempt'
>;

/** Reads the lesson of a place as it is now, with its blocks; undefined if the course no longer has it. */
export async function readPlacedLesson({
  course_id,
  module_number,
  lesson_number,
}: Pick<Place, 'course_id' | 'module_number' | 'lesson_number'>) {
  const lesson = await readLesson(course_id, module_number, lesson_number);
  if (!lesson) return undefined;
  const { lesson_title, content, blocks_version } = lesson;
  const blocks =
    blocks_version && (await readBlocks(course_id, module_number, lesson_number, blocks_version));
  return { lesson_title, blocks_version, blocks: placedBlocks(blocks ? { content, blocks } : { content }) };
}

const blockIn = (blocks: readonly PlacedBlock[], id: string) => blocks.find((block) => block.id === id);

/** What a report is about: the block as the learner saw it, and the title of its lesson. */
interface Subject {
  lesson_title: string;
  block: PlacedBlock;
}

/** Reads a question of a submitted attempt. An open attempt has none that can be reported, because a report shows the key. */
async function readQuestion(userId: string, place: Place, attempt: number): Promise<Subject> {
  const { course_id, module_number, lesson_number, block_id: questionId } = place;
  const [question, lesson] = await Promise.all([
    readSubmittedQuestion(userId, course_id, { attempt, questionId }),
    readLesson(course_id, module_number, lesson_number),
  ]);
  if (question?.module_number !== module_number || question.lesson_number !== lesson_number)
    throw new HttpProblem(404, 'There is no such question in an attempt that you have submitted.');
  return { lesson_title: lesson?.lesson_title ?? 'Assessment', block: questionBlock(question) };
}

/**
 * Reads the title of a lesson, and a block or a question as a learner saw it. The text of an earlier version of a lesson is not
 * stored, only its other blocks. Throws an HttpProblem 404 if there is no such block or question, 409 if its text may have
 * changed.
 */
export async function readSubject(userId: string, place: Place): Promise<Subject> {
  if (place.attempt !== undefined) return readQuestion(userId, place, place.attempt);
  const { course_id, module_number, lesson_number, block_id, blocks_version: seen } = place;
  const lesson = orNotFound(await readPlacedLesson(place), noSuchBlock);
  const { lesson_title, blocks_version, blocks } = lesson;
  if (seen === blocks_version)
    return { lesson_title, block: orNotFound(blockIn(blocks, block_id), noSuchBlock) };
  const earlier = seen && (await readBlocks(course_id, module_number, lesson_number, seen));
  const block = earlier ? earlier.find(({ id }) => id === block_id) : undefined;
  if (earlier && !block) throw new HttpProblem(404, noSuchBlock);
  if (block && block.type !== 'text') return { lesson_title, block };
  throw new HttpProblem(409, 'This lesson has changed since you opened it. Reload it and look again.');
}

/** Returns whether the lesson or the bank no longer has a reported block like this. */
export async function isChanged(place: Place, block: PlacedBlock): Promise<boolean> {
  if (place.attempt !== undefined && block.type === 'check') {
    const question = await readApprovedQuestion(place.course_id, place.block_id);
    return !question || !isSameQuestion(block, questionBlock(question));
  }
  const lesson = await readPlacedLesson(place);
  return !isDeepStrictEqual(block, blockIn(lesson?.blocks ?? [], place.block_id));
}

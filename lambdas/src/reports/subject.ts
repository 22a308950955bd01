import { type PlacedBlock, placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import type { NewErrorReport } from '@redwhiteandcode/contract/reports/operations.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { readLesson } from '../rows/course/read.ts';
import { readBlocks } from '../rows/course/read-blocks.ts';

const noSuchBlock = 'There is no such block in this course.';

/** The block of a lesson, and the version of the lesson's blocks that a learner saw. */
type Place = Pick<
  NewErrorReport,
  'course_id' | 'module_number' | 'lesson_number' | 'block_id' | 'blocks_version'
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

/** Returns the block with this id. */
export const blockIn = (blocks: readonly PlacedBlock[], id: string) =>
  blocks.find((block) => block.id === id);

/**
 * Reads the title of a lesson, and a block as a learner saw it. The text of an earlier version of a lesson is not stored, only
 * its other blocks. Throws an HttpProblem 404 if there is no such block, 409 if its text may have changed.
 */
export async function readSubject(place: Place): Promise<{ lesson_title: string; block: PlacedBlock }> {
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

import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import { checkBlocks } from '@redwhiteandcode/contract/course/block-rules.ts';
import { checkLessons, courseRules } from '@redwhiteandcode/contract/course/rules.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { composedParts } from '../rows/course/composed.ts';
import type { CourseRow } from '../rows/course/row.ts';
import { blocksProblem, modulesProblem } from './rules.ts';

/**
 * Throws an HttpProblem 400 if a course cannot be published because its details or a lesson are what templates composed,
 * also if they were something else in between.
 */
export function refuseComposed(
  text: Pick<CourseText, 'details' | 'modules'>,
  marks: readonly string[],
): void {
  const { details, lessons } = composedParts(text, marks);
  if (details) throw modulesProblem(courseRules.composedDetails);
  if (lessons[0] !== undefined) throw modulesProblem(courseRules.composedLesson(lessons[0]));
}

/** Returns how the sentence about a problem names its block: by its title, or else by its number. */
function blockName({ blocks = [] }: LessonText, path: string): string {
  const place = Number.parseInt(path, 10);
  const block = blocks[place];
  return block && 'title' in block && block.title !== '' ? `“${block.title}”` : `block ${place + 1}`;
}

/**
 * Throws an HttpProblem 400 if a course cannot be published because it has no lesson, a module without one, or a block
 * that does not work for a learner. A course whose lessons nobody has seen may have none: learners then see that it opens soon.
 */
export function refuseUnfinished(
  { modules }: Pick<CourseText, 'modules'>,
  before: Pick<CourseRow, 'lesson_count'> | undefined,
): void {
  const mayBeEmpty = !before || before.lesson_count === 0;
  const [missing] = Object.values(checkLessons(modules, { mayBeEmpty }));
  if (missing !== undefined) throw modulesProblem(missing);
  for (const [at, { lessons }] of modules.entries()) {
    for (const [position, lesson] of lessons.entries()) {
      const [first] = Object.entries(checkBlocks(lesson.blocks ?? []));
      if (!first) continue;
      const [path, message] = first;
      const { status, errors = [] } = blocksProblem(at, position, path, message);
      const detail = courseRules.unfinishedBlock(lesson.lesson_title, blockName(lesson, path), message);
      throw new HttpProblem(status, detail, { errors });
    }
  }
}

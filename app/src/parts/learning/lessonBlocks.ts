import type { CheckTask } from '@redwhiteandcode/contract/course/blocks.ts';
import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import { sanitizedBlock } from '@redwhiteandcode/contract/course/sanitized-block.ts';
import { judgeCheck, shownTask } from '@redwhiteandcode/contract/learning/check-rules.ts';
import type { LessonBlock, LessonBlocksProps, SanitizedHtml } from '@redwhiteandcode/design-system';

/** The blocks of a lesson as learners see them, and the function that judges answers to its checks. */
export interface ShownLesson {
  blocks: readonly LessonBlock[];
  judge: LessonBlocksProps['judge'];
}

/** Returns a block as learners see it: with sanitized HTML, and a check without its key. */
function shownBlock(block: PlacedBlock, sanitize: (html: string) => SanitizedHtml): LessonBlock {
  if (block.type !== 'check') return sanitizedBlock(block, sanitize);
  const { task, ...check } = block;
  const model_answer = task.kind === 'short' ? task.model_answer : undefined;
  return { ...check, task: shownTask(block.id, task), model_answer };
}

/** Returns the blocks of a lesson as learners see them. Only `judge` has the keys of the checks. */
export function shownLesson(
  blocks: readonly PlacedBlock[],
  sanitize: (html: string) => SanitizedHtml,
): ShownLesson {
  const tasks = new Map<string, CheckTask>(
    blocks.flatMap((block) => (block.type === 'check' ? [[block.id, block.task] as const] : [])),
  );
  const judge: ShownLesson['judge'] = (id, answer) => {
    const task = tasks.get(id);
    if (!task) throw new Error(`The lesson has no check ${id}.`);
    return judgeCheck(task, answer);
  };
  return { blocks: blocks.map((block) => shownBlock(block, sanitize)), judge };
}

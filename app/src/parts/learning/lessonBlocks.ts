import type { CheckTask } from '@redwhiteandcode/contract/catalog/blocks.ts';
import { type LessonWithBlocks, placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { judgeCheck, shownTask } from '@redwhiteandcode/contract/learning/check-rules.ts';
import type { LessonBlock, LessonBlocksProps } from '@redwhiteandcode/design-system';
import { sanitizeLesson } from './sanitizeLesson.ts';

/** The blocks of a lesson as learners see them, and the function that judges answers to its checks. */
export interface ShownLesson {
  blocks: readonly LessonBlock[];
  judge: LessonBlocksProps['judge'];
}

/** Returns a lesson's blocks with sanitized HTML and without the keys of its checks, which only `judge` has. */
export function shownLesson(lesson: LessonWithBlocks): ShownLesson {
  const tasks = new Map<string, CheckTask>();
  const blocks = placedBlocks(lesson).map((block): LessonBlock => {
    switch (block.type) {
      case 'text':
      case 'callout':
        return { ...block, html: sanitizeLesson(block.html) };
      case 'worked_example':
        return { ...block, steps: block.steps.map((step) => ({ ...step, html: sanitizeLesson(step.html) })) };
      case 'exercise':
        return { ...block, html: sanitizeLesson(block.html), solution: sanitizeLesson(block.solution) };
      case 'check': {
        const { task, ...check } = block;
        tasks.set(block.id, task);
        const model_answer = task.kind === 'short' ? task.model_answer : undefined;
        return { ...check, task: shownTask(block.id, task), model_answer };
      }
      default:
        return block;
    }
  });
  const judge: ShownLesson['judge'] = (id, answer) => {
    const task = tasks.get(id);
    if (!task) throw new Error('Only checks are judged.');
    return judgeCheck(task, answer);
  };
  return { blocks, judge };
}

/** Returns whether a learner can answer in a block. */
export const hasWork = ({ type }: Pick<LessonBlock, 'type'>): boolean =>
  type === 'check' || type === 'exercise';

import type { LessonBlock, SanitizedHtml } from '@redwhiteandcode/design-system';
import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-rules.ts';
import { shownTask } from '@redwhiteandcode/contract/learning/check-rules.ts';

/** Returns a block as learners see it: with sanitized HTML, and a check without its key. */
export function shownBlock(block: PlacedBlock, sanitize: (html: string) => SanitizedHtml): LessonBlock {
  switch (block.type) {
    case 'text':
    case 'callout':
      return { ...block, html: sanitize(block.html) };
    case 'worked_example':
      return { ...block, steps: block.steps.map((step) => ({ ...step, html: sanitize(step.html) })) };
    case 'exercise':
      return { ...block, html: sanitize(block.html), solution: sanitize(block.solution) };
    case 'check': {
      const { task, ...check } = block;
      const model_answer = task.kind === 'short' ? task.model_answer : undefined;
      return { ...check, model_answer, task: shownTask(block.id, task) };
    }
    default:
      return block;
  }
}

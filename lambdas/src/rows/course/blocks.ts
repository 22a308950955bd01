import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';

/** Sanitizes the HTML of a block before it is stored. */
export function sanitizedBlock(block: PlacedBlock, sanitize: (html: string) => string): PlacedBlock {
  switch (block.type) {
    case 'text':
    case 'callout':
      return { ...block, html: sanitize(block.html) };
    case 'worked_example':
      return { ...block, steps: block.steps.map((step) => ({ ...step, html: sanitize(step.html) })) };
    case 'exercise':
      return { ...block, html: sanitize(block.html), solution: sanitize(block.solution) };
    default:
      return block;
  }
}

import type { PlacedBlock } from './block-parts.ts';

/** Returns a block whose HTML went through `sanitize`. */
export function sanitizedBlock(block: PlacedBlock, sanitize: (html: string) => string): PlacedBlock {
  switch (block.type) {
    case 'text':
    case 'callout':
    case 'python_lab':
    case 'sql_lab':
    case 'prompt_lab':
      return { ...block, html: sanitize(block.html) };
    case 'worked_example':
      return { ...block, steps: block.steps.map((step) => ({ ...step, html: sanitize(step.html) })) };
    case 'exercise':
      return { ...block, html: sanitize(block.html), solution: sanitize(block.solution) };
    default:
      return block;
  }
}

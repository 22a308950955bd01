import type { PlacedBlock } from './block-parts.ts';

/** A part of a block with `Html` for its HTML. */
type Sanitized<Part, Html> = Part extends object
  ? { [Name in keyof Part]: Name extends 'html' | 'solution' ? Html : Sanitized<Part[Name], Html> }
  : Part;

/** Returns a block whose HTML went through `sanitize`. */
export function sanitizedBlock<Block extends PlacedBlock, Html>(
  block: Block,
  sanitize: (html: string) => Html,
): Sanitized<Block, Html>;
export function sanitizedBlock<Html>(
  block: PlacedBlock,
  sanitize: (html: string) => Html,
): Sanitized<PlacedBlock, Html> {
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

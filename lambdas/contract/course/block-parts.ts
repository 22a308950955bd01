import type { Block } from './blocks.ts';

/** A lesson's text and, if it has more than text, its blocks. */
export interface LessonWithBlocks {
  content: string;
  blocks?: readonly Block[] | undefined;
}

/** A block with the HTML that it takes from the lesson, if it is text. */
export type PlacedBlock = Exclude<Block, { type: 'text' }> | { id: string; type: 'text'; html: string };

/** The id of the only block of a lesson that has no list of blocks. */
export const onlyBlock = 'text';

/** Returns a lesson's blocks in order with their text. A lesson without a list of blocks is one text block. */
export function placedBlocks({ content, blocks }: LessonWithBlocks): PlacedBlock[] {
  if (!blocks) return [{ id: onlyBlock, type: 'text', html: content }];
  let start = 0;
  return blocks.map((block) => {
    if (block.type !== 'text') return block;
    const html = content.slice(start, start + block.length);
    start += block.length;
    return { id: block.id, type: 'text', html };
  });
}

/** Returns a lesson's text and blocks from its blocks with their text. */
export function joinedBlocks(placed: readonly PlacedBlock[]): { content: string; blocks: Block[] } {
  const blocks = placed.map(
    (block): Block =>
      block.type === 'text' ? { id: block.id, type: 'text', length: block.html.length } : block,
  );
  return { content: placed.map((block) => (block.type === 'text' ? block.html : '')).join(''), blocks };
}

/** Returns whether the text blocks divide the lesson's text without a rest. */
export const isDivided = ({ content, blocks = [] }: LessonWithBlocks): boolean =>
  blocks.reduce((sum, block) => sum + (block.type === 'text' ? block.length : 0), 0) === content.length;

import { type LessonWithBlocks, placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';

/** Properties without words: the marks of blocks, and the data of labs, whose words are not about the course. */
const notTexts = new Set([
  'id',
  'type',
  'kind',
  'tone',
  'group',
  'src',
  'key',
  'checked',
  'criteria',
  'content',
  'script',
]);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/<[^>]*>/g, ' ')];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  // A block that comes back from an editor has its properties in another order.
  const properties = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return properties.flatMap(([name, part]) => (notTexts.has(name) ? [] : textsIn(part)));
}

/** Returns the texts of a lesson's blocks in the order of the blocks, without tags. */
export const lessonTexts = (lesson: LessonWithBlocks): string[] => textsIn(placedBlocks(lesson));

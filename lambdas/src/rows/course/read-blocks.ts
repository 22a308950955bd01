import * as z from 'zod';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import type { CourseContent, Lesson } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { Block } from '@redwhiteandcode/contract/course/blocks.ts';
import { keys } from '../../platform/keys.ts';
import { getItem, getItems } from '../../platform/table.ts';
import { type CourseModule, unpack } from './modules.ts';

const BlocksItem = z
  .object({ sk: z.string(), blocks: z.instanceof(Uint8Array) })
  .transform(({ sk, blocks }) => ({ sk, blocks: unpack(blocks) as Block[] }));

/** Reads a version of a lesson's blocks. */
export async function readBlocks(
  ...lesson: Parameters<typeof keys.lessonBlocks>
): Promise<Block[] | undefined> {
  return (await getItem(keys.lessonBlocks(...lesson), BlocksItem))?.blocks;
}

/** Reads the blocks of modules that were read from the table, consistently. */
export async function withBlocks(modules: readonly CourseContent[]): Promise<CourseModule[]> {
  const keyOf = ({ course_id, module_number }: CourseContent, { lesson_number, blocks_version }: Lesson) =>
    blocks_version === undefined
      ? []
      : keys.lessonBlocks(course_id, module_number, lesson_number, blocks_version);
  const wanted = modules.flatMap((module) => module.lessons.flatMap((lesson) => keyOf(module, lesson)));
  const found = await getItems(wanted, BlocksItem, { consistent: true });
  const blocksBy = new Map(found.map(({ sk, blocks }) => [sk, blocks]));
  return modules.map((module) => ({
    module_number: module.module_number,
    module_title: module.module_title,
    lessons: module.lessons.map((lesson): LessonText => {
      const { blocks_version: _, ...text } = lesson;
      const [key] = [keyOf(module, lesson)].flat();
      const blocks = key && blocksBy.get(key.sk);
      return blocks ? { ...text, blocks } : text;
    }),
  }));
}

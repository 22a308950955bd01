import * as z from 'zod';
import { BlocksVersion } from '../course/block-ids.ts';
import { Blocks } from '../course/blocks.ts';
import { defineOperations } from '../api/operation.ts';
import { CourseId, Lesson } from './operations.ts';

/** A lesson with its blocks in order; without them it is one text. */
export const LessonText = Lesson.omit({ blocks_version: true }).extend({ blocks: Blocks.optional() });
export type LessonText = z.infer<typeof LessonText>;

const BlocksPath = z.object({
  courseId: CourseId,
  module: z.coerce.number().int().min(1).max(999),
  lesson: z.coerce.number().int().min(1).max(999),
  version: BlocksVersion,
});

/** The operation that returns the blocks of a lesson. */
export const lessonBlocksOperations = defineOperations('catalog', {
  getLessonBlocks: {
    route: 'GET /api/courses/{courseId}/blocks/{module}/{lesson}/{version}',
    access: 'user',
    summary:
      'Get a version of the blocks of a lesson of a course that the caller is enrolled in; it never changes',
    params: BlocksPath,
    responses: { 200: z.object({ blocks: Blocks }).meta({ id: 'LessonBlocks' }) },
    errors: [403, 404],
  },
});

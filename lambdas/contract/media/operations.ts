import * as z from 'zod';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { CourseId } from '../catalog/operations.ts';
import { BlockId, BlocksVersion } from '../course/block-ids.ts';
import { LessonPath } from '../learning/operations.ts';

/** A link that downloads a file, the name of the file, and the time until which the link works. */
export const FileLink = z
  .object({ url: z.string(), file_name: z.string(), expires_at: z.iso.datetime() })
  .meta({ id: 'FileLink' });
export type FileLink = z.infer<typeof FileLink>;

/** The operations with which learners and visitors download the files of lessons that they may read. */
export const mediaOperations = defineOperations('media', {
  openDownload: {
    route: 'GET /api/courses/{courseId}/downloads/{module}/{lesson}/{version}/{blockId}',
    access: 'user',
    summary:
      'Get a link to the file of a block in a version of a lesson of a course that the caller is enrolled in',
    params: LessonPath.extend({ version: BlocksVersion, blockId: BlockId }),
    responses: { 200: FileLink },
    errors: [403, 404],
  },
  openFreeDownload: {
    route: 'GET /api/courses/{courseId}/free-lesson/downloads/{blockId}',
    access: 'public',
    summary: 'Get a link to the file of a block in the first lesson of a course, which anyone may read',
    params: z.object({ courseId: CourseId, blockId: BlockId }),
    responses: { 200: FileLink },
    errors: [404],
    limits: limitsPer(60, { address: 60 }),
  },
});

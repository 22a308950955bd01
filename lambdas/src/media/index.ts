import { mediaAdminOperations } from '@redwhiteandcode/contract/media/admin-operations.ts';
import { courseFileOperations } from '@redwhiteandcode/contract/media/course-files.ts';
import { mediaOperations } from '@redwhiteandcode/contract/media/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { courseFiles } from './course-file-operations.ts';
import { media, mediaAdmin } from './operations.ts';

/** Handles the pictures and files of lessons, and the files of whole courses. */
export const handler = createHandler(
  { ...mediaOperations, ...mediaAdminOperations, ...courseFileOperations },
  { ...media, ...mediaAdmin, ...courseFiles },
);

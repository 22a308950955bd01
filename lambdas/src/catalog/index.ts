import { catalogAdminOperations } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { lessonBlocksOperations } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import { catalogOperations } from '@redwhiteandcode/contract/catalog/operations.ts';
import { courseOutlineOperations } from '@redwhiteandcode/contract/catalog/course-outline.ts';
import { courseSearchOperations } from '@redwhiteandcode/contract/catalog/course-search.ts';
import { createHandler } from '../platform/handler.ts';
import { catalogAdmin } from './admin-operations.ts';
import { catalog } from './operations.ts';

/** Handles `/api/courses` and `/api/admin/courses`. */
export const handler = createHandler(
  {
    ...catalogOperations,
    ...lessonBlocksOperations,
    ...courseOutlineOperations,
    ...courseSearchOperations,
    ...catalogAdminOperations,
  },
  { ...catalog, ...catalogAdmin },
);

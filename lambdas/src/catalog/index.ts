import { catalogAdminOperations } from '../../contract/catalog-admin.ts';
import { catalogOperations } from '../../contract/catalog.ts';
import { courseOutlineOperations } from '../../contract/course-outline.ts';
import { courseSearchOperations } from '../../contract/course-search.ts';
import { createHandler } from '../platform/handler.ts';
import { catalogAdmin } from './admin-operations.ts';
import { catalog } from './operations.ts';

/** Handles `/api/courses` and `/api/admin/courses`. */
export const handler = createHandler(
  { ...catalogOperations, ...courseOutlineOperations, ...courseSearchOperations, ...catalogAdminOperations },
  { ...catalog, ...catalogAdmin },
);

import { learningAdminOperations } from '../../contract/learning-admin.ts';
import { learningOperations } from '../../contract/learning.ts';
import { createHandler } from '../platform/handler.ts';
import { learningAdmin } from './admin-operations.ts';
import { learning } from './operations.ts';

/** Handles `/api/enrollments`, `/api/courses/…/progress`, `/api/certificates`, and `/api/admin/enrollments`. */
export const handler = createHandler(
  { ...learningOperations, ...learningAdminOperations },
  { ...learning, ...learningAdmin },
);

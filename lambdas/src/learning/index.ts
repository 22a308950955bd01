import { learningAdminOperations } from '@redwhiteandcode/contract/learning/admin-operations.ts';
import { learningOperations } from '@redwhiteandcode/contract/learning/operations.ts';
import { courseStatisticsOperations } from '@redwhiteandcode/contract/learning/statistics.ts';
import { workOperations } from '@redwhiteandcode/contract/learning/work.ts';
import { createHandler } from '../platform/handler.ts';
import { learningAdmin } from './admin-operations.ts';
import { learning } from './operations.ts';

/** Handles `/api/enrollments`, `/api/courses/…/progress`, `/api/courses/…/answers`, `/api/admin/enrollments`, and `/api/admin/courses/…/statistics`. */
export const handler = createHandler(
  { ...learningOperations, ...workOperations, ...learningAdminOperations, ...courseStatisticsOperations },
  { ...learning, ...learningAdmin },
);

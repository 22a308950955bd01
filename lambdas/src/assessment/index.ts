import { assessmentAdminOperations } from '@redwhiteandcode/contract/assessment/admin-operations.ts';
import { assessmentOperations } from '@redwhiteandcode/contract/assessment/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { assessmentAdmin } from './admin-operations.ts';
import { assessment } from './operations.ts';

/** Handles `/api/courses/…/assessment` and `/api/admin/courses/…/assessment`. */
export const handler = createHandler(
  { ...assessmentOperations, ...assessmentAdminOperations },
  { ...assessment, ...assessmentAdmin },
);

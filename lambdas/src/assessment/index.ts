import { assessmentAdminOperations } from '@redwhiteandcode/contract/assessment/admin-operations.ts';
import { assessmentOperations } from '@redwhiteandcode/contract/assessment/operations.ts';
import { resultOperations } from '@redwhiteandcode/contract/assessment/result-operations.ts';
import { createHandler } from '../platform/handler.ts';
import { assessmentAdmin } from './admin-operations.ts';
import { assessment } from './operations.ts';
import { results } from './result-operations.ts';

/** Handles `/api/courses/…/assessment`, `/api/admin/courses/…/assessment` and `/api/admin/enrollments/…/assessment`. */
export const handler = createHandler(
  { ...assessmentOperations, ...assessmentAdminOperations, ...resultOperations },
  { ...assessment, ...assessmentAdmin, ...results },
);

/** Continues interrupted regradings, and starts their last pass; called by a schedule. */
export const continueRegradings = async (): Promise<{ continued: number }> => ({
  continued: await (await import('./regradings.ts')).continueRegradings(),
});

import { assessmentOperations } from '@redwhiteandcode/contract/assessment/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { assessment } from './operations.ts';

/** Continues interrupted regradings, and starts their last pass; called by a schedule. */
export const continueRegradings = async (): Promise<{ continued: number }> => ({
  continued: await (await import('./regradings.ts')).continueRegradings(),
});

/** Handles `/api/courses/…/assessment`. */
export const handler = createHandler(assessmentOperations, assessment);

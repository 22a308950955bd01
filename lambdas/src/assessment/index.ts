import { assessmentOperations } from '@redwhiteandcode/contract/assessment/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { assessment } from './operations.ts';

/** Handles `/api/courses/…/assessment`. */
export const handler = createHandler(assessmentOperations, assessment);

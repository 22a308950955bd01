import { labOperations } from '@redwhiteandcode/contract/labs/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { labs } from './operations.ts';

/** Handles `/api/courses/{courseId}/prompt-runs` and `/api/prompt-runs/allowance`. */
export const handler = createHandler(labOperations, labs);

import { labAdminOperations } from '@redwhiteandcode/contract/labs/admin-operations.ts';
import { labOperations } from '@redwhiteandcode/contract/labs/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { labsAdmin } from './admin-operations.ts';
import { labs } from './operations.ts';

/** Handles `/api/courses/{courseId}/prompt-runs`, `/api/prompt-runs/allowance`, and `/api/admin/courses/{courseId}/sample-runs`. */
export const handler = createHandler({ ...labOperations, ...labAdminOperations }, { ...labs, ...labsAdmin });

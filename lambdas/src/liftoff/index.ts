import { liftoffAdminOperations } from '@redwhiteandcode/contract/liftoff/admin-operations.ts';
import { liftoffOperations } from '@redwhiteandcode/contract/liftoff/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { liftoff, liftoffAdmin } from './operations.ts';

/** Handles `/api/layoff-applications` and `/api/admin/layoff-applications`. */
export const handler = createHandler(
  { ...liftoffOperations, ...liftoffAdminOperations },
  { ...liftoff, ...liftoffAdmin },
);

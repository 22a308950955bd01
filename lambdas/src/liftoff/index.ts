import { liftoffAdminOperations } from '../../contract/liftoff-admin.ts';
import { liftoffOperations } from '../../contract/liftoff.ts';
import { createHandler } from '../platform/handler.ts';
import { liftoff, liftoffAdmin } from './operations.ts';

/** Handles `/api/layoff-applications` and `/api/admin/layoff-applications`. */
export const handler = createHandler(
  { ...liftoffOperations, ...liftoffAdminOperations },
  { ...liftoff, ...liftoffAdmin },
);

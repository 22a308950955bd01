import { reportAdminOperations } from '@redwhiteandcode/contract/reports/admin-operations.ts';
import { reportOperations } from '@redwhiteandcode/contract/reports/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { reports, reportsAdmin } from './operations.ts';

/** Handles `/api/error-reports` and `/api/admin/error-reports`. */
export const handler = createHandler(
  { ...reportOperations, ...reportAdminOperations },
  { ...reports, ...reportsAdmin },
);

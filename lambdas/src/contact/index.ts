import { contactAdminOperations } from '@redwhiteandcode/contract/contact/admin-operations.ts';
import { contactOperations } from '@redwhiteandcode/contract/contact/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { contact, contactAdmin } from './operations.ts';

/** Handles `/api/contact` and `/api/admin/messages`. */
export const handler = createHandler(
  { ...contactOperations, ...contactAdminOperations },
  { ...contact, ...contactAdmin },
);

import { mediaAdminOperations } from '@redwhiteandcode/contract/media/admin-operations.ts';
import { mediaOperations } from '@redwhiteandcode/contract/media/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { media, mediaAdmin } from './operations.ts';

/** Handles the pictures and files of lessons. */
export const handler = createHandler(
  { ...mediaOperations, ...mediaAdminOperations },
  { ...media, ...mediaAdmin },
);

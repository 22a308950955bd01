import { helpOperations } from '@redwhiteandcode/contract/help/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { help } from './operations.ts';

/** Handles `/api/faqs`. */
export const handler = createHandler(helpOperations, help);

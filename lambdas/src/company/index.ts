import { companyOperations } from '@redwhiteandcode/contract/company/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { company } from './operations.ts';

/** Handles `/api/company`. */
export const handler = createHandler(companyOperations, company);

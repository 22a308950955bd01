import { corporateOperations } from '../../contract/corporate.ts';
import { createHandler } from '../platform/handler.ts';
import { corporate } from './operations.ts';

/** Handles `/api/admin/corporate-accounts`. */
export const handler = createHandler(corporateOperations, corporate);

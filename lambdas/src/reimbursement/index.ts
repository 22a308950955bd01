import { reimbursementOperations } from '../../contract/reimbursement.ts';
import { createHandler } from '../platform/handler.ts';
import { reimbursement } from './operations.ts';

/** Handles `/api/admin/reimbursements`. */
export const handler = createHandler(reimbursementOperations, reimbursement);

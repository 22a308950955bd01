import { approvalOperations } from '@redwhiteandcode/contract/reimbursement/approvals.ts';
import { reimbursementOperations } from '@redwhiteandcode/contract/reimbursement/operations.ts';
import { reimbursementAdminOperations } from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import { createHandler } from '../platform/handler.ts';
import { approvals } from './employer-operations.ts';
import { reimbursement } from './operations.ts';
import { reimbursementAdmin } from './admin-operations.ts';
import { sendReminders } from './reminders.ts';

/**
 * Handles `/api/reimbursement-toolkits`, `/api/employer-approvals`, `/api/reimbursement-figures`, `/api/plan-documents`, and
 * `/api/admin/reimbursements`.
 */
export const handler = createHandler(
  { ...reimbursementAdminOperations, ...reimbursementOperations, ...approvalOperations },
  { ...reimbursementAdmin, ...reimbursement, ...approvals },
);

/** Reminds learners of submitted requests without an outcome; called by a schedule. */
export const remind = async (): Promise<{ reminded: number }> => ({ reminded: await sendReminders() });

import { approvalOperations } from '@redwhiteandcode/contract/reimbursement/approvals.ts';
import { toolkitOperations } from '@redwhiteandcode/contract/reimbursement/operations.ts';
import { reimbursementOperations } from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import { createHandler } from '../platform/handler.ts';
import { approvals } from './employer-operations.ts';
import { toolkits } from './learner-operations.ts';
import { reimbursement } from './operations.ts';
import { sendReminders } from './reminders.ts';

/**
 * Handles `/api/reimbursement-toolkits`, `/api/employer-approvals`, `/api/reimbursement-figures`, `/api/plan-documents`, and
 * `/api/admin/reimbursements`.
 */
export const handler = createHandler(
  { ...reimbursementOperations, ...toolkitOperations, ...approvalOperations },
  { ...reimbursement, ...toolkits, ...approvals },
);

/** Reminds learners of submitted requests without an outcome; called by a schedule. */
export const remind = async (): Promise<{ reminded: number }> => ({ reminded: await sendReminders() });

import { approvalOperations } from '../../contract/reimbursement-approvals.ts';
import { toolkitOperations } from '../../contract/reimbursement-operations.ts';
import { reimbursementOperations } from '../../contract/reimbursement.ts';
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

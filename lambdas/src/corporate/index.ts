import { corporateDomainOperations } from '@redwhiteandcode/contract/company/domain-admin-operations.ts';
import type { Context } from 'aws-lambda';
import { corporateAdminOperations } from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import { createHandler } from '../platform/handler.ts';
import { corporateDomains } from './domains.ts';
import { corporate } from './operations.ts';
import { sendReports } from './reports.ts';

/** Handles `/api/admin/corporate-accounts`. */
export const handler = createHandler(
  { ...corporateAdminOperations, ...corporateDomainOperations },
  { ...corporate, ...corporateDomains },
);

/** How long before the end of its time a call begins no more report, in milliseconds: that of 50,000 people takes minutes. */
const reserve = 300_000;

/** Emails companies the reports of their training that are due; called by a schedule. */
export const report = async (_event: unknown, context: Context): Promise<{ reports: number }> => ({
  reports: await sendReports({ until: Date.now() + context.getRemainingTimeInMillis() - reserve }),
});

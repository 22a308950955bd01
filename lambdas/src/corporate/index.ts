import { corporateDomainOperations } from '@redwhiteandcode/contract/company/domain-admin-operations.ts';
import { corporateAdminOperations } from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import { createHandler } from '../platform/handler.ts';
import { corporateDomains } from './domains.ts';
import { corporate } from './operations.ts';
import { sendSeatReports } from './seat-reports.ts';

/** Handles `/api/admin/corporate-accounts`. */
export const handler = createHandler(
  { ...corporateAdminOperations, ...corporateDomainOperations },
  { ...corporate, ...corporateDomains },
);

/** Emails companies the monthly report of their seats; called by a schedule. */
export const report = async (): Promise<{ reports: number }> => ({ reports: await sendSeatReports() });

import { companyImportOperations } from '@redwhiteandcode/contract/company/import-operations.ts';
import { companyInvitationOperations } from '@redwhiteandcode/contract/company/invitation-operations.ts';
import { companyLogOperations } from '@redwhiteandcode/contract/company/log-operations.ts';
import { companyMembershipOperations } from '@redwhiteandcode/contract/company/membership-operations.ts';
import { companyOperations } from '@redwhiteandcode/contract/company/operations.ts';
import { companyPeopleOperations } from '@redwhiteandcode/contract/company/people-operations.ts';
import { companyPurchaseOperations } from '@redwhiteandcode/contract/company/purchase-operations.ts';
import { companyReportOperations } from '@redwhiteandcode/contract/company/report-operations.ts';
import { companyRoleOperations } from '@redwhiteandcode/contract/company/role-operations.ts';
import { createHandler } from '../platform/handler.ts';
import { advanceInvitations } from './advance.ts';
import { companyImports } from './imports.ts';
import { companyInvitations } from './invitations.ts';
import { continueJobs } from './jobs.ts';
import { companyLog } from './log.ts';
import { companyMemberships } from './memberships.ts';
import { company } from './operations.ts';
import { companyPeople } from './people.ts';
import { companyPurchase } from './purchase.ts';
import { companyReports } from './reports.ts';
import { companyRolesOfPeople } from './roles.ts';

/** Handles `/api/company` and `/api/company-invitations`. */
export const handler = createHandler(
  {
    ...companyImportOperations,
    ...companyInvitationOperations,
    ...companyLogOperations,
    ...companyMembershipOperations,
    ...companyOperations,
    ...companyPeopleOperations,
    ...companyPurchaseOperations,
    ...companyReportOperations,
    ...companyRoleOperations,
  },
  {
    ...companyImports,
    ...companyInvitations,
    ...companyLog,
    ...companyMemberships,
    ...company,
    ...companyPeople,
    ...companyPurchase,
    ...companyReports,
    ...companyRolesOfPeople,
  },
);

/** Reminds of invitations once, ends those that have expired, and continues interrupted jobs; called by a schedule. */
export const advance = async (): Promise<{ advanced: number; continued: number }> => ({
  // First, because a job is waited for.
  continued: await continueJobs(),
  advanced: await advanceInvitations(),
});

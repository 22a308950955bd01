import { companyAssignmentOperations } from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { companyGroupOperations } from '@redwhiteandcode/contract/company/group-operations.ts';
import { companyDomainOperations } from '@redwhiteandcode/contract/company/domain-operations.ts';
import { companyImportOperations } from '@redwhiteandcode/contract/company/import-operations.ts';
import { companyInvitationOperations } from '@redwhiteandcode/contract/company/invitation-operations.ts';
import { companyJoinOperations } from '@redwhiteandcode/contract/company/join-operations.ts';
import { companyLogOperations } from '@redwhiteandcode/contract/company/log-operations.ts';
import { companyMembershipOperations } from '@redwhiteandcode/contract/company/membership-operations.ts';
import { companyOperations } from '@redwhiteandcode/contract/company/operations.ts';
import { companyPathOperations } from '@redwhiteandcode/contract/company/path-operations.ts';
import { companyPeopleOperations } from '@redwhiteandcode/contract/company/people-operations.ts';
import { companyPurchaseOperations } from '@redwhiteandcode/contract/company/purchase-operations.ts';
import { companyReportOperations } from '@redwhiteandcode/contract/company/report-operations.ts';
import { companyRoleOperations } from '@redwhiteandcode/contract/company/role-operations.ts';
import { createHandler } from '../platform/handler.ts';
import { advanceInvitations } from './advance.ts';
import { companyAssignments } from './assignments.ts';
import { remindDuties } from './duty-reminders.ts';
import { companyGroups } from './groups.ts';
import { advanceDomains } from './domain-checks.ts';
import { companyDomains } from './domains.ts';
import { companyImports } from './imports.ts';
import { companyInvitations } from './invitations.ts';
import { continueJobs } from './jobs.ts';
import { companyJoins } from './joins.ts';
import { companyLog } from './log.ts';
import { companyMemberships } from './memberships.ts';
import { company } from './operations.ts';
import { companyPaths } from './paths.ts';
import { companyPeople } from './people.ts';
import { companyPurchase } from './purchase.ts';
import { companyReports } from './reports.ts';
import { companyRolesOfPeople } from './roles.ts';

/** Handles `/api/company`, `/api/company-invitations` and `/api/company-join-links`. */
export const handler = createHandler(
  {
    ...companyAssignmentOperations,
    ...companyGroupOperations,
    ...companyDomainOperations,
    ...companyImportOperations,
    ...companyInvitationOperations,
    ...companyJoinOperations,
    ...companyLogOperations,
    ...companyMembershipOperations,
    ...companyOperations,
    ...companyPathOperations,
    ...companyPeopleOperations,
    ...companyPurchaseOperations,
    ...companyReportOperations,
    ...companyRoleOperations,
  },
  {
    ...companyAssignments,
    ...companyGroups,
    ...companyDomains,
    ...companyImports,
    ...companyInvitations,
    ...companyJoins,
    ...companyLog,
    ...companyMemberships,
    ...company,
    ...companyPaths,
    ...companyPeople,
    ...companyPurchase,
    ...companyReports,
    ...companyRolesOfPeople,
  },
);

/**
 * Reminds of invitations once, ends those that have expired, checks proven domains again, reminds of assignments, and continues
 * interrupted jobs; called by a schedule.
 */
export const advance = async (): Promise<
  Record<'advanced' | 'checked' | 'continued' | 'reminded', number>
> => ({
  // First, because a job is waited for.
  continued: await continueJobs(),
  advanced: await advanceInvitations(),
  checked: await advanceDomains(),
  reminded: await remindDuties(),
});

import * as z from 'zod';
import { defineCompanyOperations, limitsPer } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { AccountEmail } from '../identity/operations.ts';
import { CompanyMember, CompanyParams } from './operations.ts';
import { CompanyRole } from './role.ts';

/** The states of an invitation to a role that its company still sees: it leaves the list when it is accepted or withdrawn. */
const roleInvitationStates = ['invited', 'opened', 'bounced', 'expired'] as const;

/** An invitation to a role in a company that was not accepted. */
export const RoleInvitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: CompanyRole,
    groups: z.array(z.string()),
    state: z.enum(roleInvitationStates),
    invited_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
  })
  .meta({ id: 'RoleInvitation' });
export type RoleInvitation = z.infer<typeof RoleInvitation>;

/** The role that somebody gets. Only a manager has groups, by their ids; without any, a manager sees nobody. */
const RoleChange = z.object({
  role: CompanyRole,
  groups: z.array(z.string().min(1).max(100)).max(50).default([]),
});
const CompanyRoleChange = RoleChange.meta({ id: 'CompanyRoleChange' });
export type CompanyRoleChange = z.infer<typeof CompanyRoleChange>;
const NewRoleInvitation = RoleChange.extend({ email: AccountEmail }).meta({ id: 'NewRoleInvitation' });

const roles = '/api/company/{companyId}/roles';
const invitations = '/api/company/{companyId}/role-invitations';
const owners = { roles: ['owner'] } as const;
const MemberParams = CompanyParams.extend({ userId: z.string().min(1).max(128) });

/** The operations on the roles in a company, for its owners. */
export const companyRoleOperations = defineCompanyOperations('company', {
  inviteCompanyRole: {
    ...owners,
    route: `POST ${roles}`,
    summary:
      'Email somebody an invitation to a role in the company; it replaces an earlier invitation of the address',
    params: CompanyParams,
    body: NewRoleInvitation,
    responses: { 201: RoleInvitation },
    errors: [409, 422],
    // The operation also counts the invitations to each mailbox.
    limits: limitsPer(3600, { user: 60 }),
  },
  changeCompanyRole: {
    ...owners,
    route: `PUT ${roles}/{userId}`,
    summary: 'Change the role of somebody in the company from the next request on; one owner stays',
    params: MemberParams,
    body: CompanyRoleChange,
    responses: { 200: CompanyMember },
    errors: [409, 422],
    events: { 200: 'roleAssigned' },
  },
  removeCompanyRole: {
    ...owners,
    route: `DELETE ${roles}/{userId}`,
    summary: 'Remove the role of somebody in the company from the next request on; one owner stays',
    params: MemberParams,
    responses: { 204: null },
    errors: [409],
    events: { 204: 'roleRemoved' },
  },
  listRoleInvitations: {
    ...owners,
    route: `GET ${invitations}`,
    summary: 'List the invitations to roles in the company that were not accepted',
    params: CompanyParams,
    query: PageQuery,
    responses: { 200: Page('RoleInvitationPage', RoleInvitation) },
  },
  withdrawRoleInvitation: {
    ...owners,
    route: `DELETE ${invitations}/{invitationId}`,
    summary: 'Withdraw an invitation to a role that was not accepted',
    params: CompanyParams.extend({ invitationId: z.string().min(1).max(100) }),
    responses: { 204: null },
  },
});

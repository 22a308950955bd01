import * as z from 'zod';
import type { companyInvitationOperations } from '@redwhiteandcode/contract/company/invitation-operations.ts';
import { isOpenState } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import type { AuditChange } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { CompanyRoleItem, readCompanyRole } from '../platform/company-roles.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { isProvenItem } from '../platform/people.ts';
import { logSecurityEvent } from '../platform/security-log.ts';
import { retry } from '../platform/retry.ts';
import { getItem, type TransactItem, tryWrite } from '../platform/table.ts';
import { newCompanyRoleItems } from '../rows/company/write.ts';
import {
  findInvitation,
  type FoundInvitation,
  requireAddress,
  toInvitation,
} from '../rows/invitation/read.ts';
import { keptUntil, subjectKey } from '../rows/invitation/row.ts';
import { changedInvitationItem, droppedMailItems } from '../rows/person/write.ts';
import { busy } from './inviting.ts';
import { companyAudit } from './log.ts';

const OwnerItem = z.object({ email: z.string(), email_verified_at: z.string().optional() });

/** Throws an HttpProblem unless a user may accept an invitation: it is for their proven address. */
async function requireInvited(found: FoundInvitation, userId: string): Promise<void> {
  const owner = orNotFound(
    await getItem(keys.profile(userId), OwnerItem, { consistent: true }),
    'There is no account.',
  );
  requireAddress(found, owner.email);
  if (owner.email_verified_at !== undefined) return;
  throw new HttpProblem(403, 'Please confirm your email address first.', {
    type: problemTypes.emailUnproven,
  });
}

/** Makes the items that accept an open invitation. The last ones, for a role, are refused if the user has one in the company. */
function acceptedItems({ link, invited, company }: FoundInvitation, userId: string): TransactItem[] {
  const at = timestamp();
  const { row } = invited;
  const change = invited.kind === 'seat' ? { accepted_at: at } : { ttl: keptUntil(link.expires_at) };
  const log = (action: string, ...more: AuditChange[]) =>
    companyAudit(company, userId, action, [{ field: 'email', after: row.email }, ...more]);
  return [
    changedInvitationItem(subjectKey(link), row, { state: 'accepted', ...change }),
    isProvenItem(userId, row.email),
    ...droppedMailItems(row),
    ...(invited.kind === 'seat'
      ? [log('Accepted a seat')]
      : [
          log('Accepted a role', { field: 'role', after: invited.invitation.role }),
          ...newCompanyRoleItems(
            CompanyRoleItem.parse({ ...invited.invitation, user_id: userId, since: at }),
          ),
        ]),
  ];
}

/** Throws an HttpProblem 409 if a user cannot accept an open invitation, or had a role that has ended since they accepted it. */
async function refuse({ invited, company }: FoundInvitation, userId: string): Promise<void> {
  const { company_name, account_status } = company;
  const isOpen = isOpenState(invited.row.state);
  if (invited.kind === 'seat') {
    if (!isOpen || account_status === 'active') return;
    throw new HttpProblem(
      409,
      `The account of ${company_name} is not active at the moment. Ask the person who invited you.`,
    );
  }
  const hasRole = (await readCompanyRole(userId, company.id)) !== undefined;
  if (isOpen !== hasRole) return;
  throw new HttpProblem(
    409,
    hasRole
      ? `You already have a role at ${company_name}. An owner of the company can change it.`
      : `You have accepted this invitation before, and your role at ${company_name} has ended since.`,
  );
}

/** Implements the operations of the page that an invitation leads to. */
export const companyInvitations: Implementation<typeof companyInvitationOperations> = {
  async openCompanyInvitation({ params: { token } }) {
    const found = await findInvitation(token);
    const { row } = found.invited;
    if (row.state === 'invited' || row.state === 'bounced')
      await tryWrite([changedInvitationItem(subjectKey(found.link), row, { state: 'opened' })]);
    return { status: 200, body: toInvitation(found) };
  },

  async acceptCompanyInvitation({ params: { token }, userId }) {
    const found = await retry(8, busy, async () => {
      const now = await findInvitation(token);
      await requireInvited(now, userId);
      await refuse(now, userId);
      if (!isOpenState(now.invited.row.state)) return now;
      if (!(await tryWrite(acceptedItems(now, userId)))) return undefined;
      if (now.invited.kind === 'role') logSecurityEvent('roleAssigned', { aboutUserId: userId });
      return now;
    });
    return { status: 200, body: { ...toInvitation(found), state: 'accepted' } };
  },
};

import type {
  CompanyRoleChange,
  companyRoleOperations,
  RoleInvitation,
} from '@redwhiteandcode/contract/company/role-operations.ts';
import { isOpenState } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import type { AuditChange } from '../platform/audit.ts';
import { type CompanyRoleRow, readCompanyRole } from '../platform/company-roles.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { readPeople } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import { type TransactItem, tryTransact, tryWrite } from '../platform/table.ts';
import { changedCompanyRoleItems } from '../rows/company/write.ts';
import { readRoleInvitation } from '../rows/invitation/read.ts';
import { keptUntil, type RoleInvitationRow } from '../rows/invitation/row.ts';
import { inviteToRole } from '../rows/invitation/write.ts';
import { changedInvitationItem, droppedMailItems } from '../rows/person/write.ts';
import { busy, countInvitation, inviterOf } from './inviting.ts';
import { companyAudit } from './log.ts';
import * as repository from './repository.ts';
import { memberOf } from './rules.ts';

const noSuchRole = 'This person has no role in the company.';
const lastOwner = 'A company needs an owner. Make somebody else an owner first.';

/** Returns an invitation as owners see it, or nothing for one that was accepted or withdrawn. */
function toRoleInvitation(row: RoleInvitationRow): RoleInvitation[] {
  const { id, email, role, groups, state, invited_at, invitation_ends_at: ends_at = invited_at } = row;
  if (state === 'accepted' || state === 'withdrawn') return [];
  return [{ id, email, role, groups, state, invited_at, ends_at }];
}

/** Returns a role as it is stored: only managers have groups. Throws an HttpProblem 422 if there is no such group. */
async function roleOf(companyId: string, { role, groups }: CompanyRoleChange): Promise<CompanyRoleChange> {
  if (role !== 'manager') return { role, groups: [] };
  const own = [...new Set(groups)];
  const missing = await repository.missingGroups(companyId, own);
  if (missing.length > 0) throw fieldProblem(422, 'body.groups', 'There is no such group');
  return { role, groups: own };
}

/** Returns whether an address is that of somebody with a role in a company. */
async function hasMember(companyId: string, email: string): Promise<boolean> {
  const rows = await repository.listAllRoles(companyId);
  const people = await readPeople(rows.map(({ user_id }) => user_id));
  return [...people.values()].some((person) => person.email === email);
}

/** Refused if somebody is no longer an owner. The own row of owners who change themselves has a condition already. */
const isOwnerItems = (companyId: string, actorId: string, changed: string): TransactItem[] =>
  actorId === changed
    ? []
    : [
        {
          ConditionCheck: {
            Key: keys.companyRole(actorId, companyId),
            ConditionExpression: '#role = :owner',
            ExpressionAttributeNames: { '#role': 'role' },
            ExpressionAttributeValues: { ':owner': 'owner' },
          },
        },
      ];

interface Change {
  companyId: string;
  userId: string;
  actorId: string;
}

/** Changes or, without `after`, removes a role. Throws an HttpProblem 404 without one, and 409 for the last owner. */
async function changeRole(
  { companyId, userId, actorId }: Change,
  after: CompanyRoleChange | undefined,
): Promise<CompanyRoleRow> {
  const [company, people] = await Promise.all([repository.companyNamed(companyId), readPeople([userId])]);
  return retry(8, busy, async () => {
    const before = orNotFound(await readCompanyRole(userId, companyId), noSuchRole);
    const changes: AuditChange[] = [
      { field: 'email', [after ? 'after' : 'before']: people.get(userId)?.email },
      { field: 'role', before: before.role, after: after?.role },
    ];
    const action = after ? 'Changed a role' : 'Removed a role';
    const items = changedCompanyRoleItems(before, after);
    const { isWritten, failed } = await tryTransact([
      ...items,
      ...isOwnerItems(companyId, actorId, userId),
      companyAudit(company, actorId, action, changes),
    ]);
    if (isWritten) return { ...before, ...after };
    if (failed[0]) return undefined;
    const isLast = items.length > 1 && failed[1];
    throw new HttpProblem(409, isLast ? lastOwner : 'Your own role has just changed.');
  });
}

/** Implements the operations on the roles in a company. */
export const companyRolesOfPeople: Implementation<typeof companyRoleOperations> = {
  async inviteCompanyRole({ params: { companyId }, body: { email, ...sent }, userId }) {
    const change = await roleOf(companyId, sent);
    if (await hasMember(companyId, email))
      throw fieldProblem(409, 'body.email', 'This person already has a role, which you can change');
    const by = await inviterOf(companyId, userId);
    await countInvitation(email);
    const changes = [
      { field: 'email', after: email },
      { field: 'role', after: change.role },
    ];
    const row = await inviteToRole(by, { email, ...change }, [
      companyAudit(by.company, userId, 'Invited somebody to a role', changes),
    ]);
    const [invitation] = row ? toRoleInvitation(row) : [];
    if (!invitation) throw new HttpProblem(409, busy);
    return { status: 201, body: invitation };
  },

  async changeCompanyRole({ params: { companyId, userId }, body, userId: actorId }) {
    const row = await changeRole({ companyId, userId, actorId }, await roleOf(companyId, body));
    const [member] = memberOf(row, await readPeople([userId]));
    return { status: 200, body: orNotFound(member, noSuchRole) };
  },

  async removeCompanyRole({ params: { companyId, userId }, userId: actorId }) {
    await changeRole({ companyId, userId, actorId }, undefined);
    return { status: 204 };
  },

  async listRoleInvitations({ params: { companyId }, query }) {
    const { items, next } = await repository.listRoleInvitations(companyId, query);
    return { status: 200, body: { items: items.flatMap(toRoleInvitation), next } };
  },

  async withdrawRoleInvitation({ params: { companyId, invitationId }, userId }) {
    const company = await repository.companyNamed(companyId);
    await retry(8, busy, async () => {
      const row = await readRoleInvitation(companyId, invitationId);
      const none = 'There is no such invitation, or it was accepted.';
      const { email, role, state, invitation_ends_at = '' } = orNotFound(row, none);
      if (state === 'withdrawn') return true;
      if (!row || state === 'accepted') throw new HttpProblem(404, none);
      const key = keys.roleInvitation(companyId, invitationId);
      const changes = [
        { field: 'email', before: email },
        { field: 'role', before: role },
      ];
      const ended = { state: 'withdrawn', ttl: keptUntil(invitation_ends_at) } as const;
      const items = isOpenState(state)
        ? [changedInvitationItem(key, row, ended), ...droppedMailItems(row)]
        : [{ Delete: { Key: key } }];
      const entry = companyAudit(company, userId, 'Withdrew an invitation to a role', changes);
      return (await tryWrite([...items, entry])) || undefined;
    });
    return { status: 204 };
  },
};

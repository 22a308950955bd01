import { randomUUID } from 'node:crypto';
import type {
  CompanyGroup,
  companyGroupOperations,
} from '@redwhiteandcode/contract/company/group-operations.ts';
import { groupLimits, groupMessages } from '@redwhiteandcode/contract/company/group-rules.ts';
import { groupKey } from '@redwhiteandcode/contract/company/people-outcomes.ts';
import type { CompanyRoleRow } from '../platform/company-roles.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { retry } from '../platform/retry.ts';
import { setAttributes, transact, tryTransact, tryWrite } from '../platform/table.ts';
import { readCompanyProfile } from '../rows/company/read.ts';
import { listGroupMembers, listGroupsByName, readGroups } from '../rows/group/read.ts';
import type { GroupRow } from '../rows/group/row.ts';
import { deletedGroupItems, newGroupItems, renamedGroupItems } from '../rows/group/write.ts';
import { readPeopleById } from '../rows/person/read.ts';
import type { PersonRow } from '../rows/person/row.ts';
import { movedPeopleItems } from '../rows/person/write.ts';
import { busy } from './inviting.ts';
import { companyAudit } from './log.ts';
import { toPerson } from './people.ts';
import * as repository from './repository.ts';
import { companyOf } from './rules.ts';
import { isInScope, type Scope, scopeOf } from './scope.ts';

const noSuchGroup = 'There is no such group in this company, or it is not one of yours.';

const toGroup = ({ id, name, people, assignments }: GroupRow): CompanyGroup => ({
  id,
  name,
  people,
  assignments,
});

interface GroupCall {
  params: { companyId: string; groupId: string };
  company: CompanyRoleRow;
}

/** Reads a group in the caller's scope. Throws an HttpProblem 404 if there is none. */
async function groupOf({ params: { companyId, groupId }, company }: GroupCall): Promise<GroupRow> {
  const scope = scopeOf(company);
  const isOwn = scope === 'all' || scope.includes(groupId);
  const [group] = isOwn ? await readGroups(companyId, [groupId]) : [];
  return orNotFound(group, noSuchGroup);
}

/** Lists the groups of a manager, of which there are few, by name. */
async function ownGroups(companyId: string, scope: readonly string[], start: string): Promise<GroupRow[]> {
  const groups = await readGroups(companyId, scope);
  const nameOf = ({ name }: GroupRow) => groupKey(name);
  return groups
    .filter((group) => nameOf(group).startsWith(groupKey(start)))
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** Reads people to move. Throws an HttpProblem 422 if the caller does not reach one of them. */
async function peopleIn(companyId: string, ids: readonly string[], scope: Scope): Promise<PersonRow[]> {
  const people = await readPeopleById(companyId, ids, { consistent: true });
  if (people.length < new Set(ids).size || people.some((person) => !isInScope(person, scope)))
    throw fieldProblem(422, 'body.people', 'There is no such person, or not in your groups');
  return people;
}

/** Returns the groups of a person who is put into one or taken out of it. Throws an HttpProblem 422 for too many. */
function groupsAfter({ groups }: PersonRow, groupId: string, isAdded: boolean): string[] {
  if (!isAdded) return groups.filter((group) => group !== groupId);
  if (groups.length >= groupLimits.groupsOfPerson)
    throw fieldProblem(422, 'body.people', groupMessages.tooManyGroups);
  return [...groups, groupId];
}

/** Adds people to a group or removes them from it, all or none. */
async function movePeople(
  call: GroupCall & { body: { people: string[] }; userId: string },
  isAdded: boolean,
): Promise<CompanyGroup> {
  const { companyId, groupId } = call.params;
  const company = await repository.companyNamed(companyId);
  return retry(8, busy, async () => {
    const group = await groupOf(call);
    const people = await peopleIn(companyId, call.body.people, scopeOf(call.company));
    const moved = people
      .filter(({ groups }) => groups.includes(groupId) !== isAdded)
      .map((person) => ({ person, groups: groupsAfter(person, groupId, isAdded) }));
    if (moved.length === 0) return toGroup(group);
    const action = isAdded ? 'Added people to a group' : 'Removed people from a group';
    const changes = [
      { field: 'group', after: group.name },
      { field: 'people', after: String(moved.length) },
    ];
    const isWritten = await tryWrite([
      ...movedPeopleItems(companyId, moved),
      companyAudit(company, call.userId, action, changes),
    ]);
    if (!isWritten) return undefined;
    return { ...toGroup(group), people: group.people + (isAdded ? moved.length : -moved.length) };
  });
}

/** Returns why a group cannot be deleted, as a sentence; undefined if it can. */
async function obstacleTo(companyId: string, group: GroupRow): Promise<string | undefined> {
  if (group.people > 0) return groupMessages.hasPeople;
  if (group.assignments > 0) return groupMessages.hasAssignments;
  const roles = await repository.listAllRoles(companyId);
  return roles.some(({ groups }) => groups.includes(group.id)) ? groupMessages.hasManagers : undefined;
}

/** Implements the operations on the groups of a company, and on its time zone. */
export const companyGroups: Implementation<typeof companyGroupOperations> = {
  async setCompanyTimeZone({ params: { companyId }, body: { time_zone }, company: role, userId }) {
    const [account, before] = await Promise.all([
      repository.companyNamed(companyId),
      readCompanyProfile(companyId),
    ]);
    const change = { field: 'time zone', before: before.time_zone, after: time_zone };
    if (before.time_zone !== time_zone)
      await transact([
        setAttributes(keys.companyProfile(companyId), { time_zone }),
        companyAudit(account, userId, 'Changed the time zone', [change]),
      ]);
    return { status: 200, body: companyOf(account, { ...before, time_zone }, role) };
  },

  async listCompanyGroups({ params: { companyId }, query: { q = '', ...page }, company }) {
    const scope = scopeOf(company);
    const { items, next } =
      scope === 'all'
        ? await listGroupsByName(companyId, q, page)
        : { items: await ownGroups(companyId, scope, q), next: null };
    return { status: 200, body: { items: items.map(toGroup), next } };
  },

  async getCompanyGroup(call) {
    return { status: 200, body: toGroup(await groupOf(call)) };
  },

  async createCompanyGroup({ params: { companyId }, body: { name }, userId }) {
    const company = await repository.companyNamed(companyId);
    const group = { id: randomUUID(), name, people: 0, assignments: 0 };
    const isWritten = await tryWrite([
      ...newGroupItems(companyId, group),
      companyAudit(company, userId, 'Created a group', [{ field: 'name', after: name }]),
    ]);
    if (!isWritten) throw fieldProblem(409, 'body.name', groupMessages.sameName);
    return { status: 201, body: toGroup(group) };
  },

  async renameCompanyGroup(call) {
    const { companyId } = call.params;
    const { name } = call.body;
    const company = await repository.companyNamed(companyId);
    const renamed = await retry(8, busy, async () => {
      const group = await groupOf(call);
      if (group.name === name) return group;
      const change = { field: 'name', before: group.name, after: name };
      const { isWritten, failed } = await tryTransact([
        ...renamedGroupItems(companyId, group, name),
        companyAudit(company, call.userId, 'Renamed a group', [change]),
      ]);
      if (!isWritten && failed[0]) throw fieldProblem(409, 'body.name', groupMessages.sameName);
      return isWritten ? { ...group, name } : undefined;
    });
    return { status: 200, body: toGroup(renamed) };
  },

  async deleteCompanyGroup(call) {
    const { companyId } = call.params;
    const company = await repository.companyNamed(companyId);
    await retry(8, busy, async () => {
      const group = await groupOf(call);
      const obstacle = await obstacleTo(companyId, group);
      if (obstacle !== undefined) throw new HttpProblem(409, obstacle);
      const change = { field: 'name', before: group.name };
      const isWritten = await tryWrite([
        ...deletedGroupItems(companyId, group),
        companyAudit(company, call.userId, 'Deleted a group', [change]),
      ]);
      return isWritten || undefined;
    });
    return { status: 204 };
  },

  async listCompanyGroupPeople(call) {
    const { companyId, groupId } = call.params;
    await groupOf(call);
    const { items: ids, next } = await listGroupMembers(companyId, groupId, call.query);
    const people = new Map((await readPeopleById(companyId, ids)).map((person) => [person.id, person]));
    return { status: 200, body: { items: ids.flatMap((id) => people.get(id) ?? []).map(toPerson), next } };
  },

  async addCompanyGroupPeople(call) {
    return { status: 200, body: await movePeople(call, true) };
  },

  async removeCompanyGroupPeople(call) {
    return { status: 200, body: await movePeople(call, false) };
  },
};

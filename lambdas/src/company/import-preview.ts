import type {
  ImportedList,
  ImportPreview,
  PreviewedRow,
} from '@redwhiteandcode/contract/company/import-operations.ts';
import {
  addressesOf,
  type CompanyState,
  groupKey,
  peopleOutcomes,
  type RowOutcome,
} from '@redwhiteandcode/contract/company/people-outcomes.ts';
import type { PeopleRow } from '@redwhiteandcode/contract/company/people-rules.ts';
import { hostOf, isFreeMail } from '@redwhiteandcode/contract/text/free-mail.ts';
import { fieldProblem } from '../platform/http-problem.ts';
import { requestMark } from '../platform/idempotency.ts';
import { readPeople } from '../platform/people.ts';
import { provenDomains } from '../rows/domain/read.ts';
import { listGroups } from '../rows/group/read.ts';
import type { GroupRow } from '../rows/group/row.ts';
import { listAllPeople, readPeopleOf } from '../rows/person/read.ts';
import { hasSeat, type PersonRow } from '../rows/person/row.ts';
import { freeSeatsOf, readSeatAccount } from '../rows/seat/account.ts';
import type { Removal } from './import-chunks.ts';
import { listAllRoles } from './repository.ts';
import { isInScope, type Scope } from './scope.ts';

/**
 * Returns the domains that a company may invite without being asked: those that it has proven, and those of its owners' proven
 * addresses at which not anybody can get an address.
 */
async function domainsOf(companyId: string): Promise<string[]> {
  const [roles, ofCompany] = await Promise.all([listAllRoles(companyId), provenDomains(companyId)]);
  const owners = roles.filter(({ role }) => role === 'owner');
  const people = await readPeople(owners.map(({ user_id }) => user_id));
  const proven = Array.from(people.values()).filter(
    ({ email, email_verified_at }) => email_verified_at !== undefined && !isFreeMail(email),
  );
  const ofOwners = proven.map(({ email }) => hostOf(email));
  return Array.from(new Set([...ofCompany, ...ofOwners])).toSorted();
}

/** Returns what a list of people meets in the company. */
function knownOf(
  people: Iterable<PersonRow>,
  scope: Scope,
): Map<string, 'already_invited' | 'already_member' | 'other_group'> {
  const known = new Map<string, 'already_invited' | 'already_member' | 'other_group'>();
  for (const person of people) {
    if (hasSeat(person))
      known.set(person.email, person.state === 'accepted' ? 'already_member' : 'already_invited');
    // A manager must not take over somebody of another group, whose seat was taken back.
    else if (!isInScope(person, scope)) known.set(person.email, 'other_group');
  }
  return known;
}

/** Returns the groups of a company that a scope has. */
const groupsIn = (groups: readonly GroupRow[], scope: Scope): GroupRow[] =>
  groups.filter(({ id }) => scope === 'all' || scope.includes(id));

/** Puts the rows without a group into the only group of a manager. */
function withOnlyGroup(rows: readonly PeopleRow[], own: readonly GroupRow[], scope: Scope): PeopleRow[] {
  const [only, ...others] = own;
  if (scope === 'all' || !only || others.length > 0) return [...rows];
  return rows.map((row) => ({ ...row, group: row.group || only.name }));
}

/** Returns the names of the groups of new people that do not exist, as the first row has them. */
function newGroupsOf(rows: readonly RowOutcome[], groups: readonly GroupRow[]): string[] {
  const known = new Set(groups.map(({ name }) => groupKey(name)));
  const names = new Map<string, string>();
  for (const { outcome, group } of rows) {
    const key = groupKey(group);
    if (outcome === 'new' && key !== '' && !known.has(key) && !names.has(key)) names.set(key, group);
  }
  return Array.from(names.values());
}

const toRow = (row: RowOutcome): PreviewedRow => ({
  record: row.record,
  email: row.email,
  name: row.name,
  group: row.group,
  manager: row.manager,
  outcome: row.outcome,
  reason: row.outcome === 'not_an_address' ? row.reason : null,
  first_record: row.outcome === 'twice_in_file' ? row.firstRecord : null,
  warnings: row.warnings,
});

/** What applying a list would do: as the API shows it, and as a job does it. */
export interface Preview {
  body: ImportPreview;
  rows: RowOutcome[];
  removals: Removal[];
}

/**
 * Decides about each row of a list with what the company has now. It reads no more than the people whom the list names, unless
 * the list replaces the one before. Throws an HttpProblem 422 if somebody other than an owner replaces the list.
 */
export async function previewList(companyId: string, list: ImportedList, scope: Scope): Promise<Preview> {
  if (list.replaces && scope !== 'all')
    throw fieldProblem(422, 'body.replaces', 'Only an owner can replace the list');
  const emails = addressesOf(list.rows);
  const [account, domains, groups, people] = await Promise.all([
    readSeatAccount(companyId),
    domainsOf(companyId),
    listGroups(companyId),
    list.replaces
      ? listAllPeople(companyId)
      : readPeopleOf(companyId, emails).then((found) => Array.from(found.values())),
  ]);
  const listed = new Set(emailsIn(list.rows));
  const removed = list.replaces
    ? people
        .filter((person) => hasSeat(person) && !listed.has(person.email))
        .toSorted((one, other) => (one.email < other.email ? -1 : 1))
    : [];
  const own = groupsIn(groups, scope);
  const free = freeSeatsOf(account) + (account?.account_status === 'active' ? removed.length : 0);
  const state: CompanyState = {
    domains: list.any_domain ? 'any' : new Set(domains),
    freeSeats: free,
    known: knownOf(people, scope),
    ...(scope !== 'all' && { groups: new Set(own.map(({ name }) => groupKey(name))) }),
  };
  const rows = peopleOutcomes(withOnlyGroup(list.rows, own, scope), state);
  const removals = removed.map(({ id, email, name }) => ({ id, email, name }));
  const shown = { rows: rows.map(toRow), new_groups: newGroupsOf(rows, groups) };
  return {
    rows,
    removals,
    body: {
      ...shown,
      mark: requestMark({ companyId, ...shown, removals }),
      removed: removed.map(({ id, email, name, state: is }) => ({ id, email, name, state: is })),
      free_seats: free,
      domains,
    },
  };
}

/** Returns the addresses of rows, without those of their managers. */
const emailsIn = (rows: readonly PeopleRow[]): string[] =>
  addressesOf(rows.map((row) => ({ ...row, manager: '' })));

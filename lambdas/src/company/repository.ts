import * as z from 'zod';
import type { CountedPageOf, PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { type ListQuery, listRows } from '../platform/admin-list.ts';
import { aboutCompany } from '../platform/audit.ts';
import { CompanyRoleItem, type CompanyRoleRow } from '../platform/company-roles.ts';
import { orNotFound } from '../platform/http-problem.ts';
import { indexes, keys } from '../platform/keys.ts';
import { listSelected } from '../platform/selected-page.ts';
import { getItems, KeyItem, listAll, listItems } from '../platform/table.ts';
import { matchesWords, wordsOf } from '../platform/words.ts';
import { readCompanyAccount } from '../rows/company/read.ts';
import type { CompanyAccountRow } from '../rows/company/row.ts';
import { readCompanyDomain } from '../rows/domain/read.ts';
import type { DomainRow } from '../rows/domain/row.ts';
import { RoleInvitationItem, type RoleInvitationRow } from '../rows/invitation/row.ts';
import { PersonItem, type PersonRow } from '../rows/person/row.ts';
import { lists } from './list.ts';
import { isInScope, type Scope } from './scope.ts';

/** Reads a company. Throws an HttpProblem 404 if there is none. */
export const companyNamed = async (id: string): Promise<CompanyAccountRow> =>
  orNotFound(await readCompanyAccount(id), 'There is no such company.');

/** Reads a domain of a company. Throws an HttpProblem 404 if the company does not have it. */
export const domainIn = async (companyId: string, domain: string): Promise<DomainRow> =>
  orNotFound(await readCompanyDomain(companyId, domain), 'There is no such domain in this company.');

/** Lists a user's roles in companies. */
export const listOwnRoles = (userId: string, page: PageQuery): Promise<PageOf<CompanyRoleRow>> => {
  const { pk, sk: prefix } = keys.companyRole(userId);
  return listItems({ pk, prefix, consistent: true }, page, CompanyRoleItem);
};

/** Lists the people with a role in a company, by the time at which they got it. */
export const listRoles = (companyId: string, page: PageQuery): Promise<PageOf<CompanyRoleRow>> =>
  listItems({ index: 'gsi1', pk: indexes.companyRoles('', companyId, '').gsi1pk }, page, CompanyRoleItem);

/** Lists everybody with a role in a company, of whom there are few. */
export const listAllRoles = (companyId: string): Promise<CompanyRoleRow[]> =>
  listAll({ index: 'gsi1', pk: indexes.companyRoles('', companyId, '').gsi1pk }, CompanyRoleItem);

/** Lists the invitations to roles in a company, also those that were accepted or withdrawn. */
export const listRoleInvitations = (
  companyId: string,
  page: PageQuery,
): Promise<PageOf<RoleInvitationRow>> => {
  const { pk, sk: prefix } = keys.roleInvitation(companyId);
  return listItems({ pk, prefix, consistent: true }, page, RoleInvitationItem);
};

/** Lists the people of a company in a scope. Those of groups are always listed by date, because the search knows no groups. */
export async function listPeople(
  companyId: string,
  scope: Scope,
  query: ListQuery,
): Promise<CountedPageOf<PersonRow>> {
  const allRows = { index: 'gsi2', pk: indexes.people('', companyId, '', '').gsi2pk } as const;
  if (scope === 'all')
    return listRows({ ...lists['company-people'], company: companyId, allRows }, query, PersonItem);
  const { q, state, limit, cursor } = query;
  const searched = wordsOf(q);
  const isAsked = (person: PersonRow) =>
    isInScope(person, scope) &&
    (state === undefined || person.state === state) &&
    matchesWords(wordsOf(`${person.name ?? ''} ${person.email}`), searched);
  const page = await listSelected({ ...allRows, newestFirst: true }, { limit, cursor }, PersonItem, isAsked);
  const isWhole = cursor === undefined && page.next === null;
  return { ...page, count: { rows: page.items.length, is_exact: isWhole, is_from_page: true } };
}

/** Returns those of these groups that a company does not have. */
export async function missingGroups(companyId: string, groups: readonly string[]): Promise<string[]> {
  const found = await getItems(
    groups.map((group) => keys.companyGroup(companyId, group)),
    KeyItem,
    { consistent: true },
  );
  const known = new Set(found.map(({ sk }) => sk));
  return groups.filter((group) => !known.has(keys.companyGroup(companyId, group).sk));
}

const LogItem = z.object({
  id: z.string(),
  at: z.string(),
  actor_id: z.string(),
  action: z.string(),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().optional(), after: z.string().optional() }),
  ),
});

/** Lists the changes in a company by date. */
export const listLog = (
  companyId: string,
  { order, limit, cursor }: Pick<ListQuery, 'order' | 'limit' | 'cursor'>,
): Promise<PageOf<z.output<typeof LogItem>>> => {
  const pk = indexes.audit('', '', aboutCompany(companyId)).gsi2pk ?? '';
  return listItems({ index: 'gsi2', pk, newestFirst: order === 'descending' }, { limit, cursor }, LogItem);
};

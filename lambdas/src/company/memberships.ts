import type { companyMembershipOperations } from '@redwhiteandcode/contract/company/membership-operations.ts';
import { addressHash } from '../platform/address-hash.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound } from '../platform/http-problem.ts';
import { indexes, keys } from '../platform/keys.ts';
import { readPeople } from '../platform/people.ts';
import { getItems, listItems } from '../platform/table.ts';
import { readCompanyAccounts } from '../rows/company/read.ts';
import { GroupItem } from '../rows/group/row.ts';
import { readPersonOf } from '../rows/person/read.ts';
import { PersonItem, type PersonRow } from '../rows/person/row.ts';
import { toPerson } from './people.ts';
import { listViews } from './person-views.ts';

/** Returns the address that a user has proven; undefined if there is none. */
async function provenAddress(userId: string): Promise<string | undefined> {
  const user = (await readPeople([userId])).get(userId);
  return user?.email_verified_at === undefined ? undefined : user.email;
}

/** Reads the names of groups of several companies, by the sort keys of their rows. */
async function groupNames(rows: readonly PersonRow[]): Promise<ReadonlyMap<string, string>> {
  const wanted = rows.flatMap(({ company_id, groups }) =>
    groups.map((group) => keys.companyGroup(company_id, group)),
  );
  const found = wanted.length === 0 ? [] : await getItems(wanted, GroupItem);
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Implements the operations that show a user what companies see of them. */
export const companyMemberships: Implementation<typeof companyMembershipOperations> = {
  async listOwnMemberships({ query, userId }) {
    const email = await provenAddress(userId);
    if (email === undefined) return { status: 200, body: { items: [], next: null } };
    const { gsi1pk: pk } = indexes.people(addressHash(email), '', '', '');
    const { items: rows, next } = await listItems({ index: 'gsi1', pk }, query, PersonItem);
    const accounts = await readCompanyAccounts(rows.map(({ company_id }) => company_id));
    const companies = new Map(accounts.map(({ id, company_name }) => [id, company_name]));
    const names = await groupNames(rows);
    const items = rows.flatMap((row) => {
      const company_name = companies.get(row.company_id);
      if (company_name === undefined) return [];
      const { id: _, invitation_ends_at: _ends, ...person } = toPerson(row);
      const groups = row.groups.flatMap((group) => names.get(group) ?? []);
      return [{ ...person, groups, company_id: row.company_id, company_name }];
    });
    return { status: 200, body: { items, next } };
  },

  async listOwnPersonViews({ params: { companyId }, query, userId }) {
    const email = await provenAddress(userId);
    const found = email === undefined ? undefined : await readPersonOf(companyId, email);
    const person = orNotFound(found, 'You are not one of the people of this company.');
    const { items, next } = await listViews(person, query);
    const viewers = await readPeople(items.map(({ user_id }) => user_id));
    const nameOf = (id: string) => viewers.get(id)?.full_name ?? viewers.get(id)?.email ?? null;
    const views = items.map(({ day, user_id }) => ({ day, viewer: nameOf(user_id) }));
    return { status: 200, body: { items: views, next } };
  },
};

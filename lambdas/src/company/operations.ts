import type { companyOperations } from '@redwhiteandcode/contract/company/operations.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound } from '../platform/http-problem.ts';
import { readPeople } from '../platform/people.ts';
import { readCompanyAccount, readCompanyAccounts, readCompanyProfile } from '../rows/company/read.ts';
import * as repository from './repository.ts';
import { companyOf, memberOf } from './rules.ts';

/** Implements the operations of `/api/company`. */
export const company: Implementation<typeof companyOperations> = {
  async listOwnCompanies({ query, userId }) {
    const { items, next } = await repository.listOwnRoles(userId, query);
    const accounts = await readCompanyAccounts(items.map(({ company_id }) => company_id));
    const names = new Map(accounts.map(({ id, company_name }) => [id, company_name]));
    const own = items.flatMap(({ company_id: id, role }) => {
      const company_name = names.get(id);
      return company_name === undefined ? [] : [{ id, company_name, role }];
    });
    return { status: 200, body: { items: own, next } };
  },

  async getCompany({ params: { companyId }, company: role }) {
    const [account, profile] = await Promise.all([
      readCompanyAccount(companyId),
      readCompanyProfile(companyId),
    ]);
    return { status: 200, body: companyOf(orNotFound(account, 'There is no such company.'), profile, role) };
  },

  async listCompanyRoles({ params: { companyId }, query }) {
    const { items, next } = await repository.listRoles(companyId, query);
    const people = await readPeople(items.map(({ user_id }) => user_id));
    return { status: 200, body: { items: items.flatMap((row) => memberOf(row, people)), next } };
  },
};

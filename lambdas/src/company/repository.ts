import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { CompanyRoleItem, type CompanyRoleRow } from '../platform/company-roles.ts';
import { indexes, keys } from '../platform/keys.ts';
import { listItems } from '../platform/table.ts';

/** Lists a user's roles in companies. */
export const listOwnRoles = (userId: string, page: PageQuery): Promise<PageOf<CompanyRoleRow>> => {
  const { pk, sk: prefix } = keys.companyRole(userId);
  return listItems({ pk, prefix, consistent: true }, page, CompanyRoleItem);
};

/** Lists the people with a role in a company, by the time at which they got it. */
export const listRoles = (companyId: string, page: PageQuery): Promise<PageOf<CompanyRoleRow>> =>
  listItems({ index: 'gsi1', pk: indexes.companyRoles('', companyId, '').gsi1pk }, page, CompanyRoleItem);

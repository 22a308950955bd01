import { keys } from '../../platform/keys.ts';
import { getItem, getItems } from '../../platform/table.ts';
import { CompanyAccountItem, type CompanyAccountRow, CompanyProfileItem } from './row.ts';

/** Reads a company's account consistently. */
export const readCompanyAccount = (id: string): Promise<CompanyAccountRow | undefined> =>
  getItem(keys.corporateAccount(id), CompanyAccountItem, { consistent: true });

/** Reads the accounts of companies, in any order. */
export const readCompanyAccounts = (ids: readonly string[]): Promise<CompanyAccountRow[]> =>
  getItems(ids.map(keys.corporateAccount), CompanyAccountItem);

/** Reads what a company decided about itself; one that decided nothing has the defaults. */
export const readCompanyProfile = async (id: string) =>
  (await getItem(keys.companyProfile(id), CompanyProfileItem, { consistent: true })) ??
  CompanyProfileItem.parse({});

import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { keys } from '../../platform/keys.ts';
import { getItem, type Listing, listAll, listItems } from '../../platform/table.ts';
import { DomainItem, type DomainRow } from './row.ts';

const domainsOf = (companyId: string): Listing => {
  const { pk, sk: prefix } = keys.companyDomain(companyId);
  return { pk, prefix, consistent: true };
};

/** Reads a domain of a company consistently. */
export const readCompanyDomain = (companyId: string, domain: string): Promise<DomainRow | undefined> =>
  getItem(keys.companyDomain(companyId, domain), DomainItem, { consistent: true });

/** Lists the domains of a company by name. */
export const listDomains = (companyId: string, page: PageQuery): Promise<PageOf<DomainRow>> =>
  listItems(domainsOf(companyId), page, DomainItem);

/** Returns the proven domains of a company, of which there are few. */
export const provenDomains = async (companyId: string): Promise<string[]> =>
  (await listAll(domainsOf(companyId), DomainItem)).flatMap(({ state, domain }) =>
    state === 'proven' ? [domain] : [],
  );

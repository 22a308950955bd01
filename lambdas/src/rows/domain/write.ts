import { domainTerms } from '@redwhiteandcode/contract/company/domain-rules.ts';
import { indexes, keys } from '../../platform/keys.ts';
import { putNew, setAttributes, type TransactItem } from '../../platform/table.ts';
import type { DomainRow } from './row.ts';

/** Makes the item that counts the domains of a company. It is refused if there would be too many. */
const domainCountItem = (companyId: string, change: 1 | -1): TransactItem => ({
  Update: {
    Key: keys.companyProfile(companyId),
    UpdateExpression: 'ADD domains :change',
    ...(change > 0 && { ConditionExpression: 'attribute_not_exists(domains) OR domains < :most' }),
    ExpressionAttributeValues: { ':change': change, ...(change > 0 && { ':most': domainTerms.most }) },
  },
});

/** Makes the items of a new domain. The first is refused if the company has it, the second if it has too many domains. */
export const newDomainItems = (row: DomainRow): TransactItem[] => [
  putNew({ ...keys.companyDomain(row.company_id, row.domain), ...row }),
  domainCountItem(row.company_id, 1),
];

/** Makes the item that changes a domain and removes what is undefined. It is refused if it has changed since the read. */
export const changedDomainItem = (
  { company_id, domain, version }: DomainRow,
  attributes: Partial<DomainRow> & Readonly<Record<string, unknown>>,
): TransactItem =>
  setAttributes(
    keys.companyDomain(company_id, domain),
    { ...attributes, version: version + 1 },
    { condition: 'version = :before', values: { ':before': version } },
  );

/** Makes the item that names the company for which a domain is proven. It is refused if there is one. */
export const domainClaimItem = ({ company_id, domain }: DomainRow): TransactItem =>
  putNew({ ...keys.companyDomainClaim(domain), company_id });

/** Makes the item that releases a domain, so that another company can prove it. */
export const releasedDomainItem = ({ company_id, domain }: DomainRow): TransactItem => ({
  Delete: {
    Key: keys.companyDomainClaim(domain),
    ConditionExpression: 'company_id = :company',
    ExpressionAttributeValues: { ':company': company_id },
  },
});

/** Makes the items that remove a domain with its join link. They are refused if it has changed since the read. */
export const removedDomainItems = (row: DomainRow): TransactItem[] => [
  {
    Delete: {
      Key: keys.companyDomain(row.company_id, row.domain),
      ConditionExpression: 'version = :before',
      ExpressionAttributeValues: { ':before': row.version },
    },
  },
  domainCountItem(row.company_id, -1),
  ...(row.state === 'proven' ? [releasedDomainItem(row)] : []),
];

/**
 * Makes the item that counts a person who joins with a domain's link. It is refused if the domain is no longer proven, or if the
 * link was revoked, replaced or used up since the read.
 */
export const joinedItem = ({ company_id, domain, join_hash }: DomainRow): TransactItem => ({
  Update: {
    Key: keys.companyDomain(company_id, domain),
    UpdateExpression: 'ADD join_count :one',
    ConditionExpression:
      '#state = :proven AND join_hash = :hash AND (attribute_not_exists(join_limit) OR join_count < join_limit)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':one': 1, ':proven': 'proven', ':hash': join_hash },
  },
});

/** The attributes of a domain without a request that an admin approves it. */
export const withoutRequest = {
  asked_at: undefined,
  asked_by: undefined,
  gsi2pk: undefined,
  gsi2sk: undefined,
} as const;

/** Returns the attributes of a user's request that an admin approves a domain. */
export const requestedBy = (userId: string, { company_id, domain }: DomainRow, at: string) => ({
  asked_at: at,
  asked_by: userId,
  denied_at: undefined,
  ...indexes.domainRequests(userId, company_id, domain),
});

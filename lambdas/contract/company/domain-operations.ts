import * as z from 'zod';
import { characters, wholeNumber } from '../api/fields.ts';
import { defineCompanyOperations, limitsPer } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { checkProblems, domainStates, joinLimitRule } from './domain-rules.ts';
import { CompanyParams } from './operations.ts';

/**
 * The link with which people of a domain join the company. `joins` is the number of people who did. `group` is the id of the
 * group that they join. The address of the link is not stored.
 */
const JoinLink = z
  .object({
    made_at: z.iso.datetime(),
    group: z.string().nullable(),
    limit: z.int().nullable(),
    last_day: z.iso.date().nullable(),
    joins: z.int().min(0),
  })
  .meta({ id: 'CompanyJoinLink' });

/**
 * A domain of a company. `record` is the TXT record that proves it. `problem` is what the latest check found; a proven domain
 * stays proven for 30 days after `missing_since`. `approval` is what became of the request that we approve the domain.
 */
export const CompanyDomain = z
  .object({
    domain: z.string(),
    state: z.enum(domainStates),
    added_at: z.iso.datetime(),
    record: z.object({ name: z.string(), value: z.string() }),
    problem: z.enum(checkProblems).nullable(),
    checked_at: z.iso.datetime().nullable(),
    proven_at: z.iso.datetime().nullable(),
    proven_by: z.enum(['dns', 'address']).nullable(),
    missing_since: z.iso.datetime().nullable(),
    approval: z.enum(['none', 'asked', 'denied']),
    join_link: JoinLink.nullable(),
  })
  .meta({ id: 'CompanyDomain' });
export type CompanyDomain = z.infer<typeof CompanyDomain>;

/** The limits of a join link. `last_day` ends in the company's calendar; a group is named by its id. */
const NewJoinLink = z
  .object({
    group: z.string().min(1).max(100).nullish(),
    limit: wholeNumber(joinLimitRule).nullish(),
    last_day: z.iso.date().nullish(),
  })
  .meta({ id: 'NewCompanyJoinLink' });
export type NewJoinLink = z.infer<typeof NewJoinLink>;

const domains = '/api/company/{companyId}/domains';
const owners = { roles: ['owner'] } as const;
const DomainParams = CompanyParams.extend({ domain: z.string().min(1).max(253) });

/** The operations on a company's domains and their join links, for its owners. */
export const companyDomainOperations = defineCompanyOperations('company', {
  listCompanyDomains: {
    ...owners,
    route: `GET ${domains}`,
    summary: 'List the domains of a company',
    params: CompanyParams,
    query: PageQuery,
    responses: { 200: Page('CompanyDomainPage', CompanyDomain) },
  },
  addCompanyDomain: {
    ...owners,
    route: `POST ${domains}`,
    summary: 'Add a domain, to be proven with a TXT record; adding it again changes nothing',
    params: CompanyParams,
    body: z.object({ domain: characters({ max: 300 }) }).meta({ id: 'NewCompanyDomain' }),
    responses: { 201: CompanyDomain },
    errors: [409, 422],
  },
  removeCompanyDomain: {
    ...owners,
    route: `DELETE ${domains}/{domain}`,
    summary: 'Remove a domain with its join link; the people who joined stay',
    params: DomainParams,
    responses: { 204: null },
    errors: [409],
  },
  checkCompanyDomain: {
    ...owners,
    route: `POST ${domains}/{domain}/check`,
    summary: 'Look up the TXT record of a domain now; a domain is proven for one company only',
    params: DomainParams,
    responses: { 200: CompanyDomain },
    errors: [409],
    // The operation also counts the checks of each company.
    limits: limitsPer(3600, { user: 60 }),
  },
  requestDomainApproval: {
    ...owners,
    route: `POST ${domains}/{domain}/approval-request`,
    summary: 'Ask the platform to approve a domain at which the caller has a confirmed address',
    params: DomainParams,
    responses: { 200: CompanyDomain },
    errors: [409],
    limits: limitsPer(86_400, { user: 20 }),
  },
  makeJoinLink: {
    ...owners,
    route: `PUT ${domains}/{domain}/join-link`,
    summary:
      'Make the join link of a proven domain, which replaces the one before; only this response has its address',
    params: DomainParams,
    body: NewJoinLink,
    responses: {
      200: z.object({ url: z.string(), domain: CompanyDomain }).meta({ id: 'MadeCompanyJoinLink' }),
    },
    errors: [409, 422],
    limits: limitsPer(3600, { user: 60 }),
  },
  revokeJoinLink: {
    ...owners,
    route: `DELETE ${domains}/{domain}/join-link`,
    summary: 'Revoke the join link of a domain; the people who joined stay',
    params: DomainParams,
    responses: { 204: null },
    errors: [409],
  },
});

import * as z from 'zod';
import { defineAdminOperations } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { CompanyDomain } from './domain-operations.ts';

/**
 * A domain of a company, as admins decide about it. `asked_by` is who asks us to approve it, with an address that may have
 * changed since; null if nobody asks, or if that account was deleted.
 */
export const CorporateDomain = CompanyDomain.pick({
  domain: true,
  state: true,
  proven_by: true,
  proven_at: true,
  approval: true,
})
  .extend({
    asked_by: z
      .object({ user_id: z.string(), full_name: z.string().nullable(), email: z.string() })
      .nullable(),
  })
  .meta({ id: 'CorporateDomain' });
export type CorporateDomain = z.infer<typeof CorporateDomain>;

const AccountParams = z.object({ accountId: z.string().min(1).max(100) });

/** The admin operations on the domains of corporate accounts. */
export const corporateDomainOperations = defineAdminOperations('corporate', {
  listCorporateDomains: {
    route: 'GET /api/admin/corporate-accounts/{accountId}/domains',
    summary: 'List the domains of an account, with the requests to approve them',
    params: AccountParams,
    query: PageQuery,
    responses: { 200: Page('CorporateDomainPage', CorporateDomain) },
    errors: [404],
  },
  decideCorporateDomain: {
    route: 'POST /api/admin/corporate-accounts/{accountId}/domains/{domain}/decision',
    summary:
      'Approve or deny the request of an owner whose confirmed address is at a domain; an approved domain is proven',
    params: AccountParams.extend({ domain: z.string().min(1).max(253) }),
    body: z.object({ approve: z.boolean() }).meta({ id: 'DomainDecision' }),
    responses: { 200: CorporateDomain },
    errors: [404, 409],
  },
});

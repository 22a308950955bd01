import * as z from 'zod';
import { defineOperations } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { CompanyParams } from './operations.ts';
import { CompanyPerson } from './people-operations.ts';

/**
 * The caller as one of a company's people, as its rooms show them: the same values, with the names of the groups in place of
 * their ids.
 */
const Membership = CompanyPerson.omit({ id: true, invitation_ends_at: true })
  .extend({ company_id: z.string(), company_name: z.string() })
  .meta({ id: 'Membership' });
export type Membership = z.infer<typeof Membership>;

/** A day on which a person with a role opened the caller's page. `viewer` is null for a deleted account. */
const PersonView = z.object({ day: z.iso.date(), viewer: z.string().nullable() }).meta({ id: 'PersonView' });
export type PersonView = z.infer<typeof PersonView>;

/** The operations that show a user what companies see of them. */
export const companyMembershipOperations = defineOperations('company', {
  listOwnMemberships: {
    route: 'GET /api/me/memberships',
    access: 'user',
    summary:
      'List the companies that have the caller’s proven address among their people, with what each sees',
    query: PageQuery,
    responses: { 200: Page('MembershipPage', Membership) },
  },
  listOwnPersonViews: {
    route: 'GET /api/me/memberships/{companyId}/views',
    access: 'user',
    summary:
      'List who opened the caller’s page in a company’s rooms, once for each person and day, newest first',
    params: CompanyParams,
    query: PageQuery,
    responses: { 200: Page('PersonViewPage', PersonView) },
    errors: [404],
  },
});

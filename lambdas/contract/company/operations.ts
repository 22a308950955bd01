import * as z from 'zod';
import { companyIdLength } from '../api/company-roles.ts';
import { defineCompanyOperations, defineOperations } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { accountStatuses } from '../api/statuses.ts';
import { reportFrequencies } from './report-frequencies.ts';
import { CompanyRole } from './role.ts';

/** A term of seats by its first and its last day. */
export const SeatTerm = z.object({ starts_on: z.iso.date(), ends_on: z.iso.date() }).meta({ id: 'SeatTerm' });

/** A company in which the caller has a role. */
const OwnCompany = z
  .object({
    id: z.string(),
    company_name: z.string(),
    role: CompanyRole,
  })
  .meta({ id: 'OwnCompany' });

/**
 * A company as its own people see it. `seats_used` never exceeds `seats_purchased`. `term` is null until the first seats are
 * paid, and for seats that we granted; `renewal` is a paid next term with its seats. `time_zone` is an IANA name, in whose
 * calendar days begin and end. `report_frequency` is how often its owners and viewers get a report by email.
 */
export const Company = OwnCompany.extend({
  account_status: z.enum(accountStatuses),
  seats_purchased: z.int().min(0),
  seats_used: z.int().min(0),
  term: SeatTerm.nullable(),
  renewal: SeatTerm.extend({ seats: z.int().min(1) })
    .meta({ id: 'SeatRenewal' })
    .nullable(),
  created_at: z.iso.datetime(),
  time_zone: z.string(),
  report_frequency: z.enum(reportFrequencies),
}).meta({ id: 'Company' });
export type Company = z.infer<typeof Company>;

/** Somebody with a role in a company. `groups` are the ids of the groups that a manager manages. */
export const CompanyMember = z
  .object({
    user_id: z.string(),
    full_name: z.string().nullable(),
    email: z.string(),
    role: CompanyRole,
    groups: z.array(z.string()),
    since: z.iso.datetime(),
  })
  .meta({ id: 'CompanyMember' });
export type CompanyMember = z.infer<typeof CompanyMember>;

/** The company of an operation's path. */
export const CompanyParams = z.object({ companyId: z.string().min(1).max(companyIdLength) });

/** Which companies the caller has a role in. */
export const companyOperations = {
  ...defineOperations('company', {
    listOwnCompanies: {
      route: 'GET /api/company',
      access: 'user',
      summary: 'List the companies in which the caller has a role',
      query: PageQuery,
      responses: { 200: Page('OwnCompanyPage', OwnCompany) },
    },
  }),
  ...defineCompanyOperations('company', {
    getCompany: {
      route: 'GET /api/company/{companyId}',
      roles: ['owner', 'manager', 'viewer'],
      summary: 'Get a company with the numbers of its seats and the caller’s role',
      params: CompanyParams,
      responses: { 200: Company },
    },
    listCompanyRoles: {
      route: 'GET /api/company/{companyId}/roles',
      roles: ['owner'],
      summary: 'List the people with a role in a company, by the time at which they got it',
      params: CompanyParams,
      query: PageQuery,
      responses: { 200: Page('CompanyMemberPage', CompanyMember) },
    },
  }),
};

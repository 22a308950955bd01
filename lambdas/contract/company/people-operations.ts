import * as z from 'zod';
import { lowerCaseEmail, text } from '../api/fields.ts';
import { AdminListQuery, csvOf } from '../admin/lists.ts';
import { defineCompanyOperations, limitsPer } from '../api/operation.ts';
import { CountedPage } from '../api/page.ts';
import { AccountEmail } from '../identity/operations.ts';
import { invitationRules } from './invitation-rules.ts';
import { companyLists } from './list-descriptors.ts';
import { CompanyParams } from './operations.ts';
import { personStates } from './person-states.ts';
import { takeBackReasons } from './seat-ends.ts';

/**
 * A person of a company, with or without a seat. `groups` are ids; `manager` is an email address. `invitation_ends_at` is the
 * time at which the latest invitation expires; null if none was sent.
 */
export const CompanyPerson = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    groups: z.array(z.string()),
    manager: z.string().nullable(),
    state: z.enum(personStates),
    has_seat: z.boolean(),
    invited_at: z.iso.datetime(),
    invitation_ends_at: z.iso.datetime().nullable(),
    accepted_at: z.iso.datetime().nullable(),
    joined_by_link: z.boolean(),
    removed_at: z.iso.datetime().nullable(),
    removed_because: z.enum(takeBackReasons).nullable(),
  })
  .meta({ id: 'CompanyPerson' });
export type CompanyPerson = z.infer<typeof CompanyPerson>;

/** A person to invite. A manager of groups must name one of their own. */
export const NewCompanyPerson = z
  .object({
    email: AccountEmail,
    name: text(invitationRules.name).nullish(),
    group: z.string().min(1).max(100).nullish(),
    manager: lowerCaseEmail(invitationRules.manager).nullish(),
  })
  .meta({ id: 'NewCompanyPerson' });
export type NewCompanyPerson = z.infer<typeof NewCompanyPerson>;

const PeopleQuery = AdminListQuery(companyLists['company-people'].sorts).extend({
  state: z.enum(personStates).optional(),
});

const PersonParams = CompanyParams.extend({ personId: z.string().min(1).max(100) });

const people = '/api/company/{companyId}/people';
const managers = { roles: ['owner', 'manager'] } as const;
const everyone = { roles: ['owner', 'manager', 'viewer'] } as const;

/** The operations on a company's people. A manager reaches only the people of their groups. */
export const companyPeopleOperations = defineCompanyOperations('company', {
  listCompanyPeople: {
    ...everyone,
    route: `GET ${people}`,
    summary:
      'List the people of a company; a manager’s page may have fewer rows than asked for, always the latest seat first',
    params: CompanyParams,
    query: PeopleQuery,
    responses: { 200: CountedPage('CompanyPersonPage', CompanyPerson) },
  },
  exportCompanyPeople: {
    ...everyone,
    ...csvOf(PeopleQuery),
    route: `GET ${people}/export`,
    params: CompanyParams,
  },
  getCompanyPerson: {
    ...everyone,
    route: `GET ${people}/{personId}`,
    summary: 'Get a person of a company',
    params: PersonParams,
    responses: { 200: CompanyPerson },
  },
  inviteCompanyPerson: {
    ...managers,
    route: `POST ${people}`,
    summary: 'Give a free seat to an address that has none, and email it an invitation',
    params: CompanyParams,
    body: NewCompanyPerson,
    idempotent: true,
    responses: { 201: CompanyPerson },
    errors: [409, 422],
    // The operation also counts the invitations to each mailbox.
    limits: limitsPer(3600, { user: 300 }),
  },
  sendCompanyInvitation: {
    ...managers,
    route: `POST ${people}/{personId}/invitation`,
    summary:
      'Email an invitation again, whose link replaces the one before; a person without a seat gets a free one again',
    params: PersonParams,
    responses: { 200: CompanyPerson },
    errors: [409],
    limits: limitsPer(3600, { user: 300 }),
  },
  withdrawCompanyInvitation: {
    ...managers,
    route: `DELETE ${people}/{personId}/invitation`,
    summary: 'Withdraw an invitation that was not accepted, which frees the seat',
    params: PersonParams,
    responses: { 204: null },
    errors: [409],
  },
  takeBackCompanySeat: {
    ...managers,
    route: `DELETE ${people}/{personId}/seat`,
    summary: 'Take the seat back from a person, who keeps progress and certificates',
    params: PersonParams,
    query: z.object({ reason: z.enum(takeBackReasons, 'Choose why you take the seat back') }),
    responses: { 204: null },
    errors: [409],
  },
});

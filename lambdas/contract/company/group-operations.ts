import * as z from 'zod';
import { text } from '../api/fields.ts';
import { defineCompanyOperations } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { groupLimits, groupRules } from './group-rules.ts';
import { Company, CompanyParams } from './operations.ts';
import { CompanyPerson } from './people-operations.ts';
import { timeZoneRule } from './time-zones.ts';

/** A group of a company's people, with the numbers of its people and of the assignments that are not ended. */
export const CompanyGroup = z
  .object({
    id: z.string(),
    name: z.string(),
    people: z.int().min(0),
    assignments: z.int().min(0),
  })
  .meta({ id: 'CompanyGroup' });
export type CompanyGroup = z.infer<typeof CompanyGroup>;

const NewGroup = z.object({ name: text(groupRules.name) }).meta({ id: 'NewCompanyGroup' });
const GroupPeople = z
  .object({
    people: z.array(z.string().min(1).max(100)).min(1, 'Choose a person').max(groupLimits.peopleOfRequest),
  })
  .meta({ id: 'CompanyGroupPeople' });

const groups = '/api/company/{companyId}/groups';
const owners = { roles: ['owner'] } as const;
const managers = { roles: ['owner', 'manager'] } as const;
const everyone = { roles: ['owner', 'manager', 'viewer'] } as const;
const GroupParams = CompanyParams.extend({ groupId: z.string().min(1).max(100) });

/** The operations on the groups of a company, and on its time zone. A manager reaches only their own groups. */
export const companyGroupOperations = defineCompanyOperations('company', {
  setCompanyTimeZone: {
    ...owners,
    route: 'PUT /api/company/{companyId}/time-zone',
    summary: 'Set the time zone in which the days of a company end',
    params: CompanyParams,
    body: z.object({ time_zone: text(timeZoneRule) }).meta({ id: 'CompanyTimeZone' }),
    responses: { 200: Company },
    errors: [409],
  },
  listCompanyGroups: {
    ...everyone,
    route: `GET ${groups}`,
    summary: 'List the groups of a company by name',
    params: CompanyParams,
    query: PageQuery.extend({ q: z.string().max(100).optional() }),
    responses: { 200: Page('CompanyGroupPage', CompanyGroup) },
  },
  getCompanyGroup: {
    ...everyone,
    route: `GET ${groups}/{groupId}`,
    summary: 'Get a group of a company',
    params: GroupParams,
    responses: { 200: CompanyGroup },
  },
  createCompanyGroup: {
    ...owners,
    route: `POST ${groups}`,
    summary: 'Create a group of a company',
    params: CompanyParams,
    body: NewGroup,
    responses: { 201: CompanyGroup },
    errors: [409],
  },
  renameCompanyGroup: {
    ...owners,
    route: `PUT ${groups}/{groupId}`,
    summary: 'Rename a group of a company',
    params: GroupParams,
    body: NewGroup,
    responses: { 200: CompanyGroup },
    errors: [409],
  },
  deleteCompanyGroup: {
    ...owners,
    route: `DELETE ${groups}/{groupId}`,
    summary: 'Delete a group that has no people, no assignments, and no manager',
    params: GroupParams,
    responses: { 204: null },
    errors: [409],
  },
  listCompanyGroupPeople: {
    ...everyone,
    route: `GET ${groups}/{groupId}/people`,
    summary: 'List the people of a group',
    params: GroupParams,
    query: PageQuery,
    responses: { 200: Page('CompanyGroupPersonPage', CompanyPerson) },
  },
  addCompanyGroupPeople: {
    ...managers,
    route: `POST ${groups}/{groupId}/people`,
    summary: 'Add people to a group; those who are in it stay',
    params: GroupParams,
    body: GroupPeople,
    responses: { 200: CompanyGroup },
    errors: [409, 422],
  },
  removeCompanyGroupPeople: {
    ...managers,
    route: `POST ${groups}/{groupId}/people/removal`,
    summary: 'Remove people from a group; those who are not in it stay as they are',
    params: GroupParams,
    body: GroupPeople,
    responses: { 200: CompanyGroup },
    errors: [409, 422],
  },
});

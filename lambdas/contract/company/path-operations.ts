import * as z from 'zod';
import { text } from '../api/fields.ts';
import { defineCompanyOperations } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { groupRules } from './group-rules.ts';
import { CompanyParams } from './operations.ts';
import { coursesProblem, pathLimits, pathMessages } from './path-rules.ts';

/** A course that a company assigns, with its title. */
export const AssignedCourse = z.object({ id: z.string(), title: z.string() }).meta({ id: 'AssignedCourse' });

/** A company's named, ordered list of courses. `assignments` is the number of those that are not ended. */
export const CompanyPath = z
  .object({
    id: z.string(),
    name: z.string(),
    courses: z.array(AssignedCourse),
    assignments: z.int().min(0),
  })
  .meta({ id: 'CompanyPath' });
export type CompanyPath = z.infer<typeof CompanyPath>;

const NewPath = z
  .object({
    name: text(groupRules.name),
    courses: z
      .array(z.string().min(1).max(100))
      .min(1, pathMessages.noCourse)
      .max(pathLimits.courses, pathMessages.tooManyCourses)
      .superRefine((courses, context) => {
        const message = coursesProblem(courses);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      })
      .meta({ uniqueItems: true }),
  })
  .meta({ id: 'NewCompanyPath' });
export type NewCompanyPath = z.infer<typeof NewPath>;

const paths = '/api/company/{companyId}/paths';
const owners = { roles: ['owner'] } as const;
const everyone = { roles: ['owner', 'manager', 'viewer'] } as const;
const PathParams = CompanyParams.extend({ pathId: z.string().min(1).max(100) });

/** The operations on the paths of a company. */
export const companyPathOperations = defineCompanyOperations('company', {
  listCompanyPaths: {
    ...everyone,
    route: `GET ${paths}`,
    summary: 'List the paths of a company',
    params: CompanyParams,
    query: PageQuery,
    responses: { 200: Page('CompanyPathPage', CompanyPath) },
  },
  getCompanyPath: {
    ...everyone,
    route: `GET ${paths}/{pathId}`,
    summary: 'Get a path of a company',
    params: PathParams,
    responses: { 200: CompanyPath },
  },
  createCompanyPath: {
    ...owners,
    route: `POST ${paths}`,
    summary: 'Create a path of a company',
    params: CompanyParams,
    body: NewPath,
    responses: { 201: CompanyPath },
    errors: [409, 422],
  },
  changeCompanyPath: {
    ...owners,
    route: `PUT ${paths}/{pathId}`,
    summary:
      'Change the name and the courses of a path; an assignment has the new courses when it is saved again',
    params: PathParams,
    body: NewPath,
    responses: { 200: CompanyPath },
    errors: [409, 422],
  },
  deleteCompanyPath: {
    ...owners,
    route: `DELETE ${paths}/{pathId}`,
    summary: 'Delete a path without assignments that are not ended',
    params: PathParams,
    responses: { 204: null },
    errors: [409],
  },
});

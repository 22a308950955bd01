import { randomUUID } from 'node:crypto';
import type {
  CompanyPath,
  companyPathOperations,
  NewCompanyPath,
} from '@redwhiteandcode/contract/company/path-operations.ts';
import { pathLimits, pathMessages } from '@redwhiteandcode/contract/company/path-rules.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { retry } from '../platform/retry.ts';
import { transact, tryWrite } from '../platform/table.ts';
import { busy } from './inviting.ts';
import { companyAudit } from './log.ts';
import {
  changedPathItem,
  deletedPathItem,
  listPaths,
  newPathItem,
  type PathRow,
  readCourseTitles,
  readPath,
  titled,
  type TitledCourse,
} from './path-row.ts';
import { companyNamed } from './repository.ts';

const noSuchPath = 'There is no such path in this company.';

const toPath = (
  { id, name, course_ids, assignments }: PathRow,
  courses: ReadonlyMap<string, TitledCourse>,
): CompanyPath => ({ id, name, courses: titled(course_ids, courses), assignments });

/** Reads the courses of a path to save. Throws an HttpProblem 422 if one cannot be assigned. Those that it `had` may stay. */
async function coursesOf({ courses }: NewCompanyPath, had: readonly string[] = []) {
  const found = await readCourseTitles(courses);
  const missing = courses.findIndex((id) => found.get(id)?.status !== 'published' && !had.includes(id));
  if (missing >= 0) throw fieldProblem(422, `body.courses.${missing}`, pathMessages.noSuchCourse);
  return found;
}

const pathOf = async ({ companyId, pathId }: { companyId: string; pathId: string }): Promise<PathRow> =>
  orNotFound(await readPath(companyId, pathId), noSuchPath);

/** Implements the operations on the paths of a company. */
export const companyPaths: Implementation<typeof companyPathOperations> = {
  async listCompanyPaths({ params: { companyId }, query }) {
    const { items, next } = await listPaths(companyId, query);
    const courses = await readCourseTitles(items.flatMap(({ course_ids }) => course_ids));
    return { status: 200, body: { items: items.map((path) => toPath(path, courses)), next } };
  },

  async getCompanyPath({ params }) {
    const path = await pathOf(params);
    return { status: 200, body: toPath(path, await readCourseTitles(path.course_ids)) };
  },

  async createCompanyPath({ params: { companyId }, body, userId }) {
    const company = await companyNamed(companyId);
    const courses = await coursesOf(body);
    const { items } = await listPaths(companyId, { limit: pathLimits.paths });
    if (items.length >= pathLimits.paths) throw new HttpProblem(409, pathMessages.tooManyPaths);
    const path: PathRow = {
      company_id: companyId,
      id: randomUUID(),
      name: body.name,
      course_ids: body.courses,
      created_at: timestamp(),
      assignments: 0,
    };
    const change = { field: 'name', after: path.name };
    await transact([newPathItem(path), companyAudit(company, userId, 'Created a path', [change])]);
    return { status: 201, body: toPath(path, courses) };
  },

  async changeCompanyPath({ params, body, userId }) {
    const company = await companyNamed(params.companyId);
    const changed = await retry(8, busy, async () => {
      const path = await pathOf(params);
      const courses = await coursesOf(body, path.course_ids);
      const after = { name: body.name, course_ids: body.courses };
      const changes = [
        { field: 'name', before: path.name, after: after.name },
        { field: 'courses', before: path.course_ids.join(', '), after: after.course_ids.join(', ') },
      ].filter((change) => change.before !== change.after);
      if (changes.length === 0) return toPath(path, courses);
      const entry = companyAudit(company, userId, 'Changed a path', changes);
      return (await tryWrite([changedPathItem(path, after), entry]))
        ? toPath({ ...path, ...after }, courses)
        : undefined;
    });
    return { status: 200, body: changed };
  },

  async deleteCompanyPath({ params, userId }) {
    const company = await companyNamed(params.companyId);
    const path = await pathOf(params);
    const entry = companyAudit(company, userId, 'Deleted a path', [{ field: 'name', before: path.name }]);
    if (!(await tryWrite([deletedPathItem(path), entry])))
      throw new HttpProblem(409, pathMessages.hasAssignments);
    return { status: 204 };
  },
};

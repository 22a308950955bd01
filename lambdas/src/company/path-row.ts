import * as z from 'zod';
import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { indexes, keys } from '../platform/keys.ts';
import { getItem, getItems, listItems, putNew, setAttributes, type TransactItem } from '../platform/table.ts';

/** A company's named, ordered list of courses. `assignments` counts those that are not ended. */
export const PathItem = z.object({
  company_id: z.string(),
  id: z.string(),
  name: z.string(),
  course_ids: z.array(z.string()),
  created_at: z.string(),
  assignments: z.int().default(0),
});
export type PathRow = z.output<typeof PathItem>;

/** Reads a path consistently. */
export const readPath = (companyId: string, id: string): Promise<PathRow | undefined> =>
  getItem(keys.companyPath(companyId, id), PathItem, { consistent: true });

/** Lists the paths of a company, the latest first. */
export const listPaths = (companyId: string, page: PageQuery): Promise<PageOf<PathRow>> => {
  const { gsi2pk: pk } = indexes.companyPaths(companyId, '', '');
  return listItems({ index: 'gsi2', pk, newestFirst: true }, page, PathItem);
};

/** Makes the item of a new path. */
export const newPathItem = (path: PathRow): TransactItem =>
  putNew({
    ...keys.companyPath(path.company_id, path.id),
    ...indexes.companyPaths(path.company_id, path.created_at, path.id),
    ...path,
  });

/** Makes the item that changes a path. It is refused if the path has changed since the read. */
export const changedPathItem = (
  { company_id, id, name, course_ids }: PathRow,
  after: Pick<PathRow, 'name' | 'course_ids'>,
): TransactItem =>
  setAttributes(keys.companyPath(company_id, id), after, {
    condition: '#name = :before AND #course_ids = :had',
    values: { ':before': name, ':had': course_ids },
  });

/** Makes the item that deletes a path. It is refused if an assignment uses it. */
export const deletedPathItem = ({ company_id, id }: PathRow): TransactItem => ({
  Delete: {
    Key: keys.companyPath(company_id, id),
    ConditionExpression: 'attribute_exists(pk) AND assignments = :none',
    ExpressionAttributeValues: { ':none': 0 },
  },
});

const TitledCourse = z.object({ id: z.string(), title: z.string(), status: z.string() });
export type TitledCourse = z.output<typeof TitledCourse>;

/** Reads the titles of courses, by id. */
export async function readCourseTitles(ids: readonly string[]): Promise<ReadonlyMap<string, TitledCourse>> {
  const found = ids.length === 0 ? [] : await getItems(ids.map(keys.course), TitledCourse);
  return new Map(found.map((course) => [course.id, course]));
}

/** Returns courses with their titles, in their order. One that was deleted has its id. */
export const titled = (
  ids: readonly string[],
  courses: ReadonlyMap<string, TitledCourse>,
): { id: string; title: string }[] => ids.map((id) => ({ id, title: courses.get(id)?.title ?? id }));

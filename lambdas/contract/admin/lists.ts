import * as z from 'zod';
import type { AdminListName } from './list-descriptors.ts';
import { characters } from '../api/fields.ts';
import { PageQuery } from '../api/page.ts';
import { cleaned } from '../text/typed-text.ts';

/**
 * The query of a list with these sortable columns (`adminLists`): the page, the search words, and the order. The first of
 * `sorts` is the default order, newest first. Search words match the beginnings of words, and any part of a name, title or
 * company from three characters on. Case and accents are ignored. Found rows are ordered by the text that they match.
 */
export const AdminListQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  PageQuery.extend({
    q: characters({ max: 100 })
      .overwrite((typed) => cleaned(typed))
      .optional(),
    sort: z.enum(sorts).default(sorts[0] as Sorts[number]),
    order: z.enum(['ascending', 'descending']).default('descending'),
  });

/** An export: CSV (RFC 4180) with at most 1,000 rows. The `next-cursor` header is the cursor of the next part. */
const Csv = z.string();

/** Returns the parts of an export operation that follow from the query of its list. */
export const csvOf = <Shape extends { limit: z.ZodType }>(query: z.ZodObject<Shape>) => {
  const { limit: _, ...shape } = query.shape;
  return {
    summary: 'Export the rows that the list returns for the same query, as CSV',
    query: z.object(shape),
    media: 'text/csv',
    responses: { 200: Csv },
  } as const;
};

/** Defines the operation that exports the rows of an admin list. */
export const exportOf = <
  const Name extends AdminListName | 'corporate-accounts/{accountId}/seats',
  Shape extends { limit: z.ZodType },
>(
  list: Name,
  query: z.ZodObject<Shape>,
) => ({ route: `GET /api/admin/${list}/export`, ...csvOf(query) }) as const;

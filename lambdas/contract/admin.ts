import * as z from 'zod';
import { PageQuery } from './page.ts';

/**
 * The query of a list with these columns to sort by (`adminLists`): a page, words to search for, and the order. Words match
 * the start of a word, without case and accents; rows that are found come in the order of the word they match. The first
 * of `sorts` is the list's own order, newest first.
 */
export const AdminListQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  PageQuery.extend({
    q: z.string().trim().max(100).optional(),
    sort: z.enum(sorts).default(sorts[0] as Sorts[number]),
    order: z.enum(['ascending', 'descending']).default('descending'),
  });

/** The answer of an export: CSV (RFC 4180), 1,000 rows at most; the header `next-cursor` says where to go on. */
export const Csv = z.string();

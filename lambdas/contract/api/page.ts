import * as z from 'zod';

/** The default and the largest number of rows on a page. */
export const pageSize = { default: 25, max: 100 } as const;

/** The query of every list: at most `limit` rows, starting at `cursor`. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(pageSize.max).default(pageSize.default),
  cursor: z.string().min(1).max(1024).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** A page of a list. */
export interface PageOf<Row> {
  items: Row[];
  /** The cursor of the next page; null on the last. */
  next: string | null;
}

/** The number of rows that a query matches: of the whole list, or `is_from_page` from this page on. */
export const RowCount = z
  .object({
    rows: z.int().min(0),
    /** False if there may be more. */
    is_exact: z.boolean(),
    is_from_page: z.boolean(),
  })
  .meta({ id: 'RowCount' });
export type RowCount = z.infer<typeof RowCount>;

/** A page of a list with the number of rows that its query matches. */
export interface CountedPageOf<Row> extends PageOf<Row> {
  count: RowCount;
}

/** Returns the schema of the response of a list with a count. */
export const CountedPage = <T extends z.ZodType>(id: string, item: T) =>
  z.object({ items: z.array(item), next: z.string().nullable(), count: RowCount }).meta({ id });

/** Returns the schema of a list's response: its rows and the cursor of the next page, null on the last. */
export const Page = <T extends z.ZodType>(id: string, item: T) =>
  z.object({ items: z.array(item), next: z.string().nullable() }).meta({ id });

import * as z from 'zod';

/** Rows of a page when the caller names no `limit`, and the most it may ask for. */
export const pageSize = { default: 25, max: 100 } as const;

/** The query of every list: `limit` rows from `cursor` on. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(pageSize.max).default(pageSize.default),
  cursor: z.string().min(1).max(1024).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** A page of a list's rows. */
export interface PageOf<Row> {
  items: Row[];
  /** The cursor of the next page; null on the last. */
  next: string | null;
}

/** A list's answer: its rows and the cursor of the next page, null on the last. */
export const Page = <T extends z.ZodType>(id: string, item: T) =>
  z.object({ items: z.array(item), next: z.string().nullable() }).meta({ id });

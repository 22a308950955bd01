import { csvChunkRows, nextCursorHeader } from '@redwhiteandcode/contract/admin/csv-export.ts';
import { csvLine } from '@redwhiteandcode/contract/text/csv.ts';
import { type PageOf, type PageQuery, pageSize } from '@redwhiteandcode/contract/api/page.ts';
import type { ListQuery } from './admin-list.ts';

type ExportQuery = Readonly<Record<string, string | number | undefined>> &
  Pick<ListQuery, 'order' | 'cursor'>;

/** A column of an export: its title, and the value that it shows of a row. */
export interface CsvColumn<Row> {
  title: string;
  of: (row: Row) => string | number | boolean | null | undefined;
}

/** A part ends after this many bytes. With one more page it is still smaller than Lambda's limit of 6 MB. */
const chunkBytes = 2_000_000;

/**
 * Exports one part of a list, starting at a cursor. The part ends after 1,000 rows, after 2 MB, or with the list. The
 * first part begins with the titles. The header `next-cursor` contains the cursor of the next part.
 */
export async function csvChunk<Row>(
  columns: readonly CsvColumn<Row>[],
  from: string | undefined,
  list: (page: PageQuery) => Promise<PageOf<Row>>,
): Promise<{ status: 200; headers: Record<string, string>; body: string }> {
  let body = from === undefined ? csvLine(columns.map(({ title }) => title)) : '';
  let cursor = from;
  let next: string | null;
  let pages = 0;
  let bytes = 0;
  do {
    const page = await list({ limit: pageSize.max, cursor });
    const lines = page.items.map((row) => csvLine(columns.map(({ of }) => of(row)))).join('');
    body += lines;
    // Lambda counts the bytes of the response as JSON.
    bytes += Buffer.byteLength(JSON.stringify(lines));
    next = page.next;
    cursor = next ?? undefined;
    pages++;
  } while (next !== null && pages * pageSize.max < csvChunkRows && bytes < chunkBytes);
  return { status: 200, headers: next === null ? {} : { [nextCursorHeader]: next }, body };
}

/** Implements an operation that lists the rows of an admin list. */
export const listingOf =
  <Page extends PageOf<unknown>>(list: (query: ListQuery) => Promise<Page>) =>
  async ({ query }: { query: ListQuery }) => ({ status: 200 as const, body: await list(query) });

/** Implements an operation that exports the rows of an admin list. */
export const exportOf =
  <Row>(columns: readonly CsvColumn<Row>[], list: (query: ListQuery) => Promise<PageOf<Row>>) =>
  ({ query }: { query: ExportQuery }) =>
    csvChunk(columns, query.cursor, (page) => list({ ...query, ...page }));

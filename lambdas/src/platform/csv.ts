import { csvChunkRows, nextCursorHeader } from '../../contract/csv-export.ts';
import { type PageOf, type PageQuery, pageSize } from '../../contract/page.ts';
import type { ListQuery } from './admin-list.ts';

type ExportQuery = Readonly<Record<string, string | number | undefined>> &
  Pick<ListQuery, 'order' | 'cursor'>;

/** A column of an export: its title, and what it holds of a row. */
export interface CsvColumn<Row> {
  title: string;
  of: (row: Row) => string | number | boolean | null | undefined;
}

/** What a spreadsheet would run as a formula. Source: OWASP, 'CSV Injection'. */
const formula = /^[=+\-@\t\r]/;

/** One cell (RFC 4180, 2): quoted where it must be; text that begins as a formula does gets an apostrophe before it. */
export function csvCell(value: ReturnType<CsvColumn<never>['of']>): string {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** A part ends after so many bytes: with one page more it stays under the 6 MB that Lambda passes on. */
const chunkBytes = 2_000_000;

/**
 * One part of an export, from a cursor on: pages of `list` until there are 1,000 rows, 2 MB, or no more. The first part
 * begins with the titles; the header `next-cursor` names where the next one begins.
 */
export async function csvChunk<Row>(
  columns: readonly CsvColumn<Row>[],
  from: string | undefined,
  list: (page: PageQuery) => Promise<PageOf<Row>>,
): Promise<{ status: 200; headers: Record<string, string>; body: string }> {
  let body = from === undefined ? csvLine(columns.map(({ title }) => csvCell(title))) : '';
  let cursor = from;
  let next: string | null;
  let pages = 0;
  let bytes = 0;
  do {
    const page = await list({ limit: pageSize.max, cursor });
    const lines = page.items.map((row) => csvLine(columns.map(({ of }) => csvCell(of(row))))).join('');
    body += lines;
    // As Lambda counts them: of the answer in JSON.
    bytes += Buffer.byteLength(JSON.stringify(lines));
    next = page.next;
    cursor = next ?? undefined;
    pages++;
  } while (next !== null && pages * pageSize.max < csvChunkRows && bytes < chunkBytes);
  return { status: 200, headers: next === null ? {} : { [nextCursorHeader]: next }, body };
}

/** Implements the operation that lists the rows of an admin list. */
export const listingOf =
  <Row>(list: (query: ListQuery) => Promise<PageOf<Row>>) =>
  async ({ query }: { query: ListQuery }) => ({ status: 200 as const, body: await list(query) });

/** Implements the operation that exports what the list finds. */
export const exportOf =
  <Row>(columns: readonly CsvColumn<Row>[], list: (query: ListQuery) => Promise<PageOf<Row>>) =>
  ({ query }: { query: ExportQuery }) =>
    csvChunk(columns, query.cursor, (page) => list({ ...query, ...page }));

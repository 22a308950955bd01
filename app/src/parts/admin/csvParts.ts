import { nextCursorHeader } from '@redwhiteandcode/contract/admin/csv-export.ts';
import { adminCopy as copy } from './adminCopy.ts';

/** Reads a whole export part by part, following the cursor in each part's header. Throws if a cursor repeats. */
export async function* csvParts(
  fetchPart: (cursor: string | undefined) => Promise<Response>,
): AsyncGenerator<string, void> {
  let cursor: string | undefined;
  do {
    const response: Response = await fetchPart(cursor);
    yield await response.text();
    const next = response.headers.get(nextCursorHeader) ?? undefined;
    if (next !== undefined && next === cursor) throw new Error(copy.exportIncomplete);
    cursor = next;
  } while (cursor !== undefined);
}

/** Returns the number of records in a part. A line break in a quoted field does not end a record (RFC 4180). */
export const recordsIn = (csv: string): number => csv.replace(/"[^"]*"/g, '').split('\r\n').length - 1;

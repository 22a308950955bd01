import { nextCursorHeader } from '@redwhiteandcode/lambdas/contract/csv-export.ts';
import { adminCopy as copy } from '../copy/admin.ts';

/** Reads an export to its end, part by part, following the cursor that each part's header names. */
export async function* csvParts(
  ask: (cursor: string | undefined) => Promise<Response>,
): AsyncGenerator<string, void> {
  let cursor: string | undefined;
  do {
    const response: Response = await ask(cursor);
    yield await response.text();
    const next = response.headers.get(nextCursorHeader) ?? undefined;
    if (next !== undefined && next === cursor) throw new Error(copy.exportIncomplete);
    cursor = next;
  } while (cursor !== undefined);
}

/** How many records a part has; a line break in a quoted field ends none (RFC 4180). */
export const recordsIn = (csv: string): number => csv.replace(/"[^"]*"/g, '').split('\r\n').length - 1;

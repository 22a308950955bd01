import * as z from 'zod';
import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { encodeCursor } from './cursor.ts';
import { keyOf, type Listing, listItems } from './table.ts';

const AnyItem = z.looseObject({});
/** The most reads of a page of selected items, and the items in each but the first. */
const [selectedReads, selectedItems] = [10, 100];

/**
 * Reads a page of those items of a listing that `isAsked` selects. It reads at most about 1,000 items, so a page can have fewer
 * items than its limit, and also none, and still have a next one.
 */
export async function listSelected<T extends z.ZodType>(
  listing: Listing,
  page: PageQuery,
  schema: T,
  isAsked: (item: z.output<T>) => boolean,
): Promise<PageOf<z.output<T>>> {
  const items: z.output<T>[] = [];
  let { cursor } = page;
  for (let read = 0; read < selectedReads; read++) {
    const limit = read === 0 ? page.limit : selectedItems;
    const found = await listItems(listing, { limit, cursor }, AnyItem);
    for (const [at, raw] of found.items.entries()) {
      const item = schema.parse(raw);
      if (isAsked(item)) items.push(item);
      if (items.length < page.limit) continue;
      const isLast = at === found.items.length - 1;
      return { items, next: isLast ? found.next : encodeCursor(keyOf(raw, listing)) };
    }
    if (found.next === null) return { items, next: null };
    cursor = found.next;
  }
  return { items, next: cursor ?? null };
}

import type { ResponseOf, OperationKey, RequestOf } from '@redwhiteandcode/contract/client.ts';

/** The type of a list's items; `never` for an operation that returns no list. */
export type ItemOf<K extends OperationKey> =
  ResponseOf<K> extends { items: (infer Item)[]; next: string | null } ? Item : never;

const pageLimit = 100;

/** Fetches all pages of a list, 100 items at a time. */
export async function listAll<K extends OperationKey>(
  call: (key: K, request: RequestOf<K>) => Promise<ResponseOf<K>>,
  key: K,
  request: RequestOf<K>,
): Promise<ItemOf<K>[]> {
  const items: ItemOf<K>[] = [];
  const { query } = request as object as { query?: Record<string, string | number> };
  let cursor: string | null = null;
  do {
    const next: unknown = {
      ...request,
      query: { ...query, limit: pageLimit, ...(cursor !== null && { cursor }) },
    };
    const response: unknown = await call(key, next as RequestOf<K>);
    const page = response as { items: ItemOf<K>[]; next: string | null };
    if (page.next === cursor && cursor !== null)
      throw new Error(`${key} returns the same page again and again`);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return items;
}

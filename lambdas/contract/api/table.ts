/** The keys and indexes of the table. The stack and the local start create it, and the repositories rely on it. */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'ttl',
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
  ],
} as const;

/** The key of an item. */
export interface RowKey {
  pk: string;
  sk: string;
}

/** Selects rows whose `pk` starts with one of these prefixes and, if given, whose `sk` does too. */
export interface RowFilter {
  pk: readonly string[];
  sk?: readonly string[];
}

const startsWithAny = (key: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => key.startsWith(prefix));

/** Whether a key matches one of the filters. */
export const isRowOf = (filters: readonly RowFilter[], { pk, sk }: RowKey): boolean =>
  filters.some((filter) => startsWithAny(pk, filter.pk) && (!filter.sk || startsWithAny(sk, filter.sk)));

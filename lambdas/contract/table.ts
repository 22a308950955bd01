/** The shape of the one table: what the stack creates, the local start too, and the repositories rely on. */
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

/** Rows by the beginnings of their keys: one of `pk`, and where it is given one of `sk`. */
export interface RowFilter {
  pk: readonly string[];
  sk?: readonly string[];
}

const startsWithOne = (key: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => key.startsWith(beginning));

/** Whether a key is of one of these rows. */
export const isRowOf = (rows: readonly RowFilter[], { pk, sk }: RowKey): boolean =>
  rows.some((row) => startsWithOne(pk, row.pk) && (!row.sk || startsWithOne(sk, row.sk)));

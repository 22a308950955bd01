import type { Key } from '../../src/platform/keys.ts';

/** Any row of the table, not parsed, so that an invalid one shows up as a difference. */
export type Row = Record<string, unknown> & Key;

/** What is stored about rows, and what the rows say. */
export interface Difference {
  what: string;
  stored: number;
  counted: number;
}

/** Returns another row that a check needs; undefined if it does not exist. */
export type Find = (key: Key) => Row | undefined;

/**
 * Compares stored values with the rows of a table that are read once, partition by partition. Between rows it keeps only sums
 * and what belongs to the current partition, so that its memory does not grow with the number of users.
 */
export interface Check {
  /** Returns the keys of the other rows that `add` needs to judge a row. */
  needs?: (row: Row) => readonly Key[];
  /** Looks at a row. Returns what it can compare already. */
  add: (row: Row, find: Find) => readonly Difference[];
  /** Ends the current partition. Returns what can be compared then. */
  endPartition?: () => readonly Difference[];
  /** Ends the table. Returns what can be compared only then. */
  end?: () => readonly Difference[];
}

/** Returns a value as a text, as IDs are written. */
export const text = (value: unknown): string => String(value);

import { setTimeout as wait } from 'node:timers/promises';
import type { KeyValueDatabase, Operation } from './engine.ts';
import type { Image } from './overlay.ts';
import { database } from './source.ts';
import { below } from './tables.ts';

/** How long an item's change takes to reach the indexes: a random time between two, in milliseconds. */
export interface IndexLagRange {
  /** @default 0 */
  min?: number;
  max: number;
  seed: number;
}

/** The writes of a request that are stored with it, and a function that starts those that follow later. */
interface Deferred {
  operations: Operation[];
  start: () => void;
}

const prefix = 'index-lag~';

/**
 * Delays the changes of indexes. The changes of one item reach the indexes in order; those of several items do not. What
 * waits is stored with the request, so a killed process applies it at the next start.
 */
export class IndexLag {
  readonly #db: KeyValueDatabase;
  readonly #delay: (() => number) | undefined;
  /** The last waiting change of each item. */
  readonly #waiting = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();
  #sequence = 0;

  /** Nothing is delayed without a range. */
  constructor(db: KeyValueDatabase, range?: IndexLagRange) {
    this.#db = db;
    this.#delay = range && delays(range);
  }

  /** Applies the changes that were waiting when the process ended. */
  async open(): Promise<void> {
    for await (const [key, value] of this.#db.iterator(below(prefix)))
      await this.#apply(key, value as Operation[]);
  }

  /** Separates the changes of indexes from the other writes of a request. */
  defer(operations: Iterable<Operation>, images: readonly Image[]): Deferred {
    if (!this.#delay) return { operations: [...operations], start: () => undefined };
    const late = images.flatMap((image) => {
      const changes = indexOperations(image);
      if (changes.length === 0) return [];
      this.#sequence += 1;
      return [{ item: itemOf(image), key: `${prefix}${String(this.#sequence).padStart(12, '0')}`, changes }];
    });
    return {
      operations: [
        ...[...operations].filter(({ key }) => !key.startsWith('index-global~')),
        ...late.map(({ key, changes }): Operation => ({ type: 'put', key, value: changes })),
      ],
      start: () => {
        for (const { item, key, changes } of late) this.#schedule(item, key, changes);
      },
    };
  }

  /** Waits until all changes have reached the indexes. */
  async settle(): Promise<void> {
    await Promise.all(this.#waiting.values());
  }

  /** Stops: what still waits is applied at the next start. */
  close(): void {
    this.#closing.abort();
  }

  #schedule(item: string, key: string, changes: Operation[]): void {
    const { signal } = this.#closing;
    const applied = Promise.all([this.#waiting.get(item), wait(this.#delay?.(), undefined, { signal })])
      .then(() => (signal.aborted ? undefined : this.#apply(key, changes)))
      .catch((error: unknown) => {
        if (!signal.aborted) console.error('DynamoDB: a change did not reach the indexes:', error);
      })
      .finally(() => {
        if (this.#waiting.get(item) === applied) this.#waiting.delete(item);
      });
    this.#waiting.set(item, applied);
  }

  #apply(key: string, changes: Operation[]): Promise<void> {
    return this.#db.batch([...changes, { type: 'del', key }]);
  }
}

const itemOf = ({ table, key }: Image) => `${table.description.TableName}~${key}`;

/** Returns the changes of the index rows of an item. */
function indexOperations({ table: { description }, before, after }: Image): Operation[] {
  const { TableName, GlobalSecondaryIndexes = [] } = description;
  const { puts, deletes } = database.getIndexActions(GlobalSecondaryIndexes, before, after, description);
  const rowOf = ({ index, key }: { index: string; key: string }) =>
    `index-global~${TableName}~${index}~${key}`;
  return [
    ...deletes.map((row): Operation => ({ type: 'del', key: rowOf(row) })),
    ...puts.map((row): Operation => ({ type: 'put', key: rowOf(row), value: row.item })),
  ];
}

/** Returns a function that returns the next delay of a range; the same seed gives the same delays (mulberry32). */
function delays({ min = 0, max, seed }: IndexLagRange): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return min + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (max - min);
  };
}

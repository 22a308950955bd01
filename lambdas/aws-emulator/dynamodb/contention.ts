import { setTimeout as wait } from 'node:timers/promises';

/** Remembers which items a transaction locks. DynamoDB refuses other transactions and writes of such an item. */
export class Contention {
  readonly #locked = new Set<string>();
  readonly #milliseconds: number;
  readonly #closing = new AbortController();

  /** A transaction takes this time; without it, transactions wait for each other, and nothing is refused. */
  constructor(milliseconds = 0) {
    this.#milliseconds = milliseconds;
  }

  /** Whether a transaction that has not ended locks this item. */
  isLocked(table: string, key: string | undefined): boolean {
    return key !== undefined && this.#locked.has(nameOf(table, key));
  }

  /** Locks the items of a transaction until its time is over. */
  async lock(items: readonly { table: string; key: string }[]): Promise<void> {
    if (this.#milliseconds === 0) return;
    const names = items.map(({ table, key }) => nameOf(table, key));
    for (const name of names) this.#locked.add(name);
    await wait(this.#milliseconds, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    for (const name of names) this.#locked.delete(name);
  }

  /** Ends all transactions now. */
  close(): void {
    this.#closing.abort();
  }
}

const nameOf = (table: string, key: string): string => `${table}~${key}`;

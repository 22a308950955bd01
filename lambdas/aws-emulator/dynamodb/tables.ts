import { setImmediate } from 'node:timers/promises';
import type { ResponseBody, KeyValueDatabase, Store, TableDescription } from './engine.ts';
import { ApiError } from './errors.ts';

/** A table, and the attribute with the expiry of its items if Time to Live is enabled. */
export interface Table {
  description: TableDescription;
  expiryAttribute: string | undefined;
}

/** Returns the range of the keys with a prefix. */
export function below(prefix: string): { gte: string; lt: string } {
  return { gte: prefix, lt: `${prefix}\uffff` };
}

/** Returns the prefix of the rows that index a table's items by expiry. */
export function expiryPrefix(table: string): string {
  return `expiry~${table}~`;
}

/** Returns the key of a table's Time to Live setting. */
export function expirySetting(table: string): string {
  return `ttl~${table}`;
}

/** The tables of one database. A change to a table must run alone and `forget` it. */
export class Tables {
  readonly #db: KeyValueDatabase;
  readonly #known = new Map<string, Table>();

  constructor(store: Store) {
    this.#db = store.db;
  }

  /** Returns a table. Throws `ResourceNotFoundException`, even while it is being created or deleted. */
  get(name: string): Table {
    const known = this.#known.get(name);
    if (known) return known;
    const description = this.#db.getSync<TableDescription>(`table~${name}`);
    if (!description || ['CREATING', 'DELETING'].includes(description.TableStatus)) {
      throw new ApiError('ResourceNotFoundException', 'Requested resource not found');
    }
    const setting = this.#db.getSync<{ AttributeName: string }>(expirySetting(name));
    const table = { description, expiryAttribute: setting?.AttributeName };
    if (description.TableStatus === 'ACTIVE') this.#known.set(name, table);
    return table;
  }

  /** Makes the next `get` read the table again. */
  forget(name: string): void {
    this.#known.delete(name);
  }

  /** Returns the names of the tables with Time to Live. */
  async expiring(): Promise<string[]> {
    const names: string[] = [];
    for await (const key of this.#db.keys(below('ttl~'))) names.push(key.slice('ttl~'.length));
    return names;
  }

  /** Deletes a table with everything in it. */
  async delete(name: string): Promise<ResponseBody> {
    const description = this.#db.getSync<TableDescription>(`table~${name}`);
    if (!description) {
      throw new ApiError(
        'ResourceNotFoundException',
        `Requested resource not found: Table: ${name} not found`,
      );
    }
    description.TableStatus = 'DELETING';
    await this.#db.batch([{ type: 'put', key: `table~${name}`, value: description }]);
    this.forget(name);
    await this.#erase(name);
    return { TableDescription: description };
  }

  /** Waits until a new table is ACTIVE, which dynalite stores after it responds. */
  async untilSettled(name: string): Promise<void> {
    const status = () => this.#db.getSync<TableDescription>(`table~${name}`)?.TableStatus ?? 'ACTIVE';
    while (status() !== 'ACTIVE') await setImmediate();
  }

  /** Completes the creations and deletions that a killed process left unfinished. */
  async settle(): Promise<void> {
    const names: string[] = [];
    for await (const key of this.#db.keys(below('table~'))) names.push(key.slice('table~'.length));
    for (const name of names) {
      const description = this.#db.getSync<TableDescription>(`table~${name}`);
      if (!description || description.TableStatus === 'ACTIVE') continue;
      if (description.TableStatus === 'DELETING') {
        await this.#erase(name);
        continue;
      }
      description.TableStatus = 'ACTIVE';
      for (const index of description.GlobalSecondaryIndexes ?? []) index['IndexStatus'] = 'ACTIVE';
      await this.#db.batch([{ type: 'put', key: `table~${name}`, value: description }]);
    }
  }

  async #erase(name: string): Promise<void> {
    const prefixes = [`item-${name}~`, `index-global~${name}~`, `index-local~${name}~`, `tag-${name}~`];
    for (const prefix of [...prefixes, expiryPrefix(name)]) await this.#db.clear(below(prefix));
    await this.#db.batch([
      { type: 'del', key: expirySetting(name) },
      { type: 'del', key: `table~${name}` },
    ]);
  }
}

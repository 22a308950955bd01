import type { ResponseBody, Item, KeyValueDatabase, Operation, RequestData } from './engine.ts';
import { invalid } from './errors.ts';
import { keysOf } from './changes.ts';
import type { Image } from './overlay.ts';
import { database } from './source.ts';
import { below, expiryPrefix, expirySetting, type Table, type Tables } from './tables.ts';

const fiveYears = 5 * 365.25 * 24 * 3600;
const chunk = 1000;

const padded = (seconds: number) => String(seconds).padStart(12, '0');

/** Returns the second since 1970 at which an item expires, or `undefined` for a value that DynamoDB ignores. */
function expiry(item: Item | undefined, attribute: string): number | undefined {
  const seconds = Math.floor(Number(item?.[attribute]?.N));
  return seconds >= 0 && seconds < 1e12 ? seconds : undefined;
}

/** Implements Time to Live: the setting of each table, and rows that index its items by expiry. */
export class TimeToLive {
  readonly #db: KeyValueDatabase;
  readonly #tables: Tables;

  constructor(db: KeyValueDatabase, tables: Tables) {
    this.#db = db;
    this.#tables = tables;
  }

  /** Runs `UpdateTimeToLive`. Must run alone. */
  async update(data: RequestData): Promise<ResponseBody> {
    const { AttributeName, Enabled } = specification(data);
    const table = this.#tables.get(data.TableName);
    const current = table.expiryAttribute;
    if (Enabled && current !== undefined) {
      throw invalid(
        current === AttributeName
          ? 'TimeToLive is already enabled'
          : 'TimeToLive is active on a different AttributeName',
      );
    }
    if (!Enabled && current === undefined) throw invalid('TimeToLive is already disabled');
    if (!Enabled && current !== AttributeName)
      throw invalid('TimeToLive is active on a different AttributeName');
    await (Enabled ? this.#enable(table, AttributeName) : this.#disable(data.TableName));
    return { TimeToLiveSpecification: { AttributeName, Enabled } };
  }

  /** Returns the writes that update the expiry rows of these images. */
  operations(images: Iterable<Image>): Operation[] {
    const operations: Operation[] = [];
    for (const { table, key, before, after } of images) {
      if (table.expiryAttribute === undefined) continue;
      const prefix = expiryPrefix(table.description.TableName);
      const old = expiry(before, table.expiryAttribute);
      const fresh = expiry(after, table.expiryAttribute);
      if (old === fresh) continue;
      if (old !== undefined) operations.push({ type: 'del', key: `${prefix}${padded(old)}~${key}` });
      if (fresh !== undefined && after) {
        operations.push({
          type: 'put',
          key: `${prefix}${padded(fresh)}~${key}`,
          value: keysOf(table.description, after),
        });
      }
    }
    return operations;
  }

  /** Returns up to `limit` items that expired in the last five years, the oldest first, with their rows. */
  async expired(table: string, now: number, limit: number): Promise<{ row: string; Key: Item }[]> {
    const prefix = expiryPrefix(table);
    const range = {
      gte: prefix + padded(Math.max(0, Math.floor(now - fiveYears))),
      lt: prefix + padded(Math.floor(now)),
    };
    const items: { row: string; Key: Item }[] = [];
    for await (const [row, key] of this.#db.iterator({ ...range, limit }))
      items.push({ row, Key: key as Item });
    return items;
  }

  async #enable({ description }: Table, AttributeName: string): Promise<void> {
    const table = { description, expiryAttribute: AttributeName };
    let operations: Operation[] = [];
    for await (const [, item] of this.#db.iterator(below(`item-${description.TableName}~`))) {
      const after = item as Item;
      const key = database.createKey(after, description);
      operations.push(...this.operations([{ table, key, before: undefined, after }]));
      if (operations.length < chunk) continue;
      await this.#db.batch(operations);
      operations = [];
    }
    const value = { AttributeName };
    await this.#db.batch([...operations, { type: 'put', key: expirySetting(description.TableName), value }]);
  }

  async #disable(table: string): Promise<void> {
    await this.#db.batch([{ type: 'del', key: expirySetting(table) }]);
    await this.#db.clear(below(expiryPrefix(table)));
  }
}

function specification(data: RequestData): { AttributeName: string; Enabled: boolean } {
  const { AttributeName, Enabled } = data['TimeToLiveSpecification'] as {
    AttributeName: string;
    Enabled: boolean;
  };
  return { AttributeName, Enabled };
}

import { canonical } from './canonical.ts';
import type { Answer, CapacityLevel, ConsumedCapacity, IndexDescription, Item, Units } from './engine.ts';
import type { Image } from './overlay.ts';
import { database } from './source.ts';

/** How often DynamoDB counts each item of a transaction: once to prepare, once to commit. */
export const transactional = 2;

/** Write units for items: one for each started KB of the larger image, at least one. */
export function writeUnits(...items: (Item | undefined)[]): number {
  return Math.max(1, ...items.map((item) => Math.ceil(item ? database.itemSize(defined(item)) / 1024 : 0)));
}

/** Units for reading an item with consistency: one for each started 4 KB, at least one. */
export function readUnits(item: Item | undefined): number {
  return Math.max(1, Math.ceil(item ? database.itemSize(item) / 4096 : 0));
}

/** The attributes of an index row that are there: a projection names attributes that an item may lack. */
function defined(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}

/** Write units for an index: none while its row stays the same, one write each for a row that goes and one that comes. */
function indexUnits(index: IndexDescription, { table, before, after }: Image): number {
  const row = (item: Item | undefined) =>
    item && database.getIndexActions([index], undefined, item, table.description).puts[0];
  const old = row(before);
  const fresh = row(after);
  if (!old && !fresh) return 0;
  if (old && fresh && old.key !== fresh.key) return writeUnits(old.item) + writeUnits(fresh.item);
  if (old && fresh && canonical(old.item) === canonical(fresh.item)) return 0;
  return writeUnits(old?.item, fresh?.item);
}

type Kind = 'ReadCapacityUnits' | 'WriteCapacityUnits';

const units = (amount: number, kind: Kind | undefined): Units =>
  kind ? { CapacityUnits: amount, [kind]: amount } : { CapacityUnits: amount };

/** Adds up what each table spent; answers nothing unless the request asked for it. */
class Bill {
  readonly #tables = new Map<
    string,
    { table: number; global: Map<string, number>; local: Map<string, number> }
  >();

  add(table: string, amount: number): void {
    this.#of(table).table += amount;
  }

  addIndex(table: string, kind: 'global' | 'local', index: string, amount: number): void {
    const indexes = this.#of(table)[kind];
    if (amount) indexes.set(index, (indexes.get(index) ?? 0) + amount);
  }

  total(level: CapacityLevel | undefined, kind?: Kind): ConsumedCapacity[] | undefined {
    if (level !== 'TOTAL' && level !== 'INDEXES') return undefined;
    return [...this.#tables].map(([TableName, { table, global, local }]) => {
      const sum = [...global.values(), ...local.values()].reduce((a, b) => a + b, table);
      const byIndex = (spent: Map<string, number>) =>
        Object.fromEntries([...spent].map(([index, amount]) => [index, units(amount, kind)]));
      return {
        TableName,
        ...units(sum, kind),
        ...(level === 'INDEXES' && {
          Table: units(table, kind),
          ...(global.size && { GlobalSecondaryIndexes: byIndex(global) }),
          ...(local.size && { LocalSecondaryIndexes: byIndex(local) }),
        }),
      };
    });
  }

  #of(table: string) {
    const known = this.#tables.get(table) ?? { table: 0, global: new Map(), local: new Map() };
    this.#tables.set(table, known);
    return known;
  }
}

/** What writing these items cost, one entry for each table, when the request asked for it. */
export function writeCapacity(
  images: Iterable<Image>,
  level: CapacityLevel | undefined,
  inTransaction = false,
): ConsumedCapacity[] | undefined {
  const bill = new Bill();
  for (const image of images) {
    const { TableName, GlobalSecondaryIndexes = [], LocalSecondaryIndexes = [] } = image.table.description;
    bill.add(TableName, writeUnits(image.before, image.after) * (inTransaction ? transactional : 1));
    for (const index of GlobalSecondaryIndexes) {
      bill.addIndex(TableName, 'global', index.IndexName, indexUnits(index, image));
    }
    for (const index of LocalSecondaryIndexes) {
      bill.addIndex(TableName, 'local', index.IndexName, indexUnits(index, image));
    }
  }
  return bill.total(level, inTransaction ? 'WriteCapacityUnits' : undefined);
}

/** What reading these items in a transaction cost, one entry for each table, when the request asked for it. */
export function transactionalReadCapacity(
  reads: Iterable<{ table: string; item: Item | undefined }>,
  level: CapacityLevel | undefined,
): ConsumedCapacity[] | undefined {
  const bill = new Bill();
  for (const { table, item } of reads) bill.add(table, readUnits(item) * transactional);
  return bill.total(level, 'ReadCapacityUnits');
}

/** Counts a Query or Scan that found nothing as the smallest read: dynalite counts it as none. */
export function countEmptyRead(answer: Answer, index: string | undefined, consistent: boolean): Answer {
  const spent = answer.ConsumedCapacity;
  if (!spent || Array.isArray(spent) || spent.CapacityUnits > 0) return answer;
  spent.CapacityUnits = consistent ? 1 : 0.5;
  const part = index ? (spent.GlobalSecondaryIndexes ?? spent.LocalSecondaryIndexes)?.[index] : spent.Table;
  if (part) part.CapacityUnits = spent.CapacityUnits;
  return answer;
}

import { canonical } from './canonical.ts';
import type { ResponseBody, ConsumedCapacity, IndexDescription, Item, RequestData } from './engine.ts';
import type { Image } from './overlay.ts';
import { database } from './source.ts';

/** DynamoDB counts each item of a transaction twice: once to prepare, once to commit. */
const TRANSACTION_FACTOR = 2;

/** Returns one write unit for each started KB of the largest image, and at least one. */
function writeUnits(...items: (Item | undefined)[]): number {
  return Math.max(1, ...items.map((item) => Math.ceil(item ? database.itemSize(defined(item)) / 1024 : 0)));
}

/** Returns one read unit for each started 4 KB, and at least one. */
const readUnits = (item: Item | undefined): number =>
  Math.max(1, Math.ceil(item ? database.itemSize(item) / 4096 : 0));

/** Removes the undefined attributes that a projection adds to an item without them. */
function defined(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}

/** Returns the units of an index row: none if it is unchanged, one write for a deleted row and one for a new one. */
function indexUnits(index: IndexDescription, { table, before, after }: Image): number {
  const rowOf = (item: Item | undefined) =>
    item && database.getIndexActions([index], undefined, item, table.description).puts[0];
  const old = rowOf(before);
  const fresh = rowOf(after);
  if (!old && !fresh) return 0;
  if (old && fresh && old.key !== fresh.key) return writeUnits(old.item) + writeUnits(fresh.item);
  if (old && fresh && canonical(old.item) === canonical(fresh.item)) return 0;
  return writeUnits(old?.item, fresh?.item);
}

/** Adds up the units of each table, if the request asked for them. */
function total(
  spent: Iterable<readonly [table: string, units: number]>,
  level: RequestData['ReturnConsumedCapacity'],
  kind?: 'ReadCapacityUnits' | 'WriteCapacityUnits',
): ConsumedCapacity[] | undefined {
  if (level !== 'TOTAL') return undefined;
  const tables = new Map<string, number>();
  for (const [table, units] of spent) tables.set(table, (tables.get(table) ?? 0) + units);
  return [...tables].map(([TableName, CapacityUnits]) => ({
    TableName,
    CapacityUnits,
    ...(kind && { [kind]: CapacityUnits }),
  }));
}

/** Returns the capacity of writing these items by table, if the request asked for it. */
export function writeCapacity(
  images: Iterable<Image>,
  level: RequestData['ReturnConsumedCapacity'],
  isTransaction = false,
): ConsumedCapacity[] | undefined {
  const spent = Iterator.from(images).map((image) => {
    const { TableName, GlobalSecondaryIndexes = [] } = image.table.description;
    const item = writeUnits(image.before, image.after) * (isTransaction ? TRANSACTION_FACTOR : 1);
    const indexes = GlobalSecondaryIndexes.map((index) => indexUnits(index, image));
    return [TableName, indexes.reduce((sum, units) => sum + units, item)] as const;
  });
  return total(spent, level, isTransaction ? 'WriteCapacityUnits' : undefined);
}

/** Returns the capacity of reading these items in a transaction by table, if the request asked for it. */
export function transactionalReadCapacity(
  reads: Iterable<{ table: string; item: Item | undefined }>,
  level: RequestData['ReturnConsumedCapacity'],
): ConsumedCapacity[] | undefined {
  const spent = Iterator.from(reads).map(
    ({ table, item }) => [table, readUnits(item) * TRANSACTION_FACTOR] as const,
  );
  return total(spent, level, 'ReadCapacityUnits');
}

/** Counts a query or scan without results as the smallest read; dynalite counts nothing. */
export function countEmptyRead(result: ResponseBody, isConsistent: boolean): ResponseBody {
  const spent = result.ConsumedCapacity;
  if (spent && !Array.isArray(spent) && spent.CapacityUnits === 0)
    spent.CapacityUnits = isConsistent ? 1 : 0.5;
  return result;
}

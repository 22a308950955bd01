import { canonical } from './canonical.ts';
import type {
  ResponseBody,
  ConsumedCapacity,
  IndexDescription,
  Item,
  RequestData,
  TableDescription,
} from './engine.ts';
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

/** The units that one partition of a table, or of its index, is charged for a request. */
export interface Charge {
  table: TableDescription;
  index: string | undefined;
  /** The partition's part of the keys that are stored in it. */
  partition: string;
  units: number;
}

/** Returns the part of a stored key that all items with the same partition key share. */
const partitionOf = (key: string): string => key.split('/', 2).join('/');

/** Returns the charges of an index row: none if it is unchanged, one write for a deleted row and one for a new one. */
function indexCharges(index: IndexDescription, { table: { description }, before, after }: Image): Charge[] {
  const rowOf = (item: Item | undefined) =>
    item && database.getIndexActions([index], undefined, item, description).puts[0];
  const old = rowOf(before);
  const fresh = rowOf(after);
  const charge = (key: string, units: number): Charge => ({
    table: description,
    index: index.IndexName,
    partition: partitionOf(key),
    units,
  });
  if (old && fresh && old.key === fresh.key) {
    if (canonical(old.item) === canonical(fresh.item)) return [];
    return [charge(fresh.key, writeUnits(old.item, fresh.item))];
  }
  return [old, fresh].flatMap((row) => (row ? [charge(row.key, writeUnits(row.item))] : []));
}

/** Returns the charges of a write to the table and to its indexes. */
export function writeCharges(image: Image, isTransaction = false): Charge[] {
  const { table, key, before, after } = image;
  const { GlobalSecondaryIndexes = [] } = table.description;
  const units = writeUnits(before, after) * (isTransaction ? TRANSACTION_FACTOR : 1);
  return [
    { table: table.description, index: undefined, partition: partitionOf(key), units },
    ...GlobalSecondaryIndexes.flatMap((index) => indexCharges(index, image)),
  ];
}

/** Returns the charge of reading an item by its stored key. */
export const readCharge = (
  table: TableDescription,
  key: string,
  item: Item | undefined,
  isConsistent: boolean,
): Charge => ({
  table,
  index: undefined,
  partition: partitionOf(key),
  units: readUnits(item) * (isConsistent ? 1 : 0.5),
});

/** Returns the charge of a query, whose parsed conditions name one partition of the table or of an index. */
export function queryCharge(table: TableDescription, data: RequestData, units: number): Charge {
  const index = table.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === data['IndexName']);
  const [hash] = (index ?? table).KeySchema;
  const name = hash?.AttributeName ?? '';
  const conditions = data['KeyConditions'] as Record<string, { AttributeValueList: Item[string][] }>;
  const value = conditions[name]?.AttributeValueList[0];
  const key = value ? database.createKey({ [name]: value }, table, [{ AttributeName: name }]) : '';
  return { table, index: index?.IndexName, partition: partitionOf(key), units };
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
  const spent = Iterator.from(images).flatMap((image) =>
    writeCharges(image, isTransaction).map(({ table, units }) => [table.TableName, units] as const),
  );
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

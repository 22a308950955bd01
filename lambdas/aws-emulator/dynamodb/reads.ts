import { type Charge, countEmptyRead, queryCharge, readCharge } from './capacity.ts';
import type { Item, RequestData, ResponseBody, Store } from './engine.ts';
import { throttled, type PartitionLimits, type ThrottlingReason } from './partition-limits.ts';
import { actions, database } from './source.ts';
import type { Tables } from './tables.ts';
import type { Writer } from './writer.ts';

/** The parts of the emulator that reads need. */
export interface ReadParts {
  store: Store;
  tables: Tables;
  limits: PartitionLimits;
  writer: Writer;
}

/** The keys of a `BatchGetItem` request in one table. */
interface KeysToRead {
  Keys: Item[];
  ConsistentRead?: boolean;
}

/** Runs one of dynalite's operations on the stored state. */
export const onStore =
  (action: string) =>
  ({ store }: Pick<ReadParts, 'store'>, data: RequestData): Promise<ResponseBody> =>
    new Promise((resolve, reject) => {
      actions[action]?.(store, data, (error, result) => (error ? reject(error) : resolve(result ?? {})));
    });

const run = {
  getItem: onStore('getItem'),
  batchGetItem: onStore('batchGetItem'),
  query: onStore('query'),
  scan: onStore('scan'),
};

/** Returns the charge of reading an item by its key, which is valid. */
function chargeOf(
  { writer }: ReadParts,
  table: string,
  key: Item,
  isConsistent: boolean | undefined,
): Charge {
  const view = writer.view();
  const stored = database.createKey(key, view.table(table));
  return readCharge(view.table(table), stored, view.read(table, stored), isConsistent === true);
}

/** Runs `GetItem`. */
export async function getItem(parts: ReadParts, data: RequestData): Promise<ResponseBody> {
  const result = await run.getItem(parts, data);
  if (parts.limits.isOn)
    parts.limits.charge('read', [chargeOf(parts, data.TableName, data.Key ?? {}, data.ConsistentRead)]);
  return result;
}

/** Runs `BatchGetItem`. The keys in exhausted partitions stay unprocessed; the request fails if that is every key. */
export async function batchGetItem(parts: ReadParts, data: RequestData): Promise<ResponseBody> {
  const result = await run.batchGetItem(parts, data);
  if (!parts.limits.isOn) return result;
  const RequestItems: Record<string, KeysToRead> = {};
  const UnprocessedKeys: Record<string, Partial<KeysToRead>> = {};
  const reasons: ThrottlingReason[] = [];
  for (const [table, request] of Object.entries(data['RequestItems'] as Record<string, KeysToRead>)) {
    const isRefused = (key: Item) => {
      const charges = [chargeOf(parts, table, key, request.ConsistentRead)];
      const refusals = parts.limits.reasons('read', charges);
      reasons.push(...refusals);
      if (refusals.length === 0) parts.limits.spend('read', charges);
      return refusals.length > 0;
    };
    const { refused = [], read = [] } = Object.groupBy(request.Keys, (key) =>
      isRefused(key) ? 'refused' : 'read',
    );
    if (read.length > 0) RequestItems[table] = { ...request, Keys: read };
    if (refused.length > 0) UnprocessedKeys[table] = { ...withoutParsed(request), Keys: refused };
  }
  if (reasons.length === 0) return result;
  if (Object.keys(RequestItems).length === 0) throw throttled(reasons);
  const part = await run.batchGetItem(parts, { ...data, RequestItems });
  return { ...part, UnprocessedKeys: { ...(part['UnprocessedKeys'] as object), ...UnprocessedKeys } };
}

/** Removes dynalite's parsed expressions from a request, whose names begin with an underscore. */
const withoutParsed = (request: KeysToRead): Partial<KeysToRead> =>
  Object.fromEntries(Object.entries(request).filter(([name]) => !name.startsWith('_')));

/** Runs `Query`. */
export async function query(parts: ReadParts, data: RequestData): Promise<ResponseBody> {
  const result = await run.query(parts, { ...data, ReturnConsumedCapacity: 'TOTAL' });
  const { ConsumedCapacity: spent, ...rest } = countEmptyRead(result, data.ConsistentRead === true);
  const units = spent && !Array.isArray(spent) ? spent.CapacityUnits : 0;
  parts.limits.charge('read', [queryCharge(parts.tables.get(data.TableName).description, data, units)]);
  return { ...rest, ...(spent && data.ReturnConsumedCapacity === 'TOTAL' && { ConsumedCapacity: spent }) };
}

/** Runs `Scan`, which no limit applies to: it reads every partition. */
export async function scan(parts: ReadParts, data: RequestData): Promise<ResponseBody> {
  return countEmptyRead(await run.scan(parts, data), data.ConsistentRead === true);
}

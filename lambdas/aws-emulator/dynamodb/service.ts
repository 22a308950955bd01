import { accountId, type Authorize } from '../iam/role.ts';
import type { Item, RequestData, ResponseBody, StepKind, Store } from './engine.ts';
import { ApiError, errorName, isApiError, notImplemented } from './errors.ts';
import type { IndexLag } from './index-lag.ts';
import { batchGetItem, getItem, onStore, query, type ReadParts, scan } from './reads.ts';
import { parseRequest } from './requests.ts';
import { fingerprint, type Transactions } from './transactions.ts';
import type { TimeToLive } from './ttl.ts';
import type { WriteAction } from './writer.ts';
import type { Access } from '../iam/policy.ts';
import type { Tables } from './tables.ts';
import { stepOf } from './transaction-rules.ts';

/** The permission that each operation of a transaction needs. */
const stepPermissions: Readonly<Record<StepKind, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** The entries of a batch for a table: keys to read, or items to write. */
type Entries = { Keys: Item[] } | { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[];

const itemsOf = (entries: Entries): (Item | undefined)[] =>
  Array.isArray(entries)
    ? entries.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key)
    : entries.Keys;

/**
 * Returns the accesses that a request asks for. A transaction needs the permissions of its operations, and an index is a
 * separate resource. `dynamodb:LeadingKeys` has the partition keys of the items that a request names; that of a query is
 * left out.
 */
function* accessesOf(
  operation: string,
  data: RequestData,
  { store, tables }: { store: Store; tables: Tables },
): Generator<Access> {
  const resourceOf = (table: string, index = '') =>
    `arn:aws:dynamodb:${store.tableDb.awsRegion}:${accountId}:table/${table}${index}`;
  const toItems = (permission: string, table: string, items: readonly (Item | undefined)[]): Access => {
    const name = tables.get(table).description.KeySchema[0]?.AttributeName ?? '';
    return {
      action: `dynamodb:${permission}`,
      resource: resourceOf(table),
      context: { 'dynamodb:LeadingKeys': items.map((item) => Object.values(item?.[name] ?? {}).join('')) },
    };
  };
  const { TransactItems, RequestItems, Item, Key, IndexName, TableName } = data;
  if (TransactItems) {
    const steps = TransactItems.map(stepOf).filter((step) => step !== undefined);
    for (const { kind, data: step } of steps)
      yield toItems(stepPermissions[kind], step.TableName, [step.Item ?? step.Key]);
  } else if (RequestItems) {
    for (const [table, entries] of Object.entries(RequestItems as Record<string, Entries>))
      yield toItems(operation, table, itemsOf(entries));
  } else if (Item ?? Key) {
    yield toItems(operation, TableName, [Item ?? Key]);
  } else {
    const index = typeof IndexName === 'string' ? `/index/${IndexName}` : '';
    yield { action: `dynamodb:${operation}`, resource: resourceOf(TableName, index) };
  }
}

/** The parts of the emulator that run requests. */
export interface Parts extends ReadParts {
  lag: IndexLag;
  timeToLive: TimeToLive;
  transactions: Transactions;
}

type Operation = (
  parts: Parts,
  data: RequestData,
  requestHash: string,
) => ResponseBody | Promise<ResponseBody>;

function write(action: WriteAction): Operation {
  return ({ writer }, data) => writer.write(action, data);
}

/** Table operations run alone, so that no write sees a partially created or deleted table. */
function aloneOnTable(run: (parts: Parts, data: RequestData) => Promise<ResponseBody>): Operation {
  return (parts, data) =>
    parts.writer.alone(async () => {
      parts.tables.forget(data.TableName);
      const result = await run(parts, data);
      await parts.tables.untilSettled(data.TableName);
      parts.tables.forget(data.TableName);
      return result;
    });
}

const create = onStore('createTable');

async function createTable(parts: Parts, data: RequestData): Promise<ResponseBody> {
  try {
    return await create(parts, data);
  } catch (error) {
    if (!isApiError(error) || errorName(error) !== 'ResourceInUseException') throw error;
    throw new ApiError('ResourceInUseException', `Table already exists: ${data.TableName}`);
  }
}

const operations: Record<string, Operation> = {
  BatchGetItem: batchGetItem,
  BatchWriteItem: write('batchWriteItem'),
  CreateTable: aloneOnTable(createTable),
  DeleteItem: write('deleteItem'),
  DeleteTable: aloneOnTable(async ({ lag, tables }, data) => {
    await lag.settle();
    return tables.delete(data.TableName);
  }),
  DescribeTable: onStore('describeTable'),
  GetItem: getItem,
  PutItem: write('putItem'),
  Query: query,
  Scan: scan,
  TransactWriteItems: ({ transactions }, data, requestHash) => transactions.write(data, requestHash),
  UpdateItem: write('updateItem'),
  UpdateTimeToLive: aloneOnTable(({ timeToLive }, data) => timeToLive.update(data)),
};

/** Runs the request of an `X-Amz-Target` header if the caller may, or throws an error response. */
export async function respond(
  parts: Parts,
  target: string,
  body: unknown,
  authorize: Authorize,
): Promise<ResponseBody> {
  const [service, name = '', ...rest] = target.split('.');
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (service !== 'DynamoDB_20120810' || rest.length > 0 || !operation) {
    throw notImplemented(
      target === '' ? 'a request without X-Amz-Target' : target,
      'UnknownOperationException',
    );
  }
  const requestHash = name === 'TransactWriteItems' ? fingerprint(body) : '';
  const data = parseRequest(name, body, parts.store);
  authorize(accessesOf(name, data, parts));
  return operation(parts, data, requestHash);
}

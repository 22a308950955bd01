import { countEmptyRead } from './capacity.ts';
import type { ResponseBody, RequestData, Store } from './engine.ts';
import { ApiError, errorName, isApiError, notImplemented } from './errors.ts';
import { parseRequest } from './requests.ts';
import { actions } from './source.ts';
import type { Tables } from './tables.ts';
import { fingerprint, type Transactions } from './transactions.ts';
import type { TimeToLive } from './ttl.ts';
import type { WriteAction, Writer } from './writer.ts';

/** The parts of the emulator that run requests. */
export interface Parts {
  store: Store;
  tables: Tables;
  timeToLive: TimeToLive;
  transactions: Transactions;
  writer: Writer;
}

type Operation = (
  parts: Parts,
  data: RequestData,
  requestHash: string,
) => ResponseBody | Promise<ResponseBody>;

function onStore(action: string): (parts: Parts, data: RequestData) => Promise<ResponseBody> {
  return ({ store }, data) =>
    new Promise((resolve, reject) => {
      actions[action]?.(store, data, (error, result) => (error ? reject(error) : resolve(result ?? {})));
    });
}

function write(action: WriteAction): Operation {
  return ({ writer }, data) => writer.write(action, data);
}

function search(action: 'query' | 'scan'): Operation {
  return async (parts, data) => {
    const result = await onStore(action)(parts, data);
    return countEmptyRead(result, data.ConsistentRead === true);
  };
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
  BatchGetItem: onStore('batchGetItem'),
  BatchWriteItem: write('batchWriteItem'),
  CreateTable: aloneOnTable(createTable),
  DeleteItem: write('deleteItem'),
  DeleteTable: aloneOnTable(({ tables }, data) => tables.delete(data.TableName)),
  DescribeTable: onStore('describeTable'),
  GetItem: onStore('getItem'),
  PutItem: write('putItem'),
  Query: search('query'),
  Scan: search('scan'),
  TransactWriteItems: ({ transactions }, data, requestHash) => transactions.write(data, requestHash),
  UpdateItem: write('updateItem'),
  UpdateTimeToLive: aloneOnTable(({ timeToLive }, data) => timeToLive.update(data)),
};

/** Runs the request of an `X-Amz-Target` header, or throws an error response. */
export async function respond(parts: Parts, target: string, body: unknown): Promise<ResponseBody> {
  const [service, name = '', ...rest] = target.split('.');
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (service !== 'DynamoDB_20120810' || rest.length > 0 || !operation) {
    throw notImplemented(
      target === '' ? 'a request without X-Amz-Target' : target,
      'UnknownOperationException',
    );
  }
  const requestHash = name === 'TransactWriteItems' ? fingerprint(body) : '';
  return operation(parts, parseRequest(name, body, parts.store), requestHash);
}

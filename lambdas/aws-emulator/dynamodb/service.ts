import { countEmptyRead } from './capacity.ts';
import type { Answer, RequestData, Store } from './engine.ts';
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

type Operation = (parts: Parts, data: RequestData, asked: string) => Answer | Promise<Answer>;

function onStore(action: string): (parts: Parts, data: RequestData) => Promise<Answer> {
  return ({ store }, data) =>
    new Promise((resolve, reject) => {
      actions[action]?.(store, data, (error, answer) => (error ? reject(error) : resolve(answer ?? {})));
    });
}

function write(action: WriteAction): Operation {
  return ({ writer }, data) => writer.write(action, data);
}

function search(action: 'query' | 'scan'): Operation {
  return async (parts, data) => {
    const answer = await onStore(action)(parts, data);
    return countEmptyRead(answer, data.ConsistentRead === true);
  };
}

/** Table operations run alone, so that no write finds a half-created or half-deleted table. */
function aloneOnTable(run: (parts: Parts, data: RequestData) => Promise<Answer>): Operation {
  return (parts, data) =>
    parts.writer.alone(async () => {
      parts.tables.forget(data.TableName);
      const answer = await run(parts, data);
      await parts.tables.untilSettled(data.TableName);
      parts.tables.forget(data.TableName);
      return answer;
    });
}

const create = onStore('createTable');

async function createTable(parts: Parts, data: RequestData): Promise<Answer> {
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
  TransactWriteItems: ({ transactions }, data, asked) => transactions.write(data, asked),
  UpdateItem: write('updateItem'),
  UpdateTimeToLive: aloneOnTable(({ timeToLive }, data) => timeToLive.update(data)),
};

/** Runs the request of an `X-Amz-Target` header, or throws an error response. */
export async function respond(parts: Parts, target: string, body: unknown): Promise<Answer> {
  const [service, name = '', ...rest] = target.split('.');
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (service !== 'DynamoDB_20120810' || rest.length > 0 || !operation) {
    throw notImplemented(
      target === '' ? 'a request without X-Amz-Target' : target,
      'UnknownOperationException',
    );
  }
  const asked = name === 'TransactWriteItems' ? fingerprint(body) : '';
  return operation(parts, parseRequest(name, body, parts.store), asked);
}

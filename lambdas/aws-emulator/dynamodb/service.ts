import type { Authorize } from '../iam/role.ts';
import { accessesOf } from './accesses.ts';
import type { ResponseBody, RequestData } from './engine.ts';
import { ApiError, errorName, isApiError, notImplemented } from './errors.ts';
import type { IndexLag } from './index-lag.ts';
import { batchGetItem, getItem, onStore, query, type ReadParts, scan } from './reads.ts';
import { parseRequest } from './requests.ts';
import { fingerprint, type Transactions } from './transactions.ts';
import type { TimeToLive } from './ttl.ts';
import type { WriteAction } from './writer.ts';

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

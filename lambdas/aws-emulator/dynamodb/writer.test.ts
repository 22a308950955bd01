import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeFeed } from './changes.ts';
import type { RequestData, Store } from './engine.ts';
import { IndexLag } from './index-lag.ts';
import { Contention } from './contention.ts';
import { PartitionLimits } from './partition-limits.ts';
import { parseRequest } from './requests.ts';
import { database } from './source.ts';
import { Tables } from './tables.ts';
import { TimeToLive } from './ttl.ts';
import { Writer } from './writer.ts';

const TableName = 'samples';
const Key = { pk: { S: 'p' } };
let store: Store;
let changes: ChangeFeed;
let writer: Writer;

beforeEach(async () => {
  store = database.create({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  await store.db.open();
  const value = {
    TableName,
    TableStatus: 'ACTIVE',
    TableArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/samples',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk' }],
  };
  await store.db.batch([{ type: 'put', key: `table~${TableName}`, value }]);
  const tables = new Tables(store);
  changes = new ChangeFeed(store);
  writer = new Writer({
    store,
    tables,
    timeToLive: new TimeToLive(store.db, tables),
    changes,
    limits: new PartitionLimits(),
    contention: new Contention(),
    lag: new IndexLag(store.db),
  });
});
afterEach(() => store.db.close());

function count(): RequestData {
  const ExpressionAttributeValues = { ':one': { N: '1' } };
  const body = {
    TableName,
    Key,
    UpdateExpression: 'ADD n :one',
    ExpressionAttributeValues,
    ReturnValues: 'ALL_NEW',
  };
  return parseRequest('UpdateItem', body, store);
}

test('parallel updates of one item each see the previous one', async () => {
  const batch = store.db.batch.bind(store.db);
  vi.spyOn(store.db, 'batch').mockImplementation(async (operations) => {
    await setImmediate();
    return batch(operations);
  });
  const results = await Promise.all(Array.from({ length: 50 }, () => writer.write('updateItem', count())));
  expect(results.map(({ Attributes }) => Attributes)).toEqual(
    Array.from({ length: 50 }, (_, before) => ({ ...Key, n: { N: String(before + 1) } })),
  );
});

test('a write is acknowledged and published only after it is stored', async () => {
  const heard = vi.fn<() => void>();
  changes.subscribe(heard);
  const stored = Promise.withResolvers<void>();
  const batch = vi.spyOn(store.db, 'batch').mockReturnValueOnce(stored.promise);
  const acknowledged = vi.fn<() => void>();
  const writing = writer.write('updateItem', count()).finally(acknowledged);
  await expect.poll(() => batch).toHaveBeenCalled();
  await setImmediate();
  expect(acknowledged).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  stored.reject(new Error('the disk is full'));
  await expect(writing).rejects.toThrow('the disk is full');
  await writer.write('updateItem', count());
  await expect.poll(() => heard).toHaveBeenCalledOnce();
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials } from '../test-account.ts';
import { type EmbeddedDynamoDB, startDynamoDB } from './index.ts';
import { connect, createTable, TableName } from './test-table.ts';

let folder: string;
let running: EmbeddedDynamoDB;
let sdk: ReturnType<typeof connect>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  running = await startDynamoDB({ credentials, path: folder });
  sdk = connect(running.endpoint);
  await createTable(sdk.client);
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

const count = (sk: string, ClientRequestToken?: string) =>
  sdk.table.send(
    new TransactWriteCommand({
      ...(ClientRequestToken && { ClientRequestToken }),
      ReturnConsumedCapacity: 'TOTAL',
      TransactItems: [
        {
          Update: {
            TableName,
            Key: { pk: 'p', sk },
            UpdateExpression: 'ADD n :one SET groupPk = :g, groupSk = :g',
            ExpressionAttributeValues: { ':one': 1, ':g': 'g' },
          },
        },
      ],
    }),
  );

test('a token stays valid after a restart', async () => {
  await count('token', 'token-1');
  await running.close();
  running = await startDynamoDB({ credentials, path: folder });
  sdk = connect(running.endpoint);
  const repeated = await count('token', 'token-1');
  expect(repeated.ConsumedCapacity).toMatchObject([{ ReadCapacityUnits: 2 }]);
  const { Item } = await sdk.table.send(new GetCommand({ TableName, Key: { pk: 'p', sk: 'token' } }));
  expect(Item).toMatchObject({ n: 1 });
});

test('capacity counts an unchanged index row zero times, a changed one once, and a moved one twice', async () => {
  const put = async (item: Record<string, unknown>) => {
    const Item = { pk: 'cost', sk: '1', ...item };
    const { ConsumedCapacity } = await sdk.table.send(
      new PutCommand({ TableName, Item, ReturnConsumedCapacity: 'TOTAL' }),
    );
    return ConsumedCapacity?.CapacityUnits;
  };
  const indexed = { groupPk: 'g', groupSk: '1' };
  expect(await put({})).toBe(1);
  expect(await put(indexed)).toBe(2);
  expect(await put(indexed)).toBe(1);
  expect(await put({ ...indexed, n: 1 })).toBe(2);
  expect(await put({ ...indexed, n: 1, groupSk: '2' })).toBe(3);
  expect(await put({ body: 'é'.repeat(1024) })).toBe(4);
  const { ConsumedCapacity } = await count('cost');
  expect(ConsumedCapacity).toMatchObject([{ CapacityUnits: 3, WriteCapacityUnits: 3 }]);
});

test('a query without results counts as the smallest read', async () => {
  const query = new QueryCommand({
    TableName,
    IndexName: 'byGroup',
    KeyConditionExpression: 'groupPk = :g',
    ExpressionAttributeValues: { ':g': 'nobody' },
    ReturnConsumedCapacity: 'TOTAL',
  });
  expect((await sdk.table.send(query)).ConsumedCapacity).toMatchObject({ CapacityUnits: 0.5 });
});

test('an update cannot make an index key empty or a number too precise', async () => {
  const update = (UpdateExpression: string, value: unknown) =>
    sdk.table.send(
      new UpdateCommand({
        TableName,
        Key: { pk: 'p', sk: 'limits' },
        UpdateExpression,
        ExpressionAttributeValues: { ':v': value },
      }),
    );
  await expect(update('SET groupPk = :v', '')).rejects.toMatchObject({ name: 'ValidationException' });
  await expect(update('SET groupPk = :v', 'x'.repeat(2049))).rejects.toMatchObject({
    name: 'ValidationException',
  });
  await update('SET n = :v', 10n ** 37n);
  await expect(update('ADD n :v', 0.01)).rejects.toMatchObject({ name: 'ValidationException' });
  const { Item } = await sdk.table.send(new GetCommand({ TableName, Key: { pk: 'p', sk: 'limits' } }));
  expect(Item).toEqual({ pk: 'p', sk: 'limits', n: 10n ** 37n });
});

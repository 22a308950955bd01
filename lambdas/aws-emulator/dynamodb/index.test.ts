import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  ExecuteStatementCommand,
  ExportTableToPointInTimeCommand,
  ListTablesCommand,
  PutItemCommand,
  ScanCommand,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials } from '../test-account.ts';
import { type EmbeddedDynamoDB, startDynamoDB } from './index.ts';
import { connect, createTable, TableName } from './test-table.ts';

let folder: string;
let running: EmbeddedDynamoDB;
let sdk: ReturnType<typeof connect>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  running = await startDynamoDB({ credentials, path: join(folder, 'data') });
  sdk = connect(running.endpoint);
  await createTable(sdk.client);
});

afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

test('a folder in use is refused with a one-line message', async () => {
  const path = join(folder, 'data');
  const line = `Another process is using ${path}. Stop it, or choose another DATA_DIR.`;
  await expect(startDynamoDB({ credentials, path })).rejects.toThrow(new Error(line));
});

test('an unwritable folder is refused with a one-line message', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const path = join(file, 'data');
  const line = `Cannot write to ${path} (ENOTDIR). Make the folder writable, or choose another DATA_DIR.`;
  await expect(startDynamoDB({ credentials, path })).rejects.toThrow(new Error(line));
});

test('a taken port is refused, and the folder is free again', async () => {
  const path = join(folder, 'taken');
  const port = Number(new URL(running.endpoint).port);
  await expect(startDynamoDB({ credentials, path, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await (await startDynamoDB({ credentials, path })).close();
});

test('a client that disconnects midway leaves the server running', async () => {
  const { hostname, port } = new URL(running.endpoint);
  await new Promise<void>((resolve) => {
    const socket = connectSocket(Number(port), hostname, () => {
      socket.write(
        'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-amz-json-1.0\r\nContent-Length: 1000\r\n\r\n{"a"',
      );
      socket.end();
    });
    socket.on('close', () => resolve());
    socket.resume();
  });
  const Item = { pk: 'after', sk: 'abort' };
  await sdk.table.send(new PutCommand({ TableName, Item }));
  expect((await sdk.table.send(new GetCommand({ TableName, Key: Item }))).Item).toEqual(Item);
});

test.each([
  ['ListTables', new ListTablesCommand({})],
  ['ExecuteStatement', new ExecuteStatementCommand({ Statement: 'SELECT * FROM samples' })],
  ['ExportTableToPointInTime', new ExportTableToPointInTimeCommand({ TableArn: 'arn', S3Bucket: 'b' })],
  [
    'UpdateContinuousBackups',
    new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification: undefined }),
  ],
])('%s says that it is not implemented', async (operation, command) => {
  const message = `Not implemented here: DynamoDB_20120810.${operation}`;
  await expect(sdk.client.send(command as ExecuteStatementCommand)).rejects.toMatchObject({
    name: 'UnknownOperationException',
    message,
  });
});

test.each([
  [
    'CreateTable with StreamViewType KEYS_ONLY',
    new CreateTableCommand({
      TableName: 'other',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' },
    }),
  ],
  [
    'PutItem with ReturnItemCollectionMetrics',
    new PutItemCommand({
      TableName,
      Item: { pk: { S: '1' }, sk: { S: '1' } },
      ReturnItemCollectionMetrics: 'SIZE',
    }),
  ],
  [
    'CreateTable with LocalSecondaryIndexes',
    new CreateTableCommand({
      TableName: 'other',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      LocalSecondaryIndexes: [],
    }),
  ],
  [
    'Scan with ReturnConsumedCapacity INDEXES',
    new ScanCommand({ TableName, ReturnConsumedCapacity: 'INDEXES' }),
  ],
])('%s is refused rather than ignored', async (what, command) => {
  await expect(sdk.client.send(command as PutItemCommand)).rejects.toMatchObject({
    name: 'ValidationException',
    message: `Not implemented here: ${what}`,
  });
});

test('a request without a signature is refused', async () => {
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': 'DynamoDB_20120810.ListTables',
  };
  const response = await fetch(running.endpoint, { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    __type: expect.stringMatching(/#MissingAuthenticationTokenException$/),
  });
});

test('tables are described, and deleted with their items', async () => {
  for (const name of ['list-a', 'list-b']) await createTable(sdk.client, name);
  await expect(createTable(sdk.client, 'list-a')).rejects.toMatchObject({ name: 'ResourceInUseException' });
  const { Table } = await sdk.client.send(new DescribeTableCommand({ TableName: 'list-b' }));
  expect(Table).toMatchObject({ TableStatus: 'ACTIVE', StreamSpecification: { StreamEnabled: true } });

  const Key = { pk: '1', sk: '1' };
  await sdk.table.send(new PutCommand({ TableName: 'list-b', Item: Key }));
  await sdk.client.send(new DeleteTableCommand({ TableName: 'list-b' }));
  await expect(sdk.table.send(new GetCommand({ TableName: 'list-b', Key }))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
  await createTable(sdk.client, 'list-b');
  expect((await sdk.table.send(new GetCommand({ TableName: 'list-b', Key }))).Item).toBeUndefined();
});

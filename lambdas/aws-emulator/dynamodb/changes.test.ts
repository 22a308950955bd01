import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { credentials } from '../test-account.ts';
import { type EmbeddedDynamoDB, startDynamoDB } from './index.ts';
import { connect, createTable, TableName } from './test-table.ts';

let running: EmbeddedDynamoDB;
let sdk: ReturnType<typeof connect>;

beforeEach(async () => {
  running = await startDynamoDB({ credentials });
  sdk = connect(running.endpoint);
  await createTable(sdk.client);
});
afterEach(() => running.close());

const put = (sk: string, more: Record<string, unknown> = {}) =>
  sdk.table.send(new PutCommand({ TableName, Item: { pk: 'p', sk, ...more } }));

function collect(): DynamoDBRecord[] {
  const records: DynamoDBRecord[] = [];
  running.onChange(({ Records }) => void records.push(...Records));
  return records;
}

const summary = ({ eventName, dynamodb }: DynamoDBRecord) => `${eventName} ${dynamodb?.Keys?.['sk']?.S}`;

test('an event has the form of a DynamoDB stream event, with both images', async () => {
  const records = collect();
  await put('1', { n: 1 });
  await put('1', { n: 2 });
  await sdk.table.send(new DeleteCommand({ TableName, Key: { pk: 'p', sk: '1' } }));
  await expect.poll(() => records).toHaveLength(3);
  const key = { pk: { S: 'p' }, sk: { S: '1' } };
  expect(records[1]).toEqual({
    eventID: expect.stringMatching(/^\d+$/),
    eventName: 'MODIFY',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'us-east-1',
    eventSourceARN: expect.stringMatching(/:table\/samples\/stream\//),
    dynamodb: {
      ApproximateCreationDateTime: expect.any(Number),
      Keys: key,
      OldImage: { ...key, n: { N: '1' } },
      NewImage: { ...key, n: { N: '2' } },
      SequenceNumber: expect.stringMatching(/^\d{21,40}$/),
      SizeBytes: expect.any(Number),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  });
  expect(records.map(({ eventName }) => eventName)).toEqual(['INSERT', 'MODIFY', 'REMOVE']);
  expect(records[0]?.dynamodb).not.toHaveProperty('OldImage');
  expect(records[2]?.dynamodb).not.toHaveProperty('NewImage');
  expect(records[2]).not.toHaveProperty('userIdentity');
});

test('every write operation creates events, except for writes that fail or change nothing', async () => {
  await put('old');
  const records = collect();
  const requests = [
    { PutRequest: { Item: { pk: 'p', sk: 'batch' } } },
    { DeleteRequest: { Key: { pk: 'p', sk: 'old' } } },
  ];
  await sdk.table.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  const steps = ['t1', 't2'].map((sk) => ({ Put: { TableName, Item: { pk: 'p', sk } } }));
  await sdk.table.send(new TransactWriteCommand({ TransactItems: steps }));
  await put('t1');
  const ConditionExpression = 'attribute_not_exists(pk)';
  await expect(
    sdk.table.send(new PutCommand({ TableName, Item: { pk: 'p', sk: 't1', n: 1 }, ConditionExpression })),
  ).rejects.toThrow();
  const update = { UpdateExpression: 'SET n = :n', ExpressionAttributeValues: { ':n': 1 } };
  await sdk.table.send(new UpdateCommand({ TableName, Key: { pk: 'p', sk: 'last' }, ...update }));
  await expect.poll(() => records.map(summary).at(-1)).toBe('INSERT last');
  expect(records.map(summary)).toEqual([
    'INSERT batch',
    'REMOVE old',
    'INSERT t1',
    'INSERT t2',
    'INSERT last',
  ]);
});

test('events arrive one at a time, in commit order', async () => {
  const order: string[] = [];
  let active = 0;
  const overlaps: number[] = [];
  running.onChange(async ({ Records }) => {
    active += 1;
    overlaps.push(active);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(
      ...Records.map(({ dynamodb }) => `${dynamodb?.SequenceNumber} ${dynamodb?.NewImage?.['n']?.N}`),
    );
    active -= 1;
  });
  const add = { UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } };
  const count = () => sdk.table.send(new UpdateCommand({ TableName, Key: { pk: 'p', sk: 'n' }, ...add }));
  await Promise.all(Array.from({ length: 50 }, count));
  await expect.poll(() => order).toHaveLength(50);
  expect(new Set(overlaps)).toEqual(new Set([1]));
  expect(order.map((entry) => entry.split(' ')[1])).toEqual(
    Array.from({ length: 50 }, (_, n) => String(n + 1)),
  );
  expect(order).toEqual([...order].sort());
});

test('a listener’s failure is logged, and every listener gets the next event', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const heard: string[] = [];
  running.onChange(({ Records }) => {
    heard.push(...Records.map(summary));
    if (heard.length === 1) throw new Error('planted');
  });
  const others = collect();
  await put('1');
  await expect.poll(() => heard).toEqual(['INSERT 1']);
  await put('2');
  await expect.poll(() => heard).toEqual(['INSERT 1', 'INSERT 2']);
  await expect.poll(() => others.map(summary)).toEqual(heard);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('listener failed'),
    new Error('planted'),
  );
  log.mockRestore();
});

test('a removed listener gets no more events', async () => {
  const heard: string[] = [];
  const remove = running.onChange(({ Records }) => void heard.push(...Records.map(summary)));
  const others = collect();
  await put('1');
  await expect.poll(() => heard).toEqual(['INSERT 1']);
  remove();
  await put('2');
  await expect.poll(() => others).toHaveLength(2);
  expect(heard).toEqual(['INSERT 1']);
});

test('undelivered changes are delivered after the next start, once', async () => {
  const path = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  const first = await startDynamoDB({ credentials, path });
  const client = connect(first.endpoint);
  await createTable(client.client);
  const begun = Promise.withResolvers<void>();
  first.onChange(() => {
    begun.resolve();
    return new Promise(() => {});
  });
  for (const sk of ['1', '2']) await client.table.send(new PutCommand({ TableName, Item: { pk: 'p', sk } }));
  await begun.promise;
  await first.close();

  const second = await startDynamoDB({ credentials, path });
  const records: DynamoDBRecord[] = [];
  second.onChange(({ Records }) => void records.push(...Records));
  await connect(second.endpoint).table.send(new PutCommand({ TableName, Item: { pk: 'p', sk: '3' } }));
  await expect.poll(() => records.map(summary)).toEqual(['INSERT 1', 'INSERT 2', 'INSERT 3']);
  await second.close();

  const third = await startDynamoDB({ credentials, path });
  const fresh: DynamoDBRecord[] = [];
  third.onChange(({ Records }) => void fresh.push(...Records));
  await connect(third.endpoint).table.send(new PutCommand({ TableName, Item: { pk: 'p', sk: '4' } }));
  await expect.poll(() => fresh.map(summary)).toEqual(['INSERT 4']);
  await third.close();
  await rm(path, { recursive: true });
});

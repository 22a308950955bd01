import { UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);
const put = (sk: string, expiresAt: unknown) =>
  sdk.table.send(new PutCommand({ TableName, Item: { pk: 'p', sk, groupPk: 'g', groupSk: sk, expiresAt } }));
const setTimeToLive = (Enabled: boolean, AttributeName = 'expiresAt') =>
  sdk.client.send(
    new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { AttributeName, Enabled } }),
  );

async function left(IndexName?: string): Promise<unknown[]> {
  const KeyConditionExpression = IndexName ? 'groupPk = :k' : 'pk = :k';
  const values = { ':k': IndexName ? 'g' : 'p' };
  const query = {
    TableName,
    KeyConditionExpression,
    ExpressionAttributeValues: values,
    ...(IndexName && { IndexName }),
  };
  return (await sdk.table.send(new QueryCommand(query))).Items?.map(({ sk }) => sk) ?? [];
}

test('expired items disappear from table and index within seconds, deleted by DynamoDB', async () => {
  const records: DynamoDBRecord[] = [];
  await put('before', now() - hour);
  await setTimeToLive(true);
  running.onChange(
    ({ Records }) => void records.push(...Records.filter(({ eventName }) => eventName === 'REMOVE')),
  );
  await put('after', now() - 1);
  await put('later', now() + hour);
  await expect.poll(() => left()).toEqual(['later']);
  expect(await left('byGroup')).toEqual(['later']);
  await expect.poll(() => records).toHaveLength(2);
  expect(records[0]).toMatchObject({
    userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
    dynamodb: { OldImage: { sk: { S: 'before' } } },
  });
});

test('an invalid expiry keeps its item', async () => {
  await setTimeToLive(true);
  await put('a date', '2020-01-01T00:00:00Z');
  await put('digits in a string', String(now() - hour));
  await put('milliseconds', Date.now() + hour * 1000);
  await put('six years ago', now() - 6 * 366 * 24 * hour);
  await put('negative', -1);
  await put('past', now() - hour);
  await expect.poll(() => left()).not.toContain('past');
  expect(await left()).toEqual(['a date', 'digits in a string', 'milliseconds', 'negative', 'six years ago']);
});

test('an item follows its changed expiry', async () => {
  await setTimeToLive(true);
  await put('prolonged', now() + 1);
  const set = (sk: string, at: number) =>
    sdk.table.send(
      new UpdateCommand({
        TableName,
        Key: { pk: 'p', sk },
        UpdateExpression: 'SET expiresAt = :at',
        ExpressionAttributeValues: { ':at': at },
      }),
    );
  await put('shortened', now() + hour);
  await set('prolonged', now() + hour);
  await set('shortened', now() + 1);
  await expect.poll(() => left()).toEqual(['prolonged']);
});

test('nothing expires while Time to Live is off', async () => {
  await setTimeToLive(true);
  await setTimeToLive(false);
  await put('kept', now() - hour);
  await createTable(sdk.client, 'witness');
  const TimeToLiveSpecification = { AttributeName: 'expiresAt', Enabled: true };
  await sdk.client.send(new UpdateTimeToLiveCommand({ TableName: 'witness', TimeToLiveSpecification }));
  const Item = { pk: 'p', sk: 'gone', expiresAt: now() - hour };
  await sdk.table.send(new PutCommand({ TableName: 'witness', Item }));
  const witness = new QueryCommand({
    TableName: 'witness',
    KeyConditionExpression: 'pk = :p',
    ExpressionAttributeValues: { ':p': 'p' },
  });
  await expect.poll(async () => (await sdk.table.send(witness)).Count).toBe(0);
  expect(await left()).toEqual(['kept']);
});

test('a setting that changes nothing is a ValidationException', async () => {
  await expect(setTimeToLive(false)).rejects.toThrow('TimeToLive is already disabled');
  await setTimeToLive(true);
  await expect(setTimeToLive(true)).rejects.toThrow('TimeToLive is already enabled');
  await expect(setTimeToLive(true, 'other')).rejects.toThrow(
    'TimeToLive is active on a different AttributeName',
  );
});

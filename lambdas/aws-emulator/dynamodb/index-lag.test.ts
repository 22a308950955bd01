import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { credentials } from '../test-account.ts';
import { type IndexLagRange, startDynamoDB } from './index.ts';
import { connect, createTable, TableName } from './test-table.ts';

/** Longer than any test. */
const endless = { min: 1e8, max: 1e8, seed: 1 };

async function start(indexLag: IndexLagRange | undefined, path?: string) {
  const { endpoint, close } = await startDynamoDB({ credentials, indexLag, path });
  onTestFinished(close);
  const sdk = connect(endpoint);
  const query = async (input: object) =>
    (await sdk.table.send(new QueryCommand({ TableName, ...input }))).Items?.map(({ n }) => n as number);
  return {
    ...sdk,
    close,
    put: (sk: string, n: number, groupSk = sk) =>
      sdk.table.send(new PutCommand({ TableName, Item: { pk: 'p', sk, n, groupPk: 'g', groupSk } })),
    /** Returns the numbers of the items in the table. */
    readTable: () => query({ KeyConditionExpression: 'pk = :p', ExpressionAttributeValues: { ':p': 'p' } }),
    /** Returns the numbers of the items in the index. */
    readIndex: () =>
      query({
        IndexName: 'byGroup',
        KeyConditionExpression: 'groupPk = :g',
        ExpressionAttributeValues: { ':g': 'g' },
      }),
  };
}

test('a change is in the table at once and in the index later', async () => {
  const late = await start(endless);
  await createTable(late.client);
  await late.put('a', 1);
  expect(await late.readTable()).toEqual([1]);
  expect(await late.readIndex()).toEqual([]);

  const soon = await start({ min: 20, max: 20, seed: 1 });
  await createTable(soon.client);
  await soon.put('a', 1);
  await expect.poll(() => soon.readIndex()).toEqual([1]);
  await soon.put('a', 2, 'z');
  await expect.poll(() => soon.readIndex()).toEqual([2]);
  await soon.table.send(new DeleteCommand({ TableName, Key: { pk: 'p', sk: 'a' } }));
  await expect.poll(() => soon.readIndex()).toEqual([]);
});

test('the changes of an item reach the index in order', async () => {
  const { client, put, readIndex } = await start({ max: 40, seed: 7 });
  await createTable(client);
  const seen: number[] = [];
  const last = 60;
  for (let n = 1; n <= last; n++) {
    await put('a', n, n % 2 ? 'odd' : 'even');
    seen.push(...((await readIndex()) ?? []));
  }
  await expect
    .poll(async () => {
      seen.push(...((await readIndex()) ?? []));
      return seen.at(-1);
    })
    .toBe(last);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(await readIndex()).toEqual([last]);
});

test('what the index lacks when the process ends is in it after the next start', async () => {
  const path = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  onTestFinished(() => rm(path, { recursive: true }));
  const first = await start(endless, path);
  await createTable(first.client);
  await first.put('a', 1);
  await first.put('b', 2);
  await first.put('a', 3);
  expect(await first.readIndex()).toEqual([]);
  await first.close();
  const second = await start(undefined, path);
  expect(await second.readIndex()).toEqual([3, 2]);
});

test('a table that is created again does not get changes of the deleted one', async () => {
  const { client, put, readIndex } = await start({ min: 30, max: 30, seed: 1 });
  await createTable(client);
  await put('a', 1);
  await client.send(new DeleteTableCommand({ TableName }));
  await createTable(client);
  await put('b', 2);
  await expect.poll(() => readIndex()).toEqual([2]);
});

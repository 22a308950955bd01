import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { credentials } from '../test-account.ts';
import { Contention } from './contention.ts';
import { type EmbeddedDynamoDB, startDynamoDB } from './index.ts';
import { connect, createTable, TableName } from './test-table.ts';

const Key = { pk: 'p', sk: 'locked' };
const other = { pk: 'p', sk: 'other' };

it('a transaction locks its items until it returns, and no other items', async () => {
  vi.useFakeTimers();
  const contention = new Contention(20);
  const ended = contention.lock([{ table: 't', key: 'locked' }]);
  await vi.advanceTimersByTimeAsync(19);
  expect(contention.isLocked('t', 'locked')).toBe(true);
  expect(contention.isLocked('t', 'other')).toBe(false);
  expect(contention.isLocked('other', 'locked')).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(contention.isLocked('t', 'locked')).toBe(false);
  vi.useRealTimers();
});

describe('while a transaction locks an item', () => {
  let running: EmbeddedDynamoDB;
  let sdk: ReturnType<typeof connect>;
  const transact = (...TransactItems: object[]) =>
    sdk.table.send(new TransactWriteCommand({ TransactItems }));
  const put = (item: object) => ({ Put: { TableName, Item: item } });
  const check = (key: object) => ({
    ConditionCheck: { TableName, Key: key, ConditionExpression: 'attribute_not_exists(n)' },
  });
  /** Returns whether the item was written, by a read, which no transaction refuses. */
  const isWritten = async (key: object) =>
    (await sdk.table.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }))).Item !== undefined;

  async function start(transactionMs: number) {
    running = await startDynamoDB({ credentials, transactionMs });
    sdk = connect(running.endpoint);
    await createTable(sdk.client);
  }
  afterEach(() => running.close());

  it.each([
    ['writes', put(Key)],
    ['only checks', check(Key)],
  ])(
    'that it %s, other transactions with it are canceled, and other writes of it refused',
    async (_, locked) => {
      await start(3_600_000);
      const marker = { pk: 'p', sk: 'marker' };
      // It does not end before the emulator does.
      void transact(put(marker), locked).catch(() => undefined);
      await vi.waitFor(async () => expect(await isWritten(marker)).toBe(true), 60_000);
      for (const second of [put(Key), check(Key)]) {
        await expect(transact(put(other), second)).rejects.toMatchObject({
          name: 'TransactionCanceledException',
          CancellationReasons: [
            { Code: 'None' },
            { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' },
          ],
        });
      }
      expect(await isWritten(other)).toBe(false);
      for (const write of [
        new PutCommand({ TableName, Item: Key }),
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: 'SET n = :n',
          ExpressionAttributeValues: { ':n': 1 },
        }),
      ]) {
        const refused = sdk.table.send(write as PutCommand);
        await expect(refused).rejects.toMatchObject({ name: 'TransactionConflictException' });
      }
      await sdk.table.send(new PutCommand({ TableName, Item: other }));
    },
  );

  it('its caller waits, so that the next write of the same caller is not refused', async () => {
    await start(1);
    for (let at = 0; at < 5; at++) await transact(put(Key), check(other));
    const written = await sdk.table.send(new PutCommand({ TableName, Item: Key }));
    expect(written.$metadata.httpStatusCode).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, BatchWriteCommand, TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTable,
  deleteTable,
  fresh,
  get,
  put,
  putting,
  query,
  type Steps,
  TableName,
  table,
  transact,
} from './table.ts';

beforeAll(createTable, 130_000);
afterAll(deleteTable);

async function reasonsOf(request: Promise<unknown>): Promise<{ Code?: string; Item?: unknown }[]> {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TransactionCanceledException);
  return error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
}

describe('transactions', () => {
  test('all steps happen, in the table and in its indexes', async () => {
    await put({ pk: 'order', sk: 'stock', left: 3 });
    await put({ pk: 'order', sk: 'cart' });
    await transact([
      putting({ pk: 'order', sk: '1', gsi1pk: 'orders', gsi1sk: '1' }, fresh),
      {
        Update: {
          TableName,
          Key: { pk: 'order', sk: 'stock' },
          UpdateExpression: 'SET #left = #left - :one',
          ConditionExpression: '#left >= :one',
          ExpressionAttributeNames: { '#left': 'left' },
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
      { Delete: { TableName, Key: { pk: 'order', sk: 'cart' } } },
      { ConditionCheck: { TableName, Key: { pk: 'order', sk: 'closed' }, ...fresh } },
    ]);
    expect(await get('order', 'stock')).toMatchObject({ left: 2 });
    expect(await get('order', 'cart')).toBeUndefined();
    const indexed = () => query('gsi1pk = :g', { ':g': 'orders' }, { IndexName: 'gsi1' });
    await expect.poll(async () => (await indexed()).Count).toBe(1);
  });

  test('nothing happens when one condition fails, and the reasons say which with the item in the way', async () => {
    await put({ pk: 'taken', sk: '1', by: 'somebody' });
    const request = transact([
      putting({ pk: 'taken', sk: '2' }, fresh),
      putting({ pk: 'taken', sk: '1' }, { ...fresh, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
      {
        ConditionCheck: {
          TableName,
          Key: { pk: 'taken', sk: '3' },
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
    ]);
    const reasons = await reasonsOf(request);
    expect(reasons.map(({ Code }) => Code)).toEqual([
      'None',
      'ConditionalCheckFailed',
      'ConditionalCheckFailed',
    ]);
    expect(reasons[1]?.Item).toMatchObject({ by: { S: 'somebody' } });
    expect(reasons[2]?.Item).toBeUndefined();
    expect(await get('taken', '2')).toBeUndefined();
  });

  test('20 parallel buyers of 5 seats: five get one', async () => {
    await put({ pk: 'seats', sk: 'left', left: 5 });
    const buy = (buyer: number) =>
      transact([
        {
          Update: {
            TableName,
            Key: { pk: 'seats', sk: 'left' },
            UpdateExpression: 'SET #left = #left - :one',
            ConditionExpression: '#left > :zero',
            ExpressionAttributeNames: { '#left': 'left' },
            ExpressionAttributeValues: { ':one': 1, ':zero': 0 },
          },
        },
        putting({ pk: 'seats', sk: `buyer#${buyer}` }, fresh),
      ]);
    // Elsewhere buyers may conflict and must try again; here they wait for each other.
    const untilDecided = async (buyer: number): Promise<boolean> => {
      try {
        await buy(buyer);
        return true;
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error;
        if (error.CancellationReasons?.[0]?.Code === 'ConditionalCheckFailed') return false;
        return untilDecided(buyer);
      }
    };
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, buyer) => untilDecided(buyer)));
    expect(outcomes.filter(Boolean)).toHaveLength(5);
    expect(await get('seats', 'left')).toMatchObject({ left: 0 });
    const sold = await query(
      'pk = :pk AND begins_with(sk, :b)',
      { ':pk': 'seats', ':b': 'buyer#' },
      { ConsistentRead: true },
    );
    expect(sold.Count).toBe(5);
  });

  test('a request repeated with its token happens once; another request with the token is refused', async () => {
    const ClientRequestToken = randomUUID().slice(0, 36);
    const count = (amount: number): Steps => [
      {
        Update: {
          TableName,
          Key: { pk: 'token', sk: '1' },
          UpdateExpression: 'ADD times :n',
          ExpressionAttributeValues: { ':n': amount },
        },
      },
    ];
    await transact(count(1), { ClientRequestToken });
    await transact(count(1), { ClientRequestToken });
    expect(await get('token', '1')).toMatchObject({ times: 1 });
    await expect(transact(count(2), { ClientRequestToken })).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
    await transact(count(1));
    expect(await get('token', '1')).toMatchObject({ times: 2 });
  });

  test.each<[string, Steps]>([
    [
      'two steps on one item',
      [putting({ pk: 'twice', sk: '1' }), { Delete: { TableName, Key: { pk: 'twice', sk: '1' } } }],
    ],
    ['no steps', []],
    ['101 steps', Array.from({ length: 101 }, (_, index) => putting({ pk: 'many', sk: String(index) }))],
    [
      'over 4 MB',
      Array.from({ length: 11 }, (_, index) =>
        putting({ pk: 'big', sk: String(index), body: 'x'.repeat(399_000) }),
      ),
    ],
    ['a malformed expression', [putting({ pk: 'twice', sk: '1' }, { ConditionExpression: 'nonsense(' })]],
  ])('%s is a ValidationException', async (_case, steps) => {
    await expect(transact(steps)).rejects.toMatchObject({ name: 'ValidationException' });
    expect(await get('twice', '1')).toBeUndefined();
  });

  test('a step that does not fit the index cancels the transaction', async () => {
    const reasons = await reasonsOf(transact([putting({ pk: 'fit', sk: '1', gsi1pk: 5, gsi1sk: 'x' })]));
    expect(reasons).toMatchObject([{ Code: 'ValidationError' }]);
  });

  test('an unknown table is a ResourceNotFoundException', async () => {
    const steps = [{ Put: { TableName: `${TableName}-none`, Item: { pk: '1', sk: '1' } } }];
    await expect(transact(steps)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  test('a transactional read answers in order, with a gap for what is not there', async () => {
    await put({ pk: 'read', sk: '1', n: 1 });
    await put({ pk: 'read', sk: '2', n: 2 });
    const TransactItems = ['2', 'none', '1'].map((sk) => ({ Get: { TableName, Key: { pk: 'read', sk } } }));
    const { Responses } = await table.send(new TransactGetCommand({ TransactItems }));
    expect(Responses?.map(({ Item }) => Item?.['n'])).toEqual([2, undefined, 1]);
  });

  test('capacity counts each item of a transaction twice', async () => {
    const steps = [putting({ pk: 'cost', sk: '1' }), putting({ pk: 'cost', sk: '2' })];
    const written = await transact(steps, { ReturnConsumedCapacity: 'TOTAL' });
    expect(written.ConsumedCapacity).toMatchObject([{ TableName, CapacityUnits: 4, WriteCapacityUnits: 4 }]);
    const TransactItems = [{ Get: { TableName, Key: { pk: 'cost', sk: '1' } } }];
    const read = await table.send(new TransactGetCommand({ TransactItems, ReturnConsumedCapacity: 'TOTAL' }));
    expect(read.ConsumedCapacity).toMatchObject([{ TableName, CapacityUnits: 2, ReadCapacityUnits: 2 }]);
  });
});

describe('batches', () => {
  test('a batch writes, deletes and reads', async () => {
    await put({ pk: 'batch', sk: 'old' });
    const puts = Array.from({ length: 24 }, (_, n) => ({
      PutRequest: { Item: { pk: 'batch', sk: `new#${n}`, n } },
    }));
    const requests = [...puts, { DeleteRequest: { Key: { pk: 'batch', sk: 'old' } } }];
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: requests } }),
    );
    expect(UnprocessedItems ?? {}).toEqual({});
    const Keys = ['new#0', 'new#23', 'old'].map((sk) => ({ pk: 'batch', sk }));
    const RequestItems = { [TableName]: { Keys, ConsistentRead: true } };
    const { Responses } = await table.send(new BatchGetCommand({ RequestItems }));
    expect(Responses?.[TableName]?.map(({ sk }) => String(sk)).sort()).toEqual(['new#0', 'new#23']);
  });

  test.each([
    [
      '26 requests',
      Array.from({ length: 26 }, (_, n) => ({ PutRequest: { Item: { pk: 'over', sk: String(n) } } })),
    ],
    ['two requests for one item', [1, 2].map((n) => ({ PutRequest: { Item: { pk: 'over', sk: '0', n } } }))],
  ])('%s is a ValidationException, and nothing is written', async (_case, requests) => {
    const batch = new BatchWriteCommand({ RequestItems: { [TableName]: requests } });
    await expect(table.send(batch)).rejects.toMatchObject({ name: 'ValidationException' });
    expect(await get('over', '0')).toBeUndefined();
  });

  test('reading one key twice in a batch is a ValidationException', async () => {
    const Keys = [1, 2].map(() => ({ pk: 'batch', sk: 'new#0' }));
    const batch = new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } });
    await expect(table.send(batch)).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

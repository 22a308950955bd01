import { randomUUID } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTable,
  deleteTable,
  fresh,
  get,
  type Item,
  put,
  putting,
  query,
  type Steps,
  TableName,
  table,
  transact,
  updating,
} from './table.ts';

beforeAll(createTable, 130_000);
afterAll(deleteTable);

const invalid = { name: 'ValidationException' };

/** Writes a transaction. Returns the cancellation reasons, one per item, or undefined if it was written. */
async function cancellationReasons(steps: Steps): Promise<{ Code?: string; Item?: unknown }[] | undefined> {
  try {
    await transact(steps);
    return undefined;
  } catch (error) {
    if (error instanceof TransactionCanceledException) return error.CancellationReasons ?? [];
    throw error;
  }
}

/** Returns a transact item that takes one of the remaining seats. */
const takingOne = (pk: string) =>
  updating(
    pk,
    'stock',
    'SET #left = #left - :one',
    { ':one': 1 },
    { ConditionExpression: '#left >= :one', ExpressionAttributeNames: { '#left': 'left' } },
  );

describe('transactions', () => {
  test('write all items, in the table and in its indexes', async () => {
    await put({ pk: 'order', sk: 'stock', left: 3 });
    await put({ pk: 'order', sk: 'cart' });
    await transact([
      putting({ pk: 'order', sk: '1', gsi1pk: 'orders', gsi1sk: '1' }, fresh),
      takingOne('order'),
      { Delete: { TableName, Key: { pk: 'order', sk: 'cart' } } },
      { ConditionCheck: { TableName, Key: { pk: 'order', sk: 'closed' }, ...fresh } },
    ]);
    expect(await get('order', 'stock')).toMatchObject({ left: 2 });
    expect(await get('order', 'cart')).toBeUndefined();
    const indexed = () => query('gsi1pk = :g', { ':g': 'orders' }, { IndexName: 'gsi1' });
    await expect.poll(async () => (await indexed()).Count).toBe(1);
  });

  test('write nothing if one condition fails, and the reasons identify it with the existing item', async () => {
    await put({ pk: 'taken', sk: '1', by: 'somebody' });
    const exists = { ConditionExpression: 'attribute_exists(pk)' };
    const reasons = await cancellationReasons([
      putting({ pk: 'taken', sk: '2' }, fresh),
      putting({ pk: 'taken', sk: '1' }, { ...fresh, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
      { ConditionCheck: { TableName, Key: { pk: 'taken', sk: '3' }, ...exists } },
    ]);
    expect(reasons).toMatchObject([
      { Code: 'None' },
      { Code: 'ConditionalCheckFailed', Item: { by: { S: 'somebody' } } },
      { Code: 'ConditionalCheckFailed' },
    ]);
    expect(reasons?.[2]?.Item).toBeUndefined();
    expect(await get('taken', '2')).toBeUndefined();
  });

  test('let exactly five of 20 parallel buyers get one of 5 seats', async () => {
    await put({ pk: 'seats', sk: 'stock', left: 5 });
    // On other implementations buyers may conflict and must retry; in the embedded table they wait for each other.
    const buys = async (buyer: number): Promise<boolean> => {
      const seat = putting({ pk: 'seats', sk: `buyer#${buyer}` }, fresh);
      const reasons = await cancellationReasons([takingOne('seats'), seat]);
      if (!reasons) return true;
      return reasons[0]?.Code === 'ConditionalCheckFailed' ? false : buys(buyer);
    };
    const bought = await Promise.all(Array.from({ length: 20 }, (_, buyer) => buys(buyer)));
    expect(bought.filter(Boolean)).toHaveLength(5);
    expect(await get('seats', 'stock')).toMatchObject({ left: 0 });
    const sold = { ':pk': 'seats', ':b': 'buyer#' };
    const { Count } = await query('pk = :pk AND begins_with(sk, :b)', sold, { ConsistentRead: true });
    expect(Count).toBe(5);
  });

  test('are written once when repeated with the same token, which no other request may use', async () => {
    const token = { ClientRequestToken: randomUUID() };
    const count = (amount: number) => [updating('token', '1', 'ADD times :n', { ':n': amount })];
    await transact(count(1), token);
    await transact(count(1), token);
    expect(await get('token', '1')).toMatchObject({ times: 1 });
    await expect(transact(count(2), token)).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
    await transact(count(1));
    expect(await get('token', '1')).toMatchObject({ times: 2 });
  });

  const puts = (length: number, more: Item = {}) =>
    Array.from({ length }, (_, index) => putting({ pk: 'many', sk: String(index), ...more }));
  test.each<[string, Steps]>([
    [
      'with two actions on one item',
      [putting({ pk: 'many', sk: '0' }), { Delete: { TableName, Key: { pk: 'many', sk: '0' } } }],
    ],
    ['with no items', []],
    ['with 101 items', puts(101)],
    ['over 4 MB', puts(11, { body: 'x'.repeat(399_000) })],
    ['with a malformed expression', [putting({ pk: 'many', sk: '0' }, { ConditionExpression: 'nonsense(' })]],
  ])('%s get a ValidationException and write nothing', async (_case, steps) => {
    await expect(transact(steps)).rejects.toMatchObject(invalid);
    expect(await get('many', '0')).toBeUndefined();
  });

  test('are canceled if an item does not match the index', async () => {
    const reasons = await cancellationReasons([putting({ pk: 'fit', sk: '1', gsi1pk: 5, gsi1sk: 'x' })]);
    expect(reasons).toMatchObject([{ Code: 'ValidationError' }]);
  });

  test('on an unknown table get a ResourceNotFoundException', async () => {
    const steps = [{ Put: { TableName: `${TableName}-none`, Item: { pk: '1', sk: '1' } } }];
    await expect(transact(steps)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  test('consume twice the capacity for each item', async () => {
    const total = { ReturnConsumedCapacity: 'TOTAL' } as const;
    const steps = [putting({ pk: 'cost', sk: '1' }), putting({ pk: 'cost', sk: '2' })];
    const written = await transact(steps, total);
    expect(written.ConsumedCapacity).toMatchObject([{ TableName, CapacityUnits: 4, WriteCapacityUnits: 4 }]);
  });
});

describe('batches', () => {
  const putRequest = (sk: string, more: Item = {}) => ({
    PutRequest: { Item: { pk: 'batch', sk, ...more } },
  });

  test('write, delete, and read items', async () => {
    await put({ pk: 'batch', sk: 'old' });
    const puts = Array.from({ length: 24 }, (_, n) => putRequest(`new#${n}`));
    const requests = [...puts, { DeleteRequest: { Key: { pk: 'batch', sk: 'old' } } }];
    const { UnprocessedItems } = await table.batchWrite({ RequestItems: { [TableName]: requests } });
    expect(UnprocessedItems ?? {}).toEqual({});
    const Keys = ['new#0', 'new#23', 'old'].map((sk) => ({ pk: 'batch', sk }));
    const RequestItems = { [TableName]: { Keys, ConsistentRead: true } };
    const { Responses } = await table.batchGet({ RequestItems });
    expect(Responses?.[TableName]?.map(({ sk }) => String(sk)).sort()).toEqual(['new#0', 'new#23']);
  });

  test.each([
    ['with 26 requests', Array.from({ length: 26 }, (_, n) => putRequest(`over#${n}`))],
    ['with two requests for one item', [1, 2].map((n) => putRequest('over#0', { n }))],
  ])('%s get a ValidationException and write nothing', async (_case, requests) => {
    const batch = table.batchWrite({ RequestItems: { [TableName]: requests } });
    await expect(batch).rejects.toMatchObject(invalid);
    expect(await get('batch', 'over#0')).toBeUndefined();
  });

  test('that read one key twice get a ValidationException', async () => {
    const Keys = [1, 2].map(() => ({ pk: 'batch', sk: 'new#0' }));
    const batch = table.batchGet({ RequestItems: { [TableName]: { Keys } } });
    await expect(batch).rejects.toMatchObject(invalid);
  });
});

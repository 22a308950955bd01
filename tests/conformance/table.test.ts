import { BatchWriteCommand, DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createTable,
  deleteTable,
  fresh,
  get,
  type Item,
  pages,
  put,
  query,
  TableName,
  table,
  update,
} from './table.ts';

beforeAll(createTable, 130_000);
afterAll(deleteTable);

describe('single items', () => {
  test('a condition guards a put, and the item in the way is answered when asked for', async () => {
    await put({ pk: 'guard', sk: '1', note: 'first' }, fresh);
    const second = put(
      { pk: 'guard', sk: '1', note: 'second' },
      { ...fresh, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
    );
    await expect(second).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { note: { S: 'first' } },
    });
    expect(await get('guard', '1')).toMatchObject({ note: 'first' });
  });

  test('a condition guards an update and a delete', async () => {
    await put({ pk: 'guard', sk: '2', version: 1 });
    const guarded = { ConditionExpression: 'version = :old' };
    await update('guard', '2', 'SET version = :new', { ':old': 1, ':new': 2 }, guarded);
    await expect(
      update('guard', '2', 'SET version = :new', { ':old': 1, ':new': 3 }, guarded),
    ).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    const remove = (old: number) =>
      table.send(
        new DeleteCommand({
          TableName,
          Key: { pk: 'guard', sk: '2' },
          ...guarded,
          ExpressionAttributeValues: { ':old': old },
        }),
      );
    await expect(remove(1)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    await remove(2);
    expect(await get('guard', '2')).toBeUndefined();
  });

  test('ADD counts from nothing and grows a set; DELETE empties it away', async () => {
    await update('add', '1', 'ADD seen :one, tags :tags', { ':one': 2, ':tags': new Set(['a', 'b']) });
    const { Attributes } = await update('add', '1', 'ADD seen :one, tags :tags', {
      ':one': 3,
      ':tags': new Set(['b', 'c']),
    });
    expect(Attributes).toEqual({ pk: 'add', sk: '1', seen: 5, tags: new Set(['a', 'b', 'c']) });
    await update('add', '1', 'DELETE tags :tags', { ':tags': new Set(['a', 'b', 'c']) });
    expect(await get('add', '1')).toEqual({ pk: 'add', sk: '1', seen: 5 });
  });

  test('if_not_exists keeps a first value, list_append adds, REMOVE takes away', async () => {
    const first =
      'SET firstAt = if_not_exists(firstAt, :at), notes = list_append(if_not_exists(notes, :none), :note)';
    await update('set', '1', first, { ':at': 'monday', ':none': [], ':note': ['a'] });
    await update('set', '1', first, { ':at': 'tuesday', ':none': [], ':note': ['b'] });
    expect(await get('set', '1')).toEqual({ pk: 'set', sk: '1', firstAt: 'monday', notes: ['a', 'b'] });
    const { Attributes } = await update('set', '1', 'REMOVE notes[0], firstAt');
    expect(Attributes).toEqual({ pk: 'set', sk: '1', notes: ['b'] });
  });

  test('maps, numbers, booleans, nulls and text come back as they went in', async () => {
    const item = {
      pk: 'kinds',
      sk: 'ключ 😀',
      map: { list: [1, 'two', null, { deep: true }] },
      n: -12.5,
      empty: '',
    };
    await put(item);
    expect(await get('kinds', 'ключ 😀')).toEqual(item);
  });

  const refused: [string, (sk: string) => Promise<unknown>][] = [
    ['an empty key', () => put({ pk: 'bad', sk: '' })],
    ['a missing key', () => put({ pk: 'bad' })],
    ['an index key of another type', (sk) => put({ pk: 'bad', sk, gsi1pk: 5, gsi1sk: 'x' })],
    ['an empty index key', (sk) => put({ pk: 'bad', sk, gsi1pk: '', gsi1sk: 'x' })],
    ['a key in an update', (sk) => update('bad', sk, 'SET sk = :sk', { ':sk': '2' })],
    ['a reserved word', (sk) => update('bad', sk, 'SET status = :s', { ':s': 'x' })],
    ['an unused value', (sk) => update('bad', sk, 'SET a = :a', { ':a': 1, ':b': 2 })],
    ['an item over 400 KB', (sk) => put({ pk: 'bad', sk, body: 'é'.repeat(205_000) })],
  ];
  test.each(refused)('%s is a ValidationException', async (what, request) => {
    await expect(request(what)).rejects.toMatchObject({ name: 'ValidationException' });
    expect(await get('bad', what)).toBeUndefined();
  });

  test('an unknown table is a ResourceNotFoundException', async () => {
    const elsewhere = new GetCommand({ TableName: `${TableName}-none`, Key: { pk: '1', sk: '1' } });
    await expect(table.send(elsewhere)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

describe('queries', () => {
  beforeAll(async () => {
    const rows = ['a#1', 'a#2', 'a#3', 'a#4', 'a#5', 'b#1'].map((sk, index) => ({
      PutRequest: {
        Item: { pk: 'list', sk, gsi1pk: 'byColor', gsi1sk: index % 2 ? 'blue' : 'red', n: index },
      },
    }));
    await table.send(new BatchWriteCommand({ RequestItems: { [TableName]: rows } }));
    const indexed = () => pages('gsi1pk = :g', { ':g': 'byColor' }, { IndexName: 'gsi1' });
    await vi.waitFor(async () => expect((await indexed()).flat()).toHaveLength(6), { timeout: 10_000 });
  });

  test('begins_with, between and order', async () => {
    const keys = async (condition: string, values: Item, more: Item = {}) =>
      (await pages(condition, { ':pk': 'list', ...values }, more)).flat();
    expect(await keys('pk = :pk AND begins_with(sk, :a)', { ':a': 'a#' })).toEqual([
      'a#1',
      'a#2',
      'a#3',
      'a#4',
      'a#5',
    ]);
    expect(await keys('pk = :pk AND sk BETWEEN :a AND :b', { ':a': 'a#4', ':b': 'b#1' })).toEqual([
      'a#4',
      'a#5',
      'b#1',
    ]);
    expect(await keys('pk = :pk AND sk < :a', { ':a': 'a#3' }, { ScanIndexForward: false })).toEqual([
      'a#2',
      'a#1',
    ]);
  });

  test.each([true, false])(
    'cursors visit every row of the table once (forward: %s)',
    async (ScanIndexForward) => {
      const values = { ':pk': 'list', ':a': 'a#' };
      const visited = await pages('pk = :pk AND begins_with(sk, :a)', values, { Limit: 2, ScanIndexForward });
      const expected = ['a#1', 'a#2', 'a#3', 'a#4', 'a#5'];
      expect(visited.flat()).toEqual(ScanIndexForward ? expected : expected.reverse());
      expect(Math.max(...visited.map((page) => page.length))).toBe(2);
    },
  );

  test.each([true, false])(
    'cursors visit rows with equal index keys once (forward: %s)',
    async (ScanIndexForward) => {
      const more = { IndexName: 'gsi1', Limit: 1, ScanIndexForward };
      const visited = (await pages('gsi1pk = :g', { ':g': 'byColor' }, more)).flat();
      expect([...visited].sort()).toEqual(['a#1', 'a#2', 'a#3', 'a#4', 'a#5', 'b#1']);
      const reds = ['a#1', 'a#3', 'a#5'];
      expect(visited.map((sk) => reds.includes(sk))).toEqual(
        [false, false, false, true, true, true].map((red) => red === ScanIndexForward),
      );
    },
  );

  test('a filter is applied after the limit, and counts say so', async () => {
    const filter = { FilterExpression: 'n > :n', Limit: 3 };
    const page = await query('pk = :pk', { ':pk': 'list', ':n': 1 }, filter);
    expect([page.Count, page.ScannedCount]).toEqual([1, 3]);
  });

  test('an index follows its item when keys change, and loses it with them', async () => {
    const inIndex = async (value: string) =>
      (await query('gsi2pk = :g', { ':g': value }, { IndexName: 'gsi2' })).Items?.length;
    await put({ pk: 'moves', sk: '1', gsi2pk: 'from', gsi2sk: '1' });
    await update('moves', '1', 'SET gsi2pk = :g', { ':g': 'to' });
    await expect.poll(() => Promise.all([inIndex('from'), inIndex('to')])).toEqual([0, 1]);
    await update('moves', '1', 'REMOVE gsi2pk');
    await expect.poll(() => inIndex('to')).toBe(0);
  });
});

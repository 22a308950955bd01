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

const conditionFailed = { name: 'ConditionalCheckFailedException' };

describe('single items', () => {
  test('a condition guards a put, and the existing item is returned on request', async () => {
    const Key = { pk: 'guard', sk: '1' };
    await put({ ...Key, note: 'first' }, fresh);
    const second = put(
      { ...Key, note: 'second' },
      { ...fresh, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
    );
    await expect(second).rejects.toMatchObject({ ...conditionFailed, Item: { note: { S: 'first' } } });
    expect(await get('guard', '1')).toEqual({ ...Key, note: 'first' });
  });

  test('a condition guards an update and a delete', async () => {
    const Key = { pk: 'guard', sk: '2' };
    await put({ ...Key, version: 1 });
    const guarded = { ConditionExpression: 'version = :old' };
    const change = (old: number) =>
      update('guard', '2', 'SET version = :new', { ':old': old, ':new': old + 1 }, guarded);
    const remove = (old: number) =>
      table.delete({ TableName, Key, ...guarded, ExpressionAttributeValues: { ':old': old } });
    await change(1);
    await expect(change(1)).rejects.toMatchObject(conditionFailed);
    await expect(remove(1)).rejects.toMatchObject(conditionFailed);
    expect(await get('guard', '2')).toEqual({ ...Key, version: 2 });
    await remove(2);
    expect(await get('guard', '2')).toBeUndefined();
  });

  test('ADD creates and increments a number and extends a set, and DELETE removes an emptied set', async () => {
    const add = (one: number, ...tags: string[]) =>
      update('add', '1', 'ADD seen :one, tags :tags', { ':one': one, ':tags': new Set(tags) });
    await add(2, 'a', 'b');
    const { Attributes } = await add(3, 'b', 'c');
    expect(Attributes).toEqual({ pk: 'add', sk: '1', seen: 5, tags: new Set(['a', 'b', 'c']) });
    await update('add', '1', 'DELETE tags :tags', { ':tags': new Set(['a', 'b', 'c']) });
    expect(await get('add', '1')).toEqual({ pk: 'add', sk: '1', seen: 5 });
  });

  test('if_not_exists keeps the first value, list_append appends, and REMOVE removes', async () => {
    const first =
      'SET firstAt = if_not_exists(firstAt, :at), notes = list_append(if_not_exists(notes, :none), :note)';
    await update('set', '1', first, { ':at': 'monday', ':none': [], ':note': ['a'] });
    await update('set', '1', first, { ':at': 'tuesday', ':none': [], ':note': ['b'] });
    expect(await get('set', '1')).toEqual({ pk: 'set', sk: '1', firstAt: 'monday', notes: ['a', 'b'] });
    const { Attributes } = await update('set', '1', 'REMOVE notes[0], firstAt');
    expect(Attributes).toEqual({ pk: 'set', sk: '1', notes: ['b'] });
  });

  test('maps, numbers, booleans, nulls, and text are read as they were written', async () => {
    const map = { list: [1, 'two', null, { deep: true }] };
    const item = { pk: 'kinds', sk: 'ключ 😀', map, n: -12.5, empty: '' };
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
  test.each(refused)('%s causes a ValidationException', async (what, request) => {
    await expect(request(what)).rejects.toMatchObject({ name: 'ValidationException' });
    expect(await get('bad', what)).toBeUndefined();
  });
});

describe('queries', () => {
  const rows = ['a#1', 'a#2', 'a#3', 'a#4', 'a#5', 'b#1'];
  const colorOf = (row: string) => (rows.indexOf(row) % 2 ? 'blue' : 'red');
  const byColor = ['gsi1pk = :g', { ':g': 'byColor' }] as const;

  beforeAll(async () => {
    const puts = rows.map((sk, n) => ({
      PutRequest: { Item: { pk: 'list', sk, gsi1pk: 'byColor', gsi1sk: colorOf(sk), n } },
    }));
    await table.batchWrite({ RequestItems: { [TableName]: puts } });
    const indexed = () => query(...byColor, { IndexName: 'gsi1' });
    await vi.waitFor(async () => expect((await indexed()).Count).toBe(6), 60_000);
  });

  test.each<[string, Item, boolean, string[]]>([
    ['begins_with(sk, :a)', { ':a': 'a#' }, true, ['a#1', 'a#2', 'a#3', 'a#4', 'a#5']],
    ['sk BETWEEN :a AND :b', { ':a': 'a#4', ':b': 'b#1' }, true, ['a#4', 'a#5', 'b#1']],
    ['sk < :a', { ':a': 'a#3' }, false, ['a#2', 'a#1']],
  ])('%s with %o finds its rows (forward: %s)', async (condition, values, ScanIndexForward, expected) => {
    const found = await pages(
      `pk = :pk AND ${condition}`,
      { ':pk': 'list', ...values },
      { ScanIndexForward },
    );
    expect(found.flat()).toEqual(expected);
  });

  test.each([true, false])(
    'cursors visit every row of the table once (forward: %s)',
    async (ScanIndexForward) => {
      const visited = await pages('pk = :pk', { ':pk': 'list' }, { Limit: 2, ScanIndexForward });
      expect(visited.flat()).toEqual(ScanIndexForward ? rows : rows.toReversed());
      expect(Math.max(...visited.map((page) => page.length))).toBe(2);
    },
  );

  test.each([true, false])(
    'cursors visit rows with equal index keys once (forward: %s)',
    async (ScanIndexForward) => {
      const more = { IndexName: 'gsi1', Limit: 1, ScanIndexForward };
      const visited = (await pages(...byColor, more)).flat();
      expect(visited.toSorted()).toEqual(rows);
      const colors = ['blue', 'blue', 'blue', 'red', 'red', 'red'];
      expect(visited.map(colorOf)).toEqual(ScanIndexForward ? colors : colors.toReversed());
    },
  );

  test('a filter is applied after the limit, and counts say so', async () => {
    const filter = { FilterExpression: 'n > :n', Limit: 3 };
    const page = await query('pk = :pk', { ':pk': 'list', ':n': 1 }, filter);
    expect([page.Count, page.ScannedCount]).toEqual([1, 3]);
  });

  test('an index follows its item when keys change, and drops it when they are removed', async () => {
    const inIndex = async (value: string) =>
      (await query('gsi2pk = :g', { ':g': value }, { IndexName: 'gsi2' })).Count;
    await put({ pk: 'moves', sk: '1', gsi2pk: 'from', gsi2sk: '1' });
    await update('moves', '1', 'SET gsi2pk = :g', { ':g': 'to' });
    await expect.poll(() => Promise.all([inIndex('from'), inIndex('to')])).toEqual([0, 1]);
    await update('moves', '1', 'REMOVE gsi2pk');
    await expect.poll(() => inIndex('to')).toBe(0);
  });
});

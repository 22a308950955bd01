import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startOwnTable } from './own-table.ts';

const { embedded } = await startOwnTable();
afterAll(() => embedded.close());
const { listAllOwnRows, listOwnRows, listPartition } = await import('../../lambdas/src/platform/own-rows.ts');
const { putNew, transact } = await import('../../lambdas/src/platform/table.ts');

const Row = z.object({ id: z.string() });
const keyOf = (id: string) => ({ pk: `ROW#${id}`, sk: 'ROW' });
const own = { pk: 'ROWS#ada', namedBy: [{ rows: { pk: 'USER#ada', sk: 'NAME#' }, id: 'row_id', keyOf }] };
const ids = ['e', 'd', 'c', 'b', 'a'];
const name = (id: string) => putNew({ pk: 'USER#ada', sk: `NAME#${id}`, row_id: id });
const indexed = (id: string) => ({ id, gsi2pk: own.pk, gsi2sk: `2026#${id}` });

await transact([
  ...ids.map((id) => putNew({ ...keyOf(id), ...indexed(id) })),
  ...['a', 'e', 'gone'].map(name),
  putNew({ ...keyOf('other'), ...indexed('other'), gsi2pk: 'ROWS#bob' }),
  name('other'),
  ...ids.map((id) => putNew({ pk: 'USER#bob', sk: `ROW#${id}`, ...indexed(id), gsi2pk: 'ROWS#bob2' })),
]);

/** Reads all pages of a number of rows. */
async function pagesOf(
  read: (page: {
    limit: number;
    cursor?: string;
  }) => Promise<{ items: { id: string }[]; next: string | null }>,
  limit = 2,
) {
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await read({ limit, ...(cursor && { cursor }) });
    pages.push(items.map(({ id }) => id).join(''));
    cursor = next ?? undefined;
  } while (cursor);
  return pages;
}

describe('a user’s rows', () => {
  it('are each on one page, newest first, whether another row names them or not', async () => {
    expect(await pagesOf((page) => listOwnRows(own, page, Row))).toEqual(['ed', 'cb', 'a']);
    expect((await listAllOwnRows(own, Row)).map(({ id }) => id)).toEqual(ids);
  });

  it('that fill the last page are not followed by an empty one', async () => {
    expect(await pagesOf((page) => listOwnRows(own, page, Row), 5)).toEqual(['edcba']);
    expect(await pagesOf((page) => listOwnRows(own, page, Row), 1)).toEqual(ids);
  });

  it('that are together in a partition are each on one page', async () => {
    const rows = { rows: { pk: 'USER#bob', sk: 'ROW#' }, pk: 'ROWS#bob2' };
    expect(await pagesOf((page) => listPartition(rows, page, Row))).toEqual(['ed', 'cb', 'a']);
  });

  it('are not read with the cursor of another list', async () => {
    const { next } = await listOwnRows(own, { limit: 2 }, Row);
    const rows = { rows: { pk: 'USER#bob', sk: 'ROW#' }, pk: 'ROWS#bob2' };
    await expect(listPartition(rows, { limit: 2, cursor: next ?? '' }, Row)).rejects.toMatchObject({
      status: 400,
    });
  });
});

import { GetCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { keys } from '../../lambdas/src/platform/keys.ts';
import { startOwnTable } from './own-table.ts';

const { embedded, TableName } = await startOwnTable();
afterAll(() => embedded.close());
const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { reindex } = await import('../../lambdas/src/search/repository.ts');

const id = 'someone';
const profile = { ...keys.profile(id), email: 'a@example.com', created_at: '2025-01-01T00:00:00.000Z' };
const name = (full_name: string) =>
  docClient.send(new PutCommand({ TableName, Item: { ...profile, full_name } }));

/** Pauses the next transaction: `isPaused` settles when it is about to be written, and `release` continues it. */
function pauseNextTransaction() {
  const paused = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isNext = true;
  docClient.middlewareStack.add(
    (next) => async (args) => {
      if (isNext && 'TransactItems' in args.input) {
        isNext = false;
        paused.resolve();
        await released.promise;
      }
      return next(args);
    },
    { step: 'initialize' },
  );
  return { isPaused: paused.promise, release: released.resolve };
}

/** Returns the words in the search index. */
async function wordsFound(): Promise<string[]> {
  const { Items = [] } = await docClient.send(new ScanCommand({ TableName, ConsistentRead: true }));
  return Items.filter(({ pk }) => String(pk).startsWith('INDEX#users#w='))
    .map(({ sk }) => String(sk).split('#')[0] ?? '')
    .toSorted();
}

it('a row is indexed with its current values, even if an older state is indexed later', async () => {
  const address = ['a', 'a@example.com', 'com', 'example'];
  for (const [before, now] of [
    ['Early', 'Later'],
    ['Middle', 'Last'],
  ] as const) {
    await name(before);
    const { isPaused, release } = pauseNextTransaction();
    const late = reindex({ list: 'users', id });
    await isPaused;
    await name(now);
    await reindex({ list: 'users', id });
    release();
    await late;
    const endings = Array.from({ length: now.length - 2 }, (_, at) => now.slice(at).toLowerCase());
    expect(await wordsFound()).toEqual([...address, ...endings].toSorted());
  }
});

it('a row that was indexed before rows were counted is counted once', async () => {
  const countRow = { TableName, Key: keys.listCount('users', id) };
  const countOf = async () => (await docClient.send(new GetCommand(countRow))).Item?.['all'];
  await name('Counted');
  await reindex({ list: 'users', id });
  expect(await countOf()).toBe(1);
  await docClient.send(
    new UpdateCommand({ TableName, Key: keys.indexed('users', id), UpdateExpression: 'REMOVE counted' }),
  );
  await docClient.send(
    new UpdateCommand({
      ...countRow,
      UpdateExpression: 'REMOVE #all',
      ExpressionAttributeNames: { '#all': 'all' },
    }),
  );
  await Promise.all([1, 2, 3].map(() => reindex({ list: 'users', id })));
  expect(await countOf()).toBe(1);
  expect(await reindex({ list: 'users', id })).toBe(0);
});

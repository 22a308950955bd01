import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { keys } from '../../lambdas/src/platform/keys.ts';
import { temporaryFolder } from '../platform/platform.ts';
import { startOwnTable } from './own-table.ts';

const { embedded, TableName } = await startOwnTable();
afterAll(() => embedded.close());
const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { reindex } = await import('../../lambdas/src/search/repository.ts');
const { reindexTable } = await import('../../lambdas/jobs/reindex.ts');
const { newProgress, ProgressFile } = await import('../../lambdas/jobs/reindex.ts');

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

it('a row that is indexed several times at once is counted once', async () => {
  const countRow = { TableName, Key: keys.listCount('users', id) };
  await name('Counted');
  await Promise.all([1, 2, 3].map(() => reindex({ list: 'users', id })));
  expect((await docClient.send(new GetCommand(countRow))).Item?.['all']).toBe(1);
  expect(await reindex({ list: 'users', id })).toBe(0);
});

/** Records where the scans of each segment begin. */
function recordStarts(): Map<number, unknown> {
  const starts = new Map<number, unknown>();
  docClient.middlewareStack.add(
    (next) => (args) => {
      const { Segment, ExclusiveStartKey } = args.input as { Segment?: number; ExclusiveStartKey?: unknown };
      if (Segment !== undefined && !starts.has(Segment)) starts.set(Segment, ExclusiveStartKey);
      return next(args);
    },
    { step: 'initialize' },
  );
  return starts;
}

it('an interrupted run of several segments continues where it was, and counts every repaired entry', async () => {
  const people = Array.from({ length: 24 }, (_, at) => `person-${at}`);
  for (const person of people)
    await docClient.send(
      new PutCommand({ TableName, Item: { ...profile, ...keys.profile(person), full_name: 'Sample' } }),
    );
  const [first = '', ...others] = people;
  const entriesEach = await reindex({ list: 'users', id: first });
  const file = new ProgressFile(temporaryFolder());
  const stop = new AbortController();
  const interrupt = (progress: ReturnType<typeof newProgress>) => {
    file.write(progress);
    stop.abort();
  };
  const run = { pageSize: 2, save: interrupt, signal: stop.signal };
  expect(await reindexTable(newProgress(3), run)).toBe(false);

  const progress = file.read() ?? newProgress(0);
  const left = progress.segments.map(({ after }) => after);
  expect(left).toEqual([0, 1, 2].map(() => ({ pk: expect.any(String), sk: expect.any(String) })));
  const starts = recordStarts();
  expect(
    await reindexTable(progress, {
      save: (now) => file.write(now),
      signal: new AbortController().signal,
    }),
  ).toBe(true);
  expect([0, 1, 2].map((segment) => starts.get(segment))).toEqual(left);
  expect(file.read()?.repaired).toBe(entriesEach * others.length);
  for (const person of people) expect(await reindex({ list: 'users', id: person })).toBe(0);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { temporaryFolder } from '../platform/platform.ts';
import { localCredentials } from '../conformance/endpoints.ts';
import { startOwnTable } from './own-table.ts';
import type { Counts, Query } from './scale-rows.ts';
import type { TableCost } from './table-cost.ts';

/** More rows than a search reads at once, so the cost of few and many rows is comparable. */
const few: Counts = { users: 150, enrollments: 150, applications: 150, others: 150 };
const isFull = process.env['SCALE'] === 'full';
/** Up to 30 times as many. `SCALE=full` is the size that the platform must support: 7.6 million items. */
const many: Counts = isFull
  ? { users: 100_000, enrollments: 300_000, applications: 50_000, others: 1000 }
  : { users: 3000, enrollments: 4500, applications: 3000, others: 300 };

type List = (query: Query) => Promise<{ items: unknown[]; next: string | null }>;

/** A query of a list, and its name in the results. */
interface ListQuery {
  name: string;
  list: string;
  query: Query;
}

/** Lists that do not grow with the number of users. */
const bounded = [
  'listAllCourses',
  'listGenerations',
  'listQueues',
  'listCourseRevisions',
  'listCorporateSeats',
  'listUserCertificates',
  'listCorporateDomains',
];

const folder = temporaryFolder();
const { embedded, TableName } = await startOwnTable({ path: folder });
let table = embedded;
afterAll(() => table.close());
const { startDynamoDB } = await import('@redwhiteandcode/aws-emulator/dynamodb');
const { lists, load, rowsBetween } = await import('./scale-rows.ts');
const { measure } = await import('./table-cost.ts');
const implementations: Record<string, (call: object) => Promise<{ body: Awaited<ReturnType<List>> }>> =
  Object.assign(
    {},
    (await import('../../lambdas/src/identity/admin-operations.ts')).identityAdmin,
    (await import('../../lambdas/src/learning/admin-operations.ts')).learningAdmin,
    (await import('../../lambdas/src/liftoff/operations.ts')).liftoffAdmin,
    (await import('../../lambdas/src/orders/admin-operations.ts')).ordersAdmin,
    (await import('../../lambdas/src/reimbursement/admin-operations.ts')).reimbursementAdmin,
    (await import('../../lambdas/src/corporate/operations.ts')).corporate,
    (await import('../../lambdas/src/contact/operations.ts')).contactAdmin,
    (await import('../../lambdas/src/reports/operations.ts')).reportsAdmin,
  );

async function call(list: string, names: Query): ReturnType<List> {
  const { query } = operations[list as keyof typeof operations] as {
    query?: { parse(input: Query): object };
  };
  const implementation = implementations[list];
  if (!implementation || !query) throw new Error(`${list} has no implementation here`);
  const input = { params: undefined, body: undefined, query: query.parse(names), userId: 'admin' };
  return (await implementation(input)).body;
}

/** Returns the sort fields of a list's operation. */
function sortsOf(list: string): string[] {
  const { query } = operations[list as keyof typeof operations] as {
    query: { shape: Record<string, { unwrap?: () => { options?: string[] } }> };
  };
  return query.shape['sort']?.unwrap?.().options ?? [];
}

const listQueries: readonly ListQuery[] = Object.entries(lists).flatMap(([list, { words, states = [] }]) => {
  const toListQuery = (query: Query): ListQuery => ({
    name: `${list} ${JSON.stringify(query)}`,
    list,
    query,
  });
  const sorts = sortsOf(list).flatMap((sort) =>
    ['ascending', 'descending'].map((order) => toListQuery({ sort, order })),
  );
  return [toListQuery({}), ...sorts, ...words.map((q) => toListQuery({ q })), ...states.map(toListQuery)];
});

async function costs(): Promise<Map<string, TableCost>> {
  const all = new Map<string, TableCost>();
  for (const { name, list, query } of listQueries) all.set(name, await measure(() => call(list, query)));
  return all;
}

describe('a page of an admin list', () => {
  let before: Map<string, TableCost>;
  let after: Map<string, TableCost>;

  beforeAll(
    async () => {
      const port = Number(new URL(table.endpoint).port);
      const grow = async (from: Counts, to: Counts) => {
        await table.close();
        const written = await load(folder, TableName, rowsBetween(from, to));
        table = await startDynamoDB({ credentials: localCredentials, path: folder, port });
        return written;
      };
      const none: Counts = { users: 0, enrollments: 0, applications: 0, others: 0 };
      await grow(none, few);
      before = await costs();
      const started = performance.now();
      const written = await grow(few, many);
      console.log(`${written} items in ${((performance.now() - started) / 1000).toFixed(0)} s`);
      after = await costs();
    },
    isFull ? 36_000_000 : 600_000,
  );

  it('is measured for every list that grows', () => {
    const paged = Object.entries(operations as Record<string, { access: string; query?: { shape: object } }>)
      .filter(([, { access, query }]) => access === 'admin' && query && 'limit' in query.shape)
      .map(([id]) => id);
    expect([...Object.keys(lists), ...bounded].filter((id) => id !== 'listQueues').toSorted()).toEqual(
      paged.toSorted(),
    );
  });

  it.each(Object.keys(lists))('costs the same read units with many rows as with few: %s', (list) => {
    const names = listQueries.filter((one) => one.list === list).map(({ name }) => name);
    const of = (costByQuery: Map<string, TableCost>) =>
      Object.fromEntries(names.map((name) => [name, costByQuery.get(name)]));
    expect(of(after)).toEqual(of(before));
    expect(names.every((name) => (before.get(name)?.units ?? 0) > 0)).toBe(true);
  });

  it.each(Object.entries(lists))('finds the rows by their words: %s', async (list, { words }) => {
    for (const q of words.slice(0, -1)) expect((await call(list, { q })).items, q).not.toEqual([]);
    for (const q of words.slice(-1)) expect((await call(list, { q })).items, q).toEqual([]);
  });

  it('finds the newest and the oldest row', async () => {
    const last = String(many.users - 1).padStart(7, '0');
    expect((await call('listUsers', { q: `person${last}` })).items).toHaveLength(1);
    expect((await call('listUsers', { q: 'person0000000' })).items).toHaveLength(1);
    const [first] = (await call('listUsers', { limit: 1 })).items;
    expect(first).toMatchObject({ user_id: `person-${last}` });
  });
});

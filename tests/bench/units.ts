import { operations } from '@redwhiteandcode/contract/operations.ts';
import { startDynamoDB } from '@redwhiteandcode/aws-emulator/dynamodb';
import { startSes } from '@redwhiteandcode/aws-emulator/ses';
import type { Counts, Query } from '../api/scale-rows.ts';
import { localCredentials } from '../conformance/endpoints.ts';
import { temporaryFolder } from '../platform/platform.ts';
import { type ActionUnits, actions, measureActions } from './actions.ts';
import { type Findings, markdownTable } from './rows.ts';

/** Tables of about 100, 10,000 and a million items: each person has about 125, most of them search entries. */
const people = [1, 80, 8000];

const countsOf = (users: number): Counts => ({
  users,
  enrollments: users,
  applications: users,
  others: Math.ceil(users / 4),
});

/** The screens: their operations with the queries of the first page, of a search, and of the screen's owner. */
const screens: readonly { screen: string; operation: string; query?: Query }[] = [
  { screen: 'catalog', operation: 'listCourses' },
  { screen: 'dashboard', operation: 'listEnrollments' },
  { screen: 'orders of a learner', operation: 'listOrders' },
  { screen: 'certificates of a learner', operation: 'listCertificates' },
  { screen: 'admin overview', operation: 'getAnalytics' },
  ...[
    ['users', 'listUsers'],
    ['roles', 'listRoles'],
    ['enrollments', 'listAllEnrollments'],
    ['applications', 'listApplicationsToReview'],
    ['orders', 'listAllOrders'],
    ['refunds', 'listRefunds'],
    ['reimbursements', 'listReimbursements'],
    ['companies', 'listCorporateAccounts'],
    ['messages', 'listMessages'],
  ].flatMap(([name = '', operation = '']) => [
    { screen: `admin list of ${name}`, operation },
    { screen: `search in the list of ${name}`, operation, query: { q: 'sample' } },
  ]),
  { screen: 'admin list of courses', operation: 'listAllCourses' },
  { screen: 'audit log', operation: 'listAuditLog' },
];

type Implementations = Record<string, (call: object) => Promise<unknown>>;

async function readImplementations(): Promise<Implementations> {
  return Object.assign(
    {},
    (await import('../../lambdas/src/catalog/operations.ts')).catalog,
    (await import('../../lambdas/src/catalog/admin-operations.ts')).catalogAdmin,
    (await import('../../lambdas/src/credentials/operations.ts')).credentials,
    (await import('../../lambdas/src/identity/admin-operations.ts')).identityAdmin,
    (await import('../../lambdas/src/learning/operations.ts')).learning,
    (await import('../../lambdas/src/learning/admin-operations.ts')).learningAdmin,
    (await import('../../lambdas/src/liftoff/operations.ts')).liftoffAdmin,
    (await import('../../lambdas/src/orders/operations.ts')).orders,
    (await import('../../lambdas/src/orders/admin-operations.ts')).ordersAdmin,
    (await import('../../lambdas/src/reimbursement/admin-operations.ts')).reimbursementAdmin,
    (await import('../../lambdas/src/corporate/operations.ts')).corporate,
    (await import('../../lambdas/src/contact/operations.ts')).contactAdmin,
    (await import('../../lambdas/src/contact/operations.ts')).contact,
  ) as Implementations;
}

/** Returns the call of a screen by the first person of the table. */
function callOf({ operation, query = {} }: (typeof screens)[number]): object {
  const { query: schema } = operations[operation as keyof typeof operations] as {
    query?: { parse: (input: Query) => object };
  };
  return { params: undefined, body: undefined, query: schema?.parse(query), userId: 'person-0000000' };
}

/** Creates the table in a folder and a mailbox, and lets this process use them. Returns the table's name and port. */
async function createServices(
  folder: string,
): Promise<{ TableName: string; port: number; close: () => Promise<void> }> {
  const table = await startDynamoDB({ credentials: localCredentials, path: folder });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
  });
  // Emails are part of what an action writes: each is stored until it is sent.
  const mail = await startSes({ credentials: localCredentials });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: mail.endpoint,
    SITE_URL: 'https://site.example',
    IDENTITY_KEY: 'sample',
  });
  const conformance = await import('../conformance/table.ts');
  await conformance.createTable();
  process.env.TABLE_NAME = conformance.TableName;
  await table.close();
  const { port } = new URL(table.endpoint);
  return { TableName: conformance.TableName, port: Number(port), close: () => mail.close() };
}

/** Measures the units of each screen and action in tables of three sizes. They must not grow with the table. */
export async function measureUnits(): Promise<Findings> {
  const folder = temporaryFolder();
  const { TableName, port, close } = await createServices(folder);
  const { load, rowsBetween } = await import('../api/scale-rows.ts');
  const { measure } = await import('../api/table-cost.ts');
  const implementations = await readImplementations();
  const units: number[][] = screens.map(() => []);
  const written: ActionUnits[][] = [];
  const items: number[] = [];
  let before: Counts = { users: 0, enrollments: 0, applications: 0, others: 0 };
  for (const users of people) {
    const counts = countsOf(users);
    items.push((items.at(-1) ?? 0) + (await load(folder, TableName, rowsBetween(before, counts))));
    before = counts;
    const table = await startDynamoDB({ credentials: localCredentials, path: folder, port });
    for (const [at, screen] of screens.entries()) {
      const read = implementations[screen.operation];
      if (!read) throw new Error(`${screen.operation} has no implementation here`);
      const cost = await measure(() => read(callOf(screen)));
      units[at]?.push(cost.units);
    }
    const person = { course: `course-for-${users}`, userId: 'person-0000000' };
    written.push(await measureActions(table, implementations, person));
    await table.close();
  }
  await close();
  const sizes = items.map((count) => count.toLocaleString('en-US'));
  const ofScreens = markdownTable([
    ['read units of a screen, with so many items in the table', ...sizes],
    ...screens.map(({ screen }, at) => [screen, ...(units[at] ?? []).map(String)]),
  ]);
  const ofActions = markdownTable([
    ['read units + write units of an action + write units of its search entries', ...sizes],
    ...actions.map(({ action }, at) => [
      action,
      ...written.map((ofSize) => {
        const { read = 0, write = 0, search = 0 } = ofSize[at] ?? {};
        return `${read} + ${write} + ${search}`;
      }),
    ]),
  ]);
  return { rows: [], details: `${ofScreens}\n\n${ofActions}` };
}

import path from 'node:path';
import { startDynamoDB } from '@redwhiteandcode/aws-emulator/dynamodb';
import { expect, it } from 'vitest';
import { localCredentials } from '../conformance/endpoints.ts';
import { temporaryFolder } from '../platform/platform.ts';
import { startOwnTable } from './own-table.ts';

const folder = path.join(temporaryFolder(), 'table');
// One write empties a partition for the rest of the test.
const { embedded } = await startOwnTable({ path: folder, partitionLimits: { read: 1e9, write: 1e-6 } });
const { corporate } = await import('../../lambdas/src/corporate/operations.ts');
const { isThrottled } = await import('../../lambdas/src/platform/throttling.ts');

const call = { params: undefined, query: undefined, userId: 'admin' };
/** Creates an account that shares the partitions of the list and its totals with all accounts. */
const create = async (company_name: string) => {
  const body = {
    company_name,
    primary_contact_email: 'contact@example.com',
    seats_purchased: 10,
    account_status: 'active',
  } as const;
  return (await corporate.createCorporateAccount({ ...call, body, idempotencyKey: company_name })).body;
};
const countAccounts = async () =>
  (await corporate.getCorporateSummary({ ...call, body: undefined })).body.total_accounts;

it('a creation that the table throttles for long fails, saves nothing, and creates one row when it is repeated', async () => {
  await create('First');
  const failure = await create('Second').catch((error: unknown) => error);
  expect(isThrottled(failure)).toBe(true);
  expect(await countAccounts()).toBe(1);

  const port = Number(new URL(embedded.endpoint).port);
  await embedded.close();
  const recovered = await startDynamoDB({ credentials: localCredentials, path: folder, port });
  const { id } = await create('Second');
  expect(await create('Second')).toMatchObject({ id });
  expect(await countAccounts()).toBe(2);
  await recovered.close();
});

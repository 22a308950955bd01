import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CreateUserPoolClientCommand,
  DescribeUserPoolClientCommand,
  UpdateUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ClientId, startTestPool, testClientSettings, testPool, UserPoolId } from './test-pool.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cognito-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (clients = testPool.clients) =>
  startTestPool({ file: path.join(folder, 'cognito.db'), pools: [{ ...testPool, clients }] });
type Started = Awaited<ReturnType<typeof start>>;

const validity = async ({ client }: Started, id = ClientId) =>
  (await client.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId: id }))).UserPoolClient
    ?.IdTokenValidity;

test('a client of the settings keeps what an operation changed until its settings change', async () => {
  const first = await start();
  await first.client.send(new UpdateUserPoolClientCommand({ UserPoolId, ClientId, IdTokenValidity: 5 }));
  await first.cognito.close();

  const second = await start();
  expect(await validity(second)).toBe(5);
  await second.cognito.close();

  const third = await start([{ ...testClientSettings, PreventUserExistenceErrors: 'LEGACY' }]);
  expect(await validity(third)).toBeUndefined();
  await third.cognito.close();
});

test('a client that an operation created stays, one that is gone from the settings does not', async () => {
  const first = await start();
  const { UserPoolClient } = await first.client.send(
    new CreateUserPoolClientCommand({ UserPoolId, ClientName: 'sample', IdTokenValidity: 6 }),
  );
  await first.cognito.close();

  const second = await start([]);
  expect(await validity(second, UserPoolClient?.ClientId)).toBe(6);
  await expect(validity(second)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await second.cognito.close();
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import {
  AdminDisableUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import { keys } from '../../lambdas/src/platform/keys.ts';
import { type Caller, countStatuses, newLearner, recount, signIn } from '../clients/api-client.ts';
import { runJob, startPlatform } from '../platform/platform.ts';
import { askForDeletion } from '../clients/privacy-client.ts';

const platform = await startPlatform();
afterAll(() => platform.stop());

describe('the last admin', () => {
  it('cannot be deleted, even if two ask at the same moment, or if the other one is disabled or leaves', async () => {
    const first = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
    const { email } = await newLearner(platform.origin);
    const password = 'test-password';
    const second = await signIn(platform.origin, email, password);
    const makeAdmin = (by: Caller, { userId }: Caller) =>
      by.send('POST', '/api/admin/roles', { user_id: userId, role: 'admin' });
    expect((await makeAdmin(first, second)).status).toBe(201);
    const responses = await Promise.all([
      askForDeletion(first, 'admin-demo'),
      askForDeletion(second, password),
    ]);
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 });
    const isFirstGone = responses[0].status === 200;
    const [stays, goes] = isFirstGone
      ? [second, await signIn(platform.origin, 'admin@example.com', 'admin-demo')]
      : [first, await signIn(platform.origin, email, password)];
    const ownPassword = isFirstGone ? password : 'admin-demo';
    expect(await askForDeletion(stays, ownPassword)).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:last-admin' },
    });
    expect((await stays.send('GET', '/api/admin/analytics')).status).toBe(200);

    // Nobody makes the other one an admin again, and a disabled admin does not count.
    expect((await makeAdmin(stays, goes)).status).toBe(409);
    const third = await newLearner(platform.origin);
    expect((await makeAdmin(stays, third)).status).toBe(201);
    const env = parseEnv(readFileSync(path.join(platform.dataDir, 'stack.env'), 'utf8'));
    const credentials = {
      accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
    };
    const region = 'us-east-1';
    const pool = new CognitoIdentityProviderClient({
      endpoint: env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
      region,
      credentials,
    });
    const disabled = { UserPoolId: env.USER_POOL_ID, Username: third.userId };
    await pool.send(new AdminDisableUserCommand(disabled));
    expect((await askForDeletion(stays, ownPassword)).status).toBe(409);

    const client = DynamoDBDocumentClient.from(
      new DynamoDBClient({ endpoint: env.AWS_ENDPOINT_URL_DYNAMODB, region, credentials }),
    );
    await client.send(
      new UpdateCommand({
        TableName: env.TABLE_NAME,
        Key: keys.profile(goes.userId ?? ''),
        UpdateExpression: 'SET deletion_due = :past, gsi2sk = :past',
        ExpressionAttributeValues: { ':past': '2026-01-01T00:00:00.000Z' },
      }),
    );
    expect(await runJob(platform.dataDir, 'erase-accounts')).toContain('1 accounts erased');
    expect((await goes.send('GET', '/api/me')).status).toBe(401);
    expect((await stays.send('GET', '/api/admin/analytics')).status).toBe(200);
    // Counts follow the table's stream.
    await expect.poll(() => recount(platform.origin)).toEqual([]);
  });
});

import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it, vi } from 'vitest';
import { keys } from '../../lambdas/src/platform/keys.ts';
import { startOwnTable } from './own-table.ts';

const { embedded, TableName } = await startOwnTable();
afterAll(() => embedded.close());
const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keyedHashes, seal, unseal } = await import('../../lambdas/src/identity/sealed.ts');
const { readTwoStep } = await import('../../lambdas/src/identity/two-step.ts');
const { sealAgain } = await import('../../lambdas/jobs/seal-again.ts');

const purpose = 'authenticator secret';
const rotate = (identityKey: string) => vi.stubEnv('IDENTITY_KEY', identityKey);

async function turnOn(userId: string): Promise<void> {
  const Item = {
    ...keys.twoStep(userId),
    secret: await seal(purpose, userId, `secret of ${userId}`),
    recovery_codes: new Set([(await keyedHashes('recovery code', userId, 'CODE'))[0]]),
  };
  await docClient.send(new PutCommand({ TableName, Item }));
}

it('after a rotation every secret is sealed by the new key, and recovery codes that need the old one are counted', async () => {
  rotate('old');
  await turnOn('first');
  await turnOn('second');
  await docClient.send(
    new PutCommand({
      TableName,
      Item: { ...keys.twoStep('starting'), pending: { secret: 'sealed', expires: 0 } },
    }),
  );
  rotate('new,old');
  await turnOn('third');
  expect(await sealAgain()).toEqual({ users: 4, needOldKey: 2 });
  expect(await sealAgain()).toEqual({ users: 4, needOldKey: 2 });
  rotate('new');
  for (const userId of ['first', 'second', 'third']) {
    const { secret = '' } = (await readTwoStep(userId)) ?? {};
    expect(await unseal(purpose, userId, secret)).toBe(`secret of ${userId}`);
  }
});

import { LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { newLearner, readList } from '../../api/shared-platform.ts';

const { redriveCalls } = await import('../../../lambdas/jobs/redrive.ts');
const { keys } = await import('../../../lambdas/src/platform/keys.ts');
const { transact } = await import('../../../lambdas/src/platform/table.ts');

const bucket = process.env.FAILED_CHANGES_BUCKET ?? '';
const s3 = new S3Client({ forcePathStyle: true });
const lambda = new LambdaClient({});

/** Returns the ARN of the function that follows the table's changes. */
async function readFollower(): Promise<string> {
  for await (const { Functions = [] } of paginateListFunctions({ client: lambda }, {}))
    for (const { FunctionName, FunctionArn } of Functions)
      if (FunctionArn && FunctionName?.includes('Followerschanges') && FunctionName.includes('-dev-'))
        return FunctionArn;
  throw new Error('No function follows the changes');
}

it('a row that was not indexed is found by a search of admins after its failed call was repeated', async () => {
  const name = `Redriven ${crypto.randomUUID().slice(0, 8)}`;
  const { userId = '' } = await newLearner(name);
  const search = () => readList(`/api/admin/users?q=${encodeURIComponent(name)}`);
  await expect.poll(search).toMatchObject({ items: [{ id: userId }] });
  const word = name.split(' ')[1] ?? '';
  const { created_at } = (await search()).items[0] as { created_at: string };
  await transact([
    { Delete: { Key: keys.indexed('users', userId) } },
    { Delete: { Key: keys.entry('users', `w=${word[0]}`, `${word}#${created_at}#${userId}`) } },
  ]);
  expect((await search()).items).toEqual([]);

  const { pk, sk } = keys.profile(userId);
  const record = { eventName: 'INSERT', dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, NewImage: {} } };
  const call = {
    requestContext: { functionArn: await readFollower(), condition: 'RetryAttemptsExhausted' },
    payload: JSON.stringify({ Records: [record] }),
  };
  await s3.send(
    new PutObjectCommand({ Bucket: bucket, Key: `aws/lambda/sample/${userId}`, Body: JSON.stringify(call) }),
  );
  expect(await redriveCalls({ s3, lambda, bucket })).toEqual({ succeeded: 1, failed: 0 });
  expect(await search()).toMatchObject({ items: [{ id: userId }] });
  expect(await redriveCalls({ s3, lambda, bucket })).toEqual({ succeeded: 0, failed: 0 });
});

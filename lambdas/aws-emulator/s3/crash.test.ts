import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { startProcess } from '../test-process.ts';
import { credentials } from '../test-account.ts';
import { Bucket, folder, start } from './test-server.ts';

it('stores every acknowledged object completely when the process is killed while writing', async () => {
  const dir = folder();
  const options = { dir, credentials, buckets: [Bucket] };
  const { kill, endpoint } = await startProcess(new URL('index.ts', import.meta.url), 'startS3', options);
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials,
    forcePathStyle: true,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const acknowledged = new Map<string, string>();
  const write = async (writer: number) => {
    for (let i = 0; ; i++) {
      const key = `writer ${writer}/${i % 20}`;
      const body = `${writer}.${i} `.repeat(2000);
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: body }));
      acknowledged.set(key, body);
      if (acknowledged.size === 60) void kill();
    }
  };
  await Promise.allSettled([0, 1, 2, 3, 4, 5, 6, 7].map(write));
  client.destroy();

  const after = await start({ dir });
  const { Contents = [] } = await after.client.send(new ListObjectsV2Command({ Bucket }));
  expect(Contents.length).toBeGreaterThanOrEqual(acknowledged.size);
  for (const { Key = '' } of Contents) {
    const { Body } = await after.client.send(new GetObjectCommand({ Bucket, Key }));
    const body = (await Body?.transformToString()) ?? '';
    const [stamp = ''] = body.split(' ');
    expect(body).toBe(`${stamp} `.repeat(2000));
    const promised = acknowledged.get(Key)?.split(' ')[0] ?? '0.0';
    expect(Number(stamp.split('.')[1])).toBeGreaterThanOrEqual(Number(promised.split('.')[1]));
  }
});

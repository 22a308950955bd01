import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { credentials } from '../test-account.ts';
import { type S3Options, startS3 } from './index.ts';

/** The bucket of every server under test. */
export const Bucket = 'sample';

/** Returns a folder that is deleted after the test. */
export function folder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 's3-test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Starts a server for one test, in a new folder by default, and returns it with a client and shortcuts. */
export async function start(options: Partial<S3Options> = {}) {
  const server = await startS3({ dir: options.dir ?? folder(), credentials, buckets: [Bucket], ...options });
  onTestFinished(server.close);
  const as = (config: S3ClientConfig) => {
    const client = new S3Client({
      endpoint: server.endpoint,
      region: 'us-east-1',
      credentials,
      forcePathStyle: true,
      maxAttempts: 1,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      ...config,
    });
    onTestFinished(() => client.destroy());
    return client;
  };
  const client = as({});
  const put = (Key: string, Body: string | Uint8Array, more: Partial<PutObjectCommandInput> = {}) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
  const text = async (Key: string) =>
    (await client.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
  return { ...server, as, client, put, text };
}

/** Matches an SDK error by its HTTP status. */
export const status = (code: number) => ({ $metadata: { httpStatusCode: code } });

import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetObjectCommand, PutObjectCommand, type PutObjectCommandInput, S3 } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '@redwhiteandcode/aws-emulator/s3';
import { skipDeviations } from './deviations.ts';
import { clientConfiguration, localCredentials, serviceUnderTest } from './endpoints.ts';

const Bucket = `conformance-${randomUUID()}`;
const dir = mkdtempSync(path.join(tmpdir(), 'conformance-'));
const service = await serviceUnderTest('S3', () =>
  startS3({ dir, credentials: localCredentials, buckets: [Bucket] }),
);
const configuration = { ...clientConfiguration(service.endpoint), forcePathStyle: true };
const client = new S3({ ...configuration, requestChecksumCalculation: 'WHEN_REQUIRED' });

beforeAll(async () => {
  if (!service.isEmbedded) await client.createBucket({ Bucket });
});
afterAll(async () => {
  if (!service.isEmbedded) {
    for (const Key of await keysOf()) await client.deleteObject({ Bucket, Key });
    await client.deleteBucket({ Bucket });
  }
  client.destroy();
  await service.close();
  rmSync(dir, { recursive: true });
});

const signatures = 'any signature, any expiration time, and no signature are accepted';
const policies = 'a form is accepted whatever its policy says';
skipDeviations({
  moto: {
    'is rejected when expired': signatures,
    'rejects another type or length': signatures,
    'rejects a policy that was tampered with': signatures,
    'rejects a file that is too big': policies,
    'rejects an empty file': policies,
    'rejects another type': policies,
  },
});

const put = (Key: string, Body: PutObjectCommandInput['Body'], more: Partial<PutObjectCommandInput> = {}) =>
  client.putObject({ Bucket, Key, Body, ...more });

const head = (Key: string) => client.headObject({ Bucket, Key });

async function read(Key: string): Promise<Buffer> {
  const { Body } = await client.getObject({ Bucket, Key });
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

async function keysOf(Prefix = ''): Promise<string[]> {
  const { Contents = [] } = await client.listObjectsV2({ Bucket, Prefix });
  return Contents.map(({ Key = '' }) => Key);
}

/** A status and the error code of the body, if it has one. */
async function outcome(response: Response): Promise<[number, string | undefined]> {
  return [response.status, /<Code>(.*?)<\/Code>/.exec(await response.text())?.[1]];
}

describe('objects', () => {
  test('are returned with their bytes, headers, and metadata', async () => {
    const Key = 'a/b c/ü+&.txt';
    const described = {
      ContentType: 'text/plain; charset=utf-8',
      CacheControl: 'max-age=60',
      ContentDisposition: 'attachment; filename="x.txt"',
      Metadata: { owner: 'u1' },
    };
    await put(Key, 'hello', described);
    expect((await read(Key)).toString()).toBe('hello');
    const ETag = `"${createHash('md5').update('hello').digest('hex')}"`;
    expect(await head(Key)).toMatchObject({
      ...described,
      ContentLength: 5,
      ETag,
      LastModified: expect.any(Date),
    });
    const { Contents } = await client.listObjectsV2({ Bucket, Prefix: 'a/' });
    expect(Contents).toMatchObject([{ Key, Size: 5, ETag }]);
  });

  test('that do not exist cause a named error', async () => {
    await expect(read('none')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(head('none')).rejects.toMatchObject({ name: 'NotFound' });
    const elsewhere = client.getObject({ Bucket: `${Bucket}-none`, Key: 'k' });
    await expect(elsewhere).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  test('can be deleted, one or many, even if they do not exist', async () => {
    for (const key of ['d/1', 'd/2', 'd/3 & <4>']) await put(key, 'x');
    await client.deleteObject({ Bucket, Key: 'd/1' });
    await client.deleteObject({ Bucket, Key: 'd/none' });
    expect(await keysOf('d/')).toEqual(['d/2', 'd/3 & <4>']);
    const Objects = [{ Key: 'd/2' }, { Key: 'd/3 & <4>' }, { Key: 'd/none' }];
    const { Deleted, Errors } = await client.deleteObjects({ Bucket, Delete: { Objects } });
    expect([Deleted?.length, Errors ?? []]).toEqual([3, []]);
    expect(await keysOf('d/')).toEqual([]);
  });
});

describe('a presigned GET', () => {
  const request = (Key: string, options: { signingDate?: Date } = {}) =>
    getSignedUrl(
      client,
      new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: 'attachment; filename="c d.txt"' }),
      { expiresIn: 60, ...options },
    ).then((url) => fetch(url));

  test('returns the bytes with the requested file name', async () => {
    await put('get/1 ü', 'abc', { ContentType: 'text/plain' });
    const response = await request('get/1 ü');
    expect([response.status, await response.text()]).toEqual([200, 'abc']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="c d.txt"');
    expect(response.headers.get('content-type')).toBe('text/plain');
  });

  test('is rejected when expired', async () => {
    await put('get/2', 'abc');
    const response = await request('get/2', { signingDate: new Date(Date.now() - 120_000) });
    expect(await outcome(response)).toEqual([403, 'AccessDenied']);
  });
});

describe('a presigned PUT with signed type and length', () => {
  async function upload(Key: string, body: string, type = 'text/plain') {
    const command = new PutObjectCommand({ Bucket, Key, ContentType: 'text/plain', ContentLength: 5 });
    const signableHeaders = new Set(['content-type', 'content-length']);
    const url = await getSignedUrl(client, command, { expiresIn: 60, signableHeaders });
    return outcome(await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } }));
  }

  test('stores a matching file', async () => {
    expect(await upload('put/1', 'data1')).toEqual([200, undefined]);
    expect(await head('put/1')).toMatchObject({ ContentType: 'text/plain', ContentLength: 5 });
  });

  test('rejects another type or length', async () => {
    const refused = [403, 'SignatureDoesNotMatch'];
    expect(await upload('put/2', 'data1', 'text/html')).toEqual(refused);
    expect(await upload('put/2', 'data1data1')).toEqual(refused);
    expect(await keysOf('put/2')).toEqual([]);
  });
});

describe('a presigned POST restricted to a key prefix, type, and size', () => {
  interface Form {
    file?: string;
    name?: string;
    fields?: Record<string, string>;
  }

  async function post({ file = 'img', name = 'a.png', fields = {} }: Form) {
    const signed = await createPresignedPost(client, {
      Bucket,
      Key: `u/42/${name}`,
      Expires: 60,
      Conditions: [
        ['content-length-range', 1, 1000],
        ['starts-with', '$Content-Type', 'image/'],
      ],
      Fields: { 'x-amz-meta-org': 'o1' },
    });
    const form = new FormData();
    const all = { ...signed.fields, 'Content-Type': 'image/png', ...fields };
    for (const [field, value] of Object.entries(all)) form.append(field, value);
    form.append('file', new Blob([file]), name);
    return fetch(signed.url, { method: 'POST', body: form });
  }

  test('stores a matching file, up to the maximum size', async () => {
    const Key = 'u/42/good ü.png';
    const file = 'x'.repeat(1000);
    expect(await outcome(await post({ file, name: 'good ü.png' }))).toEqual([204, undefined]);
    expect((await read(Key)).toString()).toBe(file);
    expect(await head(Key)).toMatchObject({ ContentType: 'image/png', Metadata: { org: 'o1' } });
  });

  const lax = JSON.stringify({ expiration: '2099-01-01T00:00:00Z', conditions: [] });
  test.each<[string, Form, [number, string]]>([
    ['a file that is too big', { file: 'x'.repeat(1001) }, [400, 'EntityTooLarge']],
    ['an empty file', { file: '' }, [400, 'EntityTooSmall']],
    ['another type', { fields: { 'Content-Type': 'text/html' } }, [403, 'AccessDenied']],
    [
      'a policy that was tampered with',
      { fields: { Policy: Buffer.from(lax).toString('base64') } },
      [403, 'SignatureDoesNotMatch'],
    ],
  ])('rejects %s', async (name, form, expected) => {
    expect(await outcome(await post({ ...form, name }))).toEqual(expected);
    expect(await keysOf(`u/42/${name}`)).toEqual([]);
  });
});

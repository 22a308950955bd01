import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '../../lambdas/local/s3/server.ts';
import { clientConfiguration, endpointFor, localCredentials } from './endpoints.ts';

/** What AWS documents and a server need not do for the rest to be worth comparing. */
type Capability = 'verified signatures' | 'verified POST policies' | 'verified digests' | 'PostResponse';

/** Where a server that judges these tests departs from AWS's documentation; left out for that server alone. */
const DEPARTURES: Record<string, Partial<Record<Capability, string>>> = {
  moto: {
    'verified signatures': 'moto_server accepts any signature, any expiry and no signature',
    'verified POST policies': 'moto_server stores a form whatever its policy says',
    'verified digests': 'moto_server stores a body whatever its x-amz-checksum header says',
    PostResponse: 'moto_server answers 201 without the PostResponse document',
  },
};

const judge = process.env['CONFORMANCE_JUDGE'] ?? '';
const relyingOn = (capability: Capability) => ({ skip: DEPARTURES[judge]?.[capability] !== undefined });

const Bucket = `conformance-${randomUUID()}`;
let configuration: S3ClientConfig;
let client: S3Client;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  let endpoint = endpointFor('S3');
  if (endpoint === undefined) {
    const server = await startS3({ credentials: localCredentials, buckets: [] });
    closers.push(server.close);
    endpoint = server.endpoint;
  }
  configuration = { ...clientConfiguration(endpoint), forcePathStyle: true };
  client = new S3Client({ ...configuration, requestChecksumCalculation: 'WHEN_REQUIRED' });
  await client.send(new CreateBucketCommand({ Bucket }));
});

afterAll(async () => {
  for (const key of await keysOf()) await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
  await client.send(new DeleteBucketCommand({ Bucket }));
  client.destroy();
  for (const close of closers) await close();
});

const put = (Key: string, Body: PutObjectCommandInput['Body'], more: Partial<PutObjectCommandInput> = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));

async function read(Key: string): Promise<Buffer> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

const exists = (Key: string) =>
  client.send(new HeadObjectCommand({ Bucket, Key })).then(
    () => true,
    (error: { name: string }) => {
      if (error.name === 'NotFound') return false;
      throw error;
    },
  );

async function keysOf(Prefix = '', MaxKeys = 1000): Promise<string[]> {
  const keys: string[] = [];
  for (let token: string | undefined; ; ) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix, MaxKeys, ContinuationToken: token }),
    );
    keys.push(...(page.Contents ?? []).map((object) => object.Key ?? ''));
    token = page.NextContinuationToken;
    if (!token) return keys;
  }
}

/** A status and the error code of the body, if it has one. */
async function outcome(response: Response): Promise<[number, string | undefined]> {
  return [response.status, /<Code>(.*?)<\/Code>/.exec(await response.text())?.[1]];
}

describe('objects', () => {
  test('come back with their bytes, headers and metadata', async () => {
    const { ETag } = await put('a/b c/ü+&.txt', 'hello', {
      ContentType: 'text/plain; charset=utf-8',
      CacheControl: 'max-age=60',
      ContentDisposition: 'attachment; filename="x.txt"',
      Metadata: { owner: 'u1' },
    });
    expect((await read('a/b c/ü+&.txt')).toString()).toBe('hello');
    expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'a/b c/ü+&.txt' }))).toMatchObject({
      ContentLength: 5,
      ContentType: 'text/plain; charset=utf-8',
      CacheControl: 'max-age=60',
      ContentDisposition: 'attachment; filename="x.txt"',
      ETag,
      Metadata: { owner: 'u1' },
      LastModified: expect.any(Date),
    });
  });

  test('that are not there are errors with a name', async () => {
    await expect(read('none')).rejects.toMatchObject({ name: 'NoSuchKey' });
    const head = client.send(new HeadObjectCommand({ Bucket, Key: 'none' }));
    await expect(head).rejects.toMatchObject({ name: 'NotFound' });
    const elsewhere = client.send(new GetObjectCommand({ Bucket: `${Bucket}-none`, Key: 'k' }));
    await expect(elsewhere).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  test('can be put as a stream, with the checksum in a trailer', async () => {
    const bytes = randomBytes(300_000);
    const streaming = new S3Client({ ...configuration, requestChecksumCalculation: 'WHEN_SUPPORTED' });
    const Body = Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)]);
    await streaming.send(new PutObjectCommand({ Bucket, Key: 'stream', Body, ContentLength: bytes.length }));
    streaming.destroy();
    expect((await read('stream')).equals(bytes)).toBe(true);
    const { ContentEncoding } = await client.send(new HeadObjectCommand({ Bucket, Key: 'stream' }));
    expect(ContentEncoding ?? '').not.toContain('aws-chunked');
  });

  test('can be read in part', async () => {
    await put('range', '0123456789');
    const part = async (Range: string) => {
      const { ContentRange, Body } = await client.send(new GetObjectCommand({ Bucket, Key: 'range', Range }));
      return [ContentRange, await Body?.transformToString()];
    };
    expect(await part('bytes=2-4')).toEqual(['bytes 2-4/10', '234']);
    expect(await part('bytes=7-')).toEqual(['bytes 7-9/10', '789']);
    expect(await part('bytes=-2')).toEqual(['bytes 8-9/10', '89']);
    await expect(part('bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  test('can be copied, with their metadata or new', async () => {
    await put('source é', 'abc', { ContentType: 'text/csv', Metadata: { k: '1' } });
    const CopySource = `${Bucket}/${encodeURIComponent('source é')}`;
    await client.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource }));
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key: 'changed',
        CopySource,
        MetadataDirective: 'REPLACE',
        ContentType: 'text/plain',
        Metadata: { k: '2' },
      }),
    );
    const head = (Key: string) => client.send(new HeadObjectCommand({ Bucket, Key }));
    expect(await head('copy')).toMatchObject({ ContentType: 'text/csv', Metadata: { k: '1' } });
    expect(await head('changed')).toMatchObject({ ContentType: 'text/plain', Metadata: { k: '2' } });
    expect((await read('copy')).toString()).toBe('abc');
  });

  test('are created once when asked so', async () => {
    await put('once', 'first', { IfNoneMatch: '*' });
    await expect(put('once', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    expect((await read('once')).toString()).toBe('first');
  });

  test('are deleted, one or many, there or not', async () => {
    for (const key of ['d/1', 'd/2', 'd/3 & <4>']) await put(key, 'x');
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'd/1' }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'd/none' }));
    const Objects = [{ Key: 'd/2' }, { Key: 'd/3 & <4>' }, { Key: 'd/none' }];
    const { Deleted, Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect([Deleted?.length, Errors ?? []]).toEqual([3, []]);
    expect(await keysOf('d/')).toEqual([]);
  });

  test('are refused when the bytes are not those announced', relyingOn('verified digests'), async () => {
    await expect(put('digest', 'abc', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({
      name: 'BadDigest',
    });
    expect(await exists('digest')).toBe(false);
  });
});

describe('listing', () => {
  const KEYS = ['l/a', 'l/b/1', 'l/b/2', 'l/c & <d>', 'l/ü', 'l/😀'];

  beforeAll(async () => {
    for (const key of KEYS) await put(key, key);
  });

  test.each([1, 2, 5, 1000])('finds every key once, in order, in pages of %i', async (size) => {
    expect(await keysOf('l/', size)).toEqual(KEYS);
  });

  test('groups at a delimiter and starts after a key', async () => {
    const list = (more: object) => client.send(new ListObjectsV2Command({ Bucket, Prefix: 'l/', ...more }));
    const grouped = await list({ Delimiter: '/' });
    expect(grouped.CommonPrefixes).toEqual([{ Prefix: 'l/b/' }]);
    expect(grouped.Contents?.map((object) => object.Key)).toEqual(['l/a', 'l/c & <d>', 'l/ü', 'l/😀']);
    const after = await list({ StartAfter: 'l/c & <d>' });
    expect(after.Contents?.map((object) => object.Key)).toEqual(['l/ü', 'l/😀']);
    expect(grouped.Contents?.[0]).toMatchObject({ Size: 3, ETag: expect.stringMatching(/^"[0-9a-f]{32}"$/) });
  });
});

describe('a presigned GET', () => {
  const sign = (Key: string, expiresIn = 60) =>
    getSignedUrl(
      client,
      new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: 'attachment; filename="c d.txt"' }),
      { expiresIn },
    );

  test('answers the bytes under the name asked for', async () => {
    await put('get/1 ü', 'abc', { ContentType: 'text/plain' });
    const response = await fetch(await sign('get/1 ü'));
    expect([response.status, await response.text()]).toEqual([200, 'abc']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="c d.txt"');
    expect(response.headers.get('content-type')).toBe('text/plain');
  });

  test('is refused altered, for another key, and unsigned', relyingOn('verified signatures'), async () => {
    await put('get/1', 'abc');
    await put('get/2', 'secret');
    const url = await sign('get/1');
    const altered = url.replace(/Signature=\w{6}/, 'Signature=aaaaaa');
    expect(await outcome(await fetch(altered))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await outcome(await fetch(url.replace('get/1', 'get/2')))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await outcome(await fetch(url.split('?')[0] ?? ''))).toEqual([403, 'AccessDenied']);
  });

  test('is refused when expired', relyingOn('verified signatures'), async () => {
    await put('get/1', 'abc');
    const signingDate = new Date(Date.now() - 120_000);
    const url = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'get/1' }), {
      expiresIn: 60,
      signingDate,
    });
    expect(await outcome(await fetch(url))).toEqual([403, 'AccessDenied']);
  });
});

describe('a presigned PUT with signed type and length', () => {
  const sign = (Key: string) =>
    getSignedUrl(client, new PutObjectCommand({ Bucket, Key, ContentType: 'text/plain', ContentLength: 5 }), {
      expiresIn: 60,
      signableHeaders: new Set(['content-type', 'content-length']),
    });
  const upload = async (url: string, body: string, type = 'text/plain') =>
    outcome(await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } }));

  test('stores what it was signed for', async () => {
    expect(await upload(await sign('put/1'), 'data1')).toEqual([200, undefined]);
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'put/1' }));
    expect(head).toMatchObject({ ContentType: 'text/plain', ContentLength: 5 });
  });

  test('refuses another type, length or key', relyingOn('verified signatures'), async () => {
    const url = await sign('put/2');
    const refused = [403, 'SignatureDoesNotMatch'];
    expect(await upload(url, 'data1', 'text/html')).toEqual(refused);
    expect(await upload(url, 'data1data1')).toEqual(refused);
    expect(await upload(url.replace('put/2', 'put/3'), 'data1')).toEqual(refused);
    expect([await exists('put/2'), await exists('put/3')]).toEqual([false, false]);
  });
});

describe('a presigned POST bound to key prefix, type and size', () => {
  const sign = (more: Partial<PresignedPostOptions> = {}) =>
    createPresignedPost(client, {
      Bucket,
      Key: 'u/42/${filename}',
      Expires: 60,
      Conditions: [
        ['content-length-range', 1, 1000],
        ['starts-with', '$Content-Type', 'image/'],
        { 'x-amz-meta-org': 'o1' },
      ],
      Fields: { 'x-amz-meta-org': 'o1' },
      ...more,
    });

  interface Form {
    file?: string;
    name?: string;
    fields?: Record<string, string>;
  }

  async function post(
    signed: Awaited<ReturnType<typeof sign>>,
    { file = 'img', name = 'a.png', fields = {} }: Form,
  ) {
    const form = new FormData();
    const all = { ...signed.fields, 'Content-Type': 'image/png', ...fields };
    for (const [field, value] of Object.entries(all)) form.append(field, value);
    form.append('file', new Blob([file]), name);
    return outcome(await fetch(signed.url, { method: 'POST', body: form }));
  }

  test('stores a file that keeps to it', async () => {
    expect(await post(await sign(), { name: 'good ü.png' })).toEqual([204, undefined]);
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'u/42/good ü.png' }));
    expect(head).toMatchObject({ ContentLength: 3, ContentType: 'image/png', Metadata: { org: 'o1' } });
    expect((await read('u/42/good ü.png')).toString()).toBe('img');
  });

  test('stores up to the last byte allowed', async () => {
    expect(await post(await sign(), { name: 'full.png', file: 'x'.repeat(1000) })).toEqual([204, undefined]);
    expect(await read('u/42/full.png')).toHaveLength(1000);
  });

  test.each([
    ['too big', { file: 'x'.repeat(1001) }, [400, 'EntityTooLarge']],
    ['empty', { file: '' }, [400, 'EntityTooSmall']],
  ])('refuses a file that is %s', relyingOn('verified POST policies'), async (_, form, expected) => {
    expect(await post(await sign(), { ...form, name: 'refused.png' })).toEqual(expected);
    expect(await exists('u/42/refused.png')).toBe(false);
  });

  test.each([
    ['another type', { fields: { 'Content-Type': 'text/html' } }],
    ['a key outside the prefix', { fields: { key: 'u/43/refused.png' } }],
    ['other metadata', { fields: { 'x-amz-meta-org': 'o2' } }],
    ['a field the policy does not name', { fields: { 'x-amz-meta-more': '1' } }],
  ])('refuses %s', relyingOn('verified POST policies'), async (_, form) => {
    expect(await post(await sign(), { ...form, name: 'refused.png' })).toEqual([403, 'AccessDenied']);
    expect([await exists('u/42/refused.png'), await exists('u/43/refused.png')]).toEqual([false, false]);
  });

  test('refuses a policy that was tampered with', relyingOn('verified signatures'), async () => {
    const lax = JSON.stringify({ expiration: '2099-01-01T00:00:00Z', conditions: [] });
    const fields = { Policy: Buffer.from(lax).toString('base64') };
    expect(await post(await sign(), { fields, name: 'refused.png' })).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await exists('u/42/refused.png')).toBe(false);
  });

  test('refuses a policy that has expired', relyingOn('verified POST policies'), async () => {
    expect(await post(await sign({ Expires: -60 }), { name: 'refused.png' })).toEqual([403, 'AccessDenied']);
    expect(await exists('u/42/refused.png')).toBe(false);
  });

  test('answers 201 with the place of the object when asked for', relyingOn('PostResponse'), async () => {
    const signed = await sign({ Fields: { success_action_status: '201', 'x-amz-meta-org': 'o1' } });
    const form = new FormData();
    for (const [field, value] of Object.entries(signed.fields)) form.append(field, value);
    form.append('Content-Type', 'image/png');
    form.append('file', new Blob(['img']), 'b.png');
    const response = await fetch(signed.url, { method: 'POST', body: form });
    expect([response.status, await response.text()]).toEqual([
      201,
      expect.stringContaining('<Key>u/42/b.png</Key>'),
    ]);
  });
});

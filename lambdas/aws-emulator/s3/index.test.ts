import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteBucketCommand,
  GetObjectCommand,
  ListBucketsCommand,
} from '@aws-sdk/client-s3';
import type { S3Event } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { Bucket, folder, start, status } from './test-server.ts';

describe('reading', () => {
  it('honours conditions, ranges and overrides', async () => {
    const { client, put } = await start();
    const { ETag = '' } = await put('k', '0123456789');
    const get = (more: object) => client.send(new GetObjectCommand({ Bucket, Key: 'k', ...more }));
    const range = async (Range: string) => {
      const part = await get({ Range });
      return [part.ContentRange, await part.Body?.transformToString()];
    };
    expect(await range('bytes=2-4')).toEqual(['bytes 2-4/10', '234']);
    expect(await range('bytes=7-')).toEqual(['bytes 7-9/10', '789']);
    expect(await range('bytes=-3')).toEqual(['bytes 7-9/10', '789']);
    expect(await range('bytes=8-99')).toEqual(['bytes 8-9/10', '89']);
    expect(await range('bytes=4-2')).toEqual([undefined, '0123456789']);
    await expect(get({ Range: 'bytes=10-' })).rejects.toMatchObject({ name: 'InvalidRange', ...status(416) });
    await expect(get({ IfNoneMatch: ETag })).rejects.toMatchObject(status(304));
    await expect(get({ IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(get({ IfModifiedSince: new Date(Date.now() + 5000) })).rejects.toMatchObject(status(304));
    await expect(get({ IfUnmodifiedSince: new Date(0) })).rejects.toMatchObject(status(412));
    await expect(get({ ResponseContentDisposition: 'a\u0000b' })).rejects.toMatchObject({
      name: 'InvalidArgument',
    });
  });

  it('of an empty object answers no bytes', async () => {
    for (const options of [{}, { dir: folder() }]) {
      const { put, text } = await start(options);
      await put('empty', '', { ContentLength: 0 });
      expect(await text('empty')).toBe('');
    }
  });
});

describe('buckets', () => {
  it('are created, refused by name, and deleted when empty', async () => {
    const { client, put } = await start();
    await client.send(new CreateBucketCommand({ Bucket: 'another' }));
    const { Buckets } = await client.send(new ListBucketsCommand({}));
    expect(Buckets?.map((bucket) => bucket.Name)).toEqual(['another', Bucket]);
    await client.send(new DeleteBucketCommand({ Bucket: 'another' }));
    await put('k', 'abc');
    await expect(client.send(new DeleteBucketCommand({ Bucket }))).rejects.toMatchObject({
      name: 'BucketNotEmpty',
    });
    for (const name of ['No', '.staging', 'a', 'a..b']) {
      const create = client.send(new CreateBucketCommand({ Bucket: name }));
      await expect(create).rejects.toMatchObject({ name: 'InvalidBucketName' });
    }
  });
});

describe('cross-origin requests', () => {
  const cors = [
    {
      AllowedOrigins: ['https://app.example'],
      AllowedMethods: ['POST', 'PUT'],
      AllowedHeaders: ['x-amz-*', 'content-type'],
      ExposeHeaders: ['ETag'],
      MaxAgeSeconds: 600,
    },
    { AllowedOrigins: ['*'], AllowedMethods: ['GET'] },
  ];
  const preflight = async (endpoint: string, origin: string, method: string, headers = '') => {
    const response = await fetch(`${endpoint}/${Bucket}/k`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
    });
    return { status: response.status, get: (name: string) => response.headers.get(`access-control-${name}`) };
  };

  it('are allowed by the bucket’s rules', async () => {
    const { endpoint } = await start({ buckets: [{ name: Bucket, cors }] });
    const allowed = await preflight(endpoint, 'https://app.example', 'PUT', 'Content-Type, X-Amz-Meta-A');
    expect(allowed.status).toBe(200);
    expect(allowed.get('allow-origin')).toBe('https://app.example');
    expect(allowed.get('allow-headers')).toBe('content-type, x-amz-meta-a');
    expect(allowed.get('max-age')).toBe('600');
    expect((await preflight(endpoint, 'https://elsewhere.example', 'GET')).get('allow-origin')).toBe('*');
    expect((await preflight(endpoint, 'https://elsewhere.example', 'PUT')).status).toBe(403);
    expect((await preflight(endpoint, 'https://app.example', 'PUT', 'authorization')).status).toBe(403);
    expect((await preflight(endpoint, 'https://app.example', 'DELETE')).status).toBe(403);
  });

  it('carry the headers on answers and refusals alike, and none without rules', async () => {
    const { endpoint } = await start({ buckets: [{ name: Bucket, cors }, { name: 'closed' }] });
    const headers = { origin: 'https://app.example' };
    const refused = await fetch(`${endpoint}/${Bucket}/k`, { method: 'PUT', headers });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      403,
      headers.origin,
    ]);
    expect(refused.headers.get('access-control-expose-headers')).toBe('ETag');
    const closed = await fetch(`${endpoint}/closed/k`, { headers });
    expect(closed.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('events', () => {
  it('tell of every object stored, whatever the listener does', async () => {
    const events: S3Event[] = [];
    const errors: unknown[] = [];
    const { put, client } = await start({
      onObjectCreated(event) {
        events.push(event);
        throw new Error('listener failed');
      },
      onError: (error) => errors.push(error),
    });
    await put('a b/ü', 'abc');
    await client.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/a%20b/%C3%BC` }));
    await expect(put('a b/ü', 'abc', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    expect(events.map((event) => event.Records[0])).toMatchObject([
      {
        eventName: 'ObjectCreated:Put',
        s3: { bucket: { name: Bucket }, object: { key: 'a+b/%C3%BC', size: 3 } },
      },
      { eventName: 'ObjectCreated:Copy', s3: { object: { key: 'copy', size: 3 } } },
    ]);
    expect(errors).toHaveLength(2);
  });
});

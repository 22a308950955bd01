import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { Bucket, folder, start } from './test-server.ts';

describe('objects in a folder', () => {
  it('survive a restart, under any key', async () => {
    const dir = folder();
    const keys = [
      'a/b c/ü.txt',
      '../../outside',
      'a/../b',
      '/lead',
      'x'.repeat(1024),
      '%2e%2e%2f',
      '.',
      'A',
      'a',
    ];
    const first = await start({ dir });
    for (const key of keys)
      await first.put(key, `body of ${key}`, { ContentType: 'text/plain', Metadata: { k: '1' } });
    await first.close();
    const second = await start({ dir });
    for (const key of keys) expect(await second.text(key)).toBe(`body of ${key}`);
    expect(await second.client.send(new HeadObjectCommand({ Bucket, Key: 'A' }))).toMatchObject({
      ContentType: 'text/plain',
      Metadata: { k: '1' },
    });
    expect(readdirSync(dir).sort()).toEqual(['.staging', Bucket]);
    for (const file of readdirSync(path.join(dir, Bucket))) expect(file).toMatch(/^[0-9a-f-]+\.(bin|json)$/);
  });

  it('leave one file of bytes when replaced and none when deleted', async () => {
    const dir = folder();
    const { put, text } = await start({ dir });
    for (const body of ['one', 'two', 'three']) await put('k', body);
    expect(await text('k')).toBe('three');
    expect(readdirSync(path.join(dir, Bucket))).toHaveLength(2);
    expect(readdirSync(path.join(dir, '.staging'))).toEqual([]);
  });

  it('lose the leftovers of a killed process at the next start', async () => {
    const dir = folder();
    const first = await start({ dir });
    await first.put('k', 'kept');
    await first.close();
    writeFileSync(path.join(dir, '.staging', 'half'), 'half an upload');
    writeFileSync(path.join(dir, Bucket, 'ffffffff-ffff-4fff-8fff-ffffffffffff.bin'), 'no record names this');
    const second = await start({ dir });
    expect(readdirSync(path.join(dir, '.staging'))).toEqual([]);
    expect(readdirSync(path.join(dir, Bucket))).toHaveLength(2);
    expect(await second.text('k')).toBe('kept');
  });

  it('are read completely while they are replaced', async () => {
    const { put, text } = await start();
    const bodies = ['a'.repeat(200_000), 'b'.repeat(200_000)];
    await put('k', bodies[0] ?? '');
    const writes = Array.from({ length: 20 }, (_, i) => put('k', bodies[i % 2] ?? ''));
    const reads = Array.from({ length: 20 }, () => text('k'));
    for (const body of await Promise.all(reads)) expect(bodies).toContain(body);
    await Promise.all(writes);
  });
});

describe('a form upload', () => {
  it('of many chunks is stored completely', async () => {
    const { client } = await start();
    const bytes = randomBytes(8_000_000);
    const { url, fields } = await createPresignedPost(client, { Bucket, Key: 'large' });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([bytes]), 'f');
    form.append('after', 'ignored');
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: 'large' }));
    expect(bytes.equals((await Body?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
  });
});

describe('a failed upload', () => {
  it('leaves nothing when the client disconnects', async () => {
    const dir = folder();
    const { client, close } = await start({ dir });
    const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: 'cut' }), { expiresIn: 60 });
    const upload = request(url, { method: 'PUT', headers: { 'content-length': '1000000' } });
    upload.on('error', () => undefined);
    upload.write(Buffer.alloc(500_000));
    await expect.poll(() => readdirSync(path.join(dir, '.staging')).length).toBe(1);
    upload.destroy();
    await expect.poll(() => readdirSync(path.join(dir, '.staging')).length).toBe(0);
    await close();
    expect(readdirSync(path.join(dir, Bucket))).toEqual([]);
  });

  it('of a form over its limit is refused early and leaves nothing', async () => {
    const dir = folder();
    const { client, put } = await start({ dir });
    const { url, fields } = await createPresignedPost(client, {
      Bucket,
      Key: 'big',
      Conditions: [['content-length-range', 1, 1000]],
    });
    const boundary = 'sample-boundary';
    const head = Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const upload = request(url, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': '5000000000',
      },
    });
    upload.on('error', () => undefined);
    upload.write(
      `${head.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n`,
    );
    upload.write(Buffer.alloc(200_000));
    const [response] = await once(upload, 'response');
    let body = '';
    for await (const chunk of response) body += String(chunk);
    upload.destroy();
    expect(response.statusCode).toBe(400);
    expect(body).toContain('<Code>EntityTooLarge</Code>');
    expect(body).toContain('<MaxSizeAllowed>1000</MaxSizeAllowed>');
    expect(readdirSync(path.join(dir, '.staging'))).toEqual([]);
    expect(readdirSync(path.join(dir, Bucket))).toEqual([]);
    await put('next', 'the server still works');
  });

  it('leaves nothing when the checksum differs from the body’s', async () => {
    const dir = folder();
    const { put } = await start({ dir });
    await expect(put('k', 'abc', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({ name: 'BadDigest' });
    expect(readdirSync(path.join(dir, '.staging'))).toEqual([]);
  });

  it('is refused when its presigned URL has the checksum of an empty body', async () => {
    const { as } = await start();
    const careless = as({ requestChecksumCalculation: 'WHEN_SUPPORTED' });
    const url = await getSignedUrl(careless, new PutObjectCommand({ Bucket, Key: 'k' }), { expiresIn: 60 });
    expect(url).toContain('x-amz-checksum-crc32=AAAAAA');
    const response = await fetch(url, { method: 'PUT', body: 'abc' });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('BadDigest')]);
  });
});

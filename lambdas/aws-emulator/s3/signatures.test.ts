import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { credentials } from '../test-account.ts';
import { Bucket, start, status } from './test-server.ts';

describe('a request', () => {
  it('is refused without a signature, or with one of other credentials', async () => {
    const { as, endpoint } = await start();
    const list = (other: Partial<typeof credentials> & { sessionToken?: string }) =>
      as({ credentials: { ...credentials, ...other } }).send(new ListObjectsV2Command({ Bucket }));
    await expect(list({ secretAccessKey: 'x' })).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
      ...status(403),
    });
    await expect(list({ accessKeyId: 'x' })).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
      ...status(403),
    });
    await expect(list({ sessionToken: 'x' })).rejects.toMatchObject({ name: 'InvalidToken', ...status(400) });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await fetch(`${endpoint}/${Bucket}/k`, { method })).status).toBe(403);
    }
  });

  it('is refused when its signature does not cover the path, a parameter, or a header', async () => {
    const { client, put } = await start();
    await put('k', 'abc');
    const url = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'k' }), { expiresIn: 60 });
    const statusOf = async (to: string, headers = {}) => (await fetch(to, { headers })).status;
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(url.replace('/k?', '/other?'))).toBe(403);
    expect(await statusOf(`${url}&response-content-type=text/html`)).toBe(403);
    expect(await statusOf(url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=9999'))).toBe(403);
    expect(await statusOf(url, { 'x-amz-checksum-mode': 'ENABLED' })).toBe(403);
    expect(await statusOf(url.replace('AWS4-HMAC-SHA256', 'AWS4'))).toBe(400);
    expect(await statusOf(url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=604801'))).toBe(400);
  });

  it('is refused when it was signed more than 15 minutes ago', async () => {
    const { as } = await start();
    const late = as({ systemClockOffset: -16 * 60_000 });
    await expect(late.send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject({
      name: 'RequestTimeTooSkewed',
    });
  });
});

import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareKeys } from './list-objects.ts';
import { Bucket, start } from './test-server.ts';

describe('ListObjectsV2', () => {
  it('orders keys by their UTF-8 bytes', () => {
    const keys = fc.string({
      unit: fc.constantFrom('a', 'b', '/', '\u00fc', '\uffff', '\u{1f600}'),
      maxLength: 5,
    });
    fc.assert(
      fc.property(keys, keys, (a, b) => {
        expect(Math.sign(compareKeys(a, b))).toBe(Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
      }),
    );
  });

  const KEYS = ['a', 'a-b', 'a/1', 'a/2', 'b & <c>', 'b/1', 'b/x/2', 'z\u0001', 'ü', '😀'];

  async function pages(options: object) {
    const { client, put } = await start();
    for (const key of KEYS.toReversed()) await put(key, key);
    const seen: string[] = [];
    for (let token: string | undefined; ; ) {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, ContinuationToken: token, ...options }),
      );
      const keys = (page.Contents ?? []).map(({ Key = '' }) => Key);
      expect(page.KeyCount).toBe(keys.length);
      seen.push(...keys);
      token = page.NextContinuationToken;
      expect(page.IsTruncated).toBe(token !== undefined);
      if (token === undefined) return seen;
    }
  }

  it.each([1, 2, 3, 7, 10, 1000])('returns every key once, in order, in pages of %i', async (MaxKeys) => {
    expect(await pages({ MaxKeys })).toEqual(KEYS);
  });

  it('returns the keys with a prefix', async () => {
    expect(await pages({ Prefix: 'b/', MaxKeys: 1 })).toEqual(['b/1', 'b/x/2']);
  });

  it('refuses a token that it did not issue', async () => {
    const { client } = await start();
    const list = client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: 'made up' }));
    await expect(list).rejects.toMatchObject({ name: 'InvalidArgument' });
  });
});

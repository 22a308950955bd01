import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareKeys } from './list-objects.ts';
import { Bucket, start } from './test-server.ts';

describe('the order of keys', () => {
  it('is that of their UTF-8 bytes', () => {
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
});

describe('listing', () => {
  const KEYS = ['a', 'a-b', 'a/1', 'a/2', 'b & <c>', 'b/1', 'b/x/2', 'z\u0001', 'ü', '😀'];

  async function pages(options: object) {
    const { client, put } = await start();
    for (const key of KEYS.toReversed()) await put(key, key);
    const seen: string[] = [];
    for (let token: string | undefined; ; ) {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, ContinuationToken: token, ...options }),
      );
      const entries = [
        ...(page.Contents ?? []).map((o) => o.Key ?? ''),
        ...(page.CommonPrefixes ?? []).map((p) => `[${p.Prefix}]`),
      ];
      expect(page.KeyCount).toBe(entries.length);
      seen.push(...entries);
      token = page.NextContinuationToken;
      expect(page.IsTruncated).toBe(token !== undefined);
      if (token === undefined) return seen;
    }
  }

  it.each([1, 2, 3, 7, 10, 1000])('finds every key once, in order, in pages of %i', async (MaxKeys) => {
    expect(await pages({ MaxKeys })).toEqual(KEYS);
  });

  it.each([1, 2, 1000])('groups at the delimiter, in pages of %i', async (MaxKeys) => {
    const grouped = ['a', 'a-b', '[a/]', 'b & <c>', '[b/]', 'z\u0001', 'ü', '😀'];
    expect((await pages({ MaxKeys, Delimiter: '/' })).sort()).toEqual(grouped.sort());
  });

  it('honours prefix, start-after and encoding', async () => {
    expect(await pages({ Prefix: 'b/', Delimiter: '/' })).toEqual(['b/1', '[b/x/]']);
    expect(await pages({ StartAfter: 'b/1' })).toEqual(['b/x/2', 'z\u0001', 'ü', '😀']);
    expect(await pages({ Prefix: 'b ', EncodingType: 'url' })).toEqual(['b%20%26%20%3Cc%3E']);
    expect(await pages({ MaxKeys: 0 })).toEqual([]);
  });

  it('refuses a token it did not issue', async () => {
    const { client } = await start();
    const list = client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: 'made up' }));
    await expect(list).rejects.toMatchObject({ name: 'InvalidArgument' });
  });
});

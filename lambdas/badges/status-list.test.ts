import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bitOf, listLength } from './bits.ts';
import { statusListOf } from './status-list.ts';

const issuer = { siteUrl: 'https://site.example', name: 'Sample', email: 'support@site.example' };
const listWith = async (set: number[]) =>
  (
    await statusListOf(issuer, {
      list: '2026-11-0',
      set,
      from: '2026-11-26T00:00:00Z',
      until: '2026-11-27T00:00:00Z',
    })
  ).credentialSubject.encodedList;

describe('a status list', () => {
  it('has the places that are set, and no others', async () => {
    const set = [0, 7, 8, 4242, listLength - 1];
    const list = await listWith(set);
    for (const index of set) expect(await bitOf(list, index), `${index}`).toBe(true);
    for (const index of [1, 6, 9, 4241, 4243, listLength - 2]) {
      expect(await bitOf(list, index), `${index}`).toBe(false);
    }
  });

  it('begins with the leftmost bit, as the standard says', async () => {
    // The first byte of a list in which only the first place is set is 1000 0000.
    const list = await listWith([0]);
    const bytes = Buffer.from(list.slice(1), 'base64url');
    expect(gunzipSync(bytes)[0]).toBe(0b1000_0000);
    expect(list[0]).toBe('u');
  });

  it('rejects an index past the end, damaged data, and data that expands without limit', async () => {
    await expect(bitOf(await listWith([]), listLength)).rejects.toThrow();
    await expect(bitOf('uAAAA', 0)).rejects.toThrow();
    const bomb = `u${gzipSync(Buffer.alloc(50_000_000)).toString('base64url')}`;
    await expect(bitOf(bomb, 0)).rejects.toThrow();
  });
});

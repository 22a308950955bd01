import { describe, expect, it } from 'vitest';
import { didDocument, didOf, newKeys, parseKeys, rotatedKeys } from './keys.ts';

const site = 'https://site.example';
const now = '2026-11-26T12:00:00.000Z';
const keysOf = async (keys: Parameters<typeof didDocument>[1]) =>
  (await didDocument(site, keys)).verificationMethod.map(({ publicKeyMultibase }) => publicKeyMultibase);

describe('the keys of the issuer', () => {
  it('are named by the site’s host, with its port', () => {
    expect(didOf('https://site.example')).toBe('did:web:site.example');
    expect(didOf('http://localhost:3000')).toBe('did:web:localhost%3A3000');
  });

  it('have the same public keys whenever they are read, also from a text that CloudFormation has made', async () => {
    const stored = JSON.stringify({ retired: [], seed: 'a'.repeat(64) });
    const [first, second] = [await keysOf(parseKeys(stored)), await keysOf(parseKeys(stored))];
    expect(first).toEqual(second);
    expect(new Set(first).size).toBe(2);
    expect(await keysOf(newKeys())).not.toEqual(first);
  });

  it('sign with the next key after a rotation, and keep the old ones public', async () => {
    const keys = newKeys();
    const [first, second] = await keysOf(keys);
    const once = await rotatedKeys(keys, { now });
    const [, third] = await keysOf(once);
    expect(await keysOf(once)).toEqual([second, third, first]);
    expect((await keysOf(await rotatedKeys(once, { now }))).slice(2)).toEqual([first, second]);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(once.retired).toEqual([{ publicKeyMultibase: first, retired_at: now }]);
  });

  it('drop a compromised key and the next one, and keep the ones before them', async () => {
    const once = await rotatedKeys(newKeys(), { now });
    const [compromised, next, retired] = await keysOf(once);
    const left = await keysOf(await rotatedKeys(once, { now, isCompromised: true }));
    expect(left).toHaveLength(3);
    expect(left).not.toContain(compromised);
    expect(left).not.toContain(next);
    expect(left).toContain(retired);
  });

  it.each(['', '{}', '{"seed":"short"}', '{"seed":42}', `{"seed":"${'a'.repeat(64)}","retired":{}}`])(
    'are refused if stored as %j',
    (text) => {
      expect(() => parseKeys(text)).toThrow();
    },
  );

  it('are public without their seeds', async () => {
    const keys = newKeys();
    const text = JSON.stringify(await didDocument(site, keys));
    expect(text).not.toContain(keys.seed);
    expect(text).not.toContain(keys.next);
    expect(text).not.toMatch(/secret/i);
  });
});

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

  it('have one public key for each stored seed, also one that CloudFormation has made', async () => {
    const stored = JSON.stringify({ retired: [], seed: 'a'.repeat(64) });
    const [first, second] = [await keysOf(parseKeys(stored)), await keysOf(parseKeys(stored))];
    expect(first).toEqual(second);
    expect(first).toHaveLength(1);
    expect(await keysOf(newKeys())).not.toEqual(first);
  });

  it('keep the old public keys after a rotation, behind the new one', async () => {
    const keys = newKeys();
    const [old] = await keysOf(keys);
    const once = await rotatedKeys(keys, { now });
    const twice = await rotatedKeys(once, { now });
    expect((await keysOf(once)).slice(1)).toEqual([old]);
    expect((await keysOf(twice)).slice(1)).toEqual([old, (await keysOf(once))[0]]);
    expect(once.seed).not.toBe(keys.seed);
    expect(once.retired).toEqual([{ publicKeyMultibase: old, retired_at: now }]);
  });

  it('drop a compromised key, and keep the ones before it', async () => {
    const once = await rotatedKeys(newKeys(), { now });
    const [compromised, retired] = await keysOf(once);
    const left = await keysOf(await rotatedKeys(once, { now, isCompromised: true }));
    expect(left).not.toContain(compromised);
    expect(left).toContain(retired);
  });

  it.each(['', '{}', '{"seed":"short"}', '{"seed":42}', `{"seed":"${'a'.repeat(64)}","retired":{}}`])(
    'are not read from %j',
    (text) => {
      expect(() => parseKeys(text)).toThrow();
    },
  );

  it('are public without the seed', async () => {
    const keys = newKeys();
    const text = JSON.stringify(await didDocument(site, keys));
    expect(text).not.toContain(keys.seed);
    expect(text).not.toMatch(/secret/i);
  });
});

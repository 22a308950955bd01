import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { challengeSeconds, openChallenge, sealChallenge } from './challenge.ts';
import { isSealedByFirstKey, keyedHashes, seal, unseal } from './sealed.ts';

const before = process.env['IDENTITY_KEY'];
beforeAll(() => void (process.env['IDENTITY_KEY'] = 'a sample key'));
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  if (before === undefined) delete process.env['IDENTITY_KEY'];
  else process.env['IDENTITY_KEY'] = before;
});

const purpose = 'authenticator secret';

/** Returns the text with another character at a position. */
const changedAt = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe('a sealed text', () => {
  it('is opened only for its purpose and owner, and with its key', async () => {
    const sealed = await seal(purpose, 'user-1', 'SECRET');
    expect(sealed).not.toBe(await seal(purpose, 'user-1', 'SECRET'));
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('SECRET');
    expect(await unseal(purpose, 'user-1', sealed)).toBe('SECRET');
    expect(await unseal(purpose, 'user-2', sealed)).toBeUndefined();
    expect(await unseal('sign-in challenge', 'user-1', sealed)).toBeUndefined();
    process.env['IDENTITY_KEY'] = 'another key';
    expect(await unseal(purpose, 'user-1', sealed)).toBeUndefined();
    process.env['IDENTITY_KEY'] = 'a sample key';
  });

  it('is refused if any part of it was changed or cut off', async () => {
    const sealed = await seal(purpose, 'user-1', 'SECRET');
    for (let at = 0; at < sealed.length - 1; at++)
      expect(await unseal(purpose, 'user-1', changedAt(sealed, at)), `at ${at}`).toBeUndefined();
    for (const part of ['', 'x', sealed.slice(0, 10), sealed.slice(0, -4)])
      expect(await unseal(purpose, 'user-1', part)).toBeUndefined();
  });
});

describe('a rotated key', () => {
  const rotate = (keys: string) => void (process.env['IDENTITY_KEY'] = keys);

  it('opens what it sealed, until it is dropped', async () => {
    const old = await seal(purpose, 'user-1', 'SECRET');
    rotate('a new key, a sample key');
    expect(await unseal(purpose, 'user-1', old)).toBe('SECRET');
    expect(await isSealedByFirstKey(old)).toBe(false);
    const sealed = await seal(purpose, 'user-1', 'SECRET');
    expect(await isSealedByFirstKey(sealed)).toBe(true);
    rotate('a new key');
    expect(await unseal(purpose, 'user-1', sealed)).toBe('SECRET');
    expect(await unseal(purpose, 'user-1', old)).toBeUndefined();
    rotate('a sample key');
  });

  it('finds the hashes that it made', async () => {
    const [old] = await keyedHashes('recovery code', 'user-1', 'CODE');
    rotate('a new key,a sample key');
    const hashes = await keyedHashes('recovery code', 'user-1', 'CODE');
    expect(hashes).toHaveLength(2);
    expect(hashes[0]).not.toBe(old);
    expect(hashes[1]).toBe(old);
    rotate('a sample key');
  });
});

const hashOf = async (...[purposeOf, owner, text]: Parameters<typeof keyedHashes>) =>
  (await keyedHashes(purposeOf, owner, text))[0];

it('a hash depends on the text, its owner and the key', async () => {
  const hashes = [
    await hashOf('recovery code', 'user-1', 'CODE'),
    await hashOf('recovery code', 'user-2', 'CODE'),
    await hashOf('recovery code', 'user-1', 'CODF'),
  ];
  process.env['IDENTITY_KEY'] = 'another key';
  hashes.push(await hashOf('recovery code', 'user-1', 'CODE'));
  process.env['IDENTITY_KEY'] = 'a sample key';
  expect(new Set(hashes).size).toBe(4);
  expect(await hashOf('recovery code', 'user-1', 'CODE')).toBe(hashes[0]);
});

describe('a challenge', () => {
  const signIn = { userId: 'user-1', email: 'learner@example.com', token: 'the-pools-token', began: 1 };
  const expired = { status: 401, type: 'urn:redwhiteandcode:problem:challenge-expired' };

  it('returns the sign-in for five minutes', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const challenge = await sealChallenge(signIn);
    expect(challenge).toMatch(/^[A-Za-z0-9_-]+$/);
    vi.setSystemTime(1_800_000_000_000 + challengeSeconds * 1000 - 1);
    expect(await openChallenge(challenge)).toMatchObject(signIn);
    vi.setSystemTime(1_800_000_000_000 + challengeSeconds * 1000);
    await expect(openChallenge(challenge)).rejects.toMatchObject(expired);
  });

  it.each(['', 'A', 'A'.repeat(200)])('cannot be %j', async (challenge) => {
    await expect(openChallenge(challenge)).rejects.toMatchObject(expired);
  });
});

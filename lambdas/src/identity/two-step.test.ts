import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, it, vi } from 'vitest';
import { keyedHashes, seal, unseal } from './sealed.ts';
import { spendCodeItem } from './two-step.ts';

const userId = 'user-1';
const secret = new Secret({ size: 20 }).base32;

afterEach(() => void vi.unstubAllEnvs());

it('a code of the app seals its secret with the new key after a rotation, and keeps it otherwise', async () => {
  vi.stubEnv('IDENTITY_KEY', 'old');
  const sealed = await seal('authenticator secret', userId, secret);
  const code = new TOTP({ secret }).generate();
  const valuesOf = async () =>
    (await spendCodeItem(userId, { secret: sealed }, code))?.Update?.ExpressionAttributeValues;
  expect(await valuesOf()).toMatchObject({ ':secret': sealed, ':sealed': sealed });
  vi.stubEnv('IDENTITY_KEY', 'new,old');
  const values = await valuesOf();
  expect(values).toMatchObject({ ':secret': sealed });
  vi.stubEnv('IDENTITY_KEY', 'new');
  expect(await unseal('authenticator secret', userId, values?.[':sealed'])).toBe(secret);
});

it('a recovery code from before a rotation works, and its stored hash is used up', async () => {
  vi.stubEnv('IDENTITY_KEY', 'old');
  const [hash] = await keyedHashes('recovery code', userId, 'ABCDE12345');
  vi.stubEnv('IDENTITY_KEY', 'new,old');
  const item = await spendCodeItem(
    userId,
    { secret: 'sealed', recovery_codes: new Set([hash]) },
    'ABCDE12345',
  );
  expect(item?.Update?.ExpressionAttributeValues).toMatchObject({ ':used': new Set([hash]) });
});

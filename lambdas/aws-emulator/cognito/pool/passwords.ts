import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../../json-service.ts';
import type { Pool } from './config.ts';

const KEY_BYTES = 32;
const BLOCK_SIZE = 8;

/** The symbols that Cognito counts as special characters. */
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = { N: cost, r: BLOCK_SIZE, p: 1, maxmem: 256 * cost * BLOCK_SIZE };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Hashes a password with scrypt and a new salt; `cost` is scrypt's N, a power of two. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Whether a hash was made from a password. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, cost, salt, key] = hash.split('$');
  if (!cost || !salt || !key) return false;
  const derived = await derive(password, Buffer.from(salt, 'base64'), Number(cost));
  return timingSafeEqual(derived, Buffer.from(key, 'base64'));
}

/** Throws `InvalidPasswordException` with the first broken rule of the pool's policy. */
export function checkPolicy(pool: Pool, password: string): void {
  const policy = pool.passwordPolicy;
  const rules: [broken: boolean, text: string][] = [
    [password.length < policy.MinimumLength, 'Password not long enough'],
    [policy.RequireLowercase === true && !/[a-z]/.test(password), 'Password must have lowercase characters'],
    [policy.RequireUppercase === true && !/[A-Z]/.test(password), 'Password must have uppercase characters'],
    [policy.RequireNumbers === true && !/[0-9]/.test(password), 'Password must have numeric characters'],
    [policy.RequireSymbols === true && !SYMBOL.test(password), 'Password must have symbol characters'],
  ];
  for (const [broken, text] of rules) {
    if (broken)
      throw new ServiceError(
        'InvalidPasswordException',
        `Password did not conform with password policy: ${text}`,
      );
  }
}

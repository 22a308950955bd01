import { Secret, TOTP } from 'otpauth';
import { recoveryCodeLength } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { crockfordDigits } from '../platform/crockford.ts';

/** The number of recovery codes of an account. */
const recoveryCodeCount = 10;

/** The settings that every authenticator app supports. */
const settings = { issuer: support.sender, algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** How many time steps a phone's clock may differ (RFC 6238, 5.2). */
const window = 1;

/** Makes a secret of 160 bits in base 32, the length that RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that adds an account to an authenticator app. */
export const uriOf = (secret: string, email: string): string =>
  new TOTP({ ...settings, label: email, secret }).toString();

/** Returns the time step of an app's code, or undefined if it is not the code of the current step or a neighbor. */
export function stepOf(secret: string, code: string, now: number = Date.now()): number | undefined {
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** Makes recovery codes of 50 random bits: `01234-ABCDE`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    crockfordDigits(recoveryCodeLength).replace(/^.{5}/, '$&-'),
  );

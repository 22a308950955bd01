import * as fc from 'fast-check';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { twoStepRules } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { newRecoveryCodes, newSecret, stepOf, uriOf } from './two-step-rules.ts';

/** The secret of RFC 6238, appendix B, '12345678901234567890' in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code from an authenticator app', () => {
  // The appendix has eight digits; six-digit codes are their end.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %i is the one of RFC 6238, %s', (seconds, eightDigits) => {
    const code = eightDigits.slice(2);
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
    expect(stepOf(newSecret(), code, seconds * 1000)).toBeUndefined();
  });

  it.each([
    [-31, undefined],
    [-30, 41_152_263],
    [0, 41_152_263],
    [59, 41_152_263],
    [60, undefined],
  ])('that is due now works %i seconds later in time step %s', (seconds, step) => {
    const start = 41_152_263 * 30;
    expect(stepOf(secret, '005924', (start + seconds) * 1000)).toBe(step);
  });

  it('is accepted in its time step and the neighbors only, for any secret and time', () => {
    const secrets = fc.stringMatching(/^[A-Z2-7]{32}$/);
    const steps = fc.integer({ min: 50_000_000, max: 130_000_000 });
    fc.assert(
      fc.property(secrets, steps, fc.integer({ min: -4, max: 4 }), (any, step, offset) => {
        const code = new TOTP({ secret: any }).generate({ timestamp: step * 30_000 });
        const accepted = stepOf(any, code, (step + offset) * 30_000);
        if (Math.abs(offset) <= 1) expect(accepted).toBeDefined();
        else expect(accepted).not.toBe(step);
      }),
    );
  });
});

it('a secret has 160 random bits, and its address names the product and the account', () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(made).not.toBe(newSecret());
  const uri = new URL(uriOf(made, 'learner@example.com'));
  expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp');
  expect(decodeURIComponent(uri.pathname)).toBe(`/${support.sender}:learner@example.com`);
  expect(uri.searchParams.get('secret')).toBe(made);
  expect(uri.searchParams.get('issuer')).toBe(support.sender);
});

it('an account gets ten different recovery codes that its owner can type', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(twoStepRules.recoveryCode(code)).toBeUndefined();
  }
});

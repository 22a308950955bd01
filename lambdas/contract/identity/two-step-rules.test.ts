import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRecoveryCode,
  checkTwoStepCode,
  isAppCode,
  normalizeCode,
  twoStepRules,
} from './two-step-rules.ts';

describe('a code from an authenticator app', () => {
  it.each(['123456', ' 123 456', '123-456', '12 34 56 ', '12\u00a03456', '123−456', '\u200E123456'])(
    'can be typed as %j',
    (code) => {
      expect(checkTwoStepCode({ code })).toBeUndefined();
      expect(normalizeCode(code)).toMatch(/^[1-6]{6}$/);
    },
  );

  it.each(['', '12345', '1234567', '12345a', '１２３４５６', `123456${' '.repeat(40)}`])(
    'cannot be %j',
    (code) => {
      expect(checkTwoStepCode({ code })).toEqual({
        code: 'Enter the 6 digits that your authenticator app shows',
      });
    },
  );
});

describe('a recovery code', () => {
  it.each([
    ['01234-ABCDE', '01234ABCDE'],
    [' o1234 abcde ', '01234ABCDE'],
    ['OIL99–ABCDE', '01199ABCDE'],
  ])('can be typed as %j', (code, normalized) => {
    expect(checkRecoveryCode({ code })).toBeUndefined();
    expect(normalizeCode(code)).toBe(normalized);
    expect(isAppCode(code)).toBe(false);
  });

  it.each(['', '123456', '01234-ABCD', '01234-ABCDEF', '01234_ABCDE'])('cannot be %j', (code) => {
    expect(checkRecoveryCode({ code })).toEqual({ code: 'Enter the 10 characters of a recovery code' });
  });
});

it('every code that the description of the API allows is accepted, so clients can rely on it', () => {
  for (const rule of Object.values(twoStepRules)) {
    const { pattern = '', maxLength = 0 } = rule.limits;
    const described = fc.stringMatching(new RegExp(pattern)).filter(({ length }) => length <= maxLength);
    fc.assert(fc.property(described, (code) => rule(code) === undefined));
  }
});

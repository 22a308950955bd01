import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { emailAddress, emailRule } from './email-rule.ts';

/** Valid and invalid parts of addresses. */
const part = fc.constantFrom(...'aZ9.@-_+\' é,<"\n'.split(''), '..', 'com');
const nearAddress = fc
  .tuple(fc.array(part, { maxLength: 6 }), fc.array(part, { maxLength: 6 }))
  .map(([mailbox, domain]) => `${mailbox.join('')}@${domain.join('')}`);

it('accepts the addresses that `z.email` accepts, and no others', () => {
  const isEmail = (text: string) => z.email().safeParse(text).success;
  fc.assert(
    fc.property(fc.oneof(nearAddress, fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
      expect(emailAddress.test(text)).toBe(isEmail(text));
    }),
    {
      numRuns: 1000,
      examples: [
        "o'neill@example.com",
        "neill'@example.com",
        '-@a.co',
        'a@-a.co',
        'a@a-.co',
        'a.@a.co',
        '.a@a.co',
        'a@b@c.com',
        'a@b.c',
        'a@b.c1',
        'a@b',
        'a@.co',
        'a@b..co',
        '\u212Aa@b.\u212Aa',
        'a@b.com\n',
      ].map((text) => [text]),
    },
  );
});

it('allows spaces around the address, which count toward its length', () => {
  const rule = emailRule(20, 'No');
  expect(rule(` ${'a'.repeat(6)}@example.com `)).toBeUndefined();
  expect(rule(` ${'a'.repeat(8)}@example.com`)).toBe('No');
  expect(rule(`a b@example.com`)).toBe('No');
});

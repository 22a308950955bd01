import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailAddress, emailRule } from './email-rule.ts';

/** The pattern of `type=email` in the HTML standard, copied unchanged. */
const htmlPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Valid and invalid parts of addresses. */
const part = fc.constantFrom(...'aZ9.@-_+\'&# é,<"\n'.split(''), '..', 'com', 'x'.repeat(40));
const nearAddress = fc
  .tuple(fc.array(part, { maxLength: 6 }), fc.array(part, { maxLength: 6 }))
  .map(([mailbox, domain]) => `${mailbox.join('')}@${domain.join('')}`);

it('accepts what browsers accept if the domain has a dot and the local part at most 64 characters', () => {
  fc.assert(
    fc.property(fc.oneof(nearAddress, fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
      const [local = '', domain = ''] = text.split('@');
      expect(emailAddress.test(text)).toBe(
        htmlPattern.test(text) && local.length <= 64 && domain.includes('.'),
      );
    }),
    { numRuns: 1000 },
  );
});

it.each([
  'hr&benefits@example.com',
  'r&d@example.com',
  'u=v@example.com',
  'bob#x@example.com',
  'bob!x@example.com',
  "o'neill@example.com",
  'u@example.xn--p1ai',
  `${'y'.repeat(64)}@example.com`,
  `a@${'d'.repeat(63)}.com`,
])('accepts %s', (address) => {
  expect(emailAddress.test(address)).toBe(true);
});

it.each([
  `${'y'.repeat(65)}@example.com`,
  'a@example-.com',
  'a@-example.com',
  `a@${'d'.repeat(64)}.com`,
  'a@localhost',
  'a@b..co',
  'a@b@c.com',
  'é@example.com',
  '\u212Aa@b.com',
  'a@b.com\n',
])('refuses %j', (address) => {
  expect(emailAddress.test(address)).toBe(false);
});

it('allows spaces around the address, which count toward its length', () => {
  const rule = emailRule(20, 'No');
  expect(rule(` ${'a'.repeat(6)}@example.com `)).toBeUndefined();
  expect(rule(` ${'a'.repeat(8)}@example.com`)).toBe('No');
  expect(rule(`a b@example.com`)).toBe('No');
});

import type { Session } from '@redwhiteandcode/lambdas/contract/identity.ts';
import { contactRules } from '@redwhiteandcode/lambdas/contract/contact-rules.ts';
import { describe, expect, it } from 'vitest';
import { checkMessage } from './checkMessage.ts';
import { knownValues } from './knownValues.ts';

const message = {
  firstName: 'Sample',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  company: 'Sample Company',
  message: 'Hello.',
};

describe('a contact message', () => {
  it.each([
    [{}, undefined],
    [{ firstName: 'x'.repeat(101) }, { firstName: contactRules.firstName.tooLong }],
    [{ company: 'a\u0000b' }, { company: contactRules.unreadableMessage }],
    [
      { email: `${'a'.repeat(250)}@example.com`, message: 'x'.repeat(5001) },
      { email: contactRules.email.invalid, message: contactRules.message.tooLong },
    ],
  ])('with %o is told %o', (change, fields) => {
    expect(checkMessage({ ...message, ...change })).toEqual(fields && { fields });
  });
});

describe('the form', () => {
  const session = (full_name: string | null) =>
    ({ user: { full_name, email: 'a@example.com' } }) as unknown as Session;

  it.each([
    ['Ada Lovelace', { firstName: 'Ada', lastName: 'Lovelace' }],
    [' Ada  King Noel ', { firstName: 'Ada', lastName: 'King Noel' }],
    ['Ada', { firstName: 'Ada', lastName: '' }],
    [null, { firstName: '', lastName: '' }],
  ])('is filled in for %j', (name, filled) => {
    expect(knownValues(session(name))).toEqual({ ...filled, email: 'a@example.com' });
  });

  it('is empty for a visitor', () => {
    expect(knownValues(null)).toEqual({});
    expect(knownValues(undefined)).toEqual({});
  });
});

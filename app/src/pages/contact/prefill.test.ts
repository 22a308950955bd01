import type { Session } from '@redwhiteandcode/contract/identity/operations.ts';
import { describe, expect, it } from 'vitest';
import { knownValues, messageOf, topicOf } from './prefill.ts';

describe('the contact form', () => {
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

  it.each([
    ['', ''],
    ['message=Hello%20%3Cb%3E%0Aagain', 'Hello <b>\nagain'],
    ['message=a%00b%1B%0D', 'ab'],
    [`message=${'x'.repeat(2000)}`, 'x'.repeat(1000)],
  ])('is filled in with the message of the query %j', (query, message) => {
    expect(messageOf(new URLSearchParams(query))).toBe(message);
  });

  it('is empty for a visitor', () => {
    expect(knownValues(null)).toEqual({});
    expect(knownValues(undefined)).toEqual({});
  });
});

it.each([
  ['topic=w9', 'w9'],
  ['message=Hello&topic=w9', 'w9'],
  ['topic=toString', undefined],
  ['', undefined],
])('the address with %j has the topic %s', (query, topic) => {
  expect(topicOf(new URLSearchParams(query))).toBe(topic);
});

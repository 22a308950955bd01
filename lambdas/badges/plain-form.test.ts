import { expect, it } from 'vitest';
import { isPlain } from './plain-form.ts';

const contexts = ['https://www.w3.org/ns/credentials/v2'];
const plain = {
  '@context': contexts,
  issuer: { id: 'did:example:issuer' },
  validFrom: '2026-01-01T00:00:00Z',
};

it.each([
  ['terms and named contexts', plain],
  [
    'a credential in it with its own contexts',
    { ...plain, endorsement: [{ '@context': contexts, name: 'Sample' }] },
  ],
])('a credential with %s is plain', (_what, credential) => {
  expect(isPlain(credential)).toBe(true);
});

it.each([
  ['an inline context', { ...plain, '@context': [...contexts, { other: 'https://example.com' }] }],
  [
    'an inline context in a part',
    { ...plain, endorsement: { '@context': { other: 'https://example.com' } } },
  ],
  ['a context in its status', { ...plain, credentialStatus: { '@context': contexts } }],
  ['an IRI as a key', { ...plain, 'https://www.w3.org/2018/credentials#validUntil': '2026-01-02' }],
  ['a keyword', { ...plain, '@nest': {} }],
  ['a list of dates', { ...plain, validUntil: ['2026-01-02T00:00:00Z'] }],
  ['a list in a list', { ...plain, credentialStatus: [[{}]] }],
])('a credential with %s is not plain', (_what, credential) => {
  expect(isPlain(credential)).toBe(false);
});

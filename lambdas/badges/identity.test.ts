import { expect, it } from 'vitest';
import { isOneOf } from './identity.ts';
import { claimsOf } from './read-credential.ts';
import { testIssuer } from './test-badges.ts';

const { badge } = await testIssuer('https://site.example');
const { identities } = claimsOf(badge);

it.each([
  ['Demo Learner', true],
  ['  demo LEARNER ', true],
  ['learner@example.com', true],
  ['Demo', false],
  ['', false],
  ['another@example.com', false],
])('%j is the learner of the badge: %j', async (value, is) => {
  expect(await isOneOf(identities, value)).toBe(is);
});

it('a badge without hashed identities has none to compare with', () => {
  const { credentialSubject: subject } = badge;
  for (const identifier of [
    undefined,
    { hashed: false, identityHash: 'Demo Learner', salt: '' },
    'Demo Learner',
    null,
  ]) {
    expect(claimsOf({ ...badge, credentialSubject: { ...subject, identifier } }).identities).toEqual([]);
  }
});

import { expect, it } from 'vitest';
import type { Operation } from './api/operation.ts';
import { type AllOperations, operations } from './operations.ts';

/** They read next to nothing, or a few addresses of Stripe call them. */
const unlimited: readonly (keyof AllOperations)[] = [
  'getHealth',
  'listFaqs',
  'openEmailUnsubscribePage',
  'openUnsubscribePage',
  'receiveStripeEvent',
];

it('the public operations limit each address or have a response that visitors share, except five', () => {
  const found = Object.entries<Operation>(operations)
    .filter(([, { access, sharedSeconds }]) => access === 'public' && sharedSeconds === undefined)
    .filter(([, { limits = [] }]) => limits.every(({ by }) => by !== 'address'));
  expect(found.map(([id]) => id).toSorted()).toEqual(unlimited);
});

import { afterAll, expect, it } from 'vitest';
import { atOnce, countStatuses, createCaller } from '../clients/api-client.ts';
import { startPlatform } from '../platform/platform.ts';

const secret = 'sample-origin-secret';
const platform = await startPlatform({ variables: { RATE_LIMITS: '', ORIGIN_SECRET: secret } });
afterAll(() => platform.stop());

/** Returns a function that posts to an operation of `/api/auth` from a network address, as CloudFront reports it. */
const visitorAt = (address: string) => (operation: string, body: object) =>
  createCaller(platform.origin).send('POST', `/api/auth/${operation}`, body, {
    'x-origin-verify': secret,
    'x-viewer-address': address,
  });

const password = 'test-password';

it.each([
  ['an IPv4 address', () => '203.0.113.7', '198.51.100.1'],
  ['a /64 of IPv6 addresses', (call: number) => `2001:db8:0:1::${call.toString(16)}`, '2001:db8:0:2::1'],
])('%s that signs in 400 times leaves the sign-in of another one at 200', async (_name, addressOf, other) => {
  const person = visitorAt(other);
  const email = `${crypto.randomUUID()}@example.com`;
  const signedUp = await person('sign-up', { email, password, full_name: 'Test Learner' });
  expect(signedUp.status).toBe(201);
  const responses = [];
  for (let second = 0; second < 8; second++) {
    const flood = atOnce(50, (call) =>
      visitorAt(addressOf(second * 50 + call + 1))('sign-in', {
        email: `${crypto.randomUUID()}@example.com`,
        password: 'wrong-password',
      }),
    );
    const signedIn = person('sign-in', { email, password });
    expect((await signedIn).status).toBe(200);
    responses.push(...(await flood));
  }
  const { 401: checked = 0, 429: refused = 0 } = countStatuses(responses);
  expect(checked + refused).toBe(400);
  // A second window of the limit may have begun.
  expect(checked).toBeLessThanOrEqual(2 * 60);
  for (const { status, headers } of responses) {
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

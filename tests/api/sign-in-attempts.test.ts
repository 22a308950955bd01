import { afterAll, describe, expect, it } from 'vitest';
import { atOnce, countStatuses, createCaller } from '../clients/api-client.ts';
import { startPlatform } from '../platform/platform.ts';
import { isFullRun } from '../samples/sample.ts';
import { waitForResetMails } from './reset-mails.ts';

const secret = 'sample-origin-secret';
const platform = await startPlatform({ variables: { RATE_LIMITS: '', ORIGIN_SECRET: secret } });
afterAll(() => platform.stop());

/** Returns a visitor whose requests come from a network address, as CloudFront reports it. */
function visitorAt(address: string) {
  const visitor = createCaller(platform.origin);
  const seen = { 'x-origin-verify': secret, 'x-viewer-address': address };
  return (path: string, body: object, headers: Record<string, string> = {}) =>
    visitor.send('POST', `/api/auth/${path}`, body, { ...seen, ...headers });
}

let networks = 0;
/** Returns a network address that no test has used. */
const newAddress = () => `203.0.${Math.floor(networks / 250)}.${(networks++ % 250) + 1}`;

const password = 'test-password';
const wrong = { password: 'wrong-password' };

async function newAccount() {
  const [address, email] = [newAddress(), `${crypto.randomUUID()}@example.com`];
  const account = { email, password, full_name: 'Test Owner' };
  const { status, headers } = await visitorAt(address)('sign-up', account);
  expect(status).toBe(201);
  const cookie = headers.get('set-cookie') ?? '';
  return { email, address, cookie, owner: visitorAt(address) };
}

/** How often others try: 50 times in each round. */
const rounds = isFullRun ? 20 : 1;

describe('an owner signs in with the right password', () => {
  it.each([
    ['one other network', () => newAddress()],
    ['as many other networks', undefined],
  ])(`after ${rounds * 50} wrong passwords from %s`, async (_name, one) => {
    const { email, owner } = await newAccount();
    const fixed = one?.();
    const guess = () => visitorAt(fixed ?? newAddress())('sign-in', { email, ...wrong });
    const statuses = new Set<number>();
    for (let round = 0; round < rounds; round++)
      for (const { status } of await atOnce(50, guess)) statuses.add(status);
    expect(statuses).toEqual(new Set([401, 429]));
    expect((await owner('sign-in', { email, password })).status).toBe(200);
  });

  it('from a new network with a known browser, while unknown browsers are refused', async () => {
    const { email, cookie } = await newAccount();
    const device = /^device=[\w-]{22}/.exec(cookie)?.[0] ?? '';
    expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    await atOnce(20, () => visitorAt(newAddress())('sign-in', { email, ...wrong }));
    const right = { email, password };
    expect((await visitorAt(newAddress())('sign-in', right)).status).toBe(429);
    const forged = { cookie: `device=${'A'.repeat(22)}` };
    expect((await visitorAt(newAddress())('sign-in', right, forged)).status).toBe(429);
    expect((await visitorAt(newAddress())('sign-in', right, { cookie: device })).status).toBe(200);
  });

  it(`after a reset with the link in one of ${rounds * 50} emails that others asked for`, async () => {
    const { email } = await newAccount();
    for (let round = 0; round < rounds; round++) {
      const responses = await atOnce(50, () => visitorAt(newAddress())('password-reset', { email }));
      expect(countStatuses(responses)).toEqual({ 204: 50 });
    }
    const mails = await waitForResetMails(platform.origin, email, 5);
    for (let round = 0; round < 4; round++)
      await atOnce(50, () =>
        visitorAt(newAddress())('password-reset/confirm', { email, code: 'wrong', password }),
      );
    const elsewhere = visitorAt(newAddress());
    const code = /code=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1];
    const changed = { email, password: 'another-password' };
    expect((await elsewhere('password-reset/confirm', { ...changed, code })).status).toBe(204);
    expect((await elsewhere('sign-in', changed)).status).toBe(200);
  });

  it('and gets a reset email although others have used up theirs', async () => {
    const { email, owner } = await newAccount();
    await atOnce(25, () => visitorAt(newAddress())('password-reset', { email }));
    await waitForResetMails(platform.origin, email, 5);
    expect((await owner('password-reset', { email })).status).toBe(204);
    await waitForResetMails(platform.origin, email, 6);
  });
});

it('a known and an unknown address are refused after the same number of attempts', async () => {
  const { email } = await newAccount();
  const unknown = `${crypto.randomUUID()}@example.com`;
  const outcomes = await Promise.all(
    [email, unknown].map(async (each) => {
      const guess = visitorAt(newAddress());
      const statuses: number[] = [];
      for (let count = 0; count < 7; count++)
        statuses.push((await guess('sign-in', { email: each, ...wrong })).status);
      return statuses;
    }),
  );
  expect(outcomes[0]).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(outcomes[1]).toEqual(outcomes[0]);
  const resets = await Promise.all(
    [email, unknown].map(async (each) => {
      const ask = visitorAt(newAddress());
      const statuses: number[] = [];
      for (let count = 0; count < 6; count++)
        statuses.push((await ask('password-reset', { email: each })).status);
      return statuses;
    }),
  );
  expect(resets[0]).toEqual([204, 204, 204, 204, 204, 429]);
  expect(resets[1]).toEqual(resets[0]);
});

it('sign-up is refused after the same number of calls for a registered and a free address', async () => {
  const { email } = await newAccount();
  const account = { password, full_name: 'Test Person' };
  const statusesFor = async (address: string) => {
    const call = visitorAt(newAddress());
    const statuses: number[] = [];
    for (let count = 0; count < 62; count++)
      statuses.push((await call('sign-up', { ...account, email: address })).status);
    return statuses;
  };
  const [registered, free] = await Promise.all([
    statusesFor(email),
    statusesFor(`${crypto.randomUUID()}@example.com`),
  ]);
  expect(registered).toEqual([...Array<number>(60).fill(409), 429, 429]);
  expect(free).toEqual([201, ...registered.slice(1)]);
});

it('a mistyped password does not count after a successful sign-in', async () => {
  const { email, owner } = await newAccount();
  for (let round = 0; round < 4; round++) {
    for (let count = 0; count < 3; count++)
      expect((await owner('sign-in', { email, ...wrong })).status).toBe(401);
    expect((await owner('sign-in', { email, password })).status).toBe(200);
  }
});

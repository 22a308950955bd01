import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { createCaller } from '../clients/api-client.ts';
import { requestReset, resetMailsTo } from './reset-mails.ts';
import {
  atOnce,
  completeCourse,
  emailsTo,
  newLearner,
  origin,
  proveAddress,
  visitor,
  siteUrl,
} from './shared-platform.ts';

const { measure } = await import('./table-cost.ts');
const { identity } = await import('../../lambdas/src/identity/operations.ts');
const { startSession } = await import('../../lambdas/src/identity/sessions.ts');
const { userPool } = await import('../../lambdas/src/identity/user-pool.ts');
const { epochSeconds } = await import('../../lambdas/src/platform/clock.ts');

interface Device {
  access_token: string;
  refresh_token: string;
}

const trySignIn = (email: string, password: string) =>
  visitor.send('POST', '/api/auth/sign-in', { email, password });

/** Starts another session, as another device would. */
async function signInOn(email: string, password: string): Promise<Device> {
  const { status, body } = await trySignIn(email, password);
  expect(status).toBe(200);
  return body;
}

async function newLearnerWithTwoDevices() {
  const learner = await newLearner();
  const { email, password } = learner;
  return { ...learner, here: await signInOn(email, password), there: await signInOn(email, password) };
}

const callWith = ({ access_token }: Device) => createCaller(origin, access_token);
const statusOf = async (device: Device) => (await callWith(device).send('GET', '/api/me')).status;
const refresh = ({ refresh_token }: Device) => visitor.send('POST', '/api/auth/refresh', { refresh_token });

async function expectEnded(devices: Device[]): Promise<void> {
  for (const device of devices) {
    expect(await callWith(device).send('GET', '/api/enrollments')).toMatchObject({
      status: 401,
      body: { detail: 'Your session has ended. Please sign in again.' },
    });
    expect((await refresh(device)).status).toBe(401);
  }
}

const pool = new CognitoIdentityProviderClient({});
async function readNameInPool(Username: string | undefined): Promise<string | undefined> {
  const command = new AdminGetUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username });
  return (await pool.send(command)).UserAttributes?.find(({ Name }) => Name === 'name')?.Value;
}

describe('changing a name', () => {
  it('updates both the profile and the user pool, or neither', async () => {
    const learner = await newLearner();
    const full_name = "李小龙 👩‍🚀 Robert'); DROP TABLE <img src=x onerror=alert(1)>";
    const { body } = await learner.send('PATCH', '/api/me', { full_name: `  ${full_name} ` });
    expect(body).toMatchObject({ id: learner.userId, full_name, roles: ['user'] });
    expect(await learner.send('PATCH', '/api/me', { full_name: 'A\u0007B' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.full_name' }] },
    });
    expect((await learner.send('GET', '/api/me')).body.full_name).toBe(full_name);
    expect(await readNameInPool(learner.userId)).toBe(full_name);
  });

  it('leaves the same name in the profile and the user pool after 20 concurrent changes', async () => {
    const learner = await newLearner();
    const names = Array.from({ length: 20 }, (_, n) => `Name ${n}`);
    const responses = await atOnce(20, (at) => learner.send('PATCH', '/api/me', { full_name: names[at] }));
    expect(responses.map(({ body }) => body.full_name)).toEqual(names);
    const { full_name } = (await learner.send('GET', '/api/me')).body;
    expect(names).toContain(full_name);
    expect(await readNameInPool(learner.userId)).toBe(full_name);
  });

  it('does not change the name on issued certificates', async () => {
    const learner = await newLearner();
    const { certificate_number } = await completeCourse(learner, 'ai-literacy-101');
    await learner.send('PATCH', '/api/me', { full_name: 'Another Name' });
    const { body } = await visitor.send('GET', `/api/certificates/${certificate_number}`);
    expect(body.student_name).toBe('Test Learner');
  });
});

describe('passwords', () => {
  const change = (device: Device, current_password: string, new_password: string) =>
    callWith(device).send('POST', '/api/me/password', { current_password, new_password });

  it('changing the password continues this session with new tokens and ends all others immediately', async () => {
    const { email, password, here, there } = await newLearnerWithTwoDevices();
    const { body: changed } = await change(here, password, 'another-password');
    expect(await statusOf(changed)).toBe(200);
    expect(await statusOf((await refresh(changed)).body)).toBe(200);
    await expectEnded([here, there]);
    expect((await trySignIn(email, password)).status).toBe(401);
    await signInOn(email, 'another-password');
  });

  it('a wrong current password or an invalid new one changes nothing and ends no session', async () => {
    const { email, password, here, there } = await newLearnerWithTwoDevices();
    const errors = [{ path: 'body.current_password', message: 'Current password is not correct' }];
    const wrong = await change(here, 'wrong-password', 'another-password');
    expect(wrong).toMatchObject({ status: 400, body: { errors } });
    expect((await change(here, password, password)).body.errors[0].path).toBe('body.new_password');
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    await signInOn(email, password);
  });

  it('only one of two concurrent changes succeeds', async () => {
    const { email, password, here, there } = await newLearnerWithTwoDevices();
    const responses = await Promise.all([
      change(here, password, 'password-of-one'),
      change(there, password, 'password-of-two'),
    ]);
    const [one, two, old] = await Promise.all(
      ['password-of-one', 'password-of-two', password].map((each) => trySignIn(email, each)),
    );
    expect(new Set([one?.status, two?.status])).toEqual(new Set([200, 401]));
    expect(old?.status).toBe(401);
    for (const { status } of responses) expect([200, 204, 400, 401]).toContain(status);
  });

  it('the emailed link resets the password once and ends every session', async () => {
    const { email, password, here, there } = await newLearnerWithTwoDevices();
    await requestReset(origin, email);
    const [message] = await resetMailsTo(origin, email);
    const link = new URL(/href="([^"]+)"/.exec(message?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect(`${link.origin}${link.pathname}`).toBe(`${siteUrl}/auth`);
    expect(link.searchParams.get('mode')).toBe('reset');
    expect(link.searchParams.get('email')).toBe(email);
    expect(message?.text).toContain(link.origin);
    const body = { email, code: link.searchParams.get('code'), password: 'another-password' };
    const confirm = () => visitor.send('POST', '/api/auth/password-reset/confirm', body);
    expect((await confirm()).status).toBe(204);
    expect(await confirm()).toMatchObject({
      status: 400,
      body: { type: 'urn:redwhiteandcode:problem:invalid-code' },
    });
    await expectEnded([here, there]);
    expect((await trySignIn(email, password)).status).toBe(401);
    expect(await statusOf(await signInOn(email, 'another-password'))).toBe(200);
  });

  it('an earlier reset link stays valid when another is requested, until one is used', async () => {
    const { email } = await newLearner();
    const [first, second] = [await requestReset(origin, email), await requestReset(origin, email)];
    expect(second).not.toBe(first);
    const confirm = (code: string) =>
      visitor.send('POST', '/api/auth/password-reset/confirm', { email, code, password: 'another-password' });
    expect((await confirm(first)).status).toBe(204);
    expect((await confirm(second)).status).toBe(400);
  });

  it.each([
    ['a reset link', 1],
    ['two reset links', 2],
  ])(
    '%s used by four callers at the same moment sets the password of the one that is accepted',
    async (_, links) => {
      const { email } = await newLearner();
      await proveAddress(email);
      const codes = [await requestReset(origin, email)];
      if (links === 2) codes.push(await requestReset(origin, email));
      const passwordOf = (at: number) => `another-password-${at}`;
      const statuses = await atOnce(4, async (at) => {
        const body = { email, code: codes[at % links], password: passwordOf(at) };
        return (await visitor.send('POST', '/api/auth/password-reset/confirm', body)).status;
      });
      expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 400, 400, 400]);
      expect((await trySignIn(email, passwordOf(statuses.indexOf(204)))).status).toBe(200);
    },
  );

  it('a sign-in whose password was checked before a reset starts no session after it', async () => {
    const { email, userId = '' } = await newLearner();
    const began = epochSeconds();
    const body = { email, code: await requestReset(origin, email), password: 'another-password' };
    expect((await visitor.send('POST', '/api/auth/password-reset/confirm', body)).status).toBe(204);
    const start = async (checkedAt: number) => {
      const tokens = await userPool.signIn(userId, 'another-password');
      return startSession(tokens, { device: null, secret: undefined, roles: ['user'], began: checkedAt });
    };
    expect(await start(began)).toEqual({ kind: 'ended' });
    expect(await start(epochSeconds())).toMatchObject({ kind: 'started' });
  });

  it('a reset for an unknown address gets the same response and sends no email', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    expect((await visitor.send('POST', '/api/auth/password-reset', { email })).status).toBe(204);
    // The links are sent in the order of the requests.
    await requestReset(origin, (await newLearner()).email);
    expect(await emailsTo(email)).toEqual([]);
  });

  it('a reset takes the same work for every address', async () => {
    const { email } = await newLearner();
    const costs = [];
    for (const address of [email, `${crypto.randomUUID()}@example.com`]) {
      const call = { params: undefined, query: undefined, userId: undefined, body: { email: address } };
      costs.push(await measure(() => identity.requestPasswordReset(call)));
    }
    expect(costs[1]).toEqual(costs[0]);
  });
});

describe('signing out everywhere', () => {
  const signOutEverywhere = async (device: Device) =>
    (await callWith(device).send('POST', '/api/me/sign-out-everywhere')).status;

  it('ends every session of the account immediately, including this one, and no other account’s', async () => {
    const { email, password, here, there } = await newLearnerWithTwoDevices();
    const other = await newLearner();
    expect(await signOutEverywhere(here)).toBe(204);
    await expectEnded([here, there]);
    expect((await other.send('GET', '/api/me')).status).toBe(200);
    const again = await signInOn(email, password);
    expect(await statusOf(again)).toBe(200);
    expect(await statusOf((await refresh(again)).body)).toBe(200);
  });

  it('works from two devices concurrently', async () => {
    const { email, password, here, there } = await newLearnerWithTwoDevices();
    const statuses = await Promise.all([here, there].map(signOutEverywhere));
    for (const status of statuses) expect([204, 401]).toContain(status);
    await expectEnded([here, there]);
    expect(await statusOf(await signInOn(email, password))).toBe(200);
  });
});

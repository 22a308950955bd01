import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it, vi } from 'vitest';
import type { OwnSession } from '@redwhiteandcode/contract/identity/operations.ts';
import { type ApiResponse, createCaller } from '../clients/api-client.ts';
import { admin, newLearner, origin, visitor } from './shared-platform.ts';

const { identity } = await import('../../lambdas/src/identity/operations.ts');
const { userPool } = await import('../../lambdas/src/identity/user-pool.ts');

const pool = new CognitoIdentityProviderClient({});

/** A call of a visitor. */
const plain = { params: undefined, query: undefined, userId: undefined };

const newAddress = () => `${crypto.randomUUID()}@example.com`;
const signUp = (email: string) =>
  visitor.send('POST', '/api/auth/sign-up', { email, password: 'secret-1', full_name: 'Test Person' });
const signIn = (email: string, password: string) =>
  visitor.send('POST', '/api/auth/sign-in', { email, password });
const refresh = (refresh_token: string) => visitor.send('POST', '/api/auth/refresh', { refresh_token });
const signOut = async (refresh_token: string) =>
  (await visitor.send('POST', '/api/auth/sign-out', { refresh_token })).status;

describe('signing up', () => {
  it('creates an account with the user role that can sign in immediately, regardless of the case of the email', {
    tags: ['role-default'],
  }, async () => {
    const email = newAddress();
    const created = await signUp(`  ${email.toUpperCase()} `);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ email, full_name: 'Test Person', roles: ['user'] });
    const { status, body } = await signIn(email.toUpperCase(), 'secret-1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 900, user: { id: created.body.id } });
    const { exp } = JSON.parse(Buffer.from(body.access_token.split('.')[1], 'base64url').toString());
    expect(body.expires_at).toBe(exp);
  });

  it('rejects a registered email, even with concurrent requests', async () => {
    const email = newAddress();
    const both = await Promise.all([signUp(email), signUp(email.toUpperCase())]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      type: 'urn:redwhiteandcode:problem:already-registered',
      detail: 'This email is already registered. Please sign in instead.',
    });
  });
});

it.each([
  ['of 900 characters', 'A'.repeat(900)],
  ['with a control character', 'A\u0007B'],
  ['with line breaks', 'A\nB\r\nC'],
])('a name %s in the user pool reaches neither the profile nor an export', async (_what, name) => {
  const email = newAddress();
  const at = { UserPoolId: process.env.USER_POOL_ID, Username: email };
  const UserAttributes = [{ Name: 'name', Value: name }];
  await pool.send(new AdminCreateUserCommand({ ...at, UserAttributes, MessageAction: 'SUPPRESS' }));
  await pool.send(new AdminSetUserPasswordCommand({ ...at, Password: 'secret-1', Permanent: true }));
  const { body } = await signIn(email, 'secret-1');
  expect(body.user).toMatchObject({ email, full_name: null, email_verified: false });
  const list = `/api/admin/users/export?q=${encodeURIComponent(email)}`;
  const exported = async () => (await admin.send('GET', list)).body as string;
  await expect.poll(exported).toContain(email);
  expect(await exported()).not.toContain(name);
  expect(await exported()).toContain(`\r\n,${email},`);
});

describe('a session that a browser started', () => {
  const browser = { origin };
  const cookieOf = ({ headers }: ApiResponse) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith('session')) ?? '';
  const refreshWith = (refresh_token: string, headers: Record<string, string>) =>
    visitor.send('POST', '/api/auth/refresh', { refresh_token }, headers);
  const signInByBrowser = async () => {
    const { email, password } = await newLearner();
    const signedIn = await visitor.send('POST', '/api/auth/sign-in', { email, password }, browser);
    const [cookie = ''] = cookieOf(signedIn).split(';');
    return { signedIn, cookie, email, password };
  };

  it('refreshes only with the cookie of its sign-in', async () => {
    const { signedIn, cookie } = await signInByBrowser();
    expect(cookieOf(signedIn)).toMatch(/^session-\d+=[\w-]{22}; Path=\/; .*HttpOnly; SameSite=Strict/);
    const { cookie: other } = await signInByBrowser();
    const token = signedIn.body.refresh_token;
    const refused: Record<string, string>[] = [{}, browser, { cookie: other }, { cookie: `${cookie}x` }];
    for (const headers of refused) expect((await refreshWith(token, headers)).status).toBe(401);
    const refreshed = await refreshWith(token, { ...browser, cookie: `other=1; ${cookie}` });
    expect(refreshed.status).toBe(200);
    expect((await refresh(refreshed.body.refresh_token)).status).toBe(401);
    expect((await refreshWith(refreshed.body.refresh_token, { cookie })).status).toBe(200);
  });

  it('needs the new cookie after the password was changed', async () => {
    const { signedIn, cookie, password: current_password } = await signInByBrowser();
    const caller = createCaller(origin, signedIn.body.access_token);
    const passwords = { current_password, new_password: 'another-secret' };
    const changed = await caller.send('POST', '/api/me/password', passwords, browser);
    expect(changed.status).toBe(200);
    const [next = ''] = cookieOf(changed).split(';');
    expect((await refreshWith(changed.body.refresh_token, { cookie })).status).toBe(401);
    expect((await refreshWith(changed.body.refresh_token, { cookie: next })).status).toBe(200);
  });

  it('is the whole token for a program, which sends no origin', async () => {
    const { email, password } = await newLearner();
    const signedIn = await signIn(email, password);
    expect(cookieOf(signedIn)).toBe('');
    expect((await refresh(signedIn.body.refresh_token)).status).toBe(200);
  });
});

it('signing in fails the same way for a wrong password and an unknown email', async () => {
  const { email } = await newLearner();
  const [wrong, unknown] = [await signIn(email, 'wrong-1'), await signIn(newAddress(), 'wrong-1')];
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body.detail).toBe('Invalid email or password. Please try again.');
});

describe('a session', () => {
  it('is renewed with its refresh token, which is replaced', { tags: ['session-refreshed'] }, async () => {
    const { email, password } = await newLearner();
    const first = (await signIn(email, password)).body;
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    const me = await createCaller(origin, second.body.access_token).send('GET', '/api/me');
    expect(me.body.email).toBe(email);
  });

  it('ends with signing out, and signing out twice is not an error', async () => {
    const { email, password, token = '' } = await newLearner();
    const { access_token, refresh_token } = (await signIn(email, password)).body;
    const me = () => createCaller(origin, access_token).send('GET', '/api/me');
    expect((await me()).status).toBe(200);
    expect([await signOut(refresh_token), await signOut(refresh_token)]).toEqual([204, 204]);
    expect(await signOut(token)).toBe(204);
    expect(await me()).toMatchObject({
      status: 401,
      body: { detail: 'Your session has ended. Please sign in again.' },
    });
    const renewed = await refresh(refresh_token);
    expect(renewed.status).toBe(401);
    expect(renewed.body.detail).toBe('Your session has ended. Please sign in again.');
  });

  it('cannot be renewed or ended with the parts of two refresh tokens', async () => {
    const { email, password } = await newLearner();
    const [mine, other] = [await newLearner(), { email, password }];
    const [own, theirs] = await Promise.all(
      [mine, other].map(async (person) => (await signIn(person.email, person.password)).body),
    );
    const [[user], [, handle, ...token]] = [theirs.refresh_token.split('.'), own.refresh_token.split('.')];
    const mixed = [user, handle, ...token].join('.');
    expect((await refresh(mixed)).status).toBe(401);
    expect(await signOut(mixed)).toBe(204);
    for (const session of [own, theirs]) expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it('ends completely when a refresh token is used again, which may be stolen', async () => {
    const { email, password } = await newLearner();
    const first = (await signIn(email, password)).body;
    const second = (await refresh(first.refresh_token)).body;
    const reuse = Object.assign(new Error('The refresh token has been invalidated.'), {
      name: 'RefreshTokenReuseException',
    });
    // The pool accepts the old token again for ten seconds, so its later refusal is simulated.
    const spy = vi.spyOn(userPool, 'refresh').mockRejectedValueOnce(reuse);
    const reused = identity.refreshSession({ ...plain, body: { refresh_token: first.refresh_token } });
    await expect(reused).rejects.toMatchObject({ status: 401 });
    spy.mockRestore();
    expect((await refresh(second.refresh_token)).status).toBe(401);
    const me = await createCaller(origin, second.access_token).send('GET', '/api/me');
    expect(me.status).toBe(401);
  });

  it('is listed with its browser, and can be ended from another one', async () => {
    const { email, password } = await newLearner();
    const start = async (userAgent: string) => {
      const headers = { 'user-agent': userAgent };
      const { body } = await visitor.send('POST', '/api/auth/sign-in', { email, password }, headers);
      return createCaller(origin, body.access_token);
    };
    const lost = await start('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    const here = await start('curl/8.0');
    const { items } = (await here.send('GET', '/api/me/sessions')).body as { items: OwnSession[] };
    expect(items).toHaveLength(3);
    expect(items.filter(({ is_current }) => is_current)).toHaveLength(1);
    const other = items.find(({ device }) => device === 'Firefox on Linux');
    expect((await here.send('DELETE', `/api/me/sessions/${other?.id}`)).status).toBe(204);
    expect((await lost.send('GET', '/api/me')).status).toBe(401);
    expect((await here.send('GET', '/api/me')).status).toBe(200);
    expect((await here.send('DELETE', `/api/me/sessions/${other?.id}`)).status).toBe(404);
  });

  it('replaces the one that was unused for the longest time when there are 15', async () => {
    const { email, password, token = '' } = await newLearner();
    for (let count = 0; count < 15; count++) await signIn(email, password);
    const last = (await signIn(email, password)).body.access_token;
    const { items } = (await createCaller(origin, last).send('GET', '/api/me/sessions')).body;
    expect(items).toHaveLength(15);
    expect((await createCaller(origin, token).send('GET', '/api/me')).status).toBe(401);
  });
});

import { describe, expect, it } from 'vitest';
import { createCaller } from '../api-client.ts';
import { newLearner, origin, visitor } from './shared-platform.ts';

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
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: created.body.id } });
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

  it('cannot be renewed after signing out, and signing out twice is not an error', async () => {
    const { email, password, token = '' } = await newLearner();
    const { refresh_token } = (await signIn(email, password)).body;
    expect([await signOut(refresh_token), await signOut(refresh_token)]).toEqual([204, 204]);
    expect(await signOut(token)).toBe(204);
    const renewed = await refresh(refresh_token);
    expect(renewed.status).toBe(401);
    expect(renewed.body.detail).toBe('Your session has ended. Please sign in again.');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createCaller, newLearner } from '../api-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

let platform: Platform;
let visitor: Caller;

beforeAll(async () => {
  platform = await startPlatform();
  visitor = createCaller(platform.origin);
});
afterAll(() => platform?.stop());

const account = (email: string) => ({ email, password: 'secret-1', full_name: 'Test Person' });

describe('signing up', () => {
  it('makes an account with the role user that signs in at once, whatever the case of the address', async () => {
    const made = await visitor.send('POST', '/api/auth/sign-up', account('  Mixed.Case@Example.com '));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      email: 'mixed.case@example.com',
      full_name: 'Test Person',
      roles: ['user'],
    });
    const session = await visitor.send('POST', '/api/auth/sign-in', {
      email: 'MIXED.CASE@example.COM',
      password: 'secret-1',
    });
    expect(session.status).toBe(200);
    expect(session.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { id: made.body.id },
    });
    expect(Math.abs(session.body.expires_at - (Date.now() / 1000 + 3600))).toBeLessThan(10);
  });

  it('refuses an address that is taken, also when two ask at once', async () => {
    const both = await Promise.all([
      visitor.send('POST', '/api/auth/sign-up', account('twice@example.com')),
      visitor.send('POST', '/api/auth/sign-up', account('Twice@example.com')),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.detail).toBe('This email is already registered. Please sign in instead.');
    expect(refused?.body.type).toBe('urn:redwhiteandcode:problem:already-registered');
  });
});

describe('a name', () => {
  it.each(['Zoë O’Neill-Łukasz', '李小龙', 'محمد', '👩‍🚀 Sam', "Robert'); DROP TABLE"])(
    'comes back as itself: %s',
    async (full_name) => {
      const email = `name-${encodeURIComponent(full_name).length}-${Date.now()}@example.com`;
      const { status, body } = await visitor.send('POST', '/api/auth/sign-up', {
        email,
        password: 'secret-1',
        full_name,
      });
      expect(status).toBe(201);
      expect(body.full_name).toBe(full_name);
    },
  );

  it.each(['\u200B', 'A\u0000B', 'A\nB', 'A\u202EB', 'A\u001B[31mB'])(
    'that cannot be read is refused: %j',
    async (full_name) => {
      const answer = await visitor.send('POST', '/api/auth/sign-up', {
        ...account('unreadable@example.com'),
        full_name,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe('body.full_name');
    },
  );
});

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    await visitor.send('POST', '/api/auth/sign-up', account('known@example.com'));
    const wrong = await visitor.send('POST', '/api/auth/sign-in', {
      email: 'known@example.com',
      password: 'wrong-1',
    });
    const unknown = await visitor.send('POST', '/api/auth/sign-in', {
      email: 'unknown@example.com',
      password: 'wrong-1',
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.detail).toBe('Invalid email or password. Please try again.');
  });
});

describe('a session', () => {
  it('is renewed by its refresh token, which is replaced', async () => {
    const { email, password } = await newLearner(platform.origin);
    const first = (await visitor.send('POST', '/api/auth/sign-in', { email, password })).body;
    const second = await visitor.send('POST', '/api/auth/refresh', { refresh_token: first.refresh_token });
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect(
      (await createCaller(platform.origin, second.body.access_token).send('GET', '/api/me')).body.email,
    ).toBe(email);
  });

  it('cannot be renewed after signing out, and signing out twice is no error', async () => {
    const { email, password } = await newLearner(platform.origin);
    const { refresh_token } = (await visitor.send('POST', '/api/auth/sign-in', { email, password })).body;
    expect((await visitor.send('POST', '/api/auth/sign-out', { refresh_token })).status).toBe(204);
    expect((await visitor.send('POST', '/api/auth/sign-out', { refresh_token })).status).toBe(204);
    const { access_token } = (await visitor.send('POST', '/api/auth/sign-in', { email, password })).body;
    const confused = await visitor.send('POST', '/api/auth/sign-out', { refresh_token: access_token });
    expect(confused.status).toBe(204);
    const renewed = await visitor.send('POST', '/api/auth/refresh', { refresh_token });
    expect(renewed.status).toBe(401);
    expect(renewed.body.detail).toBe('Your session has ended. Please sign in again.');
  });
});

describe('a forgotten password', () => {
  const outbox = async () =>
    (await visitor.send('GET', '/local/outbox.json')).body as { to: string; html: string; text: string }[];

  it('is replaced through the link in the mail, once', async () => {
    const { email, password } = await newLearner(platform.origin);
    const { refresh_token } = (await visitor.send('POST', '/api/auth/sign-in', { email, password })).body;
    expect((await visitor.send('POST', '/api/auth/password-reset', { email })).status).toBe(204);
    const mail = (await outbox()).find(({ to }) => to === email);
    const link = new URL(/href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/auth');
    expect(link.searchParams.get('mode')).toBe('reset');
    expect(link.searchParams.get('email')).toBe(email);
    expect(mail?.text).toContain(link.origin);
    const body = { email, code: link.searchParams.get('code'), password: 'another-password' };
    expect((await visitor.send('POST', '/api/auth/password-reset/confirm', body)).status).toBe(204);
    const again = await visitor.send('POST', '/api/auth/password-reset/confirm', body);
    expect(again.status).toBe(400);
    expect(again.body.type).toBe('urn:redwhiteandcode:problem:invalid-code');
    const signInWith = (secret: string) =>
      visitor.send('POST', '/api/auth/sign-in', { email, password: secret });
    expect((await signInWith(password)).status).toBe(401);
    expect((await signInWith('another-password')).status).toBe(200);
    expect((await visitor.send('POST', '/api/auth/refresh', { refresh_token })).status).toBe(401);
  });

  it('gives an unknown address the same answer and sends nothing', async () => {
    const before = (await outbox()).length;
    const answer = await visitor.send('POST', '/api/auth/password-reset', {
      email: 'nobody-here@example.com',
    });
    expect(answer.status).toBe(204);
    expect(await outbox()).toHaveLength(before);
  });
});

describe('the demo accounts', () => {
  it.each([
    ['learner@example.com', 'learner-demo', ['user']],
    ['moderator@example.com', 'moderator-demo', ['moderator', 'user']],
    ['admin@example.com', 'admin-demo', ['admin', 'user']],
  ])('%s signs in', async (email, password, roles) => {
    const { status, body } = await visitor.send('POST', '/api/auth/sign-in', { email, password });
    expect(status).toBe(200);
    expect(body.user.roles.toSorted()).toEqual(roles);
  });
});

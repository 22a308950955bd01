import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityEvents } from '@redwhiteandcode/contract/deployment/security-events.ts';
import { type ApiResponse, type Caller, codeIn, createCaller } from '../clients/api-client.ts';
import { generationOf, newUnwrittenCourse } from '../clients/generation-client.ts';
import { applications, pdf, submit, upload } from '../clients/liftoff-client.ts';
import { startPlatform } from '../platform/platform.ts';
import { revealingLines, structuredLines } from './structured-lines.ts';
import { joinStackOf } from './own-table.ts';
import { waitForResetMails } from './reset-mails.ts';

const secret = 'sample-origin-secret';
const platform = await startPlatform({ variables: { RATE_LIMITS: '', ORIGIN_SECRET: secret } });
afterAll(() => platform.stop());
joinStackOf(platform);

interface SecurityLine {
  requestId: string;
  security: Record<
    'event' | 'outcome' | 'operation' | 'user' | 'email' | 'about' | 'network',
    string | undefined
  >;
}

const securityLines = (): SecurityLine[] =>
  structuredLines(platform.output())
    .map((line) => JSON.parse(line) as SecurityLine)
    .filter(({ security }) => security !== undefined);

let networks = 0;
/** Returns a caller that CloudFront would report at an address that no other has. */
function callerAt(address = `198.51.100.${++networks}`, token?: string, userId?: string): Caller {
  const caller = createCaller(platform.origin, token, userId);
  const seen = { 'x-origin-verify': secret, 'x-viewer-address': address };
  return {
    ...caller,
    send: (method, route, body, headers) => caller.send(method, route, body, { ...seen, ...headers }),
  };
}

const password = 'test-password';
const visitor = callerAt();
const post = (operation: string, body: object, caller = visitor) =>
  caller.send('POST', `/api/auth/${operation}`, body);

async function signIn(
  email: string,
  typed = password,
): Promise<Caller & { refreshToken: string; session: ApiResponse }> {
  const session = await post('sign-in', { email, password: typed });
  const { access_token, refresh_token, user } = session.body;
  return { ...callerAt(undefined, access_token, user?.id), refreshToken: refresh_token, session };
}

async function newLearner() {
  const email = `test-${crypto.randomUUID()}@example.com`;
  const signedUp = await post('sign-up', { email, password, full_name: 'Test Learner' });
  expect(signedUp.status).toBe(201);
  return { ...(await signIn(email)), email, signedUp };
}

/** Returns the lines of a call. Another call, which leaves a line, shows that all lines of the call are written. */
async function linesOf({ headers }: ApiResponse): Promise<SecurityLine['security'][]> {
  const last = await callerAt().send('GET', '/api/me');
  const ofCall = (response: ApiResponse['headers']) =>
    securityLines().filter(({ requestId }) => requestId === response.get('apigw-requestid'));
  await expect.poll(() => ofCall(last.headers)).toHaveLength(1);
  return ofCall(headers).map(({ security }) => security);
}

/** Expects that a call has left exactly one line, and returns it. */
async function expectLine(
  response: ApiResponse,
  status: number,
  event: keyof typeof securityEvents,
  operation: string,
): Promise<SecurityLine['security']> {
  expect(response.status).toBe(status);
  const lines = await linesOf(response);
  const { name, outcome } = securityEvents[event];
  expect(lines).toEqual([expect.objectContaining({ event: name, outcome, operation })]);
  const [line] = lines;
  if (!line) throw new Error('There is no line');
  expect(line.network).toMatch(/^[\w-]{22}$/);
  return line;
}

let admin: Caller;
beforeAll(async () => {
  admin = await signIn('admin@example.com', 'admin-demo');
});

describe('the security log has one line for', () => {
  it('sign-up, sign-in, a failed sign-in, and sign-out, with the same keys for the same person', async () => {
    const learner = await newLearner();
    const { email, userId = '', refreshToken } = learner;
    const signedUp = await expectLine(learner.signedUp, 201, 'signedUp', 'signUp');
    const signedIn = await expectLine(learner.session, 200, 'signInSucceeded', 'signIn');
    const failed = await expectLine(
      await post('sign-in', { email, password: 'wrong-password' }),
      401,
      'signInFailed',
      'signIn',
    );
    const out = await expectLine(
      await post('sign-out', { refresh_token: refreshToken }),
      204,
      'signedOut',
      'signOut',
    );
    expect(signedIn).toMatchObject({ user: signedUp.user, email: signedUp.email, network: signedUp.network });
    expect(failed).toMatchObject({ email: signedUp.email });
    expect(failed.user).toBeUndefined();
    expect(out).toMatchObject({ user: signedUp.user });
    const keys = [signedUp.user, signedUp.email, signedUp.network];
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
    expect(keys.join()).not.toContain(userId);
    const other = await newLearner();
    const otherSignUp = await expectLine(other.signedUp, 201, 'signedUp', 'signUp');
    expect([signedUp.user, signedUp.email]).not.toContain(otherSignUp.user);
  });

  it('a sign-in that is refused after too many attempts', async () => {
    const { email } = await newLearner();
    const stranger = callerAt();
    const guess = () => post('sign-in', { email, password: 'wrong-password' }, stranger);
    for (let attempt = 0; attempt < 5; attempt++) await guess();
    await expectLine(await guess(), 429, 'signInLocked', 'signIn');
  });

  it('a new password, and for a reset by email', async () => {
    const learner = await newLearner();
    const { email } = learner;
    const change = { current_password: password, new_password: 'another-password' };
    await expectLine(
      await learner.send('POST', '/api/me/password', change),
      200,
      'passwordChanged',
      'changePassword',
    );
    await expectLine(
      await post('password-reset', { email }),
      204,
      'passwordResetRequested',
      'requestPasswordReset',
    );
    const code = codeIn((await waitForResetMails(platform.origin, email, 1))[0]);
    await expectLine(
      await post('password-reset/confirm', { email, code, password: 'third-password' }),
      204,
      'passwordResetUsed',
      'confirmPasswordReset',
    );
  });

  it('ended sessions', async () => {
    const learner = await newLearner();
    const { items } = (await learner.send('GET', '/api/me/sessions')).body;
    await expectLine(
      await learner.send('DELETE', `/api/me/sessions/${items[0].id}`),
      204,
      'signedOut',
      'endSession',
    );
    const again = await signIn(learner.email);
    await expectLine(
      await again.send('POST', '/api/me/sign-out-everywhere'),
      204,
      'sessionsEnded',
      'signOutEverywhere',
    );
  });

  it('a call without a session, without the role, or around CloudFront', async () => {
    const learner = await newLearner();
    const { user } = await expectLine(learner.session, 200, 'signInSucceeded', 'signIn');
    await expectLine(await callerAt().send('GET', '/api/me'), 401, 'unauthenticated', 'getMe');
    const refused = await expectLine(
      await learner.send('GET', '/api/admin/users'),
      403,
      'adminForbidden',
      'listUsers',
    );
    expect(refused.user).toBe(user);
    const around = await createCaller(platform.origin).send('GET', '/api/courses');
    await expectLine(around, 403, 'originRefused', 'listCourses');
  });

  it('a call above a limit', async () => {
    const sender = callerAt();
    const message = {
      firstName: 'A',
      lastName: 'B',
      email: 'visitor@example.com',
      company: 'C',
      message: 'Hello.',
    };
    let response = await sender.send('POST', '/api/contact', message);
    for (let call = 1; call < 25 && response.status !== 429; call++) {
      response = await sender.send('POST', '/api/contact', message);
    }
    await expectLine(response, 429, 'limitReached', 'sendContactMessage');
  });

  it('a role that is assigned or removed, with the user that it is about', async () => {
    const learner = await newLearner();
    const { user } = await expectLine(learner.session, 200, 'signInSucceeded', 'signIn');
    const role = { user_id: learner.userId, role: 'moderator' };
    const assigned = await expectLine(
      await admin.send('POST', '/api/admin/roles', role),
      201,
      'roleAssigned',
      'assignRole',
    );
    const removed = await expectLine(
      await admin.send('DELETE', `/api/admin/roles/${learner.userId}.moderator`),
      204,
      'roleRemoved',
      'removeRole',
    );
    expect([assigned.about, removed.about]).toEqual([user, user]);
    expect(assigned.user).not.toBe(user);
  });

  it('an export of a list, and for a document that an admin opens', async () => {
    await expectLine(await admin.send('GET', '/api/admin/users/export'), 200, 'listExported', 'exportUsers');
    const learner = await newLearner();
    const { body } = await submit(learner, {
      proof_upload_key: await upload(platform.origin, learner, pdf()),
    });
    const proof = `/api/admin${applications.slice(4)}/${body.id}/proof`;
    await expectLine(await admin.send('GET', proof), 200, 'documentOpened', 'openProof');
  });

  it('a generation, when it starts', async () => {
    const learner = await newLearner();
    const course = await newUnwrittenCourse(admin);
    const start = () => learner.send('POST', generationOf(course));
    const [one, other] = await Promise.all([start(), start()]);
    expect([one.status, other.status]).toEqual([202, 202]);
    const lines = [...(await linesOf(one)), ...(await linesOf(other))];
    expect(lines.map(({ event }) => event)).toEqual([securityEvents.generationStarted.name]);
  });

  it('a refresh token that is used again', async () => {
    const { refreshToken } = await newLearner();
    const { handler } = await import('../../lambdas/src/identity/index.ts');
    const { userPool } = await import('../../lambdas/src/identity/user-pool.ts');
    const reuse = Object.assign(new Error('The token was used before.'), {
      name: 'RefreshTokenReuseException',
    });
    // The pool accepts the old token again for ten seconds, so its later refusal is simulated.
    vi.spyOn(userPool, 'refresh').mockRejectedValueOnce(reuse);
    const written: string[] = [];
    const output = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((line) => written.push(String(line)) > 0);
    const event = {
      rawPath: '/api/auth/refresh',
      headers: { 'content-type': 'application/json' },
      requestContext: { requestId: 'reused', http: { method: 'POST', sourceIp: '203.0.113.9' } },
      body: JSON.stringify({ refresh_token: refreshToken }),
    };
    const result = await handler(event as never, {} as never).finally(() => output.mockRestore());
    expect(result.statusCode).toBe(401);
    const lines = written.filter((line) => line.includes('"security"')).map((line) => JSON.parse(line));
    expect(lines.map(({ security }) => security.event)).toEqual([securityEvents.refreshReused.name]);
    expect(lines[0].security.user).toMatch(/^[\w-]{22}$/);
  });
});

it('successful calls of other operations leave no line', async () => {
  const learner = await newLearner();
  for (const [method, route, body] of [
    ['GET', '/api/me'],
    ['PATCH', '/api/me', { full_name: 'Another Name' }],
    ['POST', '/api/auth/refresh', { refresh_token: learner.refreshToken }],
    ['GET', '/api/nothing'],
  ] as const) {
    expect(await linesOf(await learner.send(method, route, body)), route).toEqual([]);
  }
});

it('no line contains an address, an ID of a user, a token, or a password', async () => {
  const learner = await newLearner();
  await linesOf(await learner.send('GET', '/api/admin/users'));
  expect(structuredLines(platform.output()).length).toBeGreaterThan(20);
  expect(revealingLines(platform.output())).toEqual([]);
  for (const line of securityLines()) {
    expect(JSON.stringify(line)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/);
  }
});

it.each([
  '{"message":"Mail to test-1@example.com"}',
  '{"token":"eyJhbGciOiJSUzI1NiJ9.e30.x"}',
  '{"ip":"203.0.113.9"}',
  '{"typed":"test-password"}',
])('the check of lines finds %s', (line) => {
  const hash = '{"user":"aeyJL9mwPq3dXkT0bVnZ_-"}';
  expect(revealingLines(`Ready\n${line}\n${hash}\n`)).toEqual([line]);
});

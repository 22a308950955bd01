import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
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

interface Device {
  access_token: string;
  refresh_token: string;
}

/** Signs in once more, as on another device. */
async function signInOn(email: string, password: string): Promise<Device> {
  const { status, body } = await visitor.send('POST', '/api/auth/sign-in', { email, password });
  expect(status).toBe(200);
  return body;
}

const callWith = ({ access_token }: Device) => createCaller(platform.origin, access_token);
const statusOf = async (device: Device) => (await callWith(device).send('GET', '/api/me')).status;
const refresh = ({ refresh_token }: Device) => visitor.send('POST', '/api/auth/refresh', { refresh_token });

/** The name that the pool holds. */
async function poolName(userId: string | undefined): Promise<string | undefined> {
  const stack = parseEnv(readFileSync(path.join(platform.dataDir, 'stack.env'), 'utf8'));
  const pool = new CognitoIdentityProviderClient({
    region: stack.AWS_REGION ?? 'us-east-1',
    endpoint: stack.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? '',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const { UserAttributes } = await pool.send(
    new AdminGetUserCommand({ UserPoolId: stack.USER_POOL_ID, Username: userId }),
  );
  return UserAttributes?.find(({ Name }) => Name === 'name')?.Value;
}

describe('a name', () => {
  it.each([
    'Zoë O’Neill-Łukasz',
    '李小龙',
    'محمد',
    '👩‍🚀 Sam',
    "Robert'); DROP TABLE",
    '<img src=x onerror=alert(1)>',
    '{{constructor}} ${jndi}',
    '=HYPERLINK("x")',
    'x'.repeat(100),
  ])('changes to itself, in the profile and the pool alike: %s', async (full_name) => {
    const learner = await newLearner(platform.origin);
    const answer = await learner.send('PATCH', '/api/me', { full_name: `  ${full_name} ` });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: learner.userId, full_name, roles: ['user'] });
    expect((await learner.send('GET', '/api/me')).body.full_name).toBe(full_name);
    expect(await poolName(learner.userId)).toBe(full_name);
  });

  it.each(['', '  ', '\u200B', 'A\u0000B', 'A\nB', 'A\u202EB', 'x'.repeat(101), 7, null])(
    'that cannot stand on a certificate changes nothing: %j',
    async (full_name) => {
      const learner = await newLearner(platform.origin);
      const answer = await learner.send('PATCH', '/api/me', { full_name });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe('body.full_name');
      expect((await learner.send('GET', '/api/me')).body.full_name).toBe('Test Learner');
    },
  );

  it('is the same in the profile and the pool after twenty changes at once', async () => {
    const learner = await newLearner(platform.origin);
    const names = Array.from({ length: 20 }, (_, n) => `Name ${n}`);
    const answers = await Promise.all(
      names.map((full_name) => learner.send('PATCH', '/api/me', { full_name })),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(answers.map(({ body }) => body.full_name)).toEqual(names);
    const { full_name } = (await learner.send('GET', '/api/me')).body;
    expect(names).toContain(full_name);
    expect(await poolName(learner.userId)).toBe(full_name);
  });

  it('stays as it was on a certificate that was issued', async () => {
    const learner = await newLearner(platform.origin);
    const course_id = 'ai-literacy-101';
    expect((await learner.send('POST', '/api/enrollments', { course_id })).status).toBe(201);
    const content = (await learner.send('GET', `/api/courses/${course_id}/content`)).body.items as {
      module_number: number;
      lessons: { lesson_number: number }[];
    }[];
    for (const { module_number, lessons } of content) {
      for (const { lesson_number } of lessons)
        await learner.send('PUT', `/api/courses/${course_id}/progress/${module_number}/${lesson_number}`);
    }
    await learner.send('PATCH', '/api/me', { full_name: 'Another Name' });
    const [certificate] = (await learner.send('GET', '/api/certificates')).body.items;
    const { body } = await visitor.send('GET', `/api/certificates/${certificate.certificate_number}`);
    expect(body.student_name).toBe('Test Learner');
  });
});

describe('a password', () => {
  const change = (device: Device, current_password: string, new_password: string) =>
    callWith(device).send('POST', '/api/me/password', { current_password, new_password });

  it('changes: this session goes on with new tokens, every other ends at once', async () => {
    const { email, password } = await newLearner(platform.origin);
    const [here, there] = [await signInOn(email, password), await signInOn(email, password)];
    const answer = await change(here, password, 'another-password');
    expect(answer.status).toBe(200);
    expect(await statusOf(answer.body)).toBe(200);
    const renewed = await refresh(answer.body);
    expect(renewed.status).toBe(200);
    expect(await statusOf(renewed.body)).toBe(200);

    for (const old of [here, there]) {
      const refused = await callWith(old).send('GET', '/api/enrollments');
      expect(refused.status).toBe(401);
      expect(refused.body.detail).toBe('Your session has ended. Please sign in again.');
      expect((await refresh(old)).status).toBe(401);
    }
    expect((await visitor.send('POST', '/api/auth/sign-in', { email, password })).status).toBe(401);
    await signInOn(email, 'another-password');
  });

  it('stays, and every session too, when the current one is wrong', async () => {
    const { email, password } = await newLearner(platform.origin);
    const [here, there] = [await signInOn(email, password), await signInOn(email, password)];
    const answer = await change(here, 'wrong-password', 'another-password');
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { path: 'body.current_password', message: 'Current password is not correct' },
    ]);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    await signInOn(email, password);
  });

  it('is refused with a sentence for the field that is wrong', async () => {
    const { email, password } = await newLearner(platform.origin);
    const here = await signInOn(email, password);
    const refusals = [
      [password, '12345', 'body.new_password', 'Password must be at least 6 characters'],
      [password, ' another-password', 'body.new_password', 'Password must not start or end with a space'],
      [password, password, 'body.new_password', 'New password must be different from the current one'],
      ['', 'another-password', 'body.current_password', 'Please enter your password'],
      ['x'.repeat(257), 'another-password', 'body.current_password', 'Current password is not correct'],
    ] as const;
    for (const [current, proposed, field, message] of refusals) {
      const { status, body } = await change(here, current, proposed);
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ path: field, message }]);
    }
    expect(await statusOf(here)).toBe(200);
  });

  it('changes once when two devices change it at the same moment', async () => {
    const { email, password } = await newLearner(platform.origin);
    const [here, there] = [await signInOn(email, password), await signInOn(email, password)];
    const answers = await Promise.all([
      change(here, password, 'password-of-one'),
      change(there, password, 'password-of-two'),
    ]);
    const works = await Promise.all(
      ['password-of-one', 'password-of-two', password].map(
        async (each) => (await visitor.send('POST', '/api/auth/sign-in', { email, password: each })).status,
      ),
    );
    expect(works.filter((status) => status === 200)).toHaveLength(1);
    expect(works[2]).toBe(401);
    for (const { status } of answers) expect([200, 204, 400, 401]).toContain(status);
  });

  it('that was reset ends every session at once', async () => {
    const { email, password } = await newLearner(platform.origin);
    const there = await signInOn(email, password);
    await visitor.send('POST', '/api/auth/password-reset', { email });
    const mails = (await visitor.send('GET', '/local/outbox.json')).body as { to: string; html: string }[];
    const code = /code=(\d+)/.exec(mails.find(({ to }) => to === email)?.html ?? '')?.[1];
    const body = { email, code, password: 'another-password' };
    expect((await visitor.send('POST', '/api/auth/password-reset/confirm', body)).status).toBe(204);
    expect(await statusOf(there)).toBe(401);
    expect((await refresh(there)).status).toBe(401);
    expect(await statusOf(await signInOn(email, 'another-password'))).toBe(200);
  });
});

describe('signing out everywhere', () => {
  it('ends every session at once, this one too, and leaves the account as it is', async () => {
    const { email, password } = await newLearner(platform.origin);
    const devices = [await signInOn(email, password), await signInOn(email, password)] as const;
    const other = await newLearner(platform.origin);
    const answer = await callWith(devices[0]).send('POST', '/api/me/sign-out-everywhere');
    expect(answer.status).toBe(204);
    for (const device of devices) {
      expect(await statusOf(device)).toBe(401);
      expect((await refresh(device)).status).toBe(401);
    }
    expect((await other.send('GET', '/api/me')).status).toBe(200);
    const again = await signInOn(email, password);
    expect(await statusOf(again)).toBe(200);
    expect(await statusOf((await refresh(again)).body)).toBe(200);
  });

  it('works from two devices at once', async () => {
    const { email, password } = await newLearner(platform.origin);
    const devices = [await signInOn(email, password), await signInOn(email, password)];
    const answers = await Promise.all(
      devices.map((device) => callWith(device).send('POST', '/api/me/sign-out-everywhere')),
    );
    for (const { status } of answers) expect([204, 401]).toContain(status);
    expect(await Promise.all(devices.map(statusOf))).toEqual([401, 401]);
    expect(await statusOf(await signInOn(email, password))).toBe(200);
  });
});

describe('limits of a user', () => {
  it('hold for one who changes their name too often, and leave others at the same address alone', async () => {
    const limited = await startPlatform({ variables: { RATE_LIMITS: '' } });
    try {
      const [one, other] = [await newLearner(limited.origin), await newLearner(limited.origin)];
      const rename = (caller: Caller) => caller.send('PATCH', '/api/me', { full_name: 'Another Name' });
      const statuses: number[] = [];
      for (let i = 0; i < 62; i++) statuses.push((await rename(one)).status);
      expect(statuses).toEqual([...Array<number>(60).fill(200), 429, 429]);
      const refused = await rename(one);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await rename(other)).status).toBe(200);
    } finally {
      await limited.stop();
    }
  }, 120_000);
});

import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { createCaller } from '../api-client.ts';
import { atOnce, completeCourse, mailsTo, newLearner, origin, visitor } from './shared-platform.ts';

interface Device {
  access_token: string;
  refresh_token: string;
}

const trySignIn = (email: string, password: string) =>
  visitor.send('POST', '/api/auth/sign-in', { email, password });

/** Signs in once more, as on another device. */
async function signInOn(email: string, password: string): Promise<Device> {
  const { status, body } = await trySignIn(email, password);
  expect(status).toBe(200);
  return body;
}

async function newPersonWithTwoDevices() {
  const person = await newLearner();
  const { email, password } = person;
  return { ...person, here: await signInOn(email, password), there: await signInOn(email, password) };
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
async function nameInPool(Username: string | undefined): Promise<string | undefined> {
  const command = new AdminGetUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username });
  return (await pool.send(command)).UserAttributes?.find(({ Name }) => Name === 'name')?.Value;
}

describe('a name', () => {
  it('changes in the profile and in the pool, or in neither', async () => {
    const learner = await newLearner();
    const full_name = "李小龙 👩‍🚀 Robert'); DROP TABLE <img src=x onerror=alert(1)>";
    const { body } = await learner.send('PATCH', '/api/me', { full_name: `  ${full_name} ` });
    expect(body).toMatchObject({ id: learner.userId, full_name, roles: ['user'] });
    expect(await learner.send('PATCH', '/api/me', { full_name: 'A\u202EB' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.full_name' }] },
    });
    expect((await learner.send('GET', '/api/me')).body.full_name).toBe(full_name);
    expect(await nameInPool(learner.userId)).toBe(full_name);
  });

  it('is the same in the profile and the pool after twenty changes at once', async () => {
    const learner = await newLearner();
    const names = Array.from({ length: 20 }, (_, n) => `Name ${n}`);
    const answers = await atOnce(20, (at) => learner.send('PATCH', '/api/me', { full_name: names[at] }));
    expect(answers.map(({ body }) => body.full_name)).toEqual(names);
    const { full_name } = (await learner.send('GET', '/api/me')).body;
    expect(names).toContain(full_name);
    expect(await nameInPool(learner.userId)).toBe(full_name);
  });

  it('does not change on a certificate that was issued', async () => {
    const learner = await newLearner();
    const { certificate_number } = await completeCourse(learner, 'ai-literacy-101');
    await learner.send('PATCH', '/api/me', { full_name: 'Another Name' });
    const { body } = await visitor.send('GET', `/api/certificates/${certificate_number}`);
    expect(body.student_name).toBe('Test Learner');
  });
});

describe('a password', () => {
  const change = (device: Device, current_password: string, new_password: string) =>
    callWith(device).send('POST', '/api/me/password', { current_password, new_password });

  it('changes: this session continues with new tokens, every other session ends at once', async () => {
    const { email, password, here, there } = await newPersonWithTwoDevices();
    const { body: changed } = await change(here, password, 'another-password');
    expect(await statusOf(changed)).toBe(200);
    expect(await statusOf((await refresh(changed)).body)).toBe(200);
    await expectEnded([here, there]);
    expect((await trySignIn(email, password)).status).toBe(401);
    await signInOn(email, 'another-password');
  });

  it('does not change, and no session ends, when the current or the new one is wrong', async () => {
    const { email, password, here, there } = await newPersonWithTwoDevices();
    const errors = [{ path: 'body.current_password', message: 'Current password is not correct' }];
    const wrong = await change(here, 'wrong-password', 'another-password');
    expect(wrong).toMatchObject({ status: 400, body: { errors } });
    expect((await change(here, password, password)).body.errors[0].path).toBe('body.new_password');
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    await signInOn(email, password);
  });

  it('changes once when two devices change it at the same moment', async () => {
    const { email, password, here, there } = await newPersonWithTwoDevices();
    const answers = await Promise.all([
      change(here, password, 'password-of-one'),
      change(there, password, 'password-of-two'),
    ]);
    const [one, two, old] = await Promise.all(
      ['password-of-one', 'password-of-two', password].map((each) => trySignIn(email, each)),
    );
    expect(new Set([one?.status, two?.status])).toEqual(new Set([200, 401]));
    expect(old?.status).toBe(401);
    for (const { status } of answers) expect([200, 204, 400, 401]).toContain(status);
  });

  it('is reset once through the link in the email, which ends every session', async () => {
    const { email, password, here, there } = await newPersonWithTwoDevices();
    expect((await visitor.send('POST', '/api/auth/password-reset', { email })).status).toBe(204);
    const [mail] = await mailsTo(email);
    const link = new URL(/href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/auth');
    expect(link.searchParams.get('mode')).toBe('reset');
    expect(link.searchParams.get('email')).toBe(email);
    expect(mail?.text).toContain(link.origin);
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

  it('of an unknown address is reset with the same answer and no email', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    expect((await visitor.send('POST', '/api/auth/password-reset', { email })).status).toBe(204);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('signing out everywhere', () => {
  const signOutEverywhere = async (device: Device) =>
    (await callWith(device).send('POST', '/api/me/sign-out-everywhere')).status;

  it('ends every session of the account at once, this one included, and no other', async () => {
    const { email, password, here, there } = await newPersonWithTwoDevices();
    const other = await newLearner();
    expect(await signOutEverywhere(here)).toBe(204);
    await expectEnded([here, there]);
    expect((await other.send('GET', '/api/me')).status).toBe(200);
    const again = await signInOn(email, password);
    expect(await statusOf(again)).toBe(200);
    expect(await statusOf((await refresh(again)).body)).toBe(200);
  });

  it('works from two devices at once', async () => {
    const { email, password, here, there } = await newPersonWithTwoDevices();
    const statuses = await Promise.all([here, there].map(signOutEverywhere));
    for (const status of statuses) expect([204, 401]).toContain(status);
    await expectEnded([here, there]);
    expect(await statusOf(await signInOn(email, password))).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it, vi } from 'vitest';
import { type Caller, createCaller } from '../clients/api-client.ts';
import { requestReset } from './reset-mails.ts';
import {
  admin,
  atOnce,
  codeIn,
  countStatuses,
  emailsTo,
  enroll,
  newLearner,
  origin,
  proveAddress,
  readList,
  runAs,
  visitor,
} from './shared-platform.ts';
import { isFullRun } from '../samples/sample.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { userPool } = await import('../../lambdas/src/identity/user-pool.ts');
const { finishInterruptedChanges } = await import('../../lambdas/src/identity/address-change.ts');
const { addressHash } = await import('../../lambdas/src/platform/address-hash.ts');
const { DeleteCommand, GetCommand, UpdateCommand } = await import('@aws-sdk/lib-dynamodb');

const password = 'test-password';
const newAddress = () => `${randomUUID()}@example.com`;
const signIn = (email: string, secret = password) =>
  visitor.send('POST', '/api/auth/sign-in', { email, password: secret });
const statusOf = async (caller: Caller) => (await caller.send('GET', '/api/me')).status;

/** Starts a session on another device. */
async function sessionOf(email: string): Promise<Caller> {
  const { body } = await signIn(email);
  return createCaller(origin, body.access_token, body.user.id);
}

async function newProvenLearner() {
  const learner = await newLearner();
  await proveAddress(learner.email);
  return learner;
}

const request = (caller: Caller, email: string, current_password = password) =>
  caller.send('POST', '/api/me/email-change', { email, current_password });
const confirm = (caller: Caller, code: string) =>
  caller.send('POST', '/api/me/email-change/confirm', { code });
const undo = async (code: string) =>
  (await visitor.send('POST', '/api/auth/email-change/undo', { code })).status;

/** Returns the code of the newest link for an action in the emails to an address. */
async function codeFor(action: 'change' | 'undo', address: string): Promise<string> {
  return codeIn((await emailsTo(address)).find(({ text }) => text.includes(`action=${action}&`)));
}

/** Ends the time in which only the owner can have a former address. */
const endHold = (address: string) =>
  docClient.send(
    new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: keys.heldAddress(addressHash(address)) }),
  );

/** Requests and confirms a change. */
async function move(caller: Caller, to: string): Promise<void> {
  expect((await request(caller, to)).status).toBe(204);
  expect((await confirm(caller, await codeFor('change', to))).status).toBe(200);
}

const pool = new CognitoIdentityProviderClient({});
async function attributesInPool(Username = ''): Promise<Record<string, string | undefined>> {
  const { UserAttributes = [] } = await pool.send(
    new AdminGetUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username }),
  );
  return Object.fromEntries(UserAttributes.map(({ Name = '', Value }) => [Name, Value]));
}

const subjectsTo = async (address: string) => (await emailsTo(address)).map(({ subject }) => subject);

describe('a change of address', () => {
  it('needs the link from the new address, and then changes the profile, the pool and the sign-in', async () => {
    const learner = await newProvenLearner();
    const to = newAddress();
    expect((await request(learner, ` ${to.toUpperCase()} `)).status).toBe(204);
    expect((await learner.send('GET', '/api/me')).body.email).toBe(learner.email);
    const { status, body } = await confirm(learner, await codeFor('change', to));
    expect([status, body.email, body.email_verified]).toEqual([200, to, true]);
    expect((await learner.send('GET', '/api/me')).body).toMatchObject({ email: to, email_verified: true });
    expect(await attributesInPool(learner.userId)).toMatchObject({ email: to, email_verified: 'true' });
    expect((await signIn(learner.email)).status).toBe(401);
    expect((await signIn(to)).status).toBe(200);
    expect(await subjectsTo(to)).toEqual([
      'Your email address was changed',
      'Confirm your new email address',
    ]);
    expect((await subjectsTo(learner.email)).slice(0, 2)).toEqual([
      'Your email address was changed',
      'Your email address is about to change',
    ]);
  });

  it('ends every session except the one that confirmed it', async () => {
    const learner = await newProvenLearner();
    const other = await sessionOf(learner.email);
    await move(learner, newAddress());
    expect([await statusOf(learner), await statusOf(other)]).toEqual([200, 401]);
    expect((await learner.send('GET', '/api/me/sessions')).body.items).toHaveLength(1);
  });

  it('lets admins find the user by the new address, and others sign up with the old one once it cannot be undone', async () => {
    const learner = await newProvenLearner();
    const to = newAddress();
    await move(learner, to);
    const found = async (q: string) =>
      (await readList(`/api/admin/users?q=${q}`)).items.map(({ user_id }: { user_id: string }) => user_id);
    await expect.poll(() => found(to)).toEqual([learner.userId]);
    await expect.poll(() => found(learner.email)).toEqual([]);
    const account = { email: learner.email, password, full_name: 'Test Person' };
    const signUp = async () => (await visitor.send('POST', '/api/auth/sign-up', account)).status;
    expect(await signUp()).toBe(409);
    const other = await newLearner();
    await request(other, learner.email);
    expect(await codeFor('change', learner.email)).toBe('');
    await endHold(learner.email);
    expect(await signUp()).toBe(201);
  });

  it('works from an address that is not proven, for example a mistyped one, whose owner gets no link to undo it', async () => {
    const learner = await newLearner();
    const to = newAddress();
    await move(learner, to);
    expect(await codeFor('undo', learner.email)).toBe('');
    expect((await emailsTo(learner.email))[0]?.text).toContain('/auth?mode=reset');
    expect((await learner.send('GET', '/api/me')).body).toMatchObject({ email: to, email_verified: true });
  });

  it('moves the emails about orders, and counts the company seats of the new address only', async () => {
    const learner = await newProvenLearner();
    await enroll(learner, 'ai-literacy-101');
    const to = newAddress();
    await move(learner, to);
    const [order] = (await learner.send('GET', '/api/orders')).body.items;
    const { version } = await readList(`/api/admin/orders/${order.id}`);
    const check = { version, amount_cents: order.total_cents, method: 'check', reference: order.id };
    const paid_on = new Date().toISOString().slice(0, 10);
    await admin.send('POST', `/api/admin/orders/${order.id}/payments`, { ...check, paid_on });
    expect((await subjectsTo(to))[0]).toMatch(/^Your receipt /);
    const company = { company_name: 'Seat Company', primary_contact_email: 'hr@example.com' };
    const account = { ...company, seats_purchased: 2, account_status: 'active' };
    const { id } = (await admin.send('POST', '/api/admin/corporate-accounts', account)).body;
    const give = (email: string) =>
      admin.send('POST', `/api/admin/corporate-accounts/${id}/seats`, { email });
    const statusOfOrder = async (course: string) => {
      await enroll(learner, course);
      return (await learner.send('GET', `/api/orders?course_id=${course}`)).body.items[0].status;
    };
    await give(learner.email);
    expect(await statusOfOrder('prompt-engineering-mastery')).toBe('due');
    await give(to);
    expect(await statusOfOrder('ai-fundamentals-for-business')).toBe('waived');
  });

  it('is refused with a wrong password, for the current address, and for text that is no address', async () => {
    const learner = await newLearner();
    const errorOf = async (response: ReturnType<typeof request>) => {
      const { status, body } = await response;
      return [status, body.errors[0].path];
    };
    expect(await errorOf(request(learner, newAddress(), 'wrong-password'))).toEqual([
      400,
      'body.current_password',
    ]);
    expect(await errorOf(request(learner, learner.email))).toEqual([400, 'body.email']);
    expect(await errorOf(request(learner, 'nobody'))).toEqual([400, 'body.email']);
    expect(await emailsTo(learner.email)).toHaveLength(1);
  });

  it('gets the same response for an address with an account, whose owner is told', async () => {
    const [learner, other] = [await newProvenLearner(), await newLearner()];
    const [free, taken] = [await request(learner, newAddress()), await request(learner, other.email)];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const [mail] = await emailsTo(other.email);
    expect(mail?.subject).toBe('This address already has a Red White and Code account');
    expect(mail?.text).not.toContain('code=');
    expect(await subjectsTo(learner.email)).toHaveLength(3);
  });

  it('is replaced by another request, whose link is the only valid one', async () => {
    const learner = await newProvenLearner();
    const [mistyped, right] = [newAddress(), newAddress()];
    await request(learner, mistyped);
    await request(learner, right);
    expect((await confirm(learner, await codeFor('change', mistyped))).status).toBe(400);
    expect((await confirm(learner, await codeFor('change', right))).body.email).toBe(right);
  });

  it('cannot be confirmed by another user, without a session, with another code, twice, or after a day', async () => {
    const [learner, other] = [await newProvenLearner(), await newLearner()];
    const to = newAddress();
    await request(learner, to);
    const code = await codeFor('change', to);
    expect((await confirm(other, code)).status).toBe(403);
    expect((await confirm(visitor, code)).status).toBe(401);
    expect((await confirm(learner, `${learner.userId}.${'A'.repeat(22)}`)).status).toBe(400);
    expect((await confirm(learner, 'nonsense')).status).toBe(400);
    const setEnd = (seconds: number) =>
      docClient.send(
        new UpdateCommand({
          TableName: process.env.TABLE_NAME,
          Key: keys.addressChange(learner.userId ?? ''),
          UpdateExpression: 'SET expires = :end',
          ExpressionAttributeValues: { ':end': Math.floor(Date.now() / 1000) + seconds },
        }),
      );
    await setEnd(0);
    expect((await confirm(learner, code)).status).toBe(400);
    await setEnd(60);
    expect((await confirm(learner, code)).status).toBe(200);
    expect((await confirm(learner, code)).status).toBe(400);
  });

  it('is refused with a clear problem if someone signs up with the address meanwhile', async () => {
    const learner = await newProvenLearner();
    const to = newAddress();
    await request(learner, to);
    await visitor.send('POST', '/api/auth/sign-up', { email: to, password, full_name: 'Test Person' });
    expect(await confirm(learner, await codeFor('change', to))).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:email-taken' },
    });
    expect((await learner.send('GET', '/api/me')).body.email).toBe(learner.email);
    expect((await signIn(learner.email)).status).toBe(200);
  });

  it('happens once when the link is used several times at the same moment', async () => {
    const learner = await newProvenLearner();
    const to = newAddress();
    await request(learner, to);
    const code = await codeFor('change', to);
    const statuses = countStatuses(await atOnce(4, () => confirm(learner, code)));
    expect(statuses[200]).toBeGreaterThan(0);
    expect(Object.keys(statuses).every((status) => status === '200' || status === '400')).toBe(true);
    expect((await subjectsTo(to)).filter((subject) => /was changed/.test(subject))).toHaveLength(1);
    expect(await statusOf(learner)).toBe(200);
  });

  it('leaves one account with the address when two users confirm it at the same moment', async () => {
    const [one, two] = [await newProvenLearner(), await newProvenLearner()];
    const to = newAddress();
    await request(one, to);
    const first = await codeFor('change', to);
    await request(two, to);
    const second = await codeFor('change', to);
    const statuses = countStatuses(await Promise.all([confirm(one, first), confirm(two, second)]));
    expect(statuses).toEqual({ 200: 1, 409: 1 });
    const emails = await Promise.all(
      [one, two].map(async (each) => (await each.send('GET', '/api/me')).body.email),
    );
    expect(emails.filter((email) => email === to)).toHaveLength(1);
  });

  it('leaves a user who signs in meanwhile with one address, in the profile and in the pool', async () => {
    const learner = await newProvenLearner();
    const to = newAddress();
    await request(learner, to);
    const code = await codeFor('change', to);
    const [confirmed, ...signIns] = await Promise.all([
      confirm(learner, code),
      signIn(learner.email),
      signIn(to),
    ]);
    expect(confirmed.status).toBe(200);
    for (const { status } of signIns) expect([200, 401]).toContain(status);
    expect((await signIn(to)).body.user).toMatchObject({ id: learner.userId, email: to });
    expect((await attributesInPool(learner.userId)).email).toBe(to);
  });

  it('is finished by the schedule if the process ended after the pool was changed', async () => {
    const learner = await newProvenLearner();
    const to = newAddress();
    await request(learner, to);
    const { confirmChange } = await import('../../lambdas/src/identity/address-change.ts');
    const sessionId = (await learner.send('GET', '/api/me/sessions')).body.items[0].id as string;
    const change = vi.spyOn(userPool, 'changeEmail').mockImplementationOnce(async (...of) => {
      change.mockRestore();
      await userPool.changeEmail(...of);
      throw new Error('ended');
    });
    await expect(confirmChange(learner.userId ?? '', sessionId, await codeFor('change', to))).rejects.toThrow(
      'ended',
    );
    expect((await attributesInPool(learner.userId)).email).toBe(to);
    expect((await learner.send('GET', '/api/me')).body.email).toBe(learner.email);
    const finish = (at?: number) => runAs('CopyGroups', () => finishInterruptedChanges(at));
    expect(await finish()).toBe(0);
    await finish(Date.now() + 61_000);
    expect((await learner.send('GET', '/api/me')).body.email).toBe(to);
    const { Item } = await docClient.send(
      new GetCommand({ TableName: process.env.TABLE_NAME, Key: keys.addressChange(learner.userId ?? '') }),
    );
    expect(Item).toBeUndefined();
  });

  it('is dropped by a password reset, and reset links to the old address do not work after it', async () => {
    const learner = await newProvenLearner();
    const reset = async (email: string, code: string) =>
      (
        await visitor.send('POST', '/api/auth/password-reset/confirm', {
          email,
          code,
          password: 'second-one',
        })
      ).status;
    const codeOfReset = () => requestReset(origin, learner.email);
    const to = newAddress();
    await request(learner, to);
    expect(await reset(learner.email, await codeOfReset())).toBe(204);
    const { body } = await signIn(learner.email, 'second-one');
    const again = createCaller(origin, body.access_token, learner.userId);
    expect((await confirm(again, await codeFor('change', to))).status).toBe(400);
    const late = await codeOfReset();
    expect((await request(again, to, 'second-one')).status).toBe(204);
    expect((await confirm(again, await codeFor('change', to))).status).toBe(200);
    expect([await reset(learner.email, late), await reset(to, late)]).toEqual([400, 400]);
  });
});

describe('the link “This was not me”', () => {
  it('cancels a requested change, ends all sessions, and leads to a new password', async () => {
    const learner = await newProvenLearner();
    const other = await sessionOf(learner.email);
    const to = newAddress();
    await request(learner, to);
    const code = await codeFor('undo', learner.email);
    expect(await undo(code)).toBe(204);
    expect([await statusOf(learner), await statusOf(other)]).toEqual([401, 401]);
    expect((await signIn(learner.email)).status).toBe(401);
    const body = {
      email: learner.email,
      code: codeIn((await emailsTo(learner.email))[0]),
      password: 'second-one',
    };
    expect((await visitor.send('POST', '/api/auth/password-reset/confirm', body)).status).toBe(204);
    const again = createCaller(origin, (await signIn(learner.email, 'second-one')).body.access_token);
    expect((await confirm(again, await codeFor('change', to))).status).toBe(400);
    expect(await undo(code)).toBe(400);
  });

  it('restores the address after the change, and no link of the other person works anymore', async () => {
    const owner = await newProvenLearner();
    const [first, second] = [newAddress(), newAddress()];
    await move(owner, first);
    await move(owner, second);
    const theirs = await codeFor('undo', first);
    expect(await undo(await codeFor('undo', owner.email))).toBe(204);
    expect(await statusOf(owner)).toBe(401);
    expect(await attributesInPool(owner.userId)).toMatchObject({ email: owner.email });
    expect(await undo(theirs)).toBe(400);
    for (const email of [owner.email, first, second]) expect((await signIn(email)).status).toBe(401);
    const body = {
      email: owner.email,
      code: codeIn((await emailsTo(owner.email))[0]),
      password: 'second-one',
    };
    expect((await visitor.send('POST', '/api/auth/password-reset/confirm', body)).status).toBe(204);
    expect((await signIn(owner.email, 'second-one')).body.user.id).toBe(owner.userId);
  });

  it('changes nothing and stays valid if someone else has got the address nevertheless', async () => {
    const owner = await newProvenLearner();
    await move(owner, newAddress());
    await endHold(owner.email);
    const account = { email: owner.email, password, full_name: 'Test Person' };
    await visitor.send('POST', '/api/auth/sign-up', account);
    const code = await codeFor('undo', owner.email);
    const emails = await subjectsTo(owner.email);
    for (let press = 0; press < 2; press++) expect(await undo(code)).toBe(409);
    expect(await subjectsTo(owner.email)).toEqual(emails);
    expect(await statusOf(owner)).toBe(200);
  });

  it.runIf(isFullRun)('of a later change, used by someone else, leaves the owner’s link valid', async () => {
    const owner = await newProvenLearner();
    const [first, second] = [newAddress(), newAddress()];
    await move(owner, first);
    await move(owner, second);
    expect(await undo(await codeFor('undo', first))).toBe(204);
    expect(await undo(await codeFor('undo', owner.email))).toBe(204);
    expect(await attributesInPool(owner.userId)).toMatchObject({ email: owner.email });
  });

  it('works once when it is used twice at the same moment', async () => {
    const learner = await newProvenLearner();
    await request(learner, newAddress());
    const code = await codeFor('undo', learner.email);
    const statuses = await atOnce(2, () => undo(code));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 400]);
  });
});

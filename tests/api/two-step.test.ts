import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, codeIn, createCaller, proveAddress } from '../api-client.ts';
import { runJob } from '../platform.ts';
import { codeOf, signInWith, turnOn, wrongCodeFor } from '../two-step-client.ts';
import { requestReset } from './reset-mails.ts';
import {
  atOnce,
  countStatuses,
  dataDir,
  emailsTo,
  newLearner,
  origin,
  readList,
  visitor,
} from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');

const TableName = process.env.TABLE_NAME;
const pool = new CognitoIdentityProviderClient({});

async function newProtected() {
  const learner = await newLearner();
  return { ...learner, ...(await turnOn(learner, learner.password)) };
}

const readRow = async (userId = '') =>
  (await docClient.send(new GetCommand({ TableName, Key: keys.twoStep(userId), ConsistentRead: true }))).Item;

const firstStep = (email: string, password: string) =>
  visitor.send('POST', '/api/auth/sign-in', { email, password });
const secondStep = (challenge: string, code: string) =>
  visitor.send('POST', '/api/auth/sign-in/two-step', { challenge, code });
const callWith = ({ body }: ApiResponse) => createCaller(origin, body.access_token);
const state = async (learner: { send: ReturnType<typeof createCaller>['send'] }) =>
  (await learner.send('GET', '/api/me/two-step')).body;

const expired = { status: 401, body: { type: 'urn:redwhiteandcode:problem:challenge-expired' } };
const wrongCode = { status: 400, body: { errors: [{ path: 'body.code' }] } };
const subjects = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject);

describe('turning two-step verification on', () => {
  it('takes the password and a code of the app, returns recovery codes, and ends all other sessions', async () => {
    const learner = await newLearner();
    const other = callWith(await firstStep(learner.email, learner.password));
    expect(await state(learner)).toMatchObject({ is_on: false, recovery_codes_left: 0, is_required: false });
    const start = (current_password: string) =>
      learner.send('POST', '/api/me/two-step', { current_password });
    const errors = [{ path: 'body.current_password', message: 'Current password is not correct' }];
    expect(await start('wrong-password')).toMatchObject({ status: 400, body: { errors } });
    const { body } = await start(learner.password);
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret);
    expect(await state(learner)).toMatchObject({ is_on: false });
    expect((await firstStep(learner.email, learner.password)).status).toBe(200);

    const confirm = (code: string) => learner.send('POST', '/api/me/two-step/confirm', { code });
    expect(await confirm(wrongCodeFor(body.secret))).toMatchObject(wrongCode);
    const confirmed = await confirm(codeOf(body.secret).replace(/^.../, '$& '));
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    expect(await state(learner)).toEqual({
      is_on: true,
      has_app: true,
      passkeys: [],
      recovery_codes_left: 10,
      is_required: false,
    });
    expect((await other.send('GET', '/api/me')).status).toBe(401);
    expect(await subjects(learner.email)).toContain('Two-step verification was turned on');
  });

  it('works once when two tabs confirm at the same moment', async () => {
    const learner = await newLearner();
    const { email, password } = learner;
    const { body } = await learner.send('POST', '/api/me/two-step', { current_password: password });
    const responses = await atOnce(2, () =>
      learner.send('POST', '/api/me/two-step/confirm', { code: codeOf(body.secret) }),
    );
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 });
    const codes = responses.find(({ status }) => status === 200)?.body.recovery_codes;
    expect((await signInWith(visitor, { email, password }, codes[0])).status).toBe(200);
    expect((await subjects(email)).filter((subject) => /turned on/.test(subject))).toHaveLength(1);
  });

  it('leaves no session of a sign-in that is under way at the same moment', async () => {
    const learner = await newLearner();
    const { email, password } = learner;
    const { body } = await learner.send('POST', '/api/me/two-step', { current_password: password });
    const confirmed = learner.send('POST', '/api/me/two-step/confirm', { code: codeOf(body.secret) });
    const signIns = await atOnce(5, () => firstStep(email, password));
    expect((await confirmed).status).toBe(200);
    for (const response of signIns) {
      expect([200, 202]).toContain(response.status);
      if (response.status === 200) expect((await callWith(response).send('GET', '/api/me')).status).toBe(401);
    }
    expect((await learner.send('GET', '/api/me/sessions')).body.items).toHaveLength(1);
  });

  it('stores neither the secret nor a recovery code as text', async () => {
    const { userId, secret, recoveryCodes } = await newProtected();
    const row = JSON.stringify(await readRow(userId), (_, value: unknown) =>
      value instanceof Set ? [...value] : value,
    );
    expect(row).toContain('recovery_codes');
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(row).not.toContain(text);
  });

  it('with another app replaces the first one and its recovery codes', async () => {
    const learner = await newProtected();
    const { email, password, secret, recoveryCodes } = learner;
    const start = (code?: string) =>
      learner.send('POST', '/api/me/two-step', { current_password: password, code });
    expect(await start()).toMatchObject(wrongCode);
    const { body } = await start(recoveryCodes[1]);
    expect((await signInWith(visitor, { email, password }, codeOf(secret, 1))).status).toBe(200);
    const confirm = (code: string) => learner.send('POST', '/api/me/two-step/confirm', { code });
    expect((await confirm(codeOf(body.secret))).status).toBe(200);
    expect((await confirm(codeOf(body.secret, 1))).status).toBe(409);
    for (const old of [codeOf(secret, 1), recoveryCodes[0] ?? ''])
      expect(await signInWith(visitor, { email, password }, old)).toMatchObject(wrongCode);
    expect((await signInWith(visitor, { email, password }, codeOf(body.secret, 1))).status).toBe(200);
  });
});

describe('signing in with two-step verification', () => {
  it('gives no session, no token and no cookie before the code, and then both', async () => {
    const { email, password, secret } = await newProtected();
    const first = await firstStep(email, password);
    expect(first.status).toBe(202);
    expect(Object.keys(first.body)).toEqual(['challenge', 'expires_in', 'has_app']);
    expect(first.body.challenge).not.toMatch(/eyJ[\w-]{10,}\./);
    expect(first.headers.get('set-cookie')).toBeNull();
    const second = await secondStep(first.body.challenge, codeOf(secret, 1));
    expect(second.status).toBe(200);
    expect(second.headers.get('set-cookie')).toMatch(/^device=/);
    expect((await callWith(second).send('GET', '/api/me')).body.email).toBe(email);
    const { refresh_token } = second.body;
    expect((await visitor.send('POST', '/api/auth/refresh', { refresh_token })).status).toBe(200);
    expect((await firstStep(email, 'wrong-password')).status).toBe(401);
  });

  it('refuses a code that was used, an older one, and a challenge that was used', async () => {
    const { email, password, secret, recoveryCodes, usedCode } = await newProtected();
    expect(await signInWith(visitor, { email, password }, usedCode)).toMatchObject(wrongCode);
    const { challenge } = (await firstStep(email, password)).body;
    const next = codeOf(secret, 1);
    expect((await secondStep(challenge, next)).status).toBe(200);
    const { body } = await firstStep(email, password);
    expect(await secondStep(body.challenge, next)).toMatchObject(wrongCode);
    expect(await secondStep(body.challenge, usedCode)).toMatchObject(wrongCode);
    expect((await secondStep(challenge, recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await secondStep(body.challenge, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('accepts a code once when it is used five times at the same moment', async () => {
    const { email, password, secret } = await newProtected();
    const code = codeOf(secret, 1);
    const responses = await atOnce(5, () => signInWith(visitor, { email, password }, code));
    expect(countStatuses(responses)).toEqual({ 200: 1, 400: 4 });
  });

  it('accepts a recovery code once, however it is typed, and emails its use', async () => {
    const learner = await newProtected();
    const { email, password, recoveryCodes } = learner;
    const [code = '', next = ''] = recoveryCodes;
    const typed = ` ${code.replace('-', ' ').toLowerCase()} `;
    const responses = await atOnce(3, () => signInWith(visitor, { email, password }, typed));
    expect(countStatuses(responses)).toEqual({ 200: 1, 400: 2 });
    expect(await signInWith(visitor, { email, password }, code)).toMatchObject(wrongCode);
    expect((await signInWith(visitor, { email, password }, next)).status).toBe(200);
    expect(await state(learner)).toMatchObject({ is_on: true, recovery_codes_left: 8 });
    const used = (await subjects(email)).filter((subject) => subject === 'A recovery code was used');
    expect(used).toHaveLength(2);
  });

  it('refuses a challenge that was changed, or that belongs to another account', async () => {
    const [one, two] = [await newProtected(), await newProtected()];
    const { challenge } = (await firstStep(one.email, one.password)).body;
    for (const at of [0, 20, Math.floor(challenge.length / 2), challenge.length - 3]) {
      const changed = challenge.slice(0, at) + (challenge[at] === 'A' ? 'B' : 'A') + challenge.slice(at + 1);
      expect(await secondStep(changed, codeOf(one.secret, 1))).toMatchObject(expired);
    }
    expect(await secondStep(challenge, two.recoveryCodes[0] ?? '')).toMatchObject(wrongCode);
    expect((await secondStep(challenge, codeOf(one.secret, 1))).status).toBe(200);
  });

  it('ends with a challenge when the password changes or all sessions end in between', async () => {
    const learner = await newProtected();
    const { email, password, secret } = learner;
    const { challenge } = (await firstStep(email, password)).body;
    const body = { current_password: password, new_password: 'another-password' };
    const changed = await learner.send('POST', '/api/me/password', body);
    expect(changed.status).toBe(200);
    expect(await secondStep(challenge, codeOf(secret, 1))).toMatchObject(expired);
    const other = (await firstStep(email, 'another-password')).body.challenge;
    await callWith(changed).send('POST', '/api/me/sign-out-everywhere');
    expect(await secondStep(other, codeOf(secret, 1))).toMatchObject(expired);
  });

  it.each([
    ['disabled', AdminDisableUserCommand],
    ['deleted', AdminDeleteUserCommand],
  ])('refuses the code of an account that was %s after the password', async (_name, Command) => {
    const { email, password, secret, userId } = await newProtected();
    const { challenge } = (await firstStep(email, password)).body;
    await pool.send(new Command({ UserPoolId: process.env.USER_POOL_ID, Username: userId }));
    expect(await secondStep(challenge, codeOf(secret, 1))).toMatchObject(expired);
    expect((await firstStep(email, password)).status).toBe(401);
  });

  it('is still required after the password was reset with the emailed link', async () => {
    const { email, secret } = await newProtected();
    // Only the owner of an address that was proven has set up the second step.
    await proveAddress(origin, email);
    const code = await requestReset(origin, email);
    const password = 'another-password';
    const reset = await visitor.send('POST', '/api/auth/password-reset/confirm', { email, code, password });
    expect(reset.status).toBe(204);
    expect((await signInWith(visitor, { email, password }, codeOf(secret, 1))).status).toBe(200);
  });
});

describe('with two-step verification on', () => {
  it('new recovery codes need the password and a current code, and replace the old ones', async () => {
    const learner = await newProtected();
    const { email, password, secret, recoveryCodes } = learner;
    const replace = (current_password: string, code?: string) =>
      learner.send('POST', '/api/me/two-step/recovery-codes', { current_password, code });
    expect((await replace('wrong-password', codeOf(secret, 1))).status).toBe(400);
    for (const code of [undefined, wrongCodeFor(secret)])
      expect(await replace(password, code)).toMatchObject(wrongCode);
    const { body } = await replace(password, codeOf(secret, 1));
    expect(body.recovery_codes).toHaveLength(10);
    expect(await signInWith(visitor, { email, password }, recoveryCodes[0] ?? '')).toMatchObject(wrongCode);
    expect((await signInWith(visitor, { email, password }, body.recovery_codes[0])).status).toBe(200);
    expect(await subjects(email)).toContain('Your recovery codes were replaced');
  });

  it('turning it off needs the password and a current code, ends open challenges, and is emailed', async () => {
    const learner = await newProtected();
    const { email, password, secret } = learner;
    const { challenge } = (await firstStep(email, password)).body;
    const remove = (current_password: string, code?: string) =>
      learner.send('POST', '/api/me/two-step/remove', { current_password, code });
    expect((await remove('wrong-password', codeOf(secret, 1))).status).toBe(400);
    for (const code of [undefined, learner.usedCode, wrongCodeFor(secret), '00000-00000'])
      expect(await remove(password, code)).toMatchObject(wrongCode);
    expect((await remove(password, codeOf(secret, 1))).status).toBe(204);
    expect(await remove(password)).toMatchObject({ status: 409 });
    expect(await secondStep(challenge, codeOf(secret, 1))).toMatchObject(expired);
    expect((await firstStep(email, password)).status).toBe(200);
    expect(await subjects(email)).toContain('Two-step verification was turned off');
    const replace = { current_password: password };
    expect((await learner.send('POST', '/api/me/two-step/recovery-codes', replace)).status).toBe(409);
  });

  it('changing the address needs a current code', async () => {
    const learner = await newProtected();
    const { email, password, secret } = learner;
    const change = (code?: string) => {
      const body = { email: `new-${email}`, current_password: password, code };
      return learner.send('POST', '/api/me/email-change', body);
    };
    for (const code of [undefined, learner.usedCode, wrongCodeFor(secret)])
      expect(await change(code)).toMatchObject(wrongCode);
    expect(await emailsTo(`new-${email}`)).toEqual([]);
    expect((await change(codeOf(secret, 1))).status).toBe(204);
    expect(await emailsTo(`new-${email}`)).toHaveLength(1);
  });

  it('deleting the account needs a current code', async () => {
    const learner = await newProtected();
    const { password, secret } = learner;
    const remove = (code?: string) =>
      learner.send('POST', '/api/me/deletion', { password, code, keep_certificates: false });
    for (const code of [undefined, wrongCodeFor(secret)]) expect(await remove(code)).toMatchObject(wrongCode);
    expect((await remove(codeOf(secret, 1))).status).toBe(200);
  });
});

describe('the link in the email about a new factor', () => {
  const undo = async (code: string) =>
    (await visitor.send('POST', '/api/auth/two-step/undo', { code })).status;

  /** Returns the code of the newest link for an action in the emails to an address. */
  const codeFor = async (action: string, email: string) =>
    codeIn((await emailsTo(email)).find(({ text }) => text.includes(`action=${action}&`)));

  /** Sets a new password with the newest link in the emails to an address. */
  async function setPassword(email: string, password: string): Promise<void> {
    const mail = (await emailsTo(email)).find(({ text }) => text.includes('mode=reset&email='));
    const body = { email, code: codeIn(mail), password };
    expect((await visitor.send('POST', '/api/auth/password-reset/confirm', body)).status).toBe(204);
  }

  async function newProven() {
    const learner = await newLearner();
    await proveAddress(origin, learner.email);
    return learner;
  }

  it('gives the account back to an owner whose password a thief used to turn it on', async () => {
    const { email, password } = await newProven();
    const thief = callWith(await firstStep(email, password));
    await turnOn(thief, password);
    const code = await codeFor('undo-two-step', email);
    // A reset does not turn it off, and the link still works afterwards.
    await requestReset(origin, email);
    await setPassword(email, 'owners-password');
    expect((await firstStep(email, 'owners-password')).status).toBe(202);
    expect(await undo(code)).toBe(204);
    expect((await firstStep(email, 'owners-password')).status).toBe(401);
    await setPassword(email, 'another-password');
    expect((await firstStep(email, 'another-password')).status).toBe(200);
    expect(await undo(code)).toBe(400);
  });

  it('puts the owner’s app into use again after a thief replaced it twice', async () => {
    const owner = await newProven();
    const { email, password } = owner;
    const { secret, recoveryCodes } = await turnOn(owner, password);
    const replace = async (code: string | undefined) => {
      const { body } = await owner.send('POST', '/api/me/two-step', { current_password: password, code });
      const confirmed = await owner.send('POST', '/api/me/two-step/confirm', { code: codeOf(body.secret) });
      expect(confirmed.status).toBe(200);
      return confirmed.body.recovery_codes[0] as string;
    };
    const stolen = await replace(recoveryCodes[0]);
    const first = await codeFor('undo-two-step', email);
    await replace(stolen);
    const second = await codeFor('undo-two-step', email);
    expect(await undo(first)).toBe(204);
    expect((await owner.send('GET', '/api/me')).status).toBe(401);
    expect(await undo(second)).toBe(400);
    await setPassword(email, 'another-password');
    const again = { email, password: 'another-password' };
    expect((await signInWith(visitor, again, recoveryCodes[1] ?? '')).status).toBe(200);
    expect((await signInWith(visitor, again, codeOf(secret, 1))).status).toBe(200);
  });

  it('turns it on again after a thief turned it off', async () => {
    const owner = await newProven();
    const { email, password } = owner;
    const { secret, recoveryCodes } = await turnOn(owner, password);
    const first = await codeFor('undo-two-step', email);
    const body = { current_password: password, code: recoveryCodes[0] };
    expect((await owner.send('POST', '/api/me/two-step/remove', body)).status).toBe(204);
    const code = await codeFor('undo-two-step', email);
    expect(code).not.toBe(first);
    expect((await firstStep(email, password)).status).toBe(200);
    expect(await undo(code)).toBe(204);
    await setPassword(email, 'another-password');
    const again = { email, password: 'another-password' };
    expect((await firstStep(again.email, again.password)).status).toBe(202);
    expect(await signInWith(visitor, again, recoveryCodes[0] ?? '')).toMatchObject(wrongCode);
    expect((await signInWith(visitor, again, codeOf(secret, 1))).status).toBe(200);
  });

  it('works once when it is used twice at the same moment', async () => {
    const learner = await newProven();
    await turnOn(learner, learner.password);
    const code = await codeFor('undo-two-step', learner.email);
    const statuses = await atOnce(2, () => undo(code));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 400]);
  });

  it('is not needed after a thief changed the address: undoing that drops a factor that is newer', async () => {
    const { email, password } = await newProven();
    const thief = callWith(await firstStep(email, password));
    const theirs = `${crypto.randomUUID()}@example.com`;
    await thief.send('POST', '/api/me/email-change', { email: theirs, current_password: password });
    await thief.send('POST', '/api/me/email-change/confirm', { code: await codeFor('change', theirs) });
    await turnOn(thief, password);
    const code = await codeFor('undo', email);
    expect((await visitor.send('POST', '/api/auth/email-change/undo', { code })).status).toBe(204);
    await setPassword(email, 'another-password');
    expect((await firstStep(email, 'another-password')).status).toBe(200);
    expect(await undo(await codeFor('undo-two-step', theirs))).toBe(400);
  });

  it('is not sent to an address that is not proven, whose owner takes over with a reset', async () => {
    const { email } = await newProtected();
    expect(await codeFor('undo-two-step', email)).toBe('');
  });
});

describe('an operator who has checked a person’s identity', () => {
  it('ends two-step verification, which is audited, and the person sets a new password', async () => {
    const person = await newProtected();
    const { email, password } = person;
    const end = async () => (await runJob(dataDir, 'end-two-step', email, 'Replied from the address')).trim();
    expect(await end()).toBe(
      `Two-step verification of ${email} is off. The account is signed out, and got a link to set a new password.`,
    );
    expect((await person.send('GET', '/api/me')).status).toBe(401);
    expect((await firstStep(email, password)).status).toBe(401);
    const code = codeIn((await emailsTo(email))[0]);
    const body = { email, code, password: 'another-password' };
    expect((await visitor.send('POST', '/api/auth/password-reset/confirm', body)).status).toBe(204);
    expect((await firstStep(email, 'another-password')).status).toBe(200);
    const { items } = await readList('/api/admin/audit-log?limit=20');
    expect(items.find(({ subject }: { subject: string }) => subject.includes(email))).toMatchObject({
      action: 'Ended two-step verification by an operator',
      changes: [{ field: 'identity check', after: 'Replied from the address' }],
    });
    expect(await end()).toBe(`Two-step verification of ${email} is already off.`);
  });
});

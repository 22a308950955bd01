import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { proveAddress } from '../clients/api-client.ts';
import { codeOf, signInWith } from '../clients/two-step-client.ts';
import { requestReset } from './reset-mails.ts';
import { atOnce, countStatuses, origin, visitor } from './shared-platform.ts';
import {
  newProtected,
  firstStep,
  secondStep,
  callWith,
  state,
  expired,
  wrongCode,
  subjects,
} from './two-step-calls.ts';

const pool = new CognitoIdentityProviderClient({});

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

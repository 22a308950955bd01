import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { createCaller, signIn } from '../clients/api-client.ts';
import { requestReset } from './reset-mails.ts';
import { newLearner, origin, visitor } from './shared-platform.ts';

const common = 'This password is too common. Please choose another one.';
const own = 'Please choose a password that does not contain your name or email address.';
const owner = { full_name: 'Unmistakable Person' };

const signUp = (email: string, password: string) =>
  visitor.send('POST', '/api/auth/sign-up', { email, password, ...owner });
const problemAt = (path: string, message: string) => ({
  status: 400,
  body: { errors: [{ path, message }] },
});

describe('a password that is easy to guess is refused', () => {
  it.each([
    ['123456', common],
    ['Password', common],
    ['Unmistakable1', own],
    ['example2026', own],
  ])('at sign-up, which creates no account: %s', async (password, message) => {
    const email = `weak-${crypto.randomUUID()}@example.com`;
    expect(await signUp(email, password)).toMatchObject(problemAt('body.password', message));
    expect((await signUp(email, 'a-better-choice')).status).toBe(201);
  });

  it('when it is changed, which keeps the old one and the session', async () => {
    const learner = await newLearner(owner.full_name);
    const { email, password } = learner;
    for (const [new_password, message] of [
      ['qwerty123', common],
      ['person-1990', own],
    ] as const) {
      const changed = await learner.send('POST', '/api/me/password', {
        current_password: password,
        new_password,
      });
      expect(changed).toMatchObject(problemAt('body.new_password', message));
    }
    expect((await learner.send('GET', '/api/me')).status).toBe(200);
    await signIn(origin, email, password);
  });

  it('when it is reset, and the link stays valid; without a valid link the name is not revealed', async () => {
    const { email } = await newLearner(owner.full_name);
    const code = await requestReset(origin, email);
    const confirm = (password: string, by = code) =>
      createCaller(origin).send('POST', '/api/auth/password-reset/confirm', { email, code: by, password });
    expect(await confirm('unmistakable', 'another-code')).toMatchObject({
      status: 400,
      body: { type: 'urn:redwhiteandcode:problem:invalid-code' },
    });
    expect(await confirm('unmistakable')).toMatchObject(problemAt('body.password', own));
    expect(await confirm('iloveyou')).toMatchObject(problemAt('body.password', common));
    expect((await confirm('a-better-choice')).status).toBe(204);
    await signIn(origin, email, 'a-better-choice');
  });
});

describe('a password that keyboards write in different characters', () => {
  const decomposed = 'pa\u0308ssw\u006F\u0308rd-ne\u0301 77';
  const composed = decomposed.normalize('NFC').replace(' ', '\u00A0');

  it('opens the account in each form, also after it was changed and where the current one is asked for', async () => {
    const email = `keyboard-${crypto.randomUUID()}@example.com`;
    expect((await signUp(email, decomposed)).status).toBe(201);
    const learner = await signIn(origin, email, composed);
    await signIn(origin, email, decomposed);
    const change = { current_password: composed, new_password: `${composed}-a\u030A` };
    expect((await learner.send('POST', '/api/me/password', change)).status).toBe(200);
    await signIn(origin, email, `${decomposed}-\u00E5`);
  });

  it('still opens the account as it was set before', async () => {
    const { email } = await newLearner();
    const old = { UserPoolId: process.env.USER_POOL_ID, Username: email, Password: decomposed };
    await new CognitoIdentityProviderClient({}).send(
      new AdminSetUserPasswordCommand({ ...old, Permanent: true }),
    );
    await signIn(origin, email, decomposed);
    const wrong = await visitor.send('POST', '/api/auth/sign-in', { email, password: `${decomposed}!` });
    expect(wrong.status).toBe(401);
  });
});

import { describe, expect, it } from 'vitest';
import { codeOf, signInWith, wrongCodeFor } from '../clients/two-step-client.ts';
import { atOnce, countStatuses, emailsTo, newLearner, visitor } from './shared-platform.ts';
import {
  newProtected,
  readRow,
  firstStep,
  secondStep,
  callWith,
  state,
  expired,
  wrongCode,
  subjects,
} from './two-step-calls.ts';

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

import { describe, expect, it } from 'vitest';
import { codeIn, proveAddress } from '../clients/api-client.ts';
import { runJob } from '../platform/platform.ts';
import { codeOf, signInWith, turnOn } from '../clients/two-step-client.ts';
import { requestReset } from './reset-mails.ts';
import { atOnce, dataDir, emailsTo, newLearner, origin, readList, visitor } from './shared-platform.ts';
import { newProtected, firstStep, callWith, wrongCode } from './two-step-calls.ts';
import { isFullRun } from '../samples/sample.ts';

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
    // A reset does not turn it off, and the link still works afterward.
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

  it.runIf(isFullRun)('turns it on again after a thief turned it off', async () => {
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

  it.runIf(isFullRun)(
    'is not needed after a thief changed the address: undoing that drops a factor that is newer',
    async () => {
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
    },
  );

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

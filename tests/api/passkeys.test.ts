import { describe, expect, it } from 'vitest';
import { isFullRun } from '../samples/sample.ts';
import { codeIn, createCaller, proveAddress } from '../clients/api-client.ts';
import { runJob } from '../platform/platform.ts';
import { dataIn, downloadArchive } from '../clients/privacy-client.ts';
import { SoftwarePasskey } from '../clients/software-passkey.ts';
import { codeOf, turnOn } from '../clients/two-step-client.ts';
import {
  admin,
  atOnce,
  countStatuses,
  dataDir,
  emailsTo,
  newLearner,
  origin,
  siteUrl,
  visitor,
} from './shared-platform.ts';

type Learner = Awaited<ReturnType<typeof newLearner>>;
type Proof = { code?: string; passkey?: unknown };

const page = new URL(siteUrl).origin;
const newPasskey = (counts = true) => new SoftwarePasskey(page, counts);

const start = (learner: Learner, proof: Proof = {}) =>
  learner.send('POST', '/api/me/two-step/passkeys', { current_password: learner.password, ...proof });
const confirm = (learner: Learner, credential: unknown, name = 'Laptop') =>
  learner.send('POST', '/api/me/two-step/passkeys/confirm', { name, credential });

/** Adds a passkey to an account. Returns the response of the last step. */
async function add(learner: Learner, passkey: SoftwarePasskey, proof: Proof = {}, name?: string) {
  const { status, body } = await start(learner, proof);
  expect(status).toBe(200);
  return confirm(learner, passkey.create(body), name);
}

/** Creates a learner with a proven address and one passkey. */
async function newProtected(counts = true) {
  const learner = await newLearner();
  await proveAddress(origin, learner.email);
  const passkey = newPasskey(counts);
  const { status, body } = await add(learner, passkey);
  expect(status).toBe(200);
  return { learner, passkey, recoveryCodes: body.recovery_codes as string[] };
}

const state = async (learner: Learner) => (await learner.send('GET', '/api/me/two-step')).body;
const firstStep = ({ email, password }: Pick<Learner, 'email' | 'password'>) =>
  visitor.send('POST', '/api/auth/sign-in', { email, password });
const secondStep = (challenge: string, passkey: unknown) =>
  visitor.send('POST', '/api/auth/sign-in/passkey', { challenge, passkey });
const request = async (learner: Learner) =>
  (await learner.send('POST', '/api/me/two-step/passkeys/request')).body;
const remove = (learner: Learner, id: string, proof: Proof) =>
  learner.send('POST', `/api/me/two-step/passkeys/${id}/remove`, {
    current_password: learner.password,
    ...proof,
  });

const refused = { status: 400, body: { errors: [{ path: 'body.passkey' }] } };
const expired = { status: 401, body: { type: 'urn:redwhiteandcode:problem:challenge-expired' } };
const subjects = async ({ email }: Learner) => (await emailsTo(email)).map(({ subject }) => subject);
const undoCode = async ({ email }: Learner) =>
  codeIn((await emailsTo(email)).find(({ text }) => text.includes('action=undo-two-step&')));
const undo = async (code: string) => (await visitor.send('POST', '/api/auth/two-step/undo', { code })).status;

async function setPassword({ email }: Learner, password: string) {
  const mail = (await emailsTo(email)).find(({ text }) => text.includes('mode=reset&email='));
  const body = { email, code: codeIn(mail), password };
  expect((await visitor.send('POST', '/api/auth/password-reset/confirm', body)).status).toBe(204);
  return firstStep({ email, password });
}

describe('adding a passkey', () => {
  it('turns two-step verification on with recovery codes, and ends all other sessions', async () => {
    const learner = await newLearner();
    const other = createCaller(origin, (await firstStep(learner)).body.access_token);
    const wrong = { ...learner, password: 'wrong-password' };
    expect((await start(wrong)).status).toBe(400);
    const added = await add(learner, newPasskey(), {}, ' My phone ');
    expect(added.status).toBe(200);
    expect(new Set(added.body.recovery_codes).size).toBe(10);
    expect(await state(learner)).toEqual({
      is_on: true,
      has_app: false,
      passkeys: [
        { id: expect.any(String), name: 'My phone', created_at: expect.any(String), last_used_at: null },
      ],
      recovery_codes_left: 10,
      is_required: false,
    });
    expect((await other.send('GET', '/api/me')).status).toBe(401);
    expect(await subjects(learner)).toContain('Two-step verification was turned on');
    const { passkey, has_app } = (await firstStep(learner)).body;
    expect({ has_app, userVerification: passkey.userVerification }).toEqual({
      has_app: false,
      userVerification: 'preferred',
    });
  });

  it('keeps the app, the recovery codes and the other sessions if it is on already', async () => {
    const learner = await newLearner();
    const { secret, recoveryCodes } = await turnOn(learner, learner.password);
    for (const proof of [{}, { code: '00000-00000' }]) expect((await start(learner, proof)).status).toBe(400);
    const signedIn = await visitor.send('POST', '/api/auth/sign-in/two-step', {
      challenge: (await firstStep(learner)).body.challenge,
      code: recoveryCodes[0],
    });
    const other = createCaller(origin, signedIn.body.access_token);
    expect((await add(learner, newPasskey(), { code: codeOf(secret, 1) })).status).toBe(204);
    expect(await state(learner)).toMatchObject({ has_app: true, recovery_codes_left: 9 });
    expect((await other.send('GET', '/api/me')).status).toBe(200);
    expect(await subjects(learner)).toContain('A passkey was added to your account');
  });

  it.each([
    ['another challenge', { challenge: 'AAAA' }],
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['a use, not a creation', { type: 'webauthn.get' }],
    ['nobody who touched it', { isUntouched: true }],
  ])('refuses one with %s', async (_name, fault) => {
    const learner = await newLearner();
    const { body } = await start(learner);
    const { status } = await confirm(learner, newPasskey().create(body, fault));
    expect(status).toBe(400);
    expect(await state(learner)).toMatchObject({ is_on: false });
  });

  it('accepts a challenge once, the newest only, and only of the same account', async () => {
    const [learner, stranger] = [await newLearner(), await newLearner()];
    const { body: old } = await start(learner);
    const { body: others } = await start(stranger);
    const { body } = await start(learner);
    for (const options of [old, others])
      expect((await confirm(learner, newPasskey().create(options))).status).toBe(400);
    const made = [newPasskey().create(body), newPasskey().create(body)];
    const responses = await Promise.all(made.map((credential) => confirm(learner, credential)));
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 });
    expect((await state(learner)).passkeys).toHaveLength(1);
    expect((await confirm(learner, made[0])).status).toBe(409);
  });

  it('refuses the same passkey again, a name without letters, and a sixth one', async () => {
    const { learner, passkey, recoveryCodes } = await newProtected();
    const { body } = await start(learner, { code: recoveryCodes[0] ?? '' });
    expect(body.excludeCredentials).toMatchObject([{ id: passkey.id }]);
    expect((await confirm(learner, passkey.create(body))).status).toBe(400);
    expect((await confirm(learner, newPasskey().create(body), ' ')).status).toBe(400);
    for (const code of recoveryCodes.slice(1, 5))
      expect((await add(learner, newPasskey(), { code })).status).toBe(204);
    expect(await start(learner, { code: recoveryCodes[5] ?? '' })).toMatchObject({
      status: 409,
      body: { detail: 'An account can have 5 passkeys. Remove one to add another.' },
    });
  });
});

describe('signing in with a passkey', () => {
  it('needs the password first, and works as often as the authenticator is used', async () => {
    const { learner, passkey } = await newProtected();
    for (const _time of [1, 2]) {
      const { body } = await firstStep(learner);
      const { status, body: session } = await secondStep(body.challenge, passkey.use(body.passkey));
      expect({ status, email: session.user?.email }).toEqual({ status: 200, email: learner.email });
    }
    expect((await state(learner)).passkeys).toMatchObject([{ last_used_at: expect.any(String) }]);
  });

  it.each([
    ['another challenge', { challenge: 'AAAA' }],
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['a creation, not a use', { type: 'webauthn.create' }],
    ['nobody who touched it', { isUntouched: true }],
    ['a count that does not rise, as of a copied authenticator', { count: 1 }],
  ])('refuses %s', async (_name, fault) => {
    const { learner, passkey } = await newProtected();
    const { body } = await firstStep(learner);
    expect(await secondStep(body.challenge, passkey.use(body.passkey, fault))).toMatchObject(refused);
    expect((await secondStep(body.challenge, passkey.use(body.passkey))).status).toBe(200);
  });

  it('refuses the passkey of another account and a response that was changed', async () => {
    const [one, two] = [await newProtected(), await newProtected()];
    const { body } = await firstStep(one.learner);
    expect(await secondStep(body.challenge, two.passkey.use(body.passkey))).toMatchObject(refused);
    const used = one.passkey.use(body.passkey);
    const { signature } = two.passkey.use(body.passkey).response;
    const forged = { ...used, response: { ...used.response, signature } };
    expect(await secondStep(body.challenge, forged)).toMatchObject(refused);
    expect(await secondStep('AAAA', used)).toMatchObject(expired);
  });

  it.each([true, false])(
    'starts one session when it is sent five times at once (counting: %s)',
    async (counts) => {
      const { learner, passkey } = await newProtected(counts);
      const { body } = await firstStep(learner);
      const used = passkey.use(body.passkey);
      const responses = await atOnce(5, () => secondStep(body.challenge, used));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await secondStep(body.challenge, used)).status).not.toBe(200);
    },
  );

  it('is refused with a challenge from before the passkey was removed, and after a suspension', async () => {
    const { learner, passkey, recoveryCodes } = await newProtected();
    const { body: before } = await firstStep(learner);
    const used = passkey.use(before.passkey);
    await admin.send('POST', `/api/admin/users/${learner.userId}/suspension`);
    expect((await secondStep(before.challenge, used)).status).toBe(401);
    await admin.send('DELETE', `/api/admin/users/${learner.userId}/suspension`);
    const { body } = await firstStep(learner);
    const again = {
      ...learner,
      ...createCaller(origin, await tokenOf(body.challenge, recoveryCodes[0] ?? '')),
    };
    const { body: open } = await firstStep(learner);
    const [{ id }] = (await state(again)).passkeys;
    expect((await remove(again, id, { code: recoveryCodes[1] ?? '' })).status).toBe(204);
    expect(await secondStep(open.challenge, passkey.use(open.passkey))).toMatchObject(expired);
  });
});

const tokenOf = async (challenge: string, code: string): Promise<string> =>
  (await visitor.send('POST', '/api/auth/sign-in/two-step', { challenge, code })).body.access_token;

describe('a change of the account', () => {
  it('takes a passkey as the current code, once for each request', async () => {
    const { learner, passkey, recoveryCodes } = await newProtected(false);
    const replace = (proof: Proof) =>
      learner.send('POST', '/api/me/two-step/recovery-codes', {
        current_password: learner.password,
        ...proof,
      });
    expect(await replace({})).toMatchObject({ status: 400, body: { errors: [{ path: 'body.code' }] } });
    const forSignIn = (await firstStep(learner)).body.passkey;
    expect(await replace({ passkey: passkey.use(forSignIn) })).toMatchObject(refused);
    const used = passkey.use(await request(learner));
    const responses = await atOnce(3, () => replace({ passkey: used }));
    expect(countStatuses(responses)).toEqual({ 200: 1, 400: 2 });
    expect(await replace({ passkey: used })).toMatchObject(refused);
    expect((await state(learner)).recovery_codes_left).toBe(10);
    expect(await replace({ code: recoveryCodes[0] ?? '' })).toMatchObject({ status: 400 });
    const { password } = learner;
    const deletion = { password, keep_certificates: false };
    expect((await learner.send('POST', '/api/me/deletion', deletion)).status).toBe(400);
    const last = { ...deletion, passkey: passkey.use(await request(learner)) };
    expect((await learner.send('POST', '/api/me/deletion', last)).status).toBe(200);
  });

  it('removes a passkey, and turns two-step verification off with the last factor', async () => {
    const { learner, passkey, recoveryCodes } = await newProtected();
    await add(learner, newPasskey(), { code: recoveryCodes[0] ?? '' }, 'Key');
    const [first, second] = (await state(learner)).passkeys;
    expect((await remove(learner, second.id, {})).status).toBe(400);
    expect((await remove(learner, second.id, { passkey: passkey.use(await request(learner)) })).status).toBe(
      204,
    );
    expect(await subjects(learner)).toContain('A passkey was removed from your account');
    expect((await state(learner)).passkeys).toMatchObject([{ id: first.id }]);
    expect((await remove(learner, second.id, { code: recoveryCodes[1] ?? '' })).status).toBe(404);
    expect((await remove(learner, first.id, { passkey: passkey.use(await request(learner)) })).status).toBe(
      204,
    );
    expect(await state(learner)).toMatchObject({ is_on: false, passkeys: [], recovery_codes_left: 0 });
    expect((await firstStep(learner)).status).toBe(200);
    expect((await learner.send('POST', '/api/me/two-step/passkeys/request')).status).toBe(409);
  });

  it('adds an app beside a passkey', async () => {
    const { learner, passkey } = await newProtected();
    const { body } = await learner.send('POST', '/api/me/two-step', {
      current_password: learner.password,
      passkey: passkey.use(await request(learner)),
    });
    const code = codeOf(body.secret);
    expect((await learner.send('POST', '/api/me/two-step/confirm', { code })).status).toBe(200);
    expect(await state(learner)).toMatchObject({ has_app: true, passkeys: [{}], recovery_codes_left: 10 });
    expect(await subjects(learner)).toContain('An authenticator app was added to your account');
  });

  it('ends the setup of an app that began with the password alone, and an app ends that of a passkey', async () => {
    const learner = await newLearner();
    const begun = { current_password: learner.password };
    const { body: app } = await learner.send('POST', '/api/me/two-step', begun);
    const passkey = newPasskey();
    const { body: added } = await add(learner, passkey);
    const code = codeOf(app.secret);
    expect((await learner.send('POST', '/api/me/two-step/confirm', { code })).status).toBe(409);
    expect(await state(learner)).toMatchObject({ has_app: false, passkeys: [{}] });
    expect(added.recovery_codes).toHaveLength(10);

    const other = await newLearner();
    const { body: creation } = await start(other);
    const { body: otherApp } = await other.send('POST', '/api/me/two-step', {
      current_password: other.password,
    });
    await other.send('POST', '/api/me/two-step/confirm', { code: codeOf(otherApp.secret) });
    expect((await confirm(other, newPasskey().create(creation))).status).toBe(409);
    expect(await state(other)).toMatchObject({ has_app: true, passkeys: [] });
  });
});

describe('the link in the email about a passkey', () => {
  it('takes away the passkey that a thief added, and keeps the owner’s', async () => {
    const { learner, passkey, recoveryCodes } = await newProtected();
    await add(learner, newPasskey(), { code: recoveryCodes[0] ?? '' });
    expect(await undo(await undoCode(learner))).toBe(204);
    expect((await learner.send('GET', '/api/me')).status).toBe(401);
    const { status, body } = await setPassword(learner, 'another-password');
    expect(status).toBe(202);
    expect(body.passkey.allowCredentials).toMatchObject([{ id: passkey.id }]);
    expect((await secondStep(body.challenge, passkey.use(body.passkey))).status).toBe(200);
  });

  it('turns two-step verification off again if the passkey turned it on', async () => {
    const { learner } = await newProtected();
    expect(await undo(await undoCode(learner))).toBe(204);
    expect((await setPassword(learner, 'another-password')).status).toBe(200);
  });

  it('brings a removed passkey back, the last one too', async () => {
    const { learner, passkey, recoveryCodes } = await newProtected();
    const [{ id }] = (await state(learner)).passkeys;
    expect((await remove(learner, id, { code: recoveryCodes[0] ?? '' })).status).toBe(204);
    expect(await undo(await undoCode(learner))).toBe(204);
    const { status, body } = await setPassword(learner, 'another-password');
    expect(status).toBe(202);
    expect((await secondStep(body.challenge, passkey.use(body.passkey))).status).toBe(200);
  });
});

describe('an account with only passkeys', () => {
  it.runIf(isFullRun)('loses them when an admin or an operator ends two-step verification', async () => {
    const [one, two] = [(await newProtected()).learner, (await newProtected()).learner];
    expect((await admin.send('GET', `/api/admin/users/${one.userId}`)).body.has_two_step).toBe(true);
    expect((await admin.send('POST', `/api/admin/users/${one.userId}/end-two-step`)).status).toBe(204);
    expect(await runJob(dataDir, 'end-two-step', two.email, 'Replied from the address')).toContain('is off');
    for (const learner of [one, two])
      expect((await setPassword(learner, 'another-password')).status).toBe(200);
  });

  it('has their names and times in the export of the user’s data', async () => {
    const { learner } = await newProtected();
    const data = dataIn(await downloadArchive(origin, learner));
    expect(data.passkeys).toEqual([{ name: 'Laptop', created_at: expect.any(String), last_used_at: null }]);
  });
});

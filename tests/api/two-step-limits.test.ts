import { afterAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../samples/sample.ts';
import { atOnce, type Caller, codeIn, countStatuses, createCaller, emailsTo } from '../clients/api-client.ts';
import { demoFolder, startPlatform } from '../platform/platform.ts';
import { SoftwarePasskey } from '../clients/software-passkey.ts';
import { codeOf, signInWith, turnOn, type TwoStepAccount, wrongCodeFor } from '../clients/two-step-client.ts';
import { waitForResetMails } from './reset-mails.ts';

const originSecret = 'sample-origin-secret';
const dataDir = demoFolder();
const variables = { RATE_LIMITS: '', ORIGIN_SECRET: originSecret, ADMIN_MFA: 'required' };
let platform = await startPlatform({ dataDir, variables });
afterAll(() => platform.stop());

let networks = 0;
/** Returns a visitor from a network that no test has used, as CloudFront reports it, or a user there. */
function elsewhere(token?: string): Caller {
  const address = `203.0.113.${++networks}`;
  const caller = createCaller(platform.origin, token);
  const seen = { 'x-origin-verify': originSecret, 'x-viewer-address': address };
  return { ...caller, send: (method, path, body) => caller.send(method, path, body, seen) };
}

const password = 'test-password';

async function newProtected() {
  const [email, owner] = [`${crypto.randomUUID()}@example.com`, elsewhere()];
  await owner.send('POST', '/api/auth/sign-up', { email, password, full_name: 'Test Owner' });
  const { body } = await owner.send('POST', '/api/auth/sign-in', { email, password });
  const protection = await turnOn(elsewhere(body.access_token), password);
  return { email, password, ...protection };
}

const subjects = async (email: string): Promise<string[]> => {
  const { body } = await createCaller(platform.origin).send('GET', '/local/outbox.json');
  return (body as { to: string; subject: string }[])
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
};
const warning = 'Someone has your password, but not your code';

describe('guessing codes with the right password', () => {
  it('is refused after five codes a day from any number of networks, and the owner gets one email', async () => {
    const account = await newProtected();
    const wrong = wrongCodeFor(account.secret);
    const { body } = await elsewhere().send('POST', '/api/auth/sign-in', account);
    const guess = (code: string) =>
      elsewhere().send('POST', '/api/auth/sign-in/two-step', { challenge: body.challenge, code });
    const responses = await atOnce(20, () => guess(wrong));
    expect(countStatuses(responses)).toEqual({ 400: 5, 429: 15 });
    const refused = await guess(codeOf(account.secret, 1));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const mails = await subjects(account.email);
    expect(mails.filter((subject) => subject === warning)).toHaveLength(1);
  });

  it('does not keep the owner out, who has a recovery code and then a known browser', async () => {
    const account = await newProtected();
    const wrong = wrongCodeFor(account.secret);
    const { body } = await elsewhere().send('POST', '/api/auth/sign-in', account);
    const guess = () =>
      elsewhere().send('POST', '/api/auth/sign-in/two-step', { challenge: body.challenge, code: wrong });
    await atOnce(10, guess);
    const owner = elsewhere();
    expect((await signInWith(owner, account, account.recoveryCodes[0] ?? '')).status).toBe(200);
    await atOnce(10, guess);
    expect((await signInWith(owner, account, codeOf(account.secret, 1))).status).toBe(200);
  });

  it('blocks the owner’s new devices until they set a new password, which helps once a day', async () => {
    const { email, secret } = await newProtected();
    const proof = (await emailsTo(platform.origin, email)).find(({ text }) =>
      text.includes('/verify-email?'),
    );
    await elsewhere().send('POST', '/api/auth/email-proof', { code: codeIn(proof) });
    let resets = 0;
    /** Uses up the guesses of strangers, sets a new password, and enters a valid code on a new device. */
    const comeBack = async (password: string, next: string, code: () => string) => {
      const wrong = wrongCodeFor(secret);
      const { challenge } = (await elsewhere().send('POST', '/api/auth/sign-in', { email, password })).body;
      const enter = (entered: string) =>
        elsewhere().send('POST', '/api/auth/sign-in/two-step', { challenge, code: entered });
      await atOnce(6, () => enter(wrong));
      expect((await enter(code())).status).toBe(429);
      await elsewhere().send('POST', '/api/auth/password-reset', { email });
      const [link] = await waitForResetMails(platform.origin, email, ++resets);
      const reset = { email, code: codeIn(link), password: next };
      expect((await elsewhere().send('POST', '/api/auth/password-reset/confirm', reset)).status).toBe(204);
      return (await signInWith(elsewhere(), { email, password: next }, code())).status;
    };
    expect(await comeBack(password, 'second-password', () => codeOf(secret, 1))).toBe(200);
    // Otherwise, someone who can read the owner's email could keep guessing.
    expect(await comeBack('second-password', 'third-password', () => codeOf(secret, 2))).toBe(429);
  });

  it('is limited for recovery codes too, also on the account page, and the owner gets one email', async () => {
    const account = await newProtected();
    const { body } = await elsewhere().send('POST', '/api/auth/sign-in', account);
    const guess = (code: string) =>
      elsewhere().send('POST', '/api/auth/sign-in/two-step', { challenge: body.challenge, code });
    const responses = await atOnce(8, (at) => guess(`0000${at}-00000`));
    expect(countStatuses(responses)).toEqual({ 400: 5, 429: 3 });
    expect((await guess(account.recoveryCodes[0] ?? '')).status).toBe(429);
    expect((await subjects(account.email)).filter((subject) => subject === warning)).toHaveLength(1);
    // The codes of the app count separately, so the owner can still sign in.
    const session = await signInWith(elsewhere(), account, codeOf(account.secret, 1));
    const stolen = elsewhere(session.body.access_token);
    const remove = (code: string) =>
      stolen.send('POST', '/api/me/two-step/remove', { current_password: password, code });
    expect((await remove('00000-00000')).status).toBe(429);
  });

  it('is not possible without the password, whose attempts are separate', async () => {
    const account = await newProtected();
    const visitor = elsewhere();
    const guess = { email: account.email, password: 'wrong-password' };
    for (let count = 0; count < 5; count++)
      expect((await visitor.send('POST', '/api/auth/sign-in', guess)).status).toBe(401);
    const code = codeOf(account.secret, 1);
    for (const challenge of ['x', 'A'.repeat(200)])
      expect((await visitor.send('POST', '/api/auth/sign-in/two-step', { challenge, code })).status).toBe(
        401,
      );
    expect((await signInWith(elsewhere(), account, code)).status).toBe(200);
  });

  it('starts again at zero after a right code', async () => {
    const account = await newProtected();
    const owner = elsewhere();
    for (const [at, recoveryCode] of account.recoveryCodes.slice(0, 3).entries()) {
      const wrong = wrongCodeFor(account.secret);
      for (let count = 0; count < 4; count++)
        expect((await signInWith(owner, account, wrong)).status, `round ${at}`).toBe(400);
      expect((await signInWith(owner, account, recoveryCode)).status).toBe(200);
    }
    expect(await subjects(account.email)).not.toContain(warning);
  });
});

describe('an admin where two-step verification is required', () => {
  const credentials = { email: 'admin@example.com', password: 'admin-demo' };
  let protection: TwoStepAccount | undefined;
  let adminToken = '';

  it('is told to turn it on, and has access as soon as it is on', async () => {
    const { body } = await elsewhere().send('POST', '/api/auth/sign-in', credentials);
    const admin = elsewhere(body.access_token);
    const analytics = () => admin.send('GET', '/api/admin/analytics');
    expect(await analytics()).toMatchObject({
      status: 403,
      body: {
        type: 'urn:redwhiteandcode:problem:two-step-required',
        detail: 'Turn on two-step verification on your account page to use the admin area.',
      },
    });
    expect((await admin.send('GET', '/api/me')).status).toBe(200);
    expect((await admin.send('GET', '/api/me/two-step')).body).toMatchObject({
      is_on: false,
      is_required: true,
    });
    protection = await turnOn(admin, credentials.password);
    adminToken = body.access_token;
    expect((await analytics()).status).toBe(200);
    const removed = await admin.send('POST', '/api/me/two-step/remove', { current_password: 'admin-demo' });
    expect(removed.status).toBe(403);
    expect((await analytics()).status).toBe(200);
  });

  it('has access with a passkey in place of an app, and keeps the last one', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await elsewhere().send('POST', '/api/auth/sign-up', { email, password, full_name: 'Test Admin' });
    const { body } = await elsewhere().send('POST', '/api/auth/sign-in', { email, password });
    const role = { user_id: body.user.id, role: 'admin' };
    expect((await elsewhere(adminToken).send('POST', '/api/admin/roles', role)).status).toBe(201);
    const person = elsewhere(body.access_token);
    const analytics = async () => (await person.send('GET', '/api/admin/analytics')).status;
    expect(await analytics()).toBe(403);
    const check = { current_password: password };
    const options = await person.send('POST', '/api/me/two-step/passkeys', check);
    const credential = new SoftwarePasskey('http://localhost:3000').create(options.body);
    const added = await person.send('POST', '/api/me/two-step/passkeys/confirm', { name: 'Key', credential });
    expect(added.status).toBe(200);
    expect(await analytics()).toBe(200);
    const [{ id }] = (await person.send('GET', '/api/me/two-step')).body.passkeys;
    const code = added.body.recovery_codes[0];
    const removed = await person.send('POST', `/api/me/two-step/passkeys/${id}/remove`, { ...check, code });
    expect(removed.status).toBe(403);
    expect(await analytics()).toBe(200);
  });

  it('is not told of it without the role', async () => {
    const { body } = await elsewhere().send('POST', '/api/auth/sign-in', {
      email: 'moderator@example.com',
      password: 'moderator-demo',
    });
    const moderator = elsewhere(body.access_token);
    expect((await moderator.send('GET', '/api/admin/analytics')).body.type).toBe('about:blank');
    expect((await moderator.send('GET', '/api/me/two-step')).body.is_required).toBe(false);
  });

  it.runIf(isFullRun)('still needs the code after a restart, also with a challenge from before', async () => {
    const { challenge } = (await elsewhere().send('POST', '/api/auth/sign-in', credentials)).body;
    await platform.stop();
    platform = await startPlatform({ dataDir, variables });
    const code = codeOf(protection?.secret ?? '', 1);
    const { status, body } = await elsewhere().send('POST', '/api/auth/sign-in/two-step', {
      challenge,
      code,
    });
    expect(status).toBe(200);
    expect((await elsewhere(body.access_token).send('GET', '/api/admin/analytics')).status).toBe(200);
    expect((await signInWith(elsewhere(), credentials, code)).status).toBe(400);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { codeIn, createCaller, emailsTo as emailsToAt } from '../clients/api-client.ts';
import { startPlatform } from '../platform/platform.ts';
import { waitForResetMails } from './reset-mails.ts';

const secret = 'sample-origin-secret';
const platform = await startPlatform({ variables: { RATE_LIMITS: 'off', ORIGIN_SECRET: secret } });
afterAll(() => platform.stop());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const password = 'first-password';
const emailsTo = (email: string) => emailsToAt(platform.origin, email);

/** Returns a caller on a network, with Firefox on Linux. */
function callerAt(address: string, token?: string, cookie?: string) {
  const caller = createCaller(platform.origin, token);
  const seen = { 'x-origin-verify': secret, 'x-viewer-address': address, 'user-agent': firefox };
  return (path: string, body: object) =>
    caller.send('POST', path, body, { ...seen, ...(cookie && { cookie }) });
}

let networks = 0;
const newAddress = () => `198.51.100.${++networks}`;

async function newAccount() {
  const [email, address] = [`${crypto.randomUUID()}@example.com`, newAddress()];
  const { headers } = await callerAt(address)('/api/auth/sign-up', { email, password, full_name: 'Test' });
  return { email, address, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
}
const signIn = (email: string, at: string, cookie?: string) =>
  callerAt(at, undefined, cookie)('/api/auth/sign-in', { email, password });

/** Expects an email to say when and where something happened and what to do, and to have no token. */
function expectAdvice({ text }: { text: string }): void {
  expect(text).toMatch(/When: \w+ \d+, \d{4} at \d+:\d\d [AP]M E[SD]T\nDevice: Firefox on Linux/);
  expect(text).toContain('If not, set a new password now.');
  expect(text).toContain('http://localhost:3000/auth?mode=reset');
  expect(text).not.toMatch(/code=|token/);
}

describe('an account owner is emailed', () => {
  it('about a sign-in from another network with another browser, and not about known ones', async () => {
    const { email, address, cookie } = await newAccount();
    await signIn(email, address);
    await signIn(email, newAddress(), cookie);
    expect(await emailsTo(email)).toHaveLength(1);
    const elsewhere = newAddress();
    const { status } = await signIn(email, elsewhere);
    expect(status).toBe(200);
    await signIn(email, elsewhere);
    const [mail, ...earlier] = await emailsTo(email);
    expect(earlier).toHaveLength(1);
    expect(mail?.subject).toBe('New sign-in to your Red White and Code account');
    if (mail) expectAdvice(mail);
  });

  it('not about a wrong password', async () => {
    const { email } = await newAccount();
    const wrong = { email, password: 'wrong-password' };
    expect((await callerAt(newAddress())('/api/auth/sign-in', wrong)).status).toBe(401);
    expect(await emailsTo(email)).toHaveLength(1);
  });

  it('not about the first sign-in ever', async () => {
    const { status } = await callerAt(newAddress())('/api/auth/sign-in', {
      email: 'learner@example.com',
      password: 'learner-demo',
    });
    expect(status).toBe(200);
    expect(await emailsTo('learner@example.com')).toEqual([]);
  });

  it('about a changed password, once, and not if the current one was wrong', async () => {
    const { email, address } = await newAccount();
    const { access_token } = (await signIn(email, address)).body;
    const change = (current_password: string) =>
      callerAt(address, access_token)('/api/me/password', { current_password, new_password: 'second-one' });
    expect((await change('wrong-password')).status).toBe(400);
    expect((await change(password)).status).toBe(200);
    const [mail, ...earlier] = await emailsTo(email);
    expect(earlier).toHaveLength(1);
    expect(mail?.subject).toBe('Your password was changed');
    if (mail) expectAdvice(mail);
  });

  it('about a reset password, once', async () => {
    const { email, address } = await newAccount();
    const call = callerAt(address);
    await call('/api/auth/password-reset', { email });
    const code = codeIn((await waitForResetMails(platform.origin, email, 1))[0]);
    const body = { email, code, password: 'second-one' };
    for (const status of [204, 400])
      expect((await call('/api/auth/password-reset/confirm', body)).status).toBe(status);
    const [mail, ...earlier] = await emailsTo(email);
    expect(earlier).toHaveLength(2);
    expect(mail?.subject).toBe('Your password was reset');
    if (mail) expectAdvice(mail);
  });
});

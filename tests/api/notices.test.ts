import { afterAll, describe, expect, it } from 'vitest';
import { codeIn, createCaller, emailsTo } from '../clients/api-client.ts';
import { startPlatform } from '../platform/platform.ts';
import { turnOn } from '../clients/two-step-client.ts';

const secret = 'sample-origin-secret';
const platform = await startPlatform({ variables: { RATE_LIMITS: '', ORIGIN_SECRET: secret } });
afterAll(() => platform.stop());

let networks = 0;
/** Returns a caller on an unused network. */
function elsewhere(token?: string) {
  const seen = { 'x-origin-verify': secret, 'x-viewer-address': `203.0.113.${++networks}` };
  const caller = createCaller(platform.origin, token);
  return {
    ...caller,
    send: (method: string, path: string, body?: object) => caller.send(method, path, body, seen),
  };
}

const password = 'test-password';

async function newAccount(email = `${crypto.randomUUID()}@example.com`) {
  const owner = elsewhere();
  await owner.send('POST', '/api/auth/sign-up', { email, password, full_name: 'Test Owner' });
  const { body } = await owner.send('POST', '/api/auth/sign-in', { email, password });
  return { email, learner: elsewhere(body.access_token) };
}

/** Returns an address's emails, newest first, whose subjects match. */
const mailsAbout = async (email: string, subject: RegExp) =>
  (await emailsTo(platform.origin, email)).filter((mail) => subject.test(mail.subject));

describe('an address gets only so many notices, and what they are about still happens:', () => {
  it.each([
    ['that is proven, five new sign-ins an hour', true],
    ['that is not proven, five new sign-ins a day', false],
  ])('%s', async (_, isProven) => {
    const { email } = await newAccount();
    const [welcome] = await emailsTo(platform.origin, email);
    if (isProven) await elsewhere().send('POST', '/api/auth/email-proof', { code: codeIn(welcome) });
    for (let count = 0; count < 8; count++)
      expect((await elsewhere().send('POST', '/api/auth/sign-in', { email, password })).status).toBe(200);
    const [last, ...earlier] = await mailsAbout(email, /^New sign-in/);
    expect(earlier).toHaveLength(4);
    expect(last?.text).toMatch(/We send no more of them for \d+ \w+\./);
    for (const { text } of earlier) expect(text).not.toContain('no more of them');
  });

  it('that is not proven, five a day of all that are not about security', async () => {
    const { email, learner } = await newAccount();
    const enroll = (course_id: string) => learner.send('POST', '/api/enrollments', { course_id });
    for (let count = 0; count < 4; count++)
      await elsewhere().send('POST', '/api/auth/sign-in', { email, password });
    expect((await enroll('ai-literacy-101')).status).toBe(201);
    expect((await enroll('prompt-engineering-mastery')).status).toBe(201);
    const [last, ...others] = await mailsAbout(email, /^You are enrolled/);
    expect(last?.text).toContain('We send no more of them for');
    expect(others).toEqual([]);
  });

  it('that many people sign up with, in any spelling, four welcomes a day', async () => {
    const name = crypto.randomUUID();
    const spellings = ['', '+1', '+2', '+3', '+4'].map((tag) => `${name}${tag}@example.com`);
    const welcomes: number[] = [];
    for (const email of spellings) {
      await newAccount(email);
      welcomes.push((await mailsAbout(email, /^Welcome/)).length);
    }
    expect(welcomes).toEqual([1, 1, 1, 1, 0]);
  });

  it('that is not proven, five a day about security, of changes of two-step verification', async () => {
    const { email, learner } = await newAccount();
    for (let count = 0; count < 3; count++) {
      const { recoveryCodes } = await turnOn(learner, password);
      const off = { current_password: password, code: recoveryCodes[0] };
      expect((await learner.send('POST', '/api/me/two-step/remove', off)).status).toBe(204);
    }
    expect(await mailsAbout(email, /[Tt]wo-step verification|recovery code/)).toHaveLength(5);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCaller, signIn } from '../clients/api-client.ts';
import { application, submit } from '../clients/liftoff-client.ts';
import { askForDeletion } from '../clients/privacy-client.ts';
import { createLink, makeToolkit } from '../clients/toolkit-client.ts';
import { requestReset } from './reset-mails.ts';
import {
  admin,
  atOnce,
  codeIn,
  emailsTo,
  enroll,
  newLearner,
  origin,
  proveAddress,
  visitor,
  siteUrl,
} from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { userPool } = await import('../../lambdas/src/identity/user-pool.ts');
const { GetCommand, PutCommand, QueryCommand, UpdateCommand } = await import('@aws-sdk/lib-dynamodb');

const TableName = process.env.TABLE_NAME;
const confirm = async (code: string) =>
  (await visitor.send('POST', '/api/auth/email-proof', { code })).status;
const isProven = async (person: { send: typeof visitor.send }) =>
  (await person.send('GET', '/api/me')).body.email_verified as boolean;

const reset = (email: string, code: string) =>
  visitor.send('POST', '/api/auth/password-reset/confirm', { email, code, password: 'owner-password' });

describe('the welcome email', () => {
  it('is sent once with the sign-up, and its link proves the address, signed in or not', async () => {
    const learner = await newLearner();
    expect(await isProven(learner)).toBe(false);
    const emails = await emailsTo(learner.email);
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Welcome to Red White and Code: confirm your email address',
    ]);
    const code = codeIn(emails[0]);
    expect(emails[0]?.text).toContain(`${siteUrl}/verify-email?code=${code}`);
    expect([await confirm(code), await isProven(learner)]).toEqual([204, true]);
  });

  it('tells a laid-off person first that courses can be free, and speaks of HR only to people with an employer', async () => {
    const { email } = await newLearner();
    // A link's random code can contain any two letters.
    const text = (await emailsTo(email))[0]?.text.replaceAll(/https?:\S+/g, '') ?? '';
    const [forEveryone, forLaidOff, forEmployees] = text.split(
      /If you are between jobs|If you have an employer/,
    );
    expect(forEveryone).not.toMatch(/HR|reimburs/);
    expect(forLaidOff).toContain('You can apply to take every course for free.');
    expect(forLaidOff).not.toMatch(/HR|reimburs/);
    expect(forEmployees).toContain('ask your HR team');
  });

  it('has a link whose second use changes nothing and is not an error', async () => {
    const learner = await newLearner();
    const code = codeIn((await emailsTo(learner.email))[0]);
    expect(await atOnce(3, () => confirm(code))).toEqual([204, 204, 204]);
    expect(await confirm(code)).toBe(204);
  });

  it('has a link whose code is not in the table and that cannot be used after seven days', async () => {
    const { email, userId = '' } = await newLearner();
    const code = codeIn((await emailsTo(email))[0]);
    const { Items } = await docClient.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :link)',
        ExpressionAttributeValues: { ':pk': `ACCOUNT#${userId}`, ':link': 'EMAIL_LINK#PROOF#' },
      }),
    );
    const [link] = Items ?? [];
    expect(JSON.stringify(Items)).not.toContain(code.split('.')[1]);
    expect(Number(link?.['ttl'])).toBeLessThanOrEqual(Date.now() / 1000 + 7 * 86_400);
    await docClient.send(
      new UpdateCommand({
        TableName,
        Key: { pk: link?.['pk'] as string, sk: link?.['sk'] as string },
        UpdateExpression: 'SET #ttl = :past',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) },
      }),
    );
    expect(await confirm(code)).toBe(400);
  });

  it('can be sent again until the address is proven, and no link of another purpose or user works', async () => {
    const [learner, other] = [await newLearner(), await newLearner()];
    const again = () => learner.send('POST', '/api/me/email-proof');
    expect(await again()).toMatchObject({ status: 200, body: { email_verified: false } });
    const [second, first] = (await emailsTo(learner.email)).map(codeIn);
    const [, secret] = (first ?? '').split('.');
    expect(await confirm(await requestReset(origin, learner.email))).toBe(400);
    expect(await confirm(`${other.userId}.${secret}`)).toBe(400);
    expect([await confirm(first ?? ''), await confirm(second ?? '')]).toEqual([204, 204]);
    expect(await again()).toMatchObject({ status: 200, body: { email_verified: true } });
    expect(await emailsTo(learner.email)).toHaveLength(3);
  });

  it('is sent once when an interrupted sign-up is completed by the first sign-in', async () => {
    const email = `${randomUUID()}@example.com`;
    await userPool.signUp(email, 'test-password', 'Test Person');
    const signIn = () => visitor.send('POST', '/api/auth/sign-in', { email, password: 'test-password' });
    const [first] = await atOnce(2, signIn);
    expect(first?.body.user).toMatchObject({ email, email_verified: false });
    expect(await emailsTo(email)).toHaveLength(1);
  });

  it('is not sent to the demo accounts, whose addresses are proven', async () => {
    expect(await isProven(admin)).toBe(true);
    expect(await emailsTo('admin@example.com')).toEqual([]);
  });
});

describe('until the address is proven', () => {
  it('no email goes to HR, and the response says what to do', async () => {
    const learner = await newLearner();
    await enroll(learner, 'ai-literacy-101');
    const hr_email = `hr-${randomUUID()}@example.com`;
    const { body } = await makeToolkit(learner, 'ai-literacy-101', { hr_email });
    const send = () => createLink(learner, body.id, { send_to_hr: true });
    expect(await send()).toMatchObject({
      status: 403,
      body: {
        type: 'urn:redwhiteandcode:problem:email-unproven',
        detail: expect.stringContaining('confirm your email address'),
      },
    });
    expect(await emailsTo(hr_email)).toEqual([]);
    expect((await createLink(learner, body.id)).status).toBe(201);
    await proveAddress(learner.email);
    expect((await send()).status).toBe(201);
    expect(await emailsTo(hr_email)).toHaveLength(1);
  });

  it('the emails about an application go to the account, whatever address the form has', async () => {
    const learner = await newLearner();
    const stranger = `${randomUUID()}@example.com`;
    const { body } = await submit(learner, { ...application, email: stranger });
    expect(body.email).toBe(stranger);
    const decision = { application_status: 'approved', events: 1 };
    const { status } = await admin.send('PATCH', `/api/admin/layoff-applications/${body.id}`, decision);
    expect(status).toBe(200);
    expect(await emailsTo(stranger)).toEqual([]);
    expect((await emailsTo(learner.email)).map(({ subject }) => subject)).toEqual([
      'Your application to Layoff to Lift-Off has been approved',
      'Your application to Layoff to Lift-Off',
      'Welcome to Red White and Code: confirm your email address',
    ]);
  });
});

describe('a reset by the owner of the address', () => {
  it('takes over an account that someone else created: it ends their sessions and removes their second factor', async () => {
    const intruder = await newLearner();
    const Key = keys.twoStep(intruder.userId ?? '');
    await docClient.send(new PutCommand({ TableName, Item: { ...Key, secret: 'sample' } }));
    expect((await reset(intruder.email, await requestReset(origin, intruder.email))).status).toBe(204);
    expect((await intruder.send('GET', '/api/me')).status).toBe(401);
    expect((await docClient.send(new GetCommand({ TableName, Key }))).Item).toBeUndefined();
    const { body } = await visitor.send('POST', '/api/auth/sign-in', {
      email: intruder.email,
      password: 'owner-password',
    });
    expect(body.user).toMatchObject({ id: intruder.userId, email_verified: true });
    expect(await isProven(createCaller(origin, body.access_token))).toBe(true);
  });

  it('revokes the links to employers that someone else made', async () => {
    const intruder = await newLearner();
    await enroll(intruder, 'ai-literacy-101');
    const { body: toolkit } = await makeToolkit(intruder, 'ai-literacy-101');
    const { body: made } = await createLink(intruder, toolkit.id);
    const page = `/api/employer-approvals/${new URL(made.url).pathname.split('/').pop()}`;
    expect((await visitor.send('GET', page)).status).toBe(200);
    expect((await reset(intruder.email, await requestReset(origin, intruder.email))).status).toBe(204);
    expect((await visitor.send('GET', page)).status).toBe(404);
  });

  it('cancels the deletion that someone else asked for, and says so', async () => {
    const intruder = await newLearner();
    expect((await askForDeletion(intruder, intruder.password)).status).toBe(200);
    expect((await reset(intruder.email, await requestReset(origin, intruder.email))).status).toBe(204);
    const owner = await signIn(origin, intruder.email, 'owner-password');
    expect((await owner.send('GET', '/api/me')).body).not.toHaveProperty('deletion_due');
    const sent = (await emailsTo(intruder.email)).map(({ subject }) => subject);
    expect(sent).toContain('Your Red White and Code account will not be deleted');
  });

  it('keeps the second factor of an account whose address was proven', async () => {
    const learner = await newLearner();
    await proveAddress(learner.email);
    const Key = keys.twoStep(learner.userId ?? '');
    await docClient.send(new PutCommand({ TableName, Item: { ...Key, secret: 'sample' } }));
    expect((await reset(learner.email, await requestReset(origin, learner.email))).status).toBe(204);
    expect((await docClient.send(new GetCommand({ TableName, Key }))).Item).toBeDefined();
  });
});

import path from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createCaller, newLearner } from '../api-client.ts';
import {
  application,
  applications,
  createBucket,
  html,
  objectsOf,
  pdf,
  submit,
  upload,
} from '../liftoff-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

let platform: Platform;
let visitor: Caller;
let bucket: S3Client;

beforeAll(async () => {
  platform = await startPlatform();
  visitor = createCaller(platform.origin);
  process.loadEnvFile(path.join(platform.dataDir, 'stack.env'));
  bucket = createBucket();
});
afterAll(() => platform?.stop());

const recount = async () => (await visitor.send('GET', '/local/recount.json')).body.differences;

describe('an application', () => {
  it('is pending, with its submission as its history, and its applicant gets a mail', async () => {
    const who = await newLearner(platform.origin);
    const { status, body } = await submit(who, {
      email: `mail-${who.userId}@example.com`,
      phone: '',
      target_industry: null,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...application,
      email: `mail-${who.userId}@example.com`,
      user_id: who.userId,
      application_status: 'pending',
      phone: null,
      linkedin_url: null,
      target_industry: null,
      proof_document_url: null,
      approved_at: null,
      rejection_reason: null,
      history: [{ status: 'pending', time: body.created_at }],
    });
    expect((await who.send('GET', applications)).body.items).toEqual([body]);
    expect((await who.send('GET', `${applications}/${body.id}`)).body).toEqual(body);
    const mails = (await visitor.send('GET', '/local/outbox.json')).body as { to: string; text: string }[];
    const mine = mails.filter(({ to }) => to === `mail-${who.userId}@example.com`);
    expect(mine).toHaveLength(1);
    expect(mine[0]?.text).toContain(
      "We'll review your application within 24 hours and notify you via email.",
    );
    expect(await recount()).toEqual([]);
  });

  it('is the same 404 for another person as one that does not exist', async () => {
    const [who, other] = [await newLearner(platform.origin), await newLearner(platform.origin)];
    const { body } = await submit(who);
    const foreign = await other.send('GET', `${applications}/${body.id}`);
    const missing = await other.send('GET', `${applications}/no-such-application`);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(missing.body);
    expect((await other.send('GET', applications)).body.items).toEqual([]);
  });

  it('is one, of twenty sent at once; a second is told so', async () => {
    const who = await newLearner(platform.origin);
    const key = await upload(platform.origin, who, pdf());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(who, { proof_upload_key: key })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body.type).toBe('urn:redwhiteandcode:problem:open-application');
    }
    const { items } = (await who.send('GET', applications)).body;
    expect(items).toHaveLength(1);
    expect(await objectsOf(bucket, who)).toEqual([items[0].proof_document_url]);
    expect((await submit(who)).status).toBe(409);
    expect(await recount()).toEqual([]);
  });

  it.each([
    ['applicant_name', ' A ', 'Name must be at least 2 characters'],
    ['email', 'applicant', 'Invalid email address'],
    ['email', 'a@example.com,b@example.com', 'Invalid email address'],
    ['previous_company', '', 'Company name required'],
    ['previous_role', 'x', 'Role required'],
    ['layoff_date', 'soon', 'Valid date required'],
    ['layoff_date', '2025-02-30', 'Valid date required'],
    ['layoff_date', '2999-01-01', 'The layoff date cannot be in the future'],
    ['layoff_date', '2020-01-01', 'The layoff must be within the past 12 months'],
    ['linkedin_url', 'linkedin', 'Invalid LinkedIn URL'],
    ['linkedin_url', 'javascript:alert(1)', 'Invalid LinkedIn URL'],
    ['current_job_search_status', '', 'Please select your status'],
    ['target_industry', 'x'.repeat(201), 'Use at most 200 characters'],
  ])('with the %s %j is told: %s', async (name, value, message) => {
    const { status, body } = await submit(await newLearner(platform.origin), { [name]: value });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: `body.${name}`, message }]);
  });
});

describe('a text field', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR '1'='1",
    '; DROP TABLE x;--',
    '${7*7}',
    '{{7*7}}',
    '%00%0d%0a',
    '../../etc/passwd',
    '=cmd|calc',
    '+1+1',
    '-1-1',
    '@SUM(A1)',
    'null',
    'undefined',
    'NaN',
    'true',
    '[object Object]',
    '__proto__',
    'constructor',
    'Ω≈ç√∫',
    '田中さん',
    'مرحبا',
    'שלום',
    '🦅🦅',
    '👩‍👩‍👧‍👦 x',
    'e\u0301e\u0301',
    '  padded  ',
    'a\u00a0b',
    'a\u200bb',
    'a\ufeffb',
    'ａｂ',
    '\\u0000',
    '\\',
    '//',
    '<!--',
    ']]>',
    '&lt;&amp;',
    'x'.repeat(100),
    'x'.repeat(101),
    '🦅'.repeat(51),
    'a\u0000b',
    'a\nb',
    'a\r\nBcc: x',
    'a\tb',
    '\u202egpj.exe',
    'a\u2066b',
    'a\ud800b',
    '\u200b\u200b',
    'a\u2028b',
    '\u0007\u0007',
  ];

  const fields = ['applicant_name', 'phone', 'previous_company', 'previous_role', 'target_industry'] as const;
  const named =
    /^(Please remove the control characters|Use at most \d+ characters|Name must be at least 2 characters|(Company name|Role) required)$/;

  it('gives back each of fifty hostile texts as it was, trimmed, or names what is wrong', async () => {
    expect(hostile).toHaveLength(50);
    let kept = 0;
    for (let first = 0; first < hostile.length; first += fields.length) {
      const who = await newLearner(platform.origin);
      const typed = Object.fromEntries(fields.map((name, at) => [name, hostile[first + at] ?? '']));
      const answer = await submit(who, typed);
      const refused = (answer.body.errors ?? []) as { path: string; message: string }[];
      for (const { path: field, message } of refused) {
        expect(message, field).toMatch(named);
        typed[field.slice('body.'.length)] = 'Good text';
      }
      const { status, body } = refused.length > 0 ? await submit(who, typed) : answer;
      expect(status, JSON.stringify(typed)).toBe(201);
      const read = (await who.send('GET', `${applications}/${body.id}`)).body;
      for (const name of fields) expect(read[name]).toBe(typed[name]?.trim());
      kept += fields.length - refused.length;
    }
    expect(kept).toBeGreaterThan(30);
    expect(kept).toBeLessThan(50);
  });
});

it('tells nothing personal to the log', async () => {
  const who = await newLearner(platform.origin);
  await submit(who, {
    applicant_name: 'Unmistakable Person',
    proof_upload_key: await upload(platform.origin, who, html),
  });
  await submit(who, { applicant_name: 'Unmistakable Person' });
  expect(platform.output()).not.toMatch(/Unmistakable|applicant@example|incoming\//);
});

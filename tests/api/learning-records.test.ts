import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkFile, type Finding } from '../../lambdas/badges/check.ts';
import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { recordRefusals } from '@redwhiteandcode/contract/credentials/learning-record-rules.ts';
import { readPdf } from '../../lambdas/documents/read-pdf.ts';
import { type Caller, createCaller, newLearner as newLearnerAt } from '../clients/api-client.ts';
import { startPlatform } from '../platform/platform.ts';
import { askForDeletion } from '../clients/privacy-client.ts';
import { requestReset } from './reset-mails.ts';
import {
  admin,
  atOnce,
  enroll,
  lessonPaths,
  newLearner,
  payFor,
  origin,
  visitor,
} from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { eraseAccount } = await import('../../lambdas/src/privacy/erasure.ts');

const course = 'ai-literacy-101';
const today = businessToday();
const period = { from: `${today.slice(0, 4)}-01-01`, to: today };
const longAgo = { from: '2024-01-01', to: '2024-12-31' };

const make = (learner: Caller, body: object = period) => learner.send('POST', '/api/learning-records', body);

/** A learner who has completed the first lessons of a course. */
async function newStudent(lessons: number, name?: string) {
  const learner = await newLearner(name);
  await enroll(learner, course);
  await payFor(learner, course);
  const paths = await lessonPaths(learner, course);
  for (const path of paths.slice(0, lessons)) await learner.send('PUT', path);
  return { learner, paths };
}

/** Makes a completed lesson one from before times were recorded. */
const forgetTime = ({ userId = '' }: Caller, lesson: number) =>
  docClient.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: keys.progress(userId, course, 1, lesson),
      UpdateExpression: 'REMOVE #at',
      ExpressionAttributeNames: { '#at': 'at' },
    }),
  );

async function download({ token }: Caller, number: string, file: 'json' | 'pdf') {
  const address = `${origin}/api/learning-records/${number}/${file}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const type = response.headers.get('content-type');
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Checks a file as a stranger's browser does, and returns what each step found. */
async function check(file: Uint8Array<ArrayBuffer>): Promise<Finding['found'][]> {
  const own = (await visitor.send('GET', '/.well-known/did.json')).body;
  const found: Finding['found'][] = [];
  const loadStatusList = async (list: string): Promise<unknown> =>
    (await visitor.send('GET', `/api/credentials/status/${list}`)).body;
  for await (const finding of checkFile(file, { now: new Date(), own, loadStatusList }))
    found.push(finding.found);
  return found;
}

const intact = ['credential', 'own', 'ofIssuer', 'unchanged', 'current'];

describe('a completed lesson', () => {
  it('gets its time, and one from before times were recorded has none', async () => {
    const { learner } = await newStudent(2);
    await forgetTime(learner, 2);
    const { body } = await learner.send('GET', `/api/courses/${course}/progress`);
    const [first, second] = body.items;
    expect(Math.abs(Date.now() - Date.parse(first.completed_at))).toBeLessThan(120_000);
    expect(second).toMatchObject({ lesson_number: 2, completed_at: null });
  });

  it('that completes the course gets the time of the certificate', async () => {
    const { learner } = await newStudent(Infinity);
    const { body } = await learner.send('GET', `/api/courses/${course}/progress?limit=100`);
    const { items } = (await learner.send('GET', '/api/certificates')).body;
    expect(body.items.at(-1).completed_at).toBe(`${items[0].issued_at.slice(0, 19)}.000Z`);
  });
});

describe('a learning record', () => {
  it('has only the lessons that are marked as completed in the period, with their dates', async () => {
    const { learner, paths } = await newStudent(3, 'Ada Sample');
    await learner.send('DELETE', paths[1] ?? '');
    const { status, body } = await make(learner);
    expect(status).toBe(201);
    const content = (await learner.send('GET', `/api/courses/${course}/content?limit=100`)).body.items;
    const [first, , third] = content[0].lessons.map(
      ({ lesson_title }: { lesson_title: string }) => lesson_title,
    );
    expect(body).toMatchObject({
      ...period,
      record_number: expect.stringMatching(/^RWC-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/),
      student_name: 'Ada Sample',
      lesson_count: 2,
      courses: [
        {
          course_id: course,
          completed_at: null,
          result: null,
          lessons: [
            { title: first, completed_on: today },
            { title: third, completed_on: today },
          ],
        },
      ],
    });
  });

  it('is a snapshot: a later one has later lessons, and both are listed, newest first', async () => {
    const { learner, paths } = await newStudent(1);
    const first = (await make(learner)).body.record_number;
    await learner.send('PUT', paths[1] ?? '');
    const second = (await make(learner)).body.record_number;
    expect(second).not.toBe(first);
    const { items } = (await learner.send('GET', '/api/learning-records')).body;
    expect(items).toMatchObject([
      { record_number: second, courses: [{ lesson_count: 2 }] },
      { record_number: first, courses: [{ lesson_count: 1 }] },
    ]);
  });

  it('is made once for the same contents, also by calls at the same moment', async () => {
    const { learner } = await newStudent(1);
    const made = await atOnce(3, () => make(learner));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    const again = await make(learner);
    expect(new Set([...made, again].map(({ body }) => body.record_number)).size).toBe(1);
    expect((await learner.send('GET', '/api/learning-records')).body.items).toHaveLength(1);
    await learner.send('PATCH', '/api/me', { full_name: 'New Name' });
    expect((await make(learner)).body).toMatchObject({ student_name: 'New Name', lesson_count: 1 });
  });

  it('includes a lesson without a date only when the course was completed in the period', async () => {
    const { learner, paths } = await newStudent(2);
    await forgetTime(learner, 1);
    expect((await make(learner)).body.lesson_count).toBe(1);
    for (const path of paths.slice(2)) await learner.send('PUT', path);
    const { body } = await make(learner);
    expect(body.lesson_count).toBe(paths.length);
    expect(body.courses[0].lessons[0].completed_on).toBeNull();
    const { bytes } = await download(learner, body.record_number, 'json');
    expect(JSON.parse(new TextDecoder().decode(bytes)).evidence[0].description).toBe(
      'Completed, date not recorded',
    );
  });

  it('is refused for a period without completed lessons', async () => {
    const { learner } = await newStudent(1);
    const { status, body } = await make(learner, longAgo);
    expect({ status, detail: body.detail }).toEqual({ status: 409, detail: recordRefusals.empty });
    expect((await make(await newLearner())).status).toBe(409);
  });

  it.each([
    [{ from: '2024-12-31', to: '2024-01-01' }, 'body.to'],
    [{ from: '2024-01-01', to: '2025-01-01' }, 'body.to'],
    [{ from: '2024-01-01', to: '2999-01-01' }, 'body.to'],
    [{ from: '2024-02-30', to: '2024-03-01' }, 'body.from'],
    [{ from: '2024-01-01' }, 'body.to'],
  ])('is refused for %o, with an error at %s', async (body, path) => {
    const response = await make(await newLearner(), body);
    expect(response.status).toBe(400);
    expect(response.body.errors).toMatchObject([{ path }]);
  });

  it('passes every step of a check, and names the learner only by hashes', async () => {
    const { learner } = await newStudent(2, 'Ada Sample');
    const { record_number } = (await make(learner)).body;
    const { type, bytes } = await download(learner, record_number, 'json');
    expect(type).toBe('application/json');
    expect(await check(bytes)).toEqual([...intact, 'active']);
    const text = new TextDecoder().decode(bytes);
    for (const secret of ['Ada Sample', learner.email, learner.userId ?? '-'])
      expect(text).not.toContain(secret);
    const { achievement } = JSON.parse(text).credentialSubject;
    expect((await visitor.send('GET', new URL(achievement.id).pathname)).body).toEqual(achievement);
  });

  it('is signed again if its key is no longer public', async () => {
    const { learner } = await newStudent(1);
    const { record_number } = (await make(learner)).body;
    const before = await download(learner, record_number, 'json');
    const stored = new TextDecoder()
      .decode(before.bytes)
      .replace(/"proofValue":"[^"]+"/, '"proofValue":"z1"');
    await docClient.send(
      new UpdateCommand({
        TableName: process.env.TABLE_NAME,
        Key: keys.learningRecord(record_number),
        UpdateExpression: 'SET credential = :stored, key_id = :gone',
        ExpressionAttributeValues: { ':stored': stored, ':gone': 'did:web:localhost#zCompromised' },
      }),
    );
    const after = await download(learner, record_number, 'json');
    expect(await check(after.bytes)).toEqual([...intact, 'active']);
    expect(await download(learner, record_number, 'json')).toEqual(after);
  });

  it('is deleted with the account, and its credential is revoked', async () => {
    const { learner } = await newStudent(1);
    const { record_number } = (await make(learner)).body;
    const { bytes } = await download(learner, record_number, 'json');
    expect((await askForDeletion(learner, learner.password ?? '', true)).status).toBe(200);
    const later = new Date(Date.now() + 15 * 86_400_000).toISOString();
    expect(await eraseAccount(learner.userId ?? '', later)).toBe(true);
    expect((await visitor.send('GET', `/api/learning-records/${record_number}`)).status).toBe(404);
    expect(await check(bytes)).toEqual([...intact, 'revoked']);
  });

  it('is a PDF with the learner, the period and the credential', async () => {
    const { learner } = await newStudent(1, 'Ada Sample');
    const { record_number } = (await make(learner)).body;
    const { type, bytes } = await download(learner, record_number, 'pdf');
    expect(type).toBe('application/pdf');
    const { text } = await readPdf(bytes);
    for (const shown of ['Ada Sample', record_number, 'Lessons completed 1']) expect(text).toContain(shown);
    expect(new TextDecoder('latin1').decode(bytes)).toContain('/EmbeddedFile');
  });

  it('is found by anyone with its number, however it is typed, without an email address', async () => {
    const { learner } = await newStudent(2, 'Ada Sample');
    const { record_number: number } = (await make(learner)).body;
    const typed = ` ${number.toLowerCase().replaceAll('0', 'o')} `;
    const { status, body } = await visitor.send('GET', `/api/learning-records/${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      record_number: number,
      status: 'valid',
      revoked_at: null,
      revocation_reason: null,
      student_name: 'Ada Sample',
      ...period,
      issued_at: expect.any(String),
      courses: [{ title: expect.any(String), lesson_count: 2, result: null }],
    });
    expect((await visitor.send('GET', '/api/learning-records/RWC-2025-00000000')).status).toBe(404);
  });

  it('is listed only for its owner', async () => {
    const { learner } = await newStudent(1);
    await make(learner);
    const other = await newLearner();
    expect((await other.send('GET', '/api/learning-records')).body.items).toEqual([]);
  });
});

describe('the payment of a learning record', () => {
  const otherCourse = 'prompt-engineering-mastery';

  /** Enrolls without paying, and completes the first lesson. */
  const startUnpaid = async (learner: Caller, id: string) => {
    await enroll(learner, id);
    const [path = ''] = await lessonPaths(learner, id);
    expect((await learner.send('PUT', path)).status).toBe(200);
  };

  /** Expects that everyone who sees a record sees why it was revoked, and that a copy of its file checks as revoked. */
  async function expectRevoked(number: string, copy: Uint8Array<ArrayBuffer>, reason: RegExp) {
    const { body } = await visitor.send('GET', `/api/learning-records/${number}`);
    expect(body).toMatchObject({
      status: 'revoked',
      revoked_at: expect.any(String),
      revocation_reason: expect.stringMatching(reason),
    });
    expect(await check(copy)).toEqual([...intact, 'revoked']);
  }

  it('comes first: lessons of a course that is not paid make none', async () => {
    const learner = await newLearner();
    await startUnpaid(learner, course);
    const { status, body } = await make(learner);
    expect({ status, detail: body.detail }).toEqual({ status: 409, detail: recordRefusals.unpaid });
    await payFor(learner, course);
    expect(await make(learner)).toMatchObject({ status: 201, body: { lesson_count: 1 } });
  });

  it('is of each course: one that is not paid is left out', async () => {
    const { learner } = await newStudent(1);
    await startUnpaid(learner, otherCourse);
    expect((await make(learner)).body).toMatchObject({ lesson_count: 1, courses: [{ course_id: course }] });
  });

  it('that is refunded revokes the record and its file, and no other record', async () => {
    const { learner } = await newStudent(1);
    const before = (await make(learner)).body.record_number;
    await startUnpaid(learner, otherCourse);
    await payFor(learner, otherCourse);
    const { record_number } = (await make(learner)).body;
    const { bytes } = await download(learner, record_number, 'json');
    const [order] = (await learner.send('GET', `/api/orders?course_id=${otherCourse}`)).body.items;
    const refund = `/api/orders/${order.id}/refund`;
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await learner.send('POST', refund, { ground: 'window' }, key)).status).toBe(201);
    expect(
      (await admin.send('POST', `/api/admin/refunds/${order.id}/approve`, { objection: null })).status,
    ).toBe(200);
    await expectRevoked(record_number, bytes, /refunded/);
    for (const file of ['json', 'pdf']) {
      const { status } = await learner.send('GET', `/api/learning-records/${record_number}/${file}`);
      expect(status).toBe(409);
    }
    const { items } = (await learner.send('GET', '/api/learning-records')).body;
    expect(items).toMatchObject([
      { record_number, status: 'revoked' },
      { record_number: before, status: 'valid' },
    ]);
    expect((await make(learner)).body.record_number).toBe(before);
  });

  it('by someone else ends with their records when the owner of the address takes over', async () => {
    const { learner } = await newStudent(1);
    const { record_number } = (await make(learner)).body;
    const { bytes } = await download(learner, record_number, 'json');
    const { email } = learner;
    const code = await requestReset(origin, email);
    const reset = { email, code, password: 'owner-password' };
    expect((await visitor.send('POST', '/api/auth/password-reset/confirm', reset)).status).toBe(204);
    await expectRevoked(record_number, bytes, /owner of the address/);
    const signedIn = await visitor.send('POST', '/api/auth/sign-in', { email, password: reset.password });
    const owner = createCaller(origin, signedIn.body.access_token, learner.userId);
    const again = await make(owner);
    expect(again.status).toBe(201);
    expect(again.body.record_number).not.toBe(record_number);
  });
});

describe('the limit of learning records', () => {
  it('is 20 a day', { timeout: 300_000 }, async () => {
    const platform = await startPlatform({ variables: { RATE_LIMITS: '' } });
    onTestFinished(async () => void (await platform.stop()));
    const learner = await newLearnerAt(platform.origin);
    for (let call = 1; call <= 20; call++) expect((await make(learner, longAgo)).status).toBe(409);
    expect((await make(learner, longAgo)).status).toBe(429);
    expect((await make(await newLearnerAt(platform.origin), longAgo)).status).toBe(409);
  });
});

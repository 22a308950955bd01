import { createHash, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../api-client.ts';
import { approvalOf, createLink, makeToolkit, recordOutcome, toolkits } from '../toolkit-client.ts';
import {
  admin,
  atOnce,
  completeCourse,
  countStatuses,
  emailsTo,
  enroll,
  expectTrueCounts,
  newLearner,
  payFor,
  proveAddress,
  readList,
  readNewestChange,
  readOutput,
  visitor,
} from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { GetCommand, UpdateCommand } = await import('@aws-sdk/lib-dynamodb');

const courseId = 'prompt-engineering-mastery';

afterAll(expectTrueCounts);

const readToolkit = async (learner: Caller, id: string) =>
  (await learner.send('GET', `${toolkits}/${id}`)).body;

/** Makes a toolkit with a link, for a learner who has completed no lesson. */
async function openRequest(terms: object = {}, facts: object = {}) {
  const learner = await newLearner('Test Employee');
  await enroll(learner, courseId);
  const { body } = await makeToolkit(learner, courseId, facts);
  const link = await createLink(learner, body.id, terms);
  expect(link.status).toBe(201);
  return { learner, id: body.id as string, url: link.body.url as string, page: approvalOf(link.body.url) };
}

const decide = (page: string, decision: object, key?: string) =>
  visitor.send('POST', `${page}/decision`, decision, key === undefined ? {} : { 'idempotency-key': key });
const decider = { name: 'Test Manager', title: 'HR Manager' };
const denial = { ...decider, decision: 'denied', comment: 'The budget is used up.' };
/** An approval in part. */
const approval = { ...decider, decision: 'approved', amount_cents: 100_000 };

/** Emails the link of a new request to HR. Returns the page of the email's link, and of the link that the learner copies. */
async function emailRequest(hr_email: string, course = courseId) {
  const learner = await newLearner('Test Employee');
  await proveAddress(learner.email);
  await enroll(learner, course);
  const { id, order_id } = (await makeToolkit(learner, course, { hr_email })).body;
  const { body } = await createLink(learner, id, { send_to_hr: true });
  return { learner, id, order_id, emailed: await emailedPage(hr_email), copied: approvalOf(body.url) };
}

/** Returns the page of the link in the newest email to an address. */
async function emailedPage(address: string): Promise<string> {
  const [email] = await emailsTo(address);
  return approvalOf(/https?:\/\/\S+\/employer-approval\/\S+/.exec(email?.text ?? '')?.[0] ?? expect.fail());
}

const hrAddress = () => `hr-${randomUUID()}@company.example`;

describe('the employer’s page', () => {
  it('needs no account and shows the course, the price and the cap, and nothing else', async () => {
    const { page } = await openRequest({}, { other_assistance_cents: 500_000 });
    const { status, body, headers } = await visitor.send('GET', page);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      employee_name: 'Test Employee',
      employer_name: 'Test Employer',
      course: { title: 'Prompt Engineering Mastery', duration: expect.stringMatching(/\w/) },
      is_paid_for: false,
      cap: { year: 2026, limit_cents: 525_000, is_announced: true, left_cents: 25_000 },
      documents: [],
      progress: null,
      certificate: null,
      decision: null,
    });
    expect(body.cap.within_cents + body.cap.above_cents).toBe(body.price_cents);
    for (const secret of ['hr@example.com', 'E-1', '@example.com'])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('shows the progress, the certificate and the documents only if the learner chose so', async () => {
    const learner = await newLearner();
    const { certificate_number } = await completeCourse(learner, courseId);
    const toolkit = (await makeToolkit(learner, courseId)).body;
    const hidden = approvalOf((await createLink(learner, toolkit.id)).body.url);
    expect((await visitor.send('GET', `${hidden}/documents/guide`)).status).toBe(404);
    const terms = { shares_documents: true, shares_progress: true };
    const open = approvalOf((await createLink(learner, toolkit.id, terms)).body.url);
    const { body } = await visitor.send('GET', open);
    expect(body).toMatchObject({
      documents: ['receipt', 'explainer', 'request', 'certificate', 'guide'],
      certificate: { certificate_number, status: 'valid' },
    });
    expect(body.progress).toMatchObject({
      completed_lessons: body.progress.total_lessons,
      enrolled_at: expect.any(String),
      completed_at: expect.any(String),
    });
  });

  it('is logged for the learner, once within minutes, without an address', async () => {
    const { learner, id, page } = await openRequest();
    await atOnce(4, () => visitor.send('GET', page));
    await visitor.send('GET', page);
    expect((await readToolkit(learner, id)).views).toEqual([{ at: expect.any(String), document: null }]);
  });

  it('is found by the hash of its token, which is not stored', async () => {
    const { url, page } = await openRequest();
    const token = page.split('/').at(-1) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const hash = createHash('sha256').update(token).digest('hex');
    const TableName = process.env.TABLE_NAME;
    const { Item } = await docClient.send(new GetCommand({ TableName, Key: keys.approvalToken(hash) }));
    expect(JSON.stringify(Item)).not.toContain(token);
    expect(url).toContain('/employer-approval/');
    expect(await readOutput()).not.toContain(token);
  });

  it('is not found for an unknown, a replaced, a revoked and an expired link, with a clear sentence', async () => {
    const { learner, id, page } = await openRequest();
    expect((await visitor.send('GET', `/api/employer-approvals/${'x'.repeat(43)}`)).body).toMatchObject({
      status: 404,
      detail: 'This link is not valid. Please check that you have copied all of it.',
    });
    const second = approvalOf((await createLink(learner, id)).body.url);
    const withdrawn = { status: 404, body: { detail: 'This link was withdrawn by the person who sent it.' } };
    expect(await visitor.send('GET', page)).toMatchObject(withdrawn);
    expect((await visitor.send('GET', second)).status).toBe(200);
    const revoked = await atOnce(2, () => learner.send('DELETE', `${toolkits}/${id}/approval-link`));
    expect(countStatuses(revoked)).toEqual({ 200: 2 });
    expect(await visitor.send('GET', second)).toMatchObject(withdrawn);
    expect(await decide(second, approval)).toMatchObject(withdrawn);
    const third = approvalOf((await createLink(learner, id)).body.url);
    await docClient.send(
      new UpdateCommand({
        TableName: process.env.TABLE_NAME,
        Key: keys.toolkit(id),
        UpdateExpression: 'SET link.expires_at = :past',
        ExpressionAttributeValues: { ':past': new Date(Date.now() - 1).toISOString() },
      }),
    );
    expect(await visitor.send('GET', third)).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('has expired') },
    });
    expect((await readToolkit(learner, id)).link.state).toBe('expired');
  });
});

describe('a link', () => {
  it('that is requested again with the same key is one link with another token', async () => {
    const { learner, id } = await openRequest();
    const key = randomUUID();
    const [first, again] = [await createLink(learner, id, {}, key), await createLink(learner, id, {}, key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    for (const { body } of [first, again])
      expect((await visitor.send('GET', approvalOf(body.url))).status).toBe(200);
    expect(again.body.toolkit.version).toBe(first.body.toolkit.version);
  });

  it('is emailed to HR only if the learner asks, once, with another secret than the copied one', async () => {
    const hr_email = `hr-${randomUUID()}@example.com`;
    const { learner, id } = await openRequest({}, { hr_email });
    await proveAddress(learner.email);
    expect(await emailsTo(hr_email)).toEqual([]);
    const key = randomUUID();
    const sent = await createLink(learner, id, { send_to_hr: true }, key);
    await createLink(learner, id, { send_to_hr: true }, key);
    const emails = await emailsTo(hr_email);
    expect(emails).toHaveLength(1);
    // A reply quotes the email, so one to the learner would hand over its link.
    expect(emails[0]?.replyTo).toBeUndefined();
    expect(emails[0]?.text).toContain((await learner.send('GET', '/api/me')).body.email);
    expect(emails[0]?.text).not.toContain(sent.body.url);
    expect(await emailedPage(hr_email)).not.toBe(approvalOf(sent.body.url));
    for (const page of [await emailedPage(hr_email), approvalOf(sent.body.url)])
      expect((await visitor.send('GET', page)).status).toBe(200);
    expect(sent.body.toolkit).toMatchObject({
      status: 'submitted',
      link: { state: 'open', sent_at: expect.any(String) },
    });
    await enroll(learner, 'ai-literacy-101');
    const { body } = await makeToolkit(learner, 'ai-literacy-101', { hr_email: null });
    expect(await createLink(learner, body.id, { send_to_hr: true })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.send_to_hr' }] },
    });
  });
});

describe('the employer’s decision', () => {
  it('changes the status, says who recorded it, and is emailed to the learner, all at once', async () => {
    const { learner, id, page } = await openRequest();
    const { email } = (await learner.send('GET', '/api/me')).body;
    const { body } = await decide(page, approval);
    expect(body).toEqual({
      ...approval,
      decided_at: expect.any(String),
      by: 'employer_link',
      asked_cents: 315_000,
      comment: null,
    });
    expect(await readToolkit(learner, id)).toMatchObject({
      status: 'approved',
      status_by: 'employer_link',
      approved_on: expect.any(String),
      decision: body,
      paid_cents: null,
      link: { state: 'decided' },
    });
    expect((await emailsTo(email))[0]?.subject).toBe('Your request was approved in part');
    const { items } = await readList(`/api/admin/reimbursements?user_id=${learner.userId}`);
    expect(items).toMatchObject([{ status: 'approved', status_by: 'employer_link' }]);
    expect((await visitor.send('GET', page)).body.decision).toEqual(body);
  });

  it('is taken once of many at the same time; the others get the first one', async () => {
    const { learner, id, page } = await openRequest();
    const { email } = (await learner.send('GET', '/api/me')).body;
    const responses = await atOnce(8, (at) => decide(page, at % 2 ? denial : approval));
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 7 });
    const first = responses.find(({ status }) => status === 200)?.body;
    for (const { body } of responses.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        type: 'urn:redwhiteandcode:problem:already-decided',
        current: first,
      });
    }
    expect((await readToolkit(learner, id)).status).toBe(first.decision);
    expect((await emailsTo(email)).filter(({ subject }) => /Your request was/.test(subject))).toHaveLength(1);
  });

  it('is returned again to a request that is repeated with its key', async () => {
    const { page } = await openRequest();
    const key = randomUUID();
    const [first, again] = [await decide(page, denial, key), await decide(page, denial, key)];
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('needs a reason to deny, which the learner reads', async () => {
    const { learner, id, page } = await openRequest();
    expect(await decide(page, { ...denial, comment: null })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.comment' }] },
    });
    await decide(page, denial);
    expect(await readToolkit(learner, id)).toMatchObject({ status: 'denied', denial_reason: denial.comment });
    const { email } = (await learner.send('GET', '/api/me')).body;
    expect((await emailsTo(email))[0]?.text).toContain(denial.comment);
  });

  it('does not undo a payment that the learner recorded', async () => {
    const { learner, id, page } = await openRequest();
    const paid = { status: 'paid', amount_cents: 100 };
    await recordOutcome(learner, await readToolkit(learner, id), paid);
    expect((await decide(page, denial)).status).toBe(409);
    expect((await readToolkit(learner, id)).status).toBe('paid');
  });
});

describe('the amount of an approval', () => {
  it.each([
    ['none', { amount_cents: null }, 400],
    ['zero', { amount_cents: 0 }, 400],
    ['more than is asked', { amount_cents: 315_001 }, 422],
    ['one of a denial', { ...denial, amount_cents: 1 }, 400],
  ])('is refused: %s', async (_, change, status) => {
    const { page } = await openRequest();
    expect(await decide(page, { ...approval, ...change })).toMatchObject({
      status,
      body: { errors: [{ path: 'body.amount_cents' }] },
    });
    expect((await visitor.send('GET', page)).body.decision).toBeNull();
  });

  it('counts in the limit, and in the emails to the learner', async () => {
    const { learner, page } = await openRequest();
    expect((await decide(page, approval)).status).toBe(200);
    const { body } = await learner.send('GET', `${toolkits}/cap?year=2026`);
    expect(body.requested_cents).toBe(100_000);
    const { email } = (await learner.send('GET', '/api/me')).body;
    const text = (await emailsTo(email))[0]?.text;
    for (const fact of ['request in part', '$1,000.00 of $3,150.00', 'Test Manager, HR Manager'])
      expect(text).toContain(fact);
  });
});

it('both sides get the same PDF of the decision, also with a link that shows no documents', async () => {
  const { learner, id, page } = await openRequest();
  expect((await visitor.send('GET', `${page}/documents/decision`)).status).toBe(404);
  expect((await learner.send('GET', `${toolkits}/${id}/documents/decision`)).status).toBe(409);
  await decide(page, { ...approval, comment: 'Half of it.' });
  expect((await visitor.send('GET', page)).body.documents).toEqual(['decision']);
  expect((await readToolkit(learner, id)).documents).toContain('decision');
  const [ofEmployer, ofLearner] = [
    await visitor.send('GET', `${page}/documents/decision`),
    await learner.send('GET', `${toolkits}/${id}/documents/decision`),
  ];
  expect([ofEmployer.status, ofLearner.status]).toEqual([200, 200]);
  expect(ofEmployer.body).toEqual(ofLearner.body);
  // A later link does not take the decision from the learner, nor show it.
  const later = approvalOf((await createLink(learner, id)).body.url);
  expect((await visitor.send('GET', later)).body).toMatchObject({ decision: null, documents: [] });
  expect((await learner.send('GET', `${toolkits}/${id}/documents/decision`)).status).toBe(200);
});

describe('a denial', { tags: ['refund-rule'] }, () => {
  const refundOf = (learner: Caller, order: string) =>
    learner.send('POST', `/api/orders/${order}/refund`, { ground: 'denial' });
  const refundPath = (order: string, action: string) => `/api/admin/refunds/${order}/${action}`;

  /** Pays an order, and denies its request with one of its links. */
  async function deny(hr_email: string, by: 'emailed' | 'copied') {
    const request = await emailRequest(hr_email);
    await payFor(request.learner, courseId);
    const response = await decide(request[by], denial);
    expect(response.status).toBe(200);
    return { ...request, decision: response.body };
  }

  it('with the link in our email to the employer is in writing, and refunded without a letter', async () => {
    const hr_email = hrAddress();
    const { learner, id, order_id, decision } = await deny(hr_email, 'emailed');
    expect(decision.by).toBe('employer_email');
    expect(await readToolkit(learner, id)).toMatchObject({
      status: 'denied',
      status_by: 'employer_email',
      counts_by_email: true,
    });
    const copy = (await emailsTo(hr_email)).find(({ subject }) =>
      subject.startsWith('You denied the request of'),
    );
    expect(copy?.text).toContain(decision.comment);
    expect((await refundOf(learner, order_id)).status).toBe(201);
    const { items } = await readList(`/api/admin/refunds?q=${encodeURIComponent(order_id)}`);
    expect(items).toMatchObject([
      {
        has_letter: false,
        denial: { proof: 'employer_email', hr_email, decided_by: 'Test Manager, HR Manager' },
      },
    ]);
    expect(
      (await admin.send('POST', refundPath(order_id, 'employer-check'), { note: 'Called' })).status,
    ).toBe(409);
    expect((await admin.send('POST', refundPath(order_id, 'approve'), { objection: null })).status).toBe(200);
  });

  it('with the copied link needs an admin’s check with the employer, which is audited', async () => {
    const { learner, order_id, decision } = await deny(hrAddress(), 'copied');
    expect(decision.by).toBe('employer_link');
    expect((await refundOf(learner, order_id)).status).toBe(201);
    expect(await admin.send('POST', refundPath(order_id, 'approve'), { objection: null })).toMatchObject({
      status: 409,
      body: { detail: 'First check the denial with the employer.' },
    });
    const check = { note: 'Called the company’s main number; HR confirms it.' };
    for (const _ of [1, 2])
      expect(await admin.send('POST', refundPath(order_id, 'employer-check'), check)).toMatchObject({
        status: 200,
        body: { denial: { proof: 'employer_link', checked: { note: check.note } } },
      });
    expect(await readNewestChange()).toMatchObject({
      action: 'Checked a denial with the employer',
      subject: order_id,
      changes: [{ field: 'check', after: check.note }],
    });
    expect((await admin.send('POST', refundPath(order_id, 'approve'), { objection: null })).status).toBe(200);
  });

  it('does not count as written through an email to the learner or to a free mail host', async () => {
    const free = await deny(`hr.${randomUUID()}@gmail.com`, 'emailed');
    expect(free.decision.by).toBe('employer_link');
    expect((await readToolkit(free.learner, free.id)).counts_by_email).toBe(false);
    const learner = await newLearner('Test Employee');
    await proveAddress(learner.email);
    await enroll(learner, courseId);
    const [name, host] = learner.email.split('@');
    const { id } = (await makeToolkit(learner, courseId, { hr_email: `${name}+hr@${host}` })).body;
    await createLink(learner, id, { send_to_hr: true });
    const page = await emailedPage(`${name}+hr@${host}`);
    expect((await decide(page, denial)).body.by).toBe('employer_link');
  });

  it('through a link that was sent again counts with the newest email only', async () => {
    const hr_email = hrAddress();
    const { learner, id, emailed } = await emailRequest(hr_email);
    await createLink(learner, id, { send_to_hr: true });
    expect((await decide(emailed, denial)).status).toBe(404);
    expect((await decide(await emailedPage(hr_email), denial)).body.by).toBe('employer_email');
  });

  it('that the learner replaces by another outcome gives no refund without a letter', async () => {
    const { learner, id, order_id } = await deny(hrAddress(), 'emailed');
    const denied = await readToolkit(learner, id);
    const submitted = (await recordOutcome(learner, denied, { status: 'submitted' })).body;
    expect((await recordOutcome(learner, submitted, { status: 'denied' })).body.status_by).toBe('learner');
    expect(await refundOf(learner, order_id)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.letter_upload_key' }] },
    });
  });
});

it('an idempotency key that was used for another request is refused, for links, questions and decisions', async () => {
  const { learner, id } = await openRequest();
  const key = randomUUID();
  const reused = { status: 409, body: { type: 'urn:redwhiteandcode:problem:key-reused' } };
  const link = await createLink(learner, id, {}, key);
  expect(link.status).toBe(201);
  expect(await createLink(learner, id, { shares_progress: true }, key)).toMatchObject(reused);
  const page = approvalOf(link.body.url);
  const ask = (question: string) =>
    visitor.send('POST', `${page}/question`, { question }, { 'idempotency-key': key });
  expect((await ask('When does it end?')).status).toBe(204);
  expect(await ask('When does it begin?')).toMatchObject(reused);
  expect((await decide(page, denial, key)).status).toBe(200);
  expect(await decide(page, { ...denial, comment: 'Another one' }, key)).toMatchObject(reused);
});

it('a question through the emailed link tells the learner where to answer', async () => {
  const hr_email = hrAddress();
  const { learner, id } = await openRequest({}, { hr_email });
  await proveAddress(learner.email);
  await createLink(learner, id, { send_to_hr: true });
  const page = await emailedPage(hr_email);
  expect((await visitor.send('POST', `${page}/question`, { question: 'When?' })).status).toBe(204);
  const asked = (await emailsTo(learner.email)).find(
    ({ subject }) => subject === 'A question about your request',
  );
  expect(asked?.text).toContain(`Answer them at ${hr_email}.`);
});

it('a question is emailed to the learner and kept in the history, a few times', async () => {
  const { learner, id, page } = await openRequest();
  const { email } = (await learner.send('GET', '/api/me')).body;
  const key = { 'idempotency-key': randomUUID() };
  const question = { question: 'When does the course end?' };
  for (const _ of [1, 2])
    expect((await visitor.send('POST', `${page}/question`, question, key)).status).toBe(204);
  const asked = (await emailsTo(email)).filter(({ subject }) => subject === 'A question about your request');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.text).toContain(question.question);
  expect((await readToolkit(learner, id)).history.at(-1)).toMatchObject({
    kind: 'question',
    by: 'employer_link',
    note: question.question,
  });
  const statuses: number[] = [];
  for (const _ of Array.from({ length: 10 }))
    statuses.push((await visitor.send('POST', `${page}/question`, question)).status);
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 204), 409]);
});

it('public figures are hidden while there are too few decisions', async () => {
  expect((await visitor.send('GET', '/api/reimbursement-figures')).body).toEqual({ figures: null });
});

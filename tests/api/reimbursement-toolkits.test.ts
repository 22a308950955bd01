import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { businessToday, daysAfter } from '../../lambdas/contract/calendar.ts';
import type { Caller } from '../api-client.ts';
import { pdf, postFile } from '../liftoff-client.ts';
import { facts, makeToolkit, plan, recordOutcome, thisYear, toolkits } from '../toolkit-client.ts';
import { orderOn } from './order-dates.ts';
import {
  admin,
  atOnce,
  completeCourse,
  countStatuses,
  enroll,
  expectTrueCounts,
  newLearner,
  origin,
  proveAddress,
  readList,
} from './shared-platform.ts';

const courseId = 'prompt-engineering-mastery';

afterAll(expectTrueCounts);

const readToolkit = async (learner: Caller, id: string) =>
  (await learner.send('GET', `${toolkits}/${id}`)).body;
const readCap = async (learner: Caller, query: string) =>
  (await learner.send('GET', `${toolkits}/cap?${query}`)).body;

/** Enrolls a new learner and makes the toolkit. */
async function learnerWithToolkit(change: object = {}) {
  const learner = await newLearner('Test Employee');
  await enroll(learner, courseId);
  const { status, body } = await makeToolkit(learner, courseId, change);
  expect(status).toBe(201);
  return { learner, toolkit: body };
}

describe('a toolkit', () => {
  it('is made for an enrollment, with its order and the facts', async () => {
    const { learner, toolkit } = await learnerWithToolkit({ hr_name: ' ', employee_number: '' });
    const [order] = (await learner.send('GET', '/api/orders')).body.items;
    expect(toolkit).toMatchObject({
      ...facts,
      hr_name: null,
      employee_number: null,
      course_id: courseId,
      course_title: 'Prompt Engineering Mastery',
      order_id: order.id,
      amount_cents: order.total_cents,
      is_paid_for: false,
      documents: ['explainer', 'request', 'certificate', 'guide'],
      status: 'generated',
      status_by: 'learner',
      version: 1,
      facts_version: 1,
      link: null,
      views: [],
      history: [{ kind: 'generated', by: 'learner' }],
    });
    const { views: _, ...listed } = toolkit;
    expect((await learner.send('GET', toolkits)).body).toEqual({ items: [listed], next: null });
  });

  it('names the certificate of a completed course', async () => {
    const learner = await newLearner();
    const { certificate_number } = await completeCourse(learner, courseId);
    const { body } = await makeToolkit(learner, courseId);
    expect(body.certificate_number).toBe(certificate_number);
  });

  it('is made once, however often the request is repeated', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const key = randomUUID();
    const responses = await atOnce(6, () => makeToolkit(learner, courseId, {}, key));
    expect(countStatuses(responses)).toEqual({ 201: 6 });
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await makeToolkit(learner, courseId, { employer_name: 'Other' }, key)).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:key-reused' },
    });
    expect(await makeToolkit(learner, courseId)).toMatchObject({
      status: 409,
      body: {
        type: 'urn:redwhiteandcode:problem:toolkit-exists',
        current: { id: responses[0]?.body.id },
      },
    });
  });

  it('is not made without an enrollment, nor for an order that cost nothing', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    expect((await makeToolkit(await newLearner(), courseId)).status).toBe(404);
    const [order] = (await learner.send('GET', '/api/orders')).body.items;
    const account = {
      company_name: 'Toolkit Company',
      primary_contact_email: 'hr@example.com',
      seats_purchased: 1,
      account_status: 'active',
    };
    const { id } = (await admin.send('POST', '/api/admin/corporate-accounts', account)).body;
    const seated = await newLearner();
    await proveAddress(seated.email);
    await admin.send('POST', `/api/admin/corporate-accounts/${id}/seats`, { email: seated.email });
    await enroll(seated, courseId);
    expect((await makeToolkit(seated, courseId)).status).toBe(409);
    expect(order.status).toBe('due');
  });

  it.each([
    [{ plan_year: thisYear - 1, pay_date: null }, 'body.plan_year'],
    [{ pay_date: daysAfter(businessToday(), -1) }, 'body.pay_date'],
  ])('is not made with %o, which is before the order', async (change, path) => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const refused = await makeToolkit(learner, courseId, change);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    expect((await learner.send('GET', toolkits)).body.items).toEqual([]);
  });

  it('is the same 404 to another learner as a missing one, in every operation', async () => {
    const { toolkit } = await learnerWithToolkit();
    const other = await newLearner();
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['PUT', '', { ...facts, version: 1 }],
      ['POST', '/outcome', { version: 1, status: 'submitted', date: '2026-01-15' }],
      ['POST', '/denial-letters', { file_name: 'a.pdf', content_type: 'application/pdf', size: 1 }],
      ['GET', '/denial-letter'],
      ['GET', '/documents/guide'],
      ['GET', '/documents.zip'],
      ['POST', '/approval-link', { shares_documents: true, shares_progress: true, send_to_hr: false }],
      ['DELETE', '/approval-link'],
    ];
    for (const [method, path, body] of calls) {
      const foreign = await other.send(method, `${toolkits}/${toolkit.id}${path}`, body);
      const missing = await other.send(method, `${toolkits}/no-such-toolkit${path}`, body);
      expect([foreign.status, missing.status], path).toEqual([404, 404]);
      expect(foreign.body, path).toEqual(missing.body);
    }
  });
});

describe('changing the facts', () => {
  it.each([
    [{ plan_year: 2062 }, 400, 'body.plan_year'],
    [{ pay_date: '0026-06-30' }, 400, 'body.pay_date'],
    [{ pay_date: `${thisYear - 1}-06-30` }, 422, 'body.pay_date'],
    [{ pay_date: `${thisYear + 1}-06-30` }, 422, 'body.pay_date'],
    [{ plan_year: thisYear - 1, pay_date: null }, 422, 'body.plan_year'],
    [{ plan: { ...plan, has_deadline: 'yes', deadline_on: '2021-01-31' } }, 422, 'body.plan.deadline_on'],
    [{ plan: { ...plan, has_deadline: 'yes', deadline_on: '2062-01-31' } }, 400, 'body.plan.deadline_on'],
  ])('to %o is refused', async (change, status, path) => {
    const { learner, toolkit } = await learnerWithToolkit();
    const refused = await learner.send('PUT', `${toolkits}/${toolkit.id}`, {
      ...facts,
      version: 1,
      ...change,
    });
    expect(refused).toMatchObject({ status, body: { errors: [{ path }] } });
  });

  it('makes a new version, once for a repeated request', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    const answers = {
      ...plan,
      needs_approval_first: 'yes',
      deadline_on: `${thisYear}-05-14`,
      has_deadline: 'yes',
    };
    const change = { ...facts, employer_name: 'Second Employer', plan: answers, version: 1 };
    const key = { 'idempotency-key': randomUUID() };
    const first = await learner.send('PUT', `${toolkits}/${toolkit.id}`, change, key);
    const again = await learner.send('PUT', `${toolkits}/${toolkit.id}`, change, key);
    expect(first).toMatchObject({
      status: 200,
      body: { employer_name: 'Second Employer', plan: answers, version: 2, facts_version: 2 },
    });
    expect(again.body).toEqual(first.body);
  });

  it('is refused for an outdated version, with the current toolkit', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    const responses = await atOnce(5, (at) =>
      learner.send('PUT', `${toolkits}/${toolkit.id}`, {
        ...facts,
        employer_name: `Employer ${at}`,
        version: 1,
      }),
    );
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 4 });
    const current = await readToolkit(learner, toolkit.id);
    for (const { body } of responses.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ type: 'urn:redwhiteandcode:problem:stale-change', current });
  });
});

describe('an outcome', () => {
  it('changes the status with its date and who recorded it, and what admins count', async () => {
    const before = await readList('/api/admin/reimbursements/summary');
    const { learner, toolkit } = await learnerWithToolkit();
    await orderOn(toolkit.order_id, '2026-01-02');
    const sent = await recordOutcome(learner, toolkit, { status: 'submitted', date: '2026-01-02' });
    expect(sent.body).toMatchObject({ status: 'submitted', submitted_on: '2026-01-02', version: 2 });
    const approved = await recordOutcome(learner, sent.body, { status: 'approved', date: '2026-01-05' });
    const paid = await recordOutcome(learner, approved.body, {
      status: 'paid',
      date: '2026-01-20',
      amount_cents: 295_001,
    });
    expect(paid.body).toMatchObject({
      status: 'paid',
      status_by: 'learner',
      submitted_on: '2026-01-02',
      approved_on: '2026-01-05',
      paid_on: '2026-01-20',
      paid_cents: 295_001,
    });
    expect(paid.body.history.at(-1)).toMatchObject({
      kind: 'paid',
      by: 'learner',
      on: '2026-01-20',
      amount_cents: 295_001,
    });
    expect(await readList('/api/admin/reimbursements/summary')).toMatchObject({
      total_toolkits: before.total_toolkits + 1,
      reimbursed_toolkits: before.reimbursed_toolkits + 1,
      decided_toolkits: before.decided_toolkits + 1,
    });
    const { items } = await readList(`/api/admin/reimbursements?user_id=${learner.userId}`);
    expect(items).toMatchObject([
      { employer_reimbursed: true, reimbursement_amount: 2950.01, status: 'paid', status_by: 'learner' },
    ]);
  });

  it('is recorded once for a repeated request, and refused for an outdated version', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    const key = randomUUID();
    const responses = await atOnce(5, () => recordOutcome(learner, toolkit, { status: 'submitted' }, key));
    expect(countStatuses(responses)).toEqual({ 200: 5 });
    const { history } = await readToolkit(learner, toolkit.id);
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['generated', 'submitted']);
    expect(await recordOutcome(learner, toolkit, { status: 'approved' })).toMatchObject({
      status: 409,
      body: { current: { status: 'submitted', version: 2 } },
    });
  });

  it.each([
    ['a paid one without an amount', { status: 'paid' }, 'body.amount_cents'],
    ['a fraction of a cent', { status: 'paid', amount_cents: 0.5 }, 'body.amount_cents'],
    ['an amount that was not paid', { status: 'approved', amount_cents: 100 }, 'body.amount_cents'],
    ['a reason without a denial', { status: 'approved', reason: 'No' }, 'body.reason'],
    [
      'a letter without a denial',
      { status: 'paid', amount_cents: 1, letter_upload_key: 'x' },
      'body.letter_upload_key',
    ],
    ['a date in the future', { status: 'submitted', date: '2099-01-01' }, 'body.date'],
    ['a date that does not exist', { status: 'submitted', date: '2026-02-30' }, 'body.date'],
  ])('is refused: %s', async (_what, outcome, path) => {
    const { learner, toolkit } = await learnerWithToolkit();
    const { status, body } = await recordOutcome(learner, toolkit, outcome);
    expect(status).toBe(400);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
  });

  it.each([
    ['submitted', '2026-03-01', 'The date cannot be before March 2, 2026, the day of the order'],
    ['approved', '2026-03-08', 'The date cannot be before March 9, 2026, when the request was submitted'],
  ])('is refused if it was %s on %s, before what it follows', async (status, date, message) => {
    const { learner, toolkit } = await learnerWithToolkit();
    await orderOn(toolkit.order_id, '2026-03-02');
    const sent = await recordOutcome(learner, toolkit, { status: 'submitted', date: '2026-03-09' });
    expect(sent.body).toMatchObject({ ordered_on: '2026-03-02', submitted_on: '2026-03-09' });
    expect(await recordOutcome(learner, sent.body, { status, date })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.date', message }] },
    });
    expect(await readToolkit(learner, toolkit.id)).toMatchObject({ submitted_on: '2026-03-09', version: 2 });
  });

  it('is refused if the employer would have paid more than the price', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    const paid = { status: 'paid', amount_cents: 315_001 };
    const message = 'Enter at most $3,150.00, the price without refunds';
    expect(await recordOutcome(learner, toolkit, paid)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.amount_cents', message }] },
    });
    const correction = {
      version: toolkit.version,
      employer_name: 'Test Employer',
      employer_reimbursed: true,
    };
    const correct = (reimbursement_amount: number) =>
      admin.send('PATCH', `/api/admin/reimbursements/${toolkit.id}`, { ...correction, reimbursement_amount });
    expect(await correct(3150.01)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.reimbursement_amount', message }] },
    });
    expect((await correct(3150)).status).toBe(200);
  });

  it('may be of today wherever the learner is, but not of a day that is today nowhere', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    const later = daysAfter(businessToday(), 3);
    expect((await recordOutcome(learner, toolkit, { status: 'submitted', date: later })).status).toBe(400);
    const sent = await recordOutcome(learner, toolkit, { status: 'submitted', date: businessToday() });
    expect(sent.body).toMatchObject({ status: 'submitted', submitted_on: businessToday() });
  });

  it('keeps the letter of a denial, which only the learner can open', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    const letter = pdf();
    const upload = { file_name: 'denial.pdf', content_type: 'application/pdf', size: letter.length };
    const address = `${toolkits}/${toolkit.id}`;
    const { body } = await learner.send('POST', `${address}/denial-letters`, upload);
    expect(await postFile(origin, body, letter)).toBe(204);
    const denial = { status: 'denied', reason: 'The plan ended.', letter_upload_key: body.key };
    expect((await recordOutcome(learner, toolkit, denial)).body).toMatchObject({
      status: 'denied',
      denied_on: businessToday(),
      denial_reason: 'The plan ended.',
      has_letter: true,
    });
    const link = (await learner.send('GET', `${address}/denial-letter`)).body;
    expect(await (await fetch(new URL(link.url, origin))).bytes()).toEqual(letter);
  });
});

describe('the cap of a calendar year', () => {
  it.each(['0026-12-01', '2062-12-01', '2026-02-30'])('is not computed for the day %s', async (today) => {
    const learner = await newLearner();
    expect((await learner.send('GET', `${toolkits}/cap?today=${today}`)).status).toBe(400);
  });

  const paidOn = async (
    learner: Caller,
    toolkit: { id: string; version: number },
    date: string,
    cents: number,
  ) => (await recordOutcome(learner, toolkit, { status: 'paid', date, amount_cents: cents })).body;

  it('counts a payment in the year of its date, and what was declared', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const [order] = (await learner.send('GET', '/api/orders')).body.items;
    await orderOn(order.id, '2025-11-03');
    const yearEnd = { plan_year: 2025, pay_date: '2025-12-31', other_assistance_cents: 210_000 };
    const { body: toolkit } = await makeToolkit(learner, courseId, yearEnd);
    const paid = await paidOn(learner, toolkit, '2025-12-31', 315_000);
    expect(await readCap(learner, 'year=2025')).toMatchObject({
      limit_cents: 525_000,
      is_announced: true,
      paid_cents: 315_000,
      declared_cents: 210_000,
      left_cents: 0,
      over_cents: 0,
      warnings: [],
    });
    await paidOn(learner, paid, '2026-01-01', 315_000);
    const declared = { year: 2026, declared_cents: 210_001, version: 0 };
    expect((await learner.send('PUT', `${toolkits}/cap`, declared)).status).toBe(200);
    expect(await readCap(learner, 'year=2025')).toMatchObject({ used_cents: 210_000, left_cents: 315_000 });
    expect(await readCap(learner, 'year=2026&today=2026-03-01')).toMatchObject({
      used_cents: 525_001,
      left_cents: 0,
      over_cents: 1,
      year_end: null,
      warnings: [expect.stringContaining('$0.01 is above the limit of $5,250.00')],
    });
  });

  it('declares other assistance with a version, and takes it from a toolkit', async () => {
    const { learner } = await learnerWithToolkit({ other_assistance_cents: 100_000 });
    const seen = await readCap(learner, `year=${thisYear}`);
    expect(seen).toMatchObject({ declared_cents: 100_000, version: 1 });
    const declare = (change: object) =>
      learner.send('PUT', `${toolkits}/cap`, { year: thisYear, declared_cents: 5, version: 1, ...change });
    const responses = await atOnce(4, (at) => declare({ declared_cents: 10 + at }));
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 3 });
    const current = await readCap(learner, `year=${thisYear}`);
    expect(current.version).toBe(2);
    expect((await declare({ declared_cents: current.declared_cents })).body).toEqual(current);
    expect(await readCap(learner, `year=${thisYear - 1}`)).toMatchObject({ declared_cents: 0, version: 0 });
  });

  it('says when the limit of a year is not announced, and when the year ends', async () => {
    const learner = await newLearner();
    expect(await readCap(learner, 'year=2031')).toMatchObject({
      limit_cents: 525_000,
      is_announced: false,
      warnings: [expect.stringContaining('has not been announced')],
    });
    expect(await readCap(learner, 'today=2026-12-31')).toMatchObject({
      year: 2026,
      year_end: { year: 2026, days_left: 0 },
    });
    expect(await readCap(learner, 'today=2027-01-01')).toMatchObject({ year: 2027, year_end: null });
  });

  it('shows what is requested for the year and not paid yet', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    await recordOutcome(learner, toolkit, { status: 'submitted' });
    expect(await readCap(learner, `year=${thisYear}`)).toMatchObject({
      requested_cents: toolkit.amount_cents,
      used_cents: 0,
    });
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { businessToday, daysAfter } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { noTerms } from '@redwhiteandcode/contract/reimbursement/plan-terms.ts';
import { facts, makeToolkit, plan, thisYear, toolkits } from '../clients/toolkit-client.ts';
import { courseId, learnerWithToolkit, readToolkit } from './approval-requests.ts';
import {
  admin,
  atOnce,
  completeCourse,
  countStatuses,
  enroll,
  newLearner,
  proveAddress,
} from './shared-platform.ts';

const noException = {
  applies: 'unknown',
  least_letter: null,
  paid_percent: null,
  paid_by_letter: null,
  most_cents: null,
  repays_months: null,
};

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

  it('keeps how the plan measures success and what it pays, and says how the course is assessed', async () => {
    const answers = {
      ...plan,
      has_plan: 'yes',
      proof: 'scale',
      least_letter: null,
      least_percent: null,
      paid_percent: null,
      paid_by_letter: { A: 100, 'A−': 100, 'B+': 75, B: 75, 'B−': 75, 'C+': 50, C: 50, 'C−': 0 },
      most_cents: 200_000,
    };
    const { learner, toolkit } = await learnerWithToolkit({ plan: answers });
    expect(toolkit).toMatchObject({ plan: answers, pass_percent: 73, result: null });
    const { body } = await learner.send('GET', `${toolkits}/${toolkit.id}`);
    expect(body.plan).toEqual({ ...answers, terms: noTerms });
    expect((await learner.send('GET', `${toolkits}/${toolkit.id}/documents/guide`)).status).toBe(200);
    expect((await learner.send('GET', `${toolkits}/${toolkit.id}/documents/request`)).status).toBe(200);
  });

  it('keeps the terms that only some plans have, and makes its guide from them', async () => {
    const terms = {
      ...noTerms,
      approver: ' the supervisor ',
      exceptions: [{ ...noException, for: 'graduate', least_letter: 'B' }],
      deadlines: [
        { reason: 'request', rule: 'after_end', count: 30, unit: 'days' },
        { reason: 'approval', rule: 'yearly', days: ['05-31', '11-1FR'] },
      ],
      documents: ['receipt', 'agreement'],
    };
    const { learner, toolkit } = await learnerWithToolkit({ plan: { ...plan, has_plan: 'yes', terms } });
    const { body } = await learner.send('GET', `${toolkits}/${toolkit.id}`);
    expect(body.plan.terms).toEqual({ ...terms, approver: 'the supervisor' });
    expect(body.completed_on).toBeNull();
    expect((await learner.send('GET', `${toolkits}/${toolkit.id}/documents/guide`)).status).toBe(200);
  });

  it.each([
    [{ proof: 'letter' }, 'least_letter', 'Choose the lowest letter that the plan accepts'],
    [{ proof: 'scale', paid_by_letter: { A: 100 } }, 'paid_by_letter', undefined],
    [{ proof: 'pass', paid_percent: 101 }, 'paid_percent', 'Enter a whole percent from 1 to 100'],
    [
      { proof: 'completion', least_percent: 80 },
      'least_percent',
      'Only a plan that asks for a percent has a lowest percent',
    ],
    [
      { terms: { ...noTerms, deadlines: [{ reason: 'request', rule: 'yearly', days: ['02-30'] }] } },
      'terms.deadlines',
      'Enter days such as May 31 or first Friday of November',
    ],
    [
      { terms: { ...noTerms, deadlines: [{ reason: 'request', rule: 'words', words: ' ' }] } },
      'terms.deadlines',
      'Enter the deadline in the plan’s words',
    ],
    [{ terms: { ...noTerms, months_employed: 0 } }, 'terms.months_employed', undefined],
  ])('is not made with a plan that %o', async (change, field, message) => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const refused = await makeToolkit(learner, courseId, { plan: { ...plan, ...change } });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].path).toContain(`body.plan.${field}`);
    if (message) expect(refused.body.errors[0].message).toBe(message);
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

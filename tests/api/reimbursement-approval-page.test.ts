import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { studyWords } from '@redwhiteandcode/contract/course/statements.ts';
import { annualLimit } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { approvalOf, createLink, facts, makeToolkit, thisYear, toolkits } from '../clients/toolkit-client.ts';
import {
  approval,
  courseId,
  decide,
  emailRequest,
  hrAddress,
  openRequest,
  readToolkit,
} from './approval-requests.ts';
import { readPdf } from './order-calls.ts';
import {
  atOnce,
  completeCourse,
  countStatuses,
  emailsTo,
  enroll,
  lessonPaths,
  newLearner,
  payFor,
  readOutput,
  visitor,
} from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { GetCommand, UpdateCommand } = await import('@aws-sdk/lib-dynamodb');

describe('the employer’s page', () => {
  it('needs no account and shows the course, the price and the cap, and nothing else', async () => {
    const { dollars, isAnnounced } = annualLimit(thisYear);
    const limit_cents = dollars * 100;
    const { page } = await openRequest({}, { other_assistance_cents: limit_cents - 25_000 });
    const { status, body, headers } = await visitor.send('GET', page);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      employee_name: 'Test Employee',
      employer_name: 'Test Employer',
      course: { title: 'Prompt Engineering Mastery', duration: expect.stringMatching(/\w/) },
      is_paid_for: false,
      cap: { year: thisYear, limit_cents, is_announced: isAnnounced, left_cents: 25_000 },
      documents: [],
      progress: null,
      certificate: null,
      decision: null,
      employee_number: null,
      payment_method: null,
      pay_date: facts.pay_date,
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

  it('shows completed lessons and the completion only once the course is paid for, as the documents do', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const { id } = (await makeToolkit(learner, courseId)).body;
    const lessons = await lessonPaths(learner, courseId);
    for (const lesson of lessons) await learner.send('PUT', lesson);
    const terms = { shares_documents: true, shares_progress: true };
    const page = approvalOf((await createLink(learner, id, terms)).body.url);
    const progress = async () => (await visitor.send('GET', page)).body.progress;
    const [order] = (await learner.send('GET', '/api/orders')).body.items;
    const papers = [
      ...['request', 'explainer', 'certificate'].map((document) => `${toolkits}/${id}/documents/${document}`),
      `/api/orders/${order.id}/invoice`,
    ];
    expect(await progress()).toMatchObject({ completed_lessons: null, completed_at: null });
    for (const paper of papers) {
      const text = await readPdf(learner, paper);
      expect(text, paper).toMatch(/enrolled/i);
      expect(text, paper).not.toContain(`${lessons.length} of ${lessons.length}`);
      expect(text, paper).not.toMatch(/marked complete on|completed \w+ \d/);
    }
    expect(await readPdf(learner, papers[2] ?? '')).toContain(studyWords.lessonsUnpaid);
    await payFor(learner, courseId);
    expect(await progress()).toMatchObject({
      completed_lessons: lessons.length,
      completed_at: expect.any(String),
    });
    expect(await readPdf(learner, papers[0] ?? '')).toContain(studyWords.completed);
  });

  it('shows HR the employee number and the method of the payment, by our email or with the documents', async () => {
    const hr_email = hrAddress();
    const { learner, id, emailed, copied } = await emailRequest(hr_email);
    await payFor(learner, courseId);
    const shown = { request_number: id, employee_number: 'E-1', payment_method: expect.stringMatching(/\w/) };
    expect((await visitor.send('GET', emailed)).body).toMatchObject(shown);
    const hidden = { request_number: id, employee_number: null, payment_method: null };
    expect((await visitor.send('GET', copied)).body).toMatchObject(hidden);
    const text = (await emailsTo(hr_email))[0]?.text;
    for (const fact of [`Request: ${id}`, 'Employee number: E-1', longDay(facts.pay_date), 'is a brand of'])
      expect(text).toContain(fact);
    const { url } = (await createLink(learner, id, { shares_documents: true })).body;
    expect((await visitor.send('GET', approvalOf(url))).body).toMatchObject(shown);
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

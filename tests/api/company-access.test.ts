import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ApiResponse, Caller } from '../clients/api-client.ts';
import { checkOut, payByCard, testCards } from '../clients/payment-client.ts';
import { saveText } from '../clients/work-client.ts';
import {
  answerAttempt,
  assessmentPath,
  createCourseOfNumbers,
  startAttempt,
  submitAttempt,
  takeAttempt,
} from './assessment-calls.ts';
import { beforeWrites } from './before-writes.ts';
import { readOrder, recordCheck } from './order-calls.ts';
import {
  admin,
  atOnce,
  completeLessons,
  countStatuses,
  enroll,
  lessonPaths,
  newLearner,
  proveAddress,
  readEnrollment,
  readList,
} from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { learning } = await import('../../lambdas/src/learning/operations.ts');
const { takeSeatBack } = await import('../../lambdas/src/rows/person/write.ts');
const { readPersonOf } = await import('../../lambdas/src/rows/person/read.ts');

const accounts = '/api/admin/corporate-accounts';
const courseId = 'ai-literacy-101';
const accessEnded = 'urn:redwhiteandcode:problem:access-ended';

/** Makes a learner whose proven address has a seat of a new company. */
async function seatedLearner() {
  const learner = await newLearner();
  await proveAddress(learner.email);
  const company_name = `Access Company ${randomUUID()}`;
  const { body: account } = await admin.send('POST', accounts, {
    company_name,
    primary_contact_email: 'contact@example.com',
    seats_purchased: 2,
    account_status: 'active',
  });
  const seats = `${accounts}/${account.id}/seats`;
  const assign = () => admin.send('POST', seats, { email: learner.email });
  const { body: seat } = await assign();
  const takeBack = () => admin.send('DELETE', `${seats}/${seat.id}`);
  const usedSeats = async () => (await readList(`${accounts}/${account.id}`)).seats_used;
  return { learner, company_name, accountId: account.id as string, assign, takeBack, usedSeats };
}

const statusOf = (call: Promise<ApiResponse>) => call.then(({ status }) => status);
const contentOf = (learner: Caller, course = courseId) =>
  learner.send('GET', `/api/courses/${course}/content?limit=100`);
const orderOwn = (learner: Caller, course = courseId) =>
  learner.send('POST', `/api/enrollments/${learner.userId}.${course}/order`);
const certificatesOf = async (learner: Caller) => (await learner.send('GET', '/api/certificates')).body.items;

describe('an enrollment whose seat was taken back', () => {
  it('is closed from the next request on, says why, and keeps the progress', async () => {
    const { learner, company_name, takeBack } = await seatedLearner();
    await enroll(learner, courseId);
    const [first = '', second = ''] = await lessonPaths(learner, courseId);
    await learner.send('PUT', first);
    expect(await readEnrollment(learner, courseId)).toMatchObject({ completed_lessons: 1, seat_end: null });
    const { body: content } = await contentOf(learner);
    const version = content.items[0].lessons[0].blocks_version;

    expect((await takeBack()).status).toBe(204);
    const detail = `${company_name} took your seat back. Your progress, certificates, and results stay.`;
    const place = { courseId, module: 1, lesson: 1 };
    const refused = await Promise.all([
      contentOf(learner),
      learner.send('GET', `/api/courses/${courseId}/blocks/1/1/${version}`),
      learner.send('GET', `/api/courses/${courseId}/downloads/1/1/${version}/missing`),
      learner.send('PUT', second),
      learner.send('DELETE', first),
      saveText(learner, place, 'sample', { text: 'an answer' }),
      learner.send('POST', `/api/courses/${courseId}/prompt-runs/sample`, {
        module_number: 1,
        lesson_number: 1,
        blocks_version: version,
        prompt: 'a prompt',
      }),
      learner.send('POST', '/api/error-reports', {
        course_id: courseId,
        module_number: 1,
        lesson_number: 1,
        block_id: 'sample',
        kind: 'typo',
        text: 'an error',
      }),
    ]);
    for (const { status, body } of refused)
      expect({ status, ...body }).toMatchObject({ status: 403, type: accessEnded, detail });

    const seat_end = { reason: 'other', company_name, open_until: null };
    expect(await readEnrollment(learner, courseId)).toMatchObject({ completed_lessons: 1, seat_end });
    const { body: all } = await learner.send('GET', '/api/enrollments');
    expect(all.items).toMatchObject([{ course_id: courseId, seat_end }]);
    const { body: progress } = await learner.send('GET', `/api/courses/${courseId}/progress`);
    expect(progress.items).toHaveLength(1);
    expect(await statusOf(learner.send('POST', '/api/enrollments', { course_id: courseId }))).toBe(200);
  });

  it('opens again when the person gets the seat again', async () => {
    const { learner, assign, takeBack } = await seatedLearner();
    await enroll(learner, courseId);
    await takeBack();
    expect(await statusOf(contentOf(learner))).toBe(403);
    expect((await assign()).status).toBe(201);
    expect(await statusOf(contentOf(learner))).toBe(200);
    expect((await orderOwn(learner)).status).toBe(409);
  });

  it('stays open for 30 days after a layoff', async () => {
    const { learner, company_name, accountId, usedSeats } = await seatedLearner();
    await enroll(learner, courseId);
    const person = await readPersonOf(accountId, learner.email);
    const layoff = { reason: 'layoff', more: () => [] } as const;
    const removed = await atOnce(3, () => takeSeatBack(accountId, person?.id ?? '', layoff));
    expect(removed.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await usedSeats()).toBe(0);
    expect(await statusOf(contentOf(learner))).toBe(200);
    const { seat_end } = await readEnrollment(learner, courseId);
    expect(seat_end).toMatchObject({ reason: 'layoff', company_name });
    const days = (Date.parse(seat_end.open_until) - Date.now()) / 86_400_000;
    expect(Math.ceil(days)).toBe(30);
  });

  it('keeps the review of a submitted attempt, and closes an open one', async () => {
    const { learner, takeBack } = await seatedLearner();
    const course = await createCourseOfNumbers();
    await enroll(learner, course);
    await takeAttempt(learner, course, 10);
    const open = await answerAttempt(learner, course, 1);
    await takeBack();
    const attempt = (number: number) => learner.send('GET', `${assessmentPath(course)}/attempts/${number}`);
    expect((await attempt(1)).body).toMatchObject({ status: 'submitted', result: { percent: 50 } });
    const refused = [
      await attempt(open),
      await startAttempt(learner, course),
      await submitAttempt(learner, course, open),
    ];
    expect(refused.map(({ status, body }) => [status, body.type])).toEqual(Array(3).fill([403, accessEnded]));
    const { body } = await learner.send('GET', assessmentPath(course));
    expect(body).toMatchObject({
      state: { kind: 'ended', seat_end: { reason: 'other' } },
      best: { percent: 50 },
    });
    expect(body.taken).toHaveLength(2);
  });

  it('is closed in one of two races with the enrollment, and due in the other', async () => {
    const { learner, takeBack, usedSeats } = await seatedLearner();
    const call = { params: undefined, query: undefined, body: { course_id: courseId } };
    const restore = beforeWrites(docClient, async (number) => {
      if (number === 1) await takeBack();
    });
    const { status } = await learning.enroll({ ...call, userId: learner.userId ?? '' });
    restore();
    expect(status).toBe(201);
    const enrollment = await readEnrollment(learner, courseId);
    expect(enrollment.seat_end).toBeNull();
    expect(await readOrder(learner, enrollment.order_id)).toMatchObject({ status: 'due' });
    expect(await usedSeats()).toBe(0);

    const other = await seatedLearner();
    const [enrolled, taken] = await Promise.all([
      other.learner.send('POST', '/api/enrollments', { course_id: courseId }),
      other.takeBack(),
    ]);
    expect([enrolled.status, taken.status]).toEqual([201, 204]);
    const { order_id, seat_end } = await readEnrollment(other.learner, courseId);
    const { status: order } = await readOrder(other.learner, order_id);
    expect([order, seat_end === null]).toEqual(order === 'due' ? ['due', true] : ['waived', false]);
  });

  it('keeps the certificate if the last lesson is written first, in a race with it', async () => {
    const { learner, takeBack } = await seatedLearner();
    await enroll(learner, courseId);
    const [last = '', ...others] = await lessonPaths(learner, courseId);
    await Promise.all(others.map((lesson) => learner.send('PUT', lesson)));
    const [tick, taken] = await Promise.all([learner.send('PUT', last), takeBack()]);
    expect(taken.status).toBe(204);
    const { status, certificate_number, seat_end } = await readEnrollment(learner, courseId);
    expect(seat_end).not.toBeNull();
    expect([tick.status, status, certificate_number !== null]).toEqual(
      tick.status === 200 ? [200, 'completed', true] : [403, 'active', false],
    );
    expect(await certificatesOf(learner)).toHaveLength(tick.status === 200 ? 1 : 0);
  });
});

describe('an own order for a course whose seat has ended', () => {
  it('is made once, opens nothing until it is paid, and can be withdrawn', async () => {
    const { learner, takeBack } = await seatedLearner();
    const id = await enroll(learner, courseId);
    expect((await orderOwn(learner)).body.detail).toBe('Your company’s seat pays for this course.');
    await takeBack();
    const made = await atOnce(3, () => orderOwn(learner));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(countStatuses(made)).toMatchObject({ 201: 1 });
    expect(made[0]?.body).toMatchObject({ status: 'due', course_id: courseId });
    expect(await statusOf(contentOf(learner))).toBe(403);
    const stranger = await newLearner();
    expect(await statusOf(stranger.send('POST', `/api/enrollments/${id}/order`))).toBe(404);

    const path = `/api/orders/${made[0]?.body.id}`;
    expect((await learner.send('POST', `${path}/cancel`)).body).toMatchObject({ status: 'canceled' });
    expect(await readEnrollment(learner, courseId)).toMatchObject({ seat_end: { reason: 'other' } });
    expect((await orderOwn(learner)).status).toBe(201);
  });

  it('makes the enrollment the learner’s own once it is paid, with its progress', async () => {
    const { learner, takeBack, assign } = await seatedLearner();
    await enroll(learner, courseId);
    const [first = ''] = await lessonPaths(learner, courseId);
    await learner.send('PUT', first);
    await takeBack();
    const { body: order } = await orderOwn(learner);
    await payByCard(await checkOut(learner, order.id), testCards.paid);
    await expect.poll(async () => (await readOrder(learner, order.id)).status).toBe('paid');
    expect(await readEnrollment(learner, courseId)).toMatchObject({
      order_id: order.id,
      seat_end: null,
      completed_lessons: 1,
    });
    expect(await statusOf(contentOf(learner))).toBe(200);
    expect((await orderOwn(learner)).body.detail).toBe('This course is already your own.');
    // Another seat and its end change nothing.
    await assign();
    await takeBack();
    expect(await statusOf(contentOf(learner))).toBe(200);
    await completeLessons(learner, courseId);
    expect(await readEnrollment(learner, courseId)).toMatchObject({ certificate_number: expect.any(String) });
  });

  it('is free with a new seat, which opens the lessons at once', async () => {
    const { learner, takeBack } = await seatedLearner();
    await enroll(learner, courseId);
    await takeBack();
    const { body: account } = await admin.send('POST', accounts, {
      company_name: 'Next Company',
      primary_contact_email: 'contact@example.com',
      seats_purchased: 1,
      account_status: 'active',
    });
    await admin.send('POST', `${accounts}/${account.id}/seats`, { email: learner.email });
    expect((await orderOwn(learner)).body).toMatchObject({
      status: 'waived',
      waiver: { company: 'Next Company' },
    });
    expect(await statusOf(contentOf(learner))).toBe(200);
    const { items } = await readList(`${accounts}/${account.id}/seats`);
    expect(items[0].courses).toMatchObject([{ course_id: courseId }]);
  });

  it('gives the enrollment back to the seat after a refund, with the certificate that was earned with it', async () => {
    const { learner, takeBack } = await seatedLearner();
    await enroll(learner, courseId);
    await completeLessons(learner, courseId);
    const { certificate_number } = await readEnrollment(learner, courseId);
    await takeBack();
    const { body: order } = await orderOwn(learner);
    await payByCard(await checkOut(learner, order.id), testCards.paid);
    await expect.poll(async () => (await readOrder(learner, order.id)).status).toBe('paid');
    const { entitlement } = await readOrder(learner, order.id);
    expect(entitlement).toMatchObject({ is_due: true, completed_lessons: 0 });
    const asked = await learner.send('POST', `/api/orders/${order.id}/refund`, { ground: 'window' });
    expect(asked.status).toBe(201);
    await admin.send('POST', `/api/admin/refunds/${order.id}/approve`, { objection: null });
    await expect.poll(async () => (await readOrder(learner, order.id)).status).toBe('refunded');
    expect(await readEnrollment(learner, courseId)).toMatchObject({
      status: 'completed',
      certificate_number,
      seat_end: { reason: 'other' },
    });
    expect(await certificatesOf(learner)).toMatchObject([{ certificate_number, status: 'valid' }]);
    expect(await statusOf(contentOf(learner))).toBe(403);
  });

  it('is paid or not, whatever the company does at the same moment', async () => {
    const { learner, takeBack, assign, usedSeats } = await seatedLearner();
    await enroll(learner, courseId);
    await takeBack();
    const { body: order } = await orderOwn(learner);
    await assign();
    const [paid, taken] = await Promise.all([recordCheck(order), takeBack()]);
    expect([paid.status, taken.status]).toEqual([200, 204]);
    expect(await readEnrollment(learner, courseId)).toMatchObject({ order_id: order.id, seat_end: null });
    expect(await statusOf(contentOf(learner))).toBe(200);
    expect(await usedSeats()).toBe(0);
  });
});

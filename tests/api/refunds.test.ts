import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import type { Caller } from '../clients/api-client.ts';
import { pdf, postFile } from '../clients/liftoff-client.ts';
import { courseId, orderFor, paidLearner, quarterOf, readOrder, recordCheck } from './order-calls.ts';
import {
  admin,
  atOnce,
  completeCourse,
  emailsTo,
  enroll,
  lessonPaths,
  newLearner,
  origin,
  readEnrollment,
  readList,
  readNewestChange,
} from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { approveRefund } = await import('../../lambdas/src/orders/refunds.ts');

/** Calls `meanwhile` just before the next transaction of this process, after the reads for it. */
function beforeNextWrite(meanwhile: () => Promise<unknown>): void {
  const name = 'meanwhile';
  docClient.middlewareStack.add(
    (next, { commandName }) =>
      async (call) => {
        if (commandName === 'TransactWriteItemsCommand' && docClient.middlewareStack.remove(name))
          await meanwhile();
        return next(call);
      },
    { name },
  );
}

describe('a refund', () => {
  const request = (learner: Caller, id: string, body: object = { ground: 'window' }) =>
    learner.send('POST', `/api/orders/${id}/refund`, body, { 'idempotency-key': randomUUID() });

  const approve = (id: string, objection: string | null = null) =>
    admin.send('POST', `/api/admin/refunds/${id}/approve`, { objection });

  it('shows today’s entitlement and what would end it', async () => {
    const { learner, order } = await paidLearner();
    const lessons = await lessonPaths(learner, courseId);
    const quarter = quarterOf(lessons);
    expect((await readOrder(learner, order.id)).entitlement).toMatchObject({
      is_due: true,
      reason: null,
      completed_lessons: 0,
      total_lessons: lessons.length,
      lessons_left: quarter,
    });
    for (const lesson of lessons.slice(0, quarter)) await learner.send('PUT', lesson);
    expect((await readOrder(learner, order.id)).entitlement).toMatchObject({ is_due: true, lessons_left: 0 });
    await learner.send('PUT', lessons[quarter] ?? '');
    const { entitlement } = await readOrder(learner, order.id);
    expect(entitlement).toMatchObject({ is_due: false, reason: 'too-much-completed', lessons_left: -1 });
    expect((await request(learner, order.id)).status).toBe(422);
  });

  it('is not due again after lessons were unmarked, in this enrollment or the next one', async () => {
    const { learner, order } = await paidLearner();
    const lessons = await lessonPaths(learner, courseId);
    for (const lesson of lessons) await learner.send('PUT', lesson);
    await Promise.all(lessons.map((lesson) => learner.send('DELETE', lesson)));
    expect((await request(learner, order.id)).status).toBe(422);
    expect((await readOrder(learner, order.id)).entitlement).toMatchObject({
      lessons_left: quarterOf(lessons) - lessons.length,
    });

    expect((await admin.send('DELETE', `/api/admin/enrollments/${learner.userId}.${courseId}`)).status).toBe(
      204,
    );
    await enroll(learner, courseId);
    expect((await readOrder(learner, order.id)).entitlement).toMatchObject({ is_due: false });
  });

  it('that is no longer due when an admin decides shows why, and is approved only by an admin who saw it', async () => {
    const { learner, order } = await paidLearner();
    expect((await request(learner, order.id)).status).toBe(201);
    const read = async () =>
      (await readList('/api/admin/refunds?limit=100')).items.find(
        (row: { order_id: string }) => row.order_id === order.id,
      );
    expect(await read()).toMatchObject({ objection: null });
    for (const lesson of await lessonPaths(learner, courseId)) await learner.send('PUT', lesson);
    const objection = 'More than a quarter of the course was completed.';
    expect(await read()).toMatchObject({ objection });
    expect(await approve(order.id)).toMatchObject({
      status: 409,
      body: { type: problemTypes.staleChange, current: { id: order.id, status: 'requested', objection } },
    });
    expect(await read()).toMatchObject({ status: 'requested' });
    expect(await approve(order.id, objection)).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ status: 'refunded', objection });
    // A repeated approval, whose first response was lost, changes nothing.
    expect((await approve(order.id, objection)).status).toBe(200);
  });

  it('is not approved if the learner completes one lesson too many while an admin approves it', async () => {
    const { learner, order } = await paidLearner();
    const lessons = await lessonPaths(learner, courseId);
    const quarter = quarterOf(lessons);
    for (const lesson of lessons.slice(0, quarter)) await learner.send('PUT', lesson);
    expect((await request(learner, order.id)).status).toBe(201);
    beforeNextWrite(() => learner.send('PUT', lessons[quarter] ?? ''));
    await expect(approveRefund(order.id, admin.userId ?? '', null)).rejects.toMatchObject({ status: 409 });
    expect((await readOrder(learner, order.id)).refund).toMatchObject({ status: 'requested' });
    expect(await readEnrollment(learner, courseId)).toMatchObject({ completed_lessons: quarter + 1 });
  });

  it('keeps the certificate revoked, whatever an admin says, until the course is paid again', async () => {
    const { learner, order } = await paidLearner();
    expect((await request(learner, order.id)).status).toBe(201);
    for (const lesson of await lessonPaths(learner, courseId)) await learner.send('PUT', lesson);
    const { certificate_number } = (await readEnrollment(learner, courseId)) ?? {};
    const objection = 'More than a quarter of the course was completed.';
    expect((await approve(order.id, objection)).status).toBe(200);
    const reinstate = () =>
      admin.send('POST', `/api/admin/certificates/${certificate_number}/reinstatement`, {
        reason: 'Sample.',
      });
    expect(await reinstate()).toMatchObject({
      status: 409,
      body: {
        detail: `The order ${order.id} of this course was refunded, so the certificate stays revoked.`,
      },
    });
    await learner.send('POST', '/api/enrollments', { course_id: courseId });
    expect(await reinstate()).toMatchObject({ status: 409 });
    const path = `/api/certificates/${certificate_number}`;
    expect((await learner.send('GET', path)).body).toMatchObject({ status: 'revoked' });
    expect((await recordCheck(await orderFor(learner))).status).toBe(200);
    expect((await reinstate()).status).toBe(200);
  });

  it('in the window is requested once, approved, and ends the enrollment', async () => {
    const { learner, order } = await paidLearner();
    const responses = await atOnce(4, () => request(learner, order.id));
    expect(responses.some(({ status }) => status === 201)).toBe(true);
    const waiting = async () =>
      (await readList('/api/admin/refunds?status=requested&limit=100')).items.filter(
        (row: { order_id: string }) => row.order_id === order.id,
      );
    // The filter reads entries that are written from the stream.
    await expect
      .poll(waiting)
      .toMatchObject([{ ground: 'window', amount_cents: order.total_cents, has_letter: false }]);
    const approved = await approve(order.id);
    expect(approved).toMatchObject({ status: 200, body: { status: 'refunded' } });
    expect(await readOrder(learner, order.id)).toMatchObject({
      status: 'refunded',
      refunded_cents: order.total_cents,
      refund: { status: 'refunded' },
    });
    expect(await readEnrollment(learner, courseId)).toBeUndefined();
    expect((await approve(order.id)).status).toBe(200);
    const subjects = (await emailsTo(learner.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('was refunded'))).toHaveLength(1);
  });

  it('with a denial needs the letter, and leaves the certificate of a completed course valid', async () => {
    const learner = await newLearner();
    const { certificate_number } = await completeCourse(learner, courseId);
    const order = await orderFor(learner);
    await recordCheck(order);
    expect((await request(learner, order.id, { ground: 'denial' })).status).toBe(422);
    const letter = pdf();
    const upload = { file_name: 'denial.pdf', content_type: 'application/pdf', size: letter.length };
    const { body } = await learner.send('POST', `/api/orders/${order.id}/denial-letters`, upload);
    expect(await postFile(origin, body, letter)).toBe(204);
    const denial = { ground: 'denial', letter_upload_key: body.key, note: 'The plan ended.' };
    expect((await request(learner, order.id, denial)).status).toBe(201);
    const link = await admin.send('POST', `/api/admin/refunds/${order.id}/letter`);
    expect(link.status).toBe(200);
    expect(await (await fetch(new URL(link.body.url, origin))).bytes()).toEqual(letter);
    expect((await approve(order.id)).status).toBe(200);
    expect(await readEnrollment(learner, courseId)).toBeUndefined();
    const certificate = await learner.send('GET', `/api/certificates/${certificate_number}`);
    expect(certificate.body.status).toBe('valid');
    // The learner keeps it after such a refund, so that an admin's mistake can be corrected.
    const path = `/api/admin/certificates/${certificate_number}`;
    await admin.send('POST', `${path}/revocation`, { reason: 'Issued by mistake.' });
    expect((await admin.send('POST', `${path}/reinstatement`, { reason: 'It was right.' })).status).toBe(200);
  });

  it('can be denied with a reason, and requested again', async () => {
    const { learner, order } = await paidLearner();
    const first = { ground: 'window', note: 'The course is too easy.' };
    for (const body of [first, first]) expect((await request(learner, order.id, body)).status).toBe(201);
    expect((await request(learner, order.id)).status).toBe(409);
    const deny = () => admin.send('POST', `/api/admin/refunds/${order.id}/deny`, { reason: 'Sample reason' });
    expect(await deny()).toMatchObject({ status: 200, body: { status: 'denied' } });
    expect((await deny()).status).toBe(200);
    expect(await readNewestChange()).toMatchObject({ action: 'Denied a refund', subject: order.id });
    expect((await emailsTo(learner.email))[0]?.text).toContain('Sample reason');
    expect((await request(learner, order.id)).status).toBe(201);
  });
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { makeToolkit, recordOutcome, toolkits } from '../clients/toolkit-client.ts';
import { courseId, orderFor, paidLearner, recordCheck } from './order-calls.ts';
import { admin, completeCourse, enroll, lessonPaths, newLearner, proveAddress } from './shared-platform.ts';

const readCourses = async (learner: Caller) => (await learner.send('GET', `${toolkits}/courses`)).body;
const nothing = { orders: [], courses: [], toolkits: [] };

it('a course without a toolkit is listed with its order and progress, the newest order first', async () => {
  const learner = await newLearner();
  expect(await readCourses(learner)).toEqual(nothing);
  await enroll(learner, courseId);
  const order = await orderFor(learner);
  const course = {
    course_id: courseId,
    course_title: 'Prompt Engineering Mastery',
    amount_cents: order.total_cents,
    is_paid_for: false,
    has_started: false,
    completed_on: null,
    certificate_number: null,
    pass_percent: 73,
    result: null,
    ordered_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  };
  const { id, status, total_cents, due_at, is_processing, waiver, unconfirmed_waiver } = order as never;
  const listed = {
    id,
    course_id: courseId,
    status,
    total_cents,
    due_at,
    is_processing,
    waiver,
    unconfirmed_waiver,
  };
  expect(await readCourses(learner)).toEqual({ orders: [listed], courses: [course], toolkits: [] });

  expect((await recordCheck(order)).status).toBe(200);
  const [lesson = ''] = await lessonPaths(learner, courseId);
  await learner.send('PUT', lesson);
  const { certificate_number } = await completeCourse(learner, 'ai-literacy-101');
  expect((await readCourses(learner)).courses).toEqual([
    expect.objectContaining({ course_id: 'ai-literacy-101', certificate_number }),
    { ...course, is_paid_for: true, has_started: true },
  ]);
});

it('a course with a toolkit is listed with the toolkit’s state', async () => {
  const { learner } = await paidLearner();
  const { body: toolkit } = await makeToolkit(learner, courseId);
  const made = { course_id: courseId, id: toolkit.id, approved_in_part_cents: null };
  const generated = { ...made, status: 'generated', paid_cents: null };
  expect(await readCourses(learner)).toMatchObject({ courses: [], toolkits: [generated] });
  await recordOutcome(learner, toolkit, { status: 'paid', amount_cents: 200_000 });
  const paid = { ...made, status: 'paid', paid_cents: 200_000 };
  expect(await readCourses(learner)).toMatchObject({ courses: [], toolkits: [paid] });
});

it('a refunded course keeps its toolkit, and can get another one with its next order', async () => {
  const { learner, order } = await paidLearner();
  const { body: first } = await makeToolkit(learner, courseId);
  await learner.send(
    'POST',
    `/api/orders/${order.id}/refund`,
    { ground: 'window' },
    {
      'idempotency-key': randomUUID(),
    },
  );
  const { status } = await admin.send('POST', `/api/admin/refunds/${order.id}/approve`, { objection: null });
  expect(status).toBe(200);
  expect(await readCourses(learner)).toMatchObject({ orders: [], courses: [], toolkits: [{ id: first.id }] });

  // After a refund, the payment comes before the enrollment.
  const again = await learner.send('POST', '/api/enrollments', { course_id: courseId });
  expect(again.status).toBe(202);
  expect(await readCourses(learner)).toMatchObject({
    orders: [{ id: again.body.id, status: 'due' }],
    courses: [{ course_id: courseId, is_paid_for: false }],
    toolkits: [],
  });
  const { body: second } = await makeToolkit(learner, courseId);
  expect(await readCourses(learner)).toMatchObject({ courses: [], toolkits: [{ id: second.id }] });
});

it('a canceled order is not listed, and a company’s seat can get no toolkit', async () => {
  const learner = await newLearner();
  await enroll(learner, courseId);
  const { id } = await orderFor(learner);
  expect((await learner.send('POST', `/api/orders/${id}/cancel`)).status).toBe(200);
  expect(await readCourses(learner)).toEqual(nothing);

  const seated = await newLearner();
  await proveAddress(seated.email);
  const account = await admin.send('POST', '/api/admin/corporate-accounts', {
    company_name: `Company ${randomUUID()}`,
    primary_contact_email: 'hr@example.com',
    seats_purchased: 1,
    account_status: 'active',
  });
  await admin.send('POST', `/api/admin/corporate-accounts/${account.body.id}/seats`, { email: seated.email });
  await enroll(seated, courseId);
  expect(await readCourses(seated)).toMatchObject({
    orders: [{ course_id: courseId, status: 'waived', waiver: { reason: 'company_seat' } }],
    courses: [],
    toolkits: [],
  });
});

it('a paid course whose enrollment an admin deleted is listed again after the next enrollment', async () => {
  const { learner, order } = await paidLearner();
  const deleted = await admin.send('DELETE', `/api/admin/enrollments/${learner.userId}.${courseId}`);
  expect(deleted.status).toBe(204);
  expect(await readCourses(learner)).toEqual(nothing);
  expect((await makeToolkit(learner, courseId)).status).toBe(404);
  await enroll(learner, courseId);
  expect((await readCourses(learner)).courses).toMatchObject([
    { course_id: courseId, is_paid_for: true, amount_cents: order.total_cents },
  ]);
});

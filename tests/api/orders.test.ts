import { describe, expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { submit } from '../clients/liftoff-client.ts';
import {
  courseId,
  orderFor,
  paidLearner,
  quarterOf,
  readOrder,
  readPdf,
  recordCheck,
} from './order-calls.ts';
import {
  admin,
  atOnce,
  countStatuses,
  enroll,
  lessonPaths,
  newLearner,
  proveAddress,
  readEnrollment,
} from './shared-platform.ts';

const featuredId = 'ai-literacy-101';

const waiverOf = async (learner: Caller) =>
  (await learner.send('GET', '/api/enrollments/waiver')).body.waiver;

describe('enrolling', () => {
  it('creates an order with the price, due in 30 days', async () => {
    const learner = await newLearner('Sample Payer');
    await enroll(learner, courseId);
    const order = await orderFor(learner);
    expect(order).toMatchObject({
      id: expect.stringMatching(/^RWC-O-\d{4}-[0-9A-Z]{8}$/),
      status: 'due',
      items: [{ course_id: courseId, quantity: 1, title: 'Prompt Engineering Mastery' }],
      currency: 'usd',
      payer: { name: 'Sample Payer', email: learner.email, company: null, address: null },
      receipt_number: null,
    });
    const { list_price_cents, discount_cents, total_cents, created_at, due_at } = order as never;
    expect(list_price_cents - discount_cents).toBe(total_cents);
    expect(Date.parse(due_at) - Date.parse(created_at)).toBe(30 * 86_400_000);
    expect(await readEnrollment(learner, courseId)).toMatchObject({ order_id: order.id });
  });

  it('charges the price on the course page, and states no discount on a price that was never charged', async () => {
    const learner = await newLearner();
    const { body: course } = await learner.send('GET', `/api/courses/${featuredId}`);
    expect(course).toMatchObject({ deduction: '$299', price_cents: 29_900, list_price: null });
    await enroll(learner, featuredId);
    expect(await orderFor(learner, featuredId)).toMatchObject({
      list_price_cents: 29_900,
      discount_cents: 0,
      total_cents: 29_900,
    });
  });

  it('creates one order, even in many tabs', async () => {
    const learner = await newLearner();
    const responses = await atOnce(8, () =>
      learner.send('POST', '/api/enrollments', { course_id: courseId }),
    );
    expect(countStatuses(responses)).toMatchObject({ 201: 1, 200: 7 });
    expect((await learner.send('GET', '/api/orders')).body.items).toHaveLength(1);
  });

  it('is free with an approved application, and says so before and after enrolling', async () => {
    const learner = await newLearner();
    await proveAddress(learner.email);
    expect(await waiverOf(learner)).toBeNull();
    const { id } = (await submit(learner)).body;
    const approval = { application_status: 'approved', events: 1 };
    const address = `/api/admin/layoff-applications/${id}`;
    expect((await admin.send('PATCH', address, approval)).status).toBe(200);
    expect(await waiverOf(learner)).toEqual({ reason: 'liftoff', company: null });
    await enroll(learner, courseId);
    expect(await orderFor(learner)).toMatchObject({
      status: 'waived',
      total_cents: 0,
      waiver: { reason: 'liftoff', company: null },
    });
  });

  it('is free with a seat of an active company, and names it', async () => {
    const learner = await newLearner();
    await proveAddress(learner.email);
    const company = {
      company_name: 'Seat Company',
      primary_contact_email: 'hr@example.com',
      seats_purchased: 1,
      account_status: 'active',
    };
    const { id } = (await admin.send('POST', '/api/admin/corporate-accounts', company)).body;
    const seats = `/api/admin/corporate-accounts/${id}/seats`;
    expect((await admin.send('POST', seats, { email: learner.email })).status).toBe(201);
    expect(await waiverOf(learner)).toEqual({ reason: 'company_seat', company: 'Seat Company' });
    await enroll(learner, courseId);
    expect(await orderFor(learner)).toMatchObject({
      status: 'waived',
      waiver: { reason: 'company_seat', company: 'Seat Company' },
    });
  });
});

describe('an order', () => {
  it('is another learner’s secret', async () => {
    const { learner, order } = await paidLearner();
    const other = await newLearner();
    for (const path of ['', '/invoice', '/receipt'])
      expect((await other.send('GET', `/api/orders/${order.id}${path}`)).status).toBe(404);
    for (const path of ['/checkout', '/cancel'])
      expect((await other.send('POST', `/api/orders/${order.id}${path}`)).status).toBe(404);
    expect((await learner.send('GET', `/api/orders/${order.id}`)).status).toBe(200);
  });

  it('takes the payer’s company and address until the receipt is issued', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const order = await orderFor(learner);
    const payer = {
      name: 'Νίκος Παπαδόπουλος',
      company: 'Sample Employer',
      address: {
        line1: '1 Sample Street',
        line2: null,
        city: 'Springfield',
        state: 'IL',
        postal_code: '62701',
        country: 'United States',
      },
    };
    const path = `/api/orders/${order.id}/payer`;
    const { status, body } = await learner.send('PUT', path, { ...payer, purchase_order: 'PO-7' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ payer, purchase_order: 'PO-7' });
    expect((await learner.send('PUT', path, { ...payer, purchase_order: null, name: '' })).status).toBe(400);
    await recordCheck(order);
    expect((await learner.send('PUT', path, { ...payer, purchase_order: null })).status).toBe(409);
  });

  it('is withdrawn with its enrollment while the rule allows it', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const order = await orderFor(learner);
    const cancel = () => learner.send('POST', `/api/orders/${order.id}/cancel`);
    expect(await cancel()).toMatchObject({ status: 200, body: { status: 'canceled' } });
    expect(await readEnrollment(learner, courseId)).toBeUndefined();
    expect((await cancel()).status).toBe(200);
  });

  it('that was withdrawn or canceled gives the course again only by paying first', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const [first] = await lessonPaths(learner, courseId);
    const { id } = await orderFor(learner);
    await learner.send('POST', `/api/orders/${id}/cancel`);
    const terms = await learner.send('GET', `/api/enrollments/waiver?course_id=${courseId}`);
    expect(terms.body).toMatchObject({
      payment_policy: 'before',
      order: { total_cents: expect.any(Number) },
    });
    const [again] = await atOnce(4, () => learner.send('POST', '/api/enrollments', { course_id: courseId }));
    expect(again).toMatchObject({ status: 202, body: { status: 'due' } });
    expect(again?.body.id).not.toBe(id);
    expect((await learner.send('GET', `/api/courses/${courseId}/content`)).status).toBe(403);
    expect((await learner.send('PUT', first ?? '')).status).toBe(403);
    expect((await recordCheck(again?.body)).status).toBe(200);
    expect(await readEnrollment(learner, courseId)).toMatchObject({ status: 'active', completed_lessons: 0 });
  });

  it('that must be paid first can be withdrawn, because it has opened no lessons', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    for (const lesson of await lessonPaths(learner, courseId)) await learner.send('PUT', lesson);
    await admin.send('DELETE', `/api/admin/enrollments/${learner.userId}.${courseId}`);
    const { status, body } = await learner.send('POST', '/api/enrollments', { course_id: courseId });
    expect(status).toBe(202);
    expect((await readOrder(learner, body.id)).entitlement).toMatchObject({ is_due: true });
    expect(await learner.send('POST', `/api/orders/${body.id}/cancel`)).toMatchObject({
      status: 200,
      body: { status: 'canceled' },
    });
  });

  it('stays after lessons were unmarked, because the highest share counts', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const lessons = await lessonPaths(learner, courseId);
    const tooMany = lessons.slice(0, quarterOf(lessons) + 1);
    for (const lesson of tooMany) await learner.send('PUT', lesson);
    await Promise.all(tooMany.map((lesson) => learner.send('DELETE', lesson)));
    const { id } = await orderFor(learner);
    expect(await readEnrollment(learner, courseId)).toMatchObject({ completed_lessons: 0 });
    expect((await readOrder(learner, id)).entitlement).toMatchObject({ is_due: false, lessons_left: -1 });
    expect((await learner.send('POST', `/api/orders/${id}/cancel`)).status).toBe(409);
  });

  it('is not withdrawn after more than a quarter of the lessons', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const lessons = await lessonPaths(learner, courseId);
    for (const lesson of lessons.slice(0, quarterOf(lessons) + 1)) await learner.send('PUT', lesson);
    const { id } = await orderFor(learner);
    expect((await learner.send('POST', `/api/orders/${id}/cancel`)).status).toBe(409);
  });

  it('is canceled when an admin deletes the unpaid enrollment', async () => {
    const learner = await newLearner();
    const enrollment = await enroll(learner, courseId);
    const { id } = await orderFor(learner);
    expect((await admin.send('DELETE', `/api/admin/enrollments/${enrollment}`)).status).toBe(204);
    expect(await readOrder(learner, id)).toMatchObject({ status: 'canceled' });
  });
});

describe('the documents', () => {
  it('are only for names that they can show', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const { id } = await orderFor(learner);
    const payer = { name: 'தமிழ்', company: null, address: null, purchase_order: null };
    const { status, body } = await learner.send('PUT', `/api/orders/${id}/payer`, payer);
    expect(status).toBe(400);
    expect(JSON.stringify(body.errors)).toContain('Documents cannot show');
  });

  it('are an invoice until the order is paid, and then a receipt', async () => {
    const learner = await newLearner('李小龍 Łukasz');
    await enroll(learner, courseId);
    const order = await orderFor(learner);
    const invoice = await readPdf(learner, `/api/orders/${order.id}/invoice`);
    expect(invoice).toContain(order.id);
    expect(await readOrder(learner, order.id)).toMatchObject({ document: 'invoice', denial: null });
    for (const name of ['Payer 李小龍 Łukasz', 'Student 李小龍 Łukasz']) expect(invoice).toContain(name);
    expect((await learner.send('GET', `/api/orders/${order.id}/receipt`)).status).toBe(409);
    await recordCheck(order);
    const { receipt_number, document } = await readOrder(learner, order.id);
    expect(document).toBe('receipt');
    const receipt = await readPdf(learner, `/api/orders/${order.id}/receipt`);
    expect(receipt).toContain(receipt_number);
    expect(receipt).toContain('Payer 李小龍 Łukasz');
    expect(receipt).toContain(`Check, reference check ${order.id}`);
    expect((await learner.send('GET', `/api/orders/${order.id}/invoice`)).status).toBe(409);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { businessToday } from '../../lambdas/contract/calendar.ts';
import { readPdf as readDocument } from '../../lambdas/documents/read-pdf.ts';
import type { Caller } from '../api-client.ts';
import { pdf, postFile, submit } from '../liftoff-client.ts';
import { orderOn } from './order-dates.ts';
import { recordCheck as recordCheckAs } from '../payment-client.ts';
import {
  admin,
  atOnce,
  completeCourse,
  countStatuses,
  emailsTo,
  enroll,
  expectTrueCounts,
  lessonPaths,
  newLearner,
  origin,
  proveAddress,
  readEnrollment,
  readList,
  readNewestChange,
} from './shared-platform.ts';

const courseId = 'prompt-engineering-mastery';
const featuredId = 'ai-literacy-101';

afterAll(expectTrueCounts);

type Order = Record<string, never> & { id: string; version: number; total_cents: number };

const orderFor = async (learner: Caller, course = courseId): Promise<Order> =>
  (await learner.send('GET', `/api/orders?course_id=${course}`)).body.items[0];
const waiverOf = async (learner: Caller) =>
  (await learner.send('GET', '/api/enrollments/waiver')).body.waiver;
const readOrder = async (learner: Caller, id: string) =>
  (await learner.send('GET', `/api/orders/${id}`)).body;

/** Records a check for an order, as an admin. */
const recordCheck = (order: Order, change?: object) => recordCheckAs(admin, order.id, change);

/** Downloads a PDF document and returns its text. */
const readPdf = async (learner: Caller, path: string) => {
  const headers = { authorization: `Bearer ${learner.token}` };
  const response = await fetch(`${origin}${path}`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return (await readDocument(new Uint8Array(await response.arrayBuffer()))).text;
};

/** Enrolls a new learner whose order is paid by check. */
async function paidLearner() {
  const learner = await newLearner();
  await enroll(learner, courseId);
  const order = await orderFor(learner);
  expect((await recordCheck(order)).status).toBe(200);
  return { learner, order };
}

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
    for (const lesson of lessons.slice(0, 4)) await learner.send('PUT', lesson);
    await Promise.all(lessons.slice(0, 4).map((lesson) => learner.send('DELETE', lesson)));
    const { id } = await orderFor(learner);
    expect(await readEnrollment(learner, courseId)).toMatchObject({ completed_lessons: 0 });
    expect((await readOrder(learner, id)).entitlement).toMatchObject({ is_due: false, lessons_left: -1 });
    expect((await learner.send('POST', `/api/orders/${id}/cancel`)).status).toBe(409);
  });

  it('is not withdrawn after more than a quarter of the lessons', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const lessons = await lessonPaths(learner, courseId);
    for (const lesson of lessons.slice(0, 4)) await learner.send('PUT', lesson);
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
    for (const name of ['Payer 李小龍 Łukasz', 'Student 李小龍 Łukasz']) expect(invoice).toContain(name);
    expect((await learner.send('GET', `/api/orders/${order.id}/receipt`)).status).toBe(409);
    await recordCheck(order);
    const { receipt_number } = await readOrder(learner, order.id);
    const receipt = await readPdf(learner, `/api/orders/${order.id}/receipt`);
    expect(receipt).toContain(receipt_number);
    expect(receipt).toContain('Payer 李小龍 Łukasz');
    expect(receipt).toContain(`Check, reference check ${order.id}`);
    expect((await learner.send('GET', `/api/orders/${order.id}/invoice`)).status).toBe(409);
  });
});

describe('a payment by check', () => {
  it('pays the order once, issues a receipt, and is audited', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const order = await orderFor(learner);
    const { version } = await readList(`/api/admin/orders/${order.id}`);
    const responses = await atOnce(5, () => recordCheck(order, { version }));
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const paid = await readOrder(learner, order.id);
    expect(paid).toMatchObject({
      status: 'paid',
      receipt_number: expect.stringMatching(/^RWC-R-\d{4}-\d{6}$/),
      payment: { method: 'check', amount_cents: order.total_cents },
    });
    // The same check with another date is another payment.
    await orderOn(order.id, '2025-12-01');
    expect((await recordCheck(order, { version, paid_on: '2025-12-02' })).status).toBe(409);
    const audited = (await readList('/api/admin/audit-log?limit=25')).items.filter(
      ({ subject }: { subject: string }) => subject === order.id,
    );
    expect(audited).toMatchObject([{ action: 'Recorded a payment' }]);
    const [mail] = await emailsTo(learner.email);
    expect(mail?.text).toContain(paid.receipt_number);
  });

  it.each([
    ['another amount', { amount_cents: 1 }, 422],
    ['a future date', { paid_on: '2099-01-01' }, 422],
    ['a mistyped year', { paid_on: '0026-11-01' }, 422],
    ['a date before the order', { paid_on: '2026-01-15' }, 422],
    ['an old version', { version: 99 }, 409],
  ])('with %s is refused', async (_, change, status) => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const order = await orderFor(learner);
    expect((await recordCheck(order, change)).status).toBe(status);
    expect(await readOrder(learner, order.id)).toMatchObject({ status: 'due' });
  });

  describe('that was recorded wrongly', () => {
    const reason = 'The check was entered with a wrong date.';
    const correct = async (id: string, change: object) => {
      const { version } = await readList(`/api/admin/orders/${id}`);
      const body = { version, paid_on: businessToday(), method: 'check', reference: `check ${id}`, reason };
      return admin.send('PUT', `/api/admin/orders/${id}/payment`, { ...body, ...change });
    };
    /** An order of December 2025 whose payment was recorded with a date of the next year. */
    const wronglyDated = async () => {
      const learner = await newLearner();
      await enroll(learner, courseId);
      const order = await orderFor(learner);
      await orderOn(order.id, '2025-12-01');
      expect((await recordCheck(order, { paid_on: '2026-01-05' })).status).toBe(200);
      return { learner, order, paid: await readOrder(learner, order.id) };
    };
    it('keeps its receipt number in the same year, and the receipt says that it was corrected', async () => {
      const { learner, order, paid } = await wronglyDated();
      const { body } = await correct(order.id, { paid_on: '2026-01-15', method: 'bank_transfer' });
      expect(body).toMatchObject({
        status: 'paid',
        receipt_number: paid.receipt_number,
        receipt_corrected_at: expect.any(String),
        void_receipt_numbers: [],
        payment: { method: 'bank_transfer', amount_cents: order.total_cents },
        history: expect.arrayContaining([expect.objectContaining({ kind: 'payment_corrected' })]),
      });
      const receipt = await readPdf(learner, `/api/orders/${order.id}/receipt`);
      expect(receipt).toContain('CORRECTED on ');
      expect(receipt).toContain('January 15, 2026');
      expect(receipt).toContain(paid.receipt_number);
      expect(await readNewestChange()).toMatchObject({
        action: 'Corrected a payment',
        subject: order.id,
        changes: [
          { field: 'date', before: '2026-01-05', after: '2026-01-15' },
          { field: 'method', before: 'Check', after: 'Bank transfer' },
          { field: 'reason', after: reason },
        ],
      });
      const mail = (await emailsTo(learner.email))[0];
      expect(mail?.subject).toBe(`Your receipt ${paid.receipt_number} was corrected`);
      expect(mail?.text).toContain(reason);
    });

    it('gets a new receipt number in another year, and the earlier number is void and stays used', async () => {
      const { learner, order, paid } = await wronglyDated();
      const { body } = await correct(order.id, { paid_on: '2025-12-20' });
      expect(body).toMatchObject({
        receipt_number: expect.stringMatching(/^RWC-R-2025-\d{6}$/),
        receipt_corrected_at: null,
        void_receipt_numbers: [paid.receipt_number],
      });
      const receipt = await readPdf(learner, `/api/orders/${order.id}/receipt`);
      expect(receipt).toContain(body.receipt_number);
      expect(receipt.replaceAll(/\s+/g, ' ')).toContain(
        `replaces receipt ${paid.receipt_number}, which is void`,
      );
      expect((await emailsTo(learner.email))[0]?.subject).toBe(
        `Receipt ${paid.receipt_number} is void: your new receipt ${body.receipt_number}`,
      );
      const next = await wronglyDated();
      expect(next.paid.receipt_number).not.toBe(paid.receipt_number);
    });

    it('is corrected once by a repeated request, and by one of several admins at once', async () => {
      const { order } = await wronglyDated();
      const { version } = await readList(`/api/admin/orders/${order.id}`);
      const days = ['2025-12-10', '2025-12-11', '2025-12-12'];
      const responses = await atOnce(3, (at) => correct(order.id, { version, paid_on: days[at] }));
      expect(countStatuses(responses)).toEqual({ 200: 1, 409: 2 });
      const { payment, void_receipt_numbers } = await readList(`/api/admin/orders/${order.id}`);
      expect(void_receipt_numbers).toHaveLength(1);
      const again = await correct(order.id, { version, paid_on: payment.paid_at.slice(0, 10) });
      expect(again).toMatchObject({ status: 200, body: { void_receipt_numbers } });
    });

    it.each([
      ['a day before the order', { paid_on: '2025-11-30' }, 422],
      ['a mistyped year', { paid_on: '0026-01-05' }, 422],
      ['a day in the future', { paid_on: '2099-01-05' }, 422],
      ['an old version', { version: 1 }, 409],
      ['no reason', { reason: ' ' }, 400],
    ])('is not corrected with %s', async (_, change, status) => {
      const { learner, order, paid } = await wronglyDated();
      expect((await correct(order.id, { paid_on: '2026-01-06', ...change })).status).toBe(status);
      expect(await readOrder(learner, order.id)).toEqual(paid);
    });

    it('is not corrected before there is one', async () => {
      const learner = await newLearner();
      await enroll(learner, courseId);
      expect((await correct((await orderFor(learner)).id, {})).status).toBe(409);
    });
  });

  it('numbers receipts without gaps, even when many are issued at once', async () => {
    const learners = await atOnce(6, () => newLearner());
    await Promise.all(learners.map((learner) => enroll(learner, courseId)));
    const orders = await Promise.all(learners.map((learner) => orderFor(learner)));
    await Promise.all(
      orders.map(async (order) => {
        // Of receipts that are issued at the same moment, one gets the number; the admin tries again.
        while ((await recordCheck(order)).status === 409);
      }),
    );
    const numbers = await Promise.all(
      learners.map(async (learner, at) => (await readOrder(learner, orders[at]?.id ?? '')).receipt_number),
    );
    const last = numbers.map((number: string) => Number(number.slice(-6))).toSorted((a, b) => a - b);
    expect(last).toEqual(last.map((_, at) => (last[0] ?? 0) + at));
  });
});

describe('a refund', () => {
  const request = (learner: Caller, id: string, body: object = { ground: 'window' }) =>
    learner.send('POST', `/api/orders/${id}/refund`, body, { 'idempotency-key': randomUUID() });

  it('shows today’s entitlement and what would end it', async () => {
    const { learner, order } = await paidLearner();
    expect((await readOrder(learner, order.id)).entitlement).toMatchObject({
      is_due: true,
      reason: null,
      completed_lessons: 0,
      total_lessons: 12,
      lessons_left: 3,
    });
    const lessons = await lessonPaths(learner, courseId);
    for (const lesson of lessons.slice(0, 3)) await learner.send('PUT', lesson);
    expect((await readOrder(learner, order.id)).entitlement).toMatchObject({ is_due: true, lessons_left: 0 });
    await learner.send('PUT', lessons[3] ?? '');
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
    expect((await readOrder(learner, order.id)).entitlement).toMatchObject({ lessons_left: -9 });

    expect((await admin.send('DELETE', `/api/admin/enrollments/${learner.userId}.${courseId}`)).status).toBe(
      204,
    );
    await enroll(learner, courseId);
    const next = await orderFor(learner);
    expect((await recordCheck(next)).status).toBe(200);
    expect((await readOrder(learner, next.id)).entitlement).toMatchObject({ is_due: false });
  });

  it('that is no longer due when an admin decides shows why', async () => {
    const { learner, order } = await paidLearner();
    expect((await request(learner, order.id)).status).toBe(201);
    const read = async () =>
      (await readList('/api/admin/refunds?limit=100')).items.find(
        (row: { order_id: string }) => row.order_id === order.id,
      );
    expect(await read()).toMatchObject({ objection: null });
    for (const lesson of await lessonPaths(learner, courseId)) await learner.send('PUT', lesson);
    expect(await read()).toMatchObject({ objection: 'More than a quarter of the course was completed.' });
    await admin.send('POST', `/api/admin/refunds/${order.id}/approve`);
    expect(await read()).toMatchObject({
      status: 'refunded',
      objection: 'More than a quarter of the course was completed.',
    });
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
    const approved = await admin.send('POST', `/api/admin/refunds/${order.id}/approve`);
    expect(approved).toMatchObject({ status: 200, body: { status: 'refunded' } });
    expect(await readOrder(learner, order.id)).toMatchObject({
      status: 'refunded',
      refunded_cents: order.total_cents,
      refund: { status: 'refunded' },
    });
    expect(await readEnrollment(learner, courseId)).toBeUndefined();
    expect((await admin.send('POST', `/api/admin/refunds/${order.id}/approve`)).status).toBe(200);
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
    expect((await admin.send('POST', `/api/admin/refunds/${order.id}/approve`)).status).toBe(200);
    expect(await readEnrollment(learner, courseId)).toBeUndefined();
    const certificate = await learner.send('GET', `/api/certificates/${certificate_number}`);
    expect(certificate.body.status).toBe('valid');
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

describe('the seats of a company', () => {
  const granted = {
    company_name: 'Granted Company',
    primary_contact_email: 'hr@example.com',
    seats_purchased: 10,
    account_status: 'active',
  };

  it('are ordered once per key, and added when the order is paid', async () => {
    const company = {
      company_name: 'Invoice Company',
      primary_contact_email: 'hr@example.com',
      seats_purchased: 10,
      account_status: 'active',
    };
    const { id } = (await admin.send('POST', '/api/admin/corporate-accounts', company)).body;
    const order = { seats: 5, seat_price_cents: 19_900, purchase_order: 'PO-1' };
    const key = { 'idempotency-key': randomUUID() };
    const path = `/api/admin/corporate-accounts/${id}/orders`;
    const made = await atOnce(3, () => admin.send('POST', path, order, key));
    expect(countStatuses(made)).toEqual({ 201: 3 });
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(made[0]?.body).toMatchObject({ total_cents: 99_500, payer: { company: 'Invoice Company' } });
    expect((await recordCheck(made[0]?.body)).status).toBe(200);
    expect(await readList(`/api/admin/corporate-accounts/${id}`)).toMatchObject({
      seats_purchased: 10,
      seats_ordered: 5,
    });
  });

  it('that were granted are not added again by the order that pays for them', async () => {
    const { id } = (
      await admin.send('POST', '/api/admin/corporate-accounts', { ...granted, seats_purchased: 80 })
    ).body;
    const account = () => readList(`/api/admin/corporate-accounts/${id}`);
    expect(await account()).toMatchObject({ seats_purchased: 80, seats_ordered: 0 });
    const pay = async (seats: number) => {
      const body = { seats, seat_price_cents: 14_900, purchase_order: '' };
      const made = await admin.send('POST', `/api/admin/corporate-accounts/${id}/orders`, body);
      return recordCheck(made.body);
    };
    expect((await pay(80)).status).toBe(200);
    expect(await account()).toMatchObject({ seats_purchased: 80, seats_ordered: 80 });
    const both = await Promise.all([pay(20), pay(5)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await account()).toMatchObject({ seats_purchased: 105, seats_ordered: 105 });
  });

  it('are ordered in sight of the contact whose proven address the order carries, and of nobody else', async () => {
    const [contact, other] = [await newLearner(), await newLearner()];
    await proveAddress(other.email);
    const company = { ...granted, primary_contact_email: contact.email };
    const { id } = (await admin.send('POST', '/api/admin/corporate-accounts', company)).body;
    const body = { seats: 2, seat_price_cents: 19_900, purchase_order: '' };
    const order = (await admin.send('POST', `/api/admin/corporate-accounts/${id}/orders`, body)).body;
    const idsOf = async (learner: Caller, query = '') =>
      (await learner.send('GET', `/api/orders${query}`)).body.items.map((one: Order) => one.id);
    const path = `/api/orders/${order.id}`;
    expect(await idsOf(contact)).toEqual([]);
    expect((await contact.send('GET', path)).status).toBe(404);

    await proveAddress(contact.email);
    await enroll(contact, featuredId);
    const own = await orderFor(contact, featuredId);
    expect(await idsOf(contact)).toEqual([own.id, order.id]);
    const first = (await contact.send('GET', '/api/orders?limit=1')).body;
    expect(await idsOf(contact, `?limit=1&cursor=${encodeURIComponent(first.next)}`)).toEqual([order.id]);
    expect(await readOrder(contact, order.id)).toMatchObject({ status: 'due', total_cents: 39_800 });
    expect((await contact.send('GET', `${path}/invoice`)).status).toBe(200);
    expect((await contact.send('POST', `${path}/cancel`)).status).toBe(409);
    expect(await idsOf(other)).toEqual([]);
    for (const rest of ['', '/invoice', '/receipt'])
      expect((await other.send('GET', `${path}${rest}`)).status).toBe(404);

    expect((await recordCheck(order)).status).toBe(200);
    expect((await contact.send('GET', `${path}/receipt`)).status).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { courseId, orderFor, orderOn, readOrder, readPdf, recordCheck } from './order-calls.ts';
import {
  admin,
  atOnce,
  countStatuses,
  emailsTo,
  enroll,
  newLearner,
  readList,
  readNewestChange,
} from './shared-platform.ts';

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

    it('is neither recorded nor corrected with the idempotency key of another request', async () => {
      const learner = await newLearner();
      await enroll(learner, courseId);
      const { id, total_cents } = await orderFor(learner);
      const headers = { 'idempotency-key': randomUUID() };
      const facts = { paid_on: businessToday(), method: 'check', reference: `check ${id}` };
      const { version } = await readList(`/api/admin/orders/${id}`);
      const record = (change: object = {}) => {
        const body = { ...facts, version, amount_cents: total_cents, ...change };
        return admin.send('POST', `/api/admin/orders/${id}/payments`, body, headers);
      };
      expect((await record()).body).toMatchObject({ status: 'paid' });
      const reused = { status: 409, body: { type: problemTypes.keyReused } };
      expect(await record({ version: version + 1 })).toMatchObject(reused);
      expect((await record()).status).toBe(200);
      const paid = await readList(`/api/admin/orders/${id}`);
      const again = (change: object = {}) => {
        const body = { ...facts, version: paid.version, method: 'other', reason, ...change };
        return admin.send('PUT', `/api/admin/orders/${id}/payment`, body, headers);
      };
      expect((await again()).body).toMatchObject({ payment: { method: 'other' } });
      expect(await again({ reason: 'Another reason.' })).toMatchObject(reused);
      expect((await again()).status).toBe(200);
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

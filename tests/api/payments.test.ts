import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { readSecrets } from '../../lambdas/local/secrets.ts';
import type { Caller } from '../clients/api-client.ts';
import {
  actAtProvider,
  checkOut,
  payByBank,
  payByCard,
  testAccounts,
  testCards,
} from '../clients/payment-client.ts';
import { submit } from '../clients/liftoff-client.ts';
import {
  admin,
  atOnce,
  dataDir,
  emailsTo,
  enroll,
  newLearner,
  origin,
  proveAddress,
  readEnrollment,
  lessonPaths,
  readList,
  runAs,
  visitor,
} from './shared-platform.ts';

const courseId = 'prompt-engineering-mastery';

const { reconcileOrders } = await import('../../lambdas/src/orders/reconcile.ts');

const readOrder = async (learner: Caller, id: string) =>
  (await learner.send('GET', `/api/orders/${id}`)).body;

/** Enrolls a new learner. Returns the learner, the order's number, and the payment page. */
async function startPayment() {
  const learner = await newLearner();
  await enroll(learner, courseId);
  const [{ id }] = (await learner.send('GET', '/api/orders')).body.items;
  return { learner, id: id as string, url: await checkOut(learner, id) };
}

/** Waits until an order has a status, and returns it. */
const settled = (learner: Caller, id: string, status: string) =>
  vi.waitFor(
    async () => {
      const order = await readOrder(learner, id);
      expect(order.status).toBe(status);
      return order;
    },
    { timeout: 60_000, interval: 100 },
  );

const newestSubject = async ({ email }: { email: string }) => (await emailsTo(email))[0]?.subject;

const paymentOf = async (id: string): Promise<string> =>
  (await readList(`/api/admin/orders/${id}`)).stripe_payment;

describe('paying by card', () => {
  it('settles the order by the webhook, with a receipt and an email', async () => {
    const { learner, id, url } = await startPayment();
    const response = await payByCard(url, testCards.paid);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/account/orders/${id}?payment=done`);
    const order = await settled(learner, id, 'paid');
    expect(order).toMatchObject({
      receipt_number: expect.stringMatching(/^RWC-R-\d{4}-\d{6}$/),
      payment: { method: 'card', brand: 'visa', last4: '4242', amount_cents: order.total_cents },
    });
    await expect.poll(() => newestSubject(learner)).toContain(order.receipt_number);
  });

  it.each([
    ['declined', testCards.declined, 402],
    ['without money', testCards.insufficientFunds, 402],
    ['that is not a test card', '4111111111111111', 422],
  ])('with a card %s charges nothing, and the next card pays', async (_, number, status) => {
    const { learner, id, url } = await startPayment();
    expect((await payByCard(url, number)).status).toBe(status);
    expect(await readOrder(learner, id)).toMatchObject({ status: 'due' });
    await payByCard(url, testCards.paid);
    await settled(learner, id, 'paid');
  });

  it('asks for the bank’s confirmation if the card needs it', async () => {
    const { learner, id, url } = await startPayment();
    expect(await (await payByCard(url, testCards.authentication)).text()).toContain('Complete');
    expect((await payByCard(url, testCards.authentication, 'refuse')).status).toBe(402);
    expect((await payByCard(url, testCards.authentication, 'confirm')).status).toBe(303);
    await settled(learner, id, 'paid');
  });

  it('pays once, however many tabs press the buttons', async () => {
    const { learner, id, url } = await startPayment();
    const urls = await atOnce(5, () => checkOut(learner, id));
    expect(new Set([...urls, url]).size).toBe(1);
    await atOnce(5, () => payByCard(url, testCards.paid));
    const order = await settled(learner, id, 'paid');
    expect(order.history.filter(({ kind }: { kind: string }) => kind === 'paid')).toHaveLength(1);
    expect((await learner.send('POST', `/api/orders/${id}/checkout`)).body.url).toBeNull();
  });

  it('starts a new page after the old one expired', async () => {
    const { learner, id, url } = await startPayment();
    await actAtProvider(origin, { action: 'expire', session: url.split('/').at(-1) ?? '' });
    expect((await fetch(url)).status).toBe(410);
    const next = await checkOut(learner, id);
    expect(next).not.toBe(url);
    await payByCard(next, testCards.paid);
    await settled(learner, id, 'paid');
  });

  it('is refused after a check was recorded, because the payment page is closed', async () => {
    const { learner, id, url } = await startPayment();
    const { version, total_cents } = await readList(`/api/admin/orders/${id}`);
    const check = {
      version,
      amount_cents: total_cents,
      paid_on: new Date().toISOString().slice(0, 10),
      method: 'check',
      reference: randomUUID(),
    };
    expect((await admin.send('POST', `/api/admin/orders/${id}/payments`, check)).status).toBe(200);
    expect((await payByCard(url, testCards.paid)).status).toBe(410);
    expect(await readOrder(learner, id)).toMatchObject({ status: 'paid', payment: { method: 'check' } });
  });
});

describe('a payment on a page that was opened before the order became free', () => {
  it('is returned, with one email that says why', async () => {
    const { learner, id, url } = await startPayment();
    await proveAddress(learner.email);
    const { body: application } = await submit(learner);
    const approval = { application_status: 'approved', events: 1 };
    await admin.send('PATCH', `/api/admin/layoff-applications/${application.id}`, approval);
    expect((await learner.send('POST', `/api/orders/${id}/checkout`)).body.url).toBeNull();
    expect(await readOrder(learner, id)).toMatchObject({ status: 'waived' });
    expect((await payByCard(url, testCards.paid)).status).toBe(303);
    const returned = async () =>
      (await emailsTo(learner.email)).filter(
        ({ subject }) => subject === `We are returning your payment for order ${id}`,
      );
    await expect.poll(returned).toHaveLength(1);
    await runAs('ReconcileOrders', () => reconcileOrders());
    const [message, ...more] = await returned();
    expect(more).toEqual([]);
    expect(message?.text).toContain('The course is free for you now, so there was nothing to pay.');
    expect(message?.text).toMatch(/Returned: \$[\d,]+\.\d\d/);
    expect(await readList(`/api/admin/orders/${id}`)).toMatchObject({
      status: 'waived',
      attention: expect.stringMatching(/that this order did not need was refunded \(pi_/),
    });
  });
});

describe('a payment whose webhook does not come', () => {
  it('is settled by the schedule', async () => {
    const { learner, id, url } = await startPayment();
    await actAtProvider(origin, { action: 'pause' });
    await payByCard(url, testCards.paid);
    await runAs('ReconcileOrders', () => reconcileOrders());
    expect(await readOrder(learner, id)).toMatchObject({ status: 'paid' });
    await actAtProvider(origin, { action: 'resume' });
  });
});

describe('a bank debit', () => {
  it('is processing until the bank pays', async () => {
    const { learner, id, url } = await startPayment();
    await payByBank(url, testAccounts.paid);
    await expect.poll(() => readOrder(learner, id)).toMatchObject({ is_processing: true });
    expect((await learner.send('POST', `/api/orders/${id}/cancel`)).status).toBe(409);
    const pages = await (await fetch(`${origin}/local/pay/`)).text();
    const [payment = ''] = /pi_local_\w+/.exec(pages) ?? [];
    await actAtProvider(origin, { action: 'settle', payment });
    expect(await settled(learner, id, 'paid')).toMatchObject({
      is_processing: false,
      payment: { method: 'bank_debit', last4: '6789' },
    });
  });

  it('that fails leaves the order due, says so, and can be paid in another way', async () => {
    const { learner, id, url } = await startPayment();
    await payByBank(url, testAccounts.failing);
    await expect.poll(() => readOrder(learner, id)).toMatchObject({ is_processing: true });
    const [payment = ''] = /pi_local_\w+/.exec(await (await fetch(`${origin}/local/pay/`)).text()) ?? [];
    await actAtProvider(origin, { action: 'settle', payment });
    await expect.poll(() => readOrder(learner, id)).toMatchObject({ is_processing: false });
    await expect.poll(() => newestSubject(learner)).toContain('failed');
    await payByCard(await checkOut(learner, id), testCards.paid);
    await settled(learner, id, 'paid');
  });
});

describe('money that goes back', () => {
  async function paidOrder() {
    const payment = await startPayment();
    await payByCard(payment.url, testCards.paid);
    const order = await settled(payment.learner, payment.id, 'paid');
    return { ...payment, total: order.total_cents as number, intent: await paymentOf(payment.id) };
  }

  it('in an approved refund goes through Stripe and ends the enrollment', async () => {
    const { learner, id, total } = await paidOrder();
    const request = await learner.send('POST', `/api/orders/${id}/refund`, { ground: 'window' });
    expect(request.status).toBe(201);
    const approved = await atOnce(3, () =>
      admin.send('POST', `/api/admin/refunds/${id}/approve`, { objection: null }),
    );
    expect(approved.some(({ status }) => status === 200)).toBe(true);
    expect(await settled(learner, id, 'refunded')).toMatchObject({ refunded_cents: total });
    expect(await readEnrollment(learner, courseId)).toBeUndefined();
    await expect
      .poll(() => readList(`/api/admin/refunds?q=${id}`))
      .toMatchObject({ items: [{ status: 'refunded' }] });
  });

  it('in part is shown, and leaves the enrollment', async () => {
    const { learner, id, intent } = await paidOrder();
    await actAtProvider(origin, { action: 'refund', payment: intent, amount: '1000' });
    expect(await settled(learner, id, 'partially_refunded')).toMatchObject({ refunded_cents: 1000 });
    expect(await readEnrollment(learner, courseId)).toBeDefined();
  });

  it('in a dispute is shown; a won one changes nothing, a lost one ends the enrollment', async () => {
    const { learner, id, intent, total } = await paidOrder();
    await actAtProvider(origin, { action: 'dispute', payment: intent });
    await settled(learner, id, 'disputed');
    expect(await readEnrollment(learner, courseId)).toBeDefined();
    await actAtProvider(origin, { action: 'won', payment: intent });
    await settled(learner, id, 'paid');

    const lost = await paidOrder();
    await actAtProvider(origin, { action: 'dispute', payment: lost.intent });
    await settled(lost.learner, lost.id, 'disputed');
    await actAtProvider(origin, { action: 'lost', payment: lost.intent });
    expect(await settled(lost.learner, lost.id, 'refunded')).toMatchObject({ refunded_cents: total });
    expect(await readEnrollment(lost.learner, courseId)).toBeUndefined();
  });

  it('in a lost dispute revokes the certificate of the completed course', async () => {
    const { learner, id, intent } = await paidOrder();
    for (const lesson of await lessonPaths(learner, courseId)) await learner.send('PUT', lesson);
    const { certificate_number } = await readEnrollment(learner, courseId);
    await actAtProvider(origin, { action: 'dispute', payment: intent });
    await settled(learner, id, 'disputed');
    await actAtProvider(origin, { action: 'lost', payment: intent });
    await settled(learner, id, 'refunded');
    const { body } = await visitor.send('GET', `/api/certificates/${certificate_number}`);
    expect(body).toMatchObject({ status: 'revoked' });
  });
});

describe('the webhook', () => {
  const send = (body: string, signature?: string) =>
    fetch(`${origin}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body,
    });

  it.each([
    ['no signature', undefined],
    ['a made-up signature', 't=1,v1=00'],
    [
      'another secret',
      `t=${Math.floor(Date.now() / 1000)},v1=${createHmac('sha256', 'another').update('x').digest('hex')}`,
    ],
  ])('refuses an event with %s', async (_, signature) => {
    const { learner, id } = await startPayment();
    const event = { type: 'checkout.session.completed', data: { object: { client_reference_id: id } } };
    expect((await send(JSON.stringify(event), signature)).status).toBe(400);
    expect(await readOrder(learner, id)).toMatchObject({ status: 'due' });
  });

  it.each([
    ['of an unknown session', { id: 'cs_test_unknown' }],
    ['without an object', null],
  ])('accepts a signed event %s, so that Stripe does not repeat it for days', async (_, object) => {
    const event = JSON.stringify({ type: 'checkout.session.completed', data: { object } });
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', readSecrets(dataDir).STRIPE_WEBHOOK_SECRET)
      .update(`${at}.${event}`)
      .digest('hex');
    expect((await send(event, `t=${at},v1=${signature}`)).status).toBe(200);
  });

  it('may come ten times, and changes the order once', async () => {
    const { learner, id, url } = await startPayment();
    await payByCard(url, testCards.paid);
    const order = await settled(learner, id, 'paid');
    const pages = await (await fetch(`${origin}/local/pay/`)).text();
    const [event = ''] = /evt_local_\w+/.exec(pages) ?? [];
    await atOnce(10, () => actAtProvider(origin, { action: 'resend', event }));
    const subject = `Your receipt ${order.receipt_number}`;
    await expect
      .poll(async () => (await emailsTo(learner.email)).filter((mail) => mail.subject === subject))
      .toHaveLength(1);
    expect(await readOrder(learner, id)).toEqual(order);
  });
});

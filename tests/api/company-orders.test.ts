import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { businessToday, daysAfter } from '@redwhiteandcode/contract/calendar/calendar.ts';
import {
  noSeats,
  quoteSeats,
  termCopy,
  termFrom,
  termMessages,
} from '@redwhiteandcode/contract/company/term.ts';
import type { Caller } from '../clients/api-client.ts';
import {
  actAtProvider,
  payByBank,
  payByCard,
  recordCheck,
  testAccounts,
  testCards,
} from '../clients/payment-client.ts';
import { beforeWrites } from './before-writes.ts';
import { readPdf } from './order-calls.ts';
import {
  admin,
  atOnce,
  countStatuses,
  emailsTo,
  newLearner,
  origin,
  readList,
  runAs,
} from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { refundSeats } = await import('../../lambdas/src/orders/seat-refunds.ts');
const { startRenewals } = await import('../../lambdas/src/orders/seats.ts');

const today = businessToday();
const payer = { name: 'Sample Buyer', address: null, purchase_order: 'PO-4711' };
const price = (seats: number) => quoteSeats(noSeats, { kind: 'first', seats }).totalCents;

/** Makes a company with an order of its first seats. Returns its owner and the paths of the company and the order. */
async function buy(seats = 12) {
  const owner = await newLearner('Sample Buyer');
  const body = { ...payer, company_name: 'Buying Company', seats, total_cents: price(seats) };
  const made = await owner.send('POST', '/api/company', body);
  expect(made.status).toBe(201);
  const id = made.body.company_id as string;
  const path = `/api/company/${id}`;
  return { owner, id, path, order: `${path}/orders/${made.body.order.id}`, orderId: made.body.order.id };
}

type Bought = Awaited<ReturnType<typeof buy>>;

const read = async ({ owner }: { owner: Caller }, path: string) => (await owner.send('GET', path)).body;

/** Returns the payment page of an order. */
const pageOf = async ({ owner }: { owner: Caller }, order: string): Promise<string> =>
  (await owner.send('POST', `${order}/checkout`)).body.url;

/** Waits until an order has a status, and returns it. */
const settled = (bought: Bought, order: string, status: string) =>
  vi.waitFor(
    async () => {
      const found = await read(bought, order);
      expect(found.status).toBe(status);
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );

async function payCard(bought: Bought, order = bought.order, card: string = testCards.paid) {
  expect((await payByCard(await pageOf(bought, order), card)).status).toBe(303);
  return settled(bought, order, 'paid');
}

/** Makes a company whose seats are paid by card. */
async function open(seats?: number): Promise<Bought> {
  const bought = await buy(seats);
  await payCard(bought);
  return bought;
}

/** Orders seats of an open company at the price that a buyer sees. */
async function orderSeats(bought: Bought, seats: number, is_renewal = false) {
  const { term, renewal, account_status, seats_purchased, seats_used } = await read(bought, bought.path);
  const state = { term, renewal, account_status, seats_purchased, seats_used };
  const { totalCents } = quoteSeats(state, { kind: is_renewal ? 'renewal' : 'added', seats });
  const { status, body } = await bought.owner.send('POST', `${bought.path}/orders`, {
    ...payer,
    seats,
    total_cents: totalCents,
    is_renewal,
  });
  expect(status).toBe(201);
  return `${bought.path}/orders/${body.id}`;
}

/** Moves the term of a company, as if it had been bought earlier. */
const endOn = ({ id }: Bought, ends_on: string) =>
  docClient.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: keys.corporateAccount(id),
      UpdateExpression: 'SET starts_on = :start, ends_on = :end',
      ExpressionAttributeValues: { ':start': daysAfter(ends_on, -364), ':end': ends_on },
    }),
  );

const seatsOf = ({ id }: Bought) => `/api/admin/corporate-accounts/${id}/seats`;
const assign = (bought: Bought) =>
  admin.send('POST', seatsOf(bought), { email: `${randomUUID()}@example.com` });
const paymentOf = async (orderId: string): Promise<string> =>
  (await readList(`/api/admin/orders/${orderId}`)).stripe_payment;
const idOf = (order: string) => order.split('/').at(-1) ?? '';

describe('a company that buys its first seats', () => {
  it('belongs to the buyer, and opens with the payment by card', async () => {
    const bought = await buy();
    expect(await read(bought, bought.path)).toMatchObject({
      company_name: 'Buying Company',
      role: 'owner',
      account_status: 'inactive',
      seats_purchased: 0,
      term: null,
    });
    expect((await assign(bought)).status).toBe(409);
    const page = await pageOf(bought, bought.order);
    const paid = await payByCard(page, testCards.paid);
    expect(paid.headers.get('location')).toBe(`/company/${bought.id}/orders/${bought.orderId}?payment=done`);
    const order = await settled(bought, bought.order, 'paid');
    const term = termFrom(today);
    expect(order).toMatchObject({
      title: '12 seats, Team plan, 12 months',
      total_cents: price(12),
      payer: { company: 'Buying Company' },
      purchase_order: 'PO-4711',
      seats: { kind: 'first', count: 12, term, added_at: expect.any(String), ended_at: null },
      refund_right: { is_due: true, reason: null },
    });
    expect(await read(bought, bought.path)).toMatchObject({
      account_status: 'active',
      seats_purchased: 12,
      term,
    });
    expect((await assign(bought)).status).toBe(201);
    const [mail] = await emailsTo(order.payer.email);
    expect(mail?.subject).toContain(order.receipt_number);
    expect(mail?.text).toContain(`/company/${bought.id}`);
  });

  it('is told the same terms on the page, in the order, and in its documents', async () => {
    const bought = await buy(50);
    const sentence = termCopy.price({ pricePerSeat: 149 });
    expect((await read(bought, bought.order)).seats.price).toBe(sentence);
    const invoice = await readPdf(bought.owner, `${bought.order}/invoice`);
    expect(invoice).toContain(sentence);
    expect(invoice).toContain('/company as an owner');
    await payCard(bought);
    expect(await readPdf(bought.owner, `${bought.order}/receipt`)).toContain(termCopy.refund);
    expect((await bought.owner.send('GET', `${bought.order}/invoice`)).status).toBe(409);
  });

  it('is made once for repeated requests with a key', async () => {
    const owner = await newLearner();
    const body = { ...payer, company_name: 'Once Company', seats: 10, total_cents: price(10) };
    const key = { 'idempotency-key': randomUUID() };
    const made = await atOnce(3, () => owner.send('POST', '/api/company', body, key));
    expect(countStatuses(made)).toEqual({ 201: 3 });
    expect(new Set(made.map((one) => one.body.company_id)).size).toBe(1);
    expect((await read({ owner }, '/api/company')).items).toHaveLength(1);
    expect((await owner.send('POST', '/api/company', { ...body, seats: 11 }, key)).status).toBe(409);
  });

  it.each([
    ['9 seats', { seats: 9, total_cents: 9 * 19_900 }, 422, termMessages.tooFew],
    ['250 seats', { seats: 250, total_cents: 250 * 14_900 }, 422, termMessages.enterprise],
    ['another price than they cost', { seats: 12, total_cents: 12 * 14_900 }, 409, 'price'],
  ])('cannot order %s', async (_, change, status, message) => {
    const owner = await newLearner();
    const response = await owner.send('POST', '/api/company', { ...payer, company_name: 'A', ...change });
    expect(response.status).toBe(status);
    expect(JSON.stringify(response.body)).toContain(message);
    expect((await read({ owner }, '/api/company')).items).toEqual([]);
  });

  it('opens only when a bank debit has arrived', async () => {
    const bought = await buy();
    await payByBank(await pageOf(bought, bought.order), testAccounts.paid);
    await expect.poll(async () => (await read(bought, bought.order)).is_processing).toBe(true);
    expect(await read(bought, bought.path)).toMatchObject({ account_status: 'inactive' });
    const [payment = ''] = /pi_local_\w+/.exec(await (await fetch(`${origin}/local/pay/`)).text()) ?? [];
    await actAtProvider(origin, { action: 'settle', payment });
    await settled(bought, bought.order, 'paid');
    expect(await read(bought, bought.path)).toMatchObject({ account_status: 'active', seats_purchased: 12 });
  });

  it('opens when an admin records the payment of the invoice', async () => {
    const bought = await buy();
    expect((await recordCheck(admin, bought.orderId)).status).toBe(200);
    expect(await read(bought, bought.path)).toMatchObject({ account_status: 'active', seats_purchased: 12 });
  });

  it('gets its seats once, however often Stripe reports the payment', async () => {
    const bought = await buy();
    const page = await pageOf(bought, bought.order);
    await atOnce(5, () => payByCard(page, testCards.paid));
    await settled(bought, bought.order, 'paid');
    const { reconcileOrders } = await import('../../lambdas/src/orders/reconcile.ts');
    await runAs('ReconcileOrders', () => reconcileOrders());
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 12 });
    expect(await readList(`/api/admin/corporate-accounts/${bought.id}`)).toMatchObject({
      seats_purchased: 12,
      seats_ordered: 12,
    });
  });

  it('may withdraw the order and order another number', async () => {
    const bought = await buy();
    const again = { ...payer, seats: 20, total_cents: price(20), is_renewal: false };
    const other = () => bought.owner.send('POST', `${bought.path}/orders`, again);
    expect((await other()).status).toBe(409);
    expect((await bought.owner.send('POST', `${bought.order}/cancel`)).body.status).toBe('canceled');
    const made = await other();
    expect(made.status).toBe(201);
    expect(made.body.seats.kind).toBe('first');
    const { items } = await read(bought, `${bought.path}/orders`);
    expect(items.map(({ status }: { status: string }) => status)).toEqual(['due', 'canceled']);
    await payCard(bought, `${bought.path}/orders/${made.body.id}`);
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 20, account_status: 'active' });
  });
});

describe('the orders of a company', () => {
  it('are seen by its owners only, and by no admin of another one', async () => {
    const [bought, other] = [await buy(), await buy()];
    for (const rest of ['', '/invoice', '/checkout']) {
      const method = rest === '/checkout' ? 'POST' : 'GET';
      expect((await other.owner.send(method, `${bought.order}${rest}`)).status).toBe(404);
      const own = `${other.path}/orders/${bought.orderId}${rest}`;
      expect((await other.owner.send(method, own)).status).toBe(404);
    }
    // They are the company's, not those of the person who made them.
    expect((await read(bought, '/api/orders')).items).toEqual([]);
    expect((await bought.owner.send('GET', `/api/orders/${bought.orderId}`)).status).toBe(404);
  });

  it('show the changed payer and purchase order until the receipt is issued', async () => {
    const bought = await buy();
    const address = {
      line1: '1 Sample Street',
      line2: null,
      city: 'Sampletown',
      state: 'IL',
      postal_code: '00000',
      country: 'United States',
    };
    const change = { name: 'Accounts Payable', address, purchase_order: 'PO-2' };
    const changed = await bought.owner.send('PUT', `${bought.order}/payer`, change);
    expect(changed.body).toMatchObject({
      purchase_order: 'PO-2',
      payer: { name: 'Accounts Payable', address },
    });
    await payCard(bought);
    expect((await bought.owner.send('PUT', `${bought.order}/payer`, change)).status).toBe(409);
  });
});

describe('more seats', () => {
  it('cost the plan of the new total by the days left, and end with the term', async () => {
    const bought = await open(45);
    await endOn(bought, daysAfter(today, 100));
    const added = await orderSeats(bought, 5);
    const order = await payCard(bought, added);
    expect(order.total_cents).toBe(5 * Math.round((14_900 * 101) / 365));
    expect(order.seats.term).toEqual({ starts_on: today, ends_on: daysAfter(today, 100) });
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 50 });
  });

  it('of a term that has ended are not paid for, and a payment for them gives nothing', async () => {
    const bought = await open();
    const added = await orderSeats(bought, 3);
    const page = await pageOf(bought, added);
    await endOn(bought, daysAfter(today, -1));
    expect((await bought.owner.send('POST', `${added}/checkout`)).status).toBe(409);
    await payByCard(page, testCards.paid);
    expect((await settled(bought, added, 'paid')).seats.added_at).toBeNull();
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 12 });
    expect(await readList(`/api/admin/orders/${idOf(added)}`)).toMatchObject({
      attention: expect.stringContaining('Refund this order'),
    });
  });
});

describe('a renewal', () => {
  it('waits for the end of the term, then starts with its number of seats', async () => {
    const bought = await open(12);
    await endOn(bought, daysAfter(today, 30));
    await assign(bought);
    const renewal = await orderSeats(bought, 10, true);
    const order = await payCard(bought, renewal);
    const next = termFrom(daysAfter(today, 31));
    expect(order).toMatchObject({ seats: { kind: 'renewal', term: next }, refund_right: { is_due: true } });
    expect(await read(bought, bought.path)).toMatchObject({
      seats_purchased: 12,
      renewal: { ...next, seats: 10 },
    });
    await runAs('ReconcileOrders', () => startRenewals(daysAfter(today, 30)));
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 12 });
    await runAs('ReconcileOrders', () => startRenewals(next.starts_on));
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 10, term: next, renewal: null });
  });

  it('does not start while more seats are in use than it has', async () => {
    const bought = await open(12);
    await endOn(bought, daysAfter(today, 30));
    await payCard(bought, await orderSeats(bought, 10, true));
    const given = [];
    for (let seat = 0; seat < 11; seat++) given.push((await assign(bought)).body.id);
    await runAs('ReconcileOrders', () => startRenewals(daysAfter(today, 31)));
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 12, seats_used: 11 });
    await admin.send('DELETE', `${seatsOf(bought)}/${given[0]}`);
    await runAs('ReconcileOrders', () => startRenewals(daysAfter(today, 31)));
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 10, seats_used: 10 });
  });

  it('is paid back while it waits, although seats are in use', async () => {
    const bought = await open(12);
    await endOn(bought, daysAfter(today, 30));
    const renewal = await orderSeats(bought, 12, true);
    await payCard(bought, renewal);
    await assign(bought);
    expect((await bought.owner.send('POST', `${renewal}/refund`)).status).toBe(201);
    await settled(bought, renewal, 'refunded');
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 12, renewal: null });
  });
});

describe('a refund of seats', () => {
  it('is paid back at once, once, and closes the account', async () => {
    const bought = await open();
    const asked = await atOnce(5, () => bought.owner.send('POST', `${bought.order}/refund`));
    expect(countStatuses(asked)).toEqual({ 201: 5 });
    const order = await settled(bought, bought.order, 'refunded');
    expect(order).toMatchObject({ refunded_cents: price(12), refund: { status: 'refunded' } });
    expect(await read(bought, bought.path)).toMatchObject({
      account_status: 'inactive',
      seats_purchased: 0,
      term: null,
    });
    expect((await assign(bought)).status).toBe(409);
    expect((await emailsTo(order.payer.email))[0]?.text).toContain('The seats of this order have ended.');
    // A new order opens the account again.
    const again = { ...payer, seats: 10, total_cents: price(10), is_renewal: false };
    const { body } = await bought.owner.send('POST', `${bought.path}/orders`, again);
    expect(body.seats.kind).toBe('first');
  });

  it('is not due after a seat was used, also if it was taken back', async () => {
    const bought = await open();
    const { body: seat } = await assign(bought);
    await admin.send('DELETE', `${seatsOf(bought)}/${seat.id}`);
    expect((await read(bought, bought.order)).refund_right).toMatchObject({
      is_due: false,
      reason: 'seat-used',
    });
    expect((await bought.owner.send('POST', `${bought.order}/refund`)).status).toBe(409);
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 12 });
    // Seats that were added later, and that nobody used, are given back alone.
    const added = await orderSeats(bought, 3);
    await payCard(bought, added);
    expect((await bought.owner.send('POST', `${added}/refund`)).status).toBe(201);
    await settled(bought, added, 'refunded');
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 12, account_status: 'active' });
  });

  it('of a payment by check takes the seats, and waits for an admin, who cannot deny it', async () => {
    const bought = await buy();
    await recordCheck(admin, bought.orderId);
    const { body } = await bought.owner.send('POST', `${bought.order}/refund`);
    expect(body).toMatchObject({ status: 'paid', refund: { status: 'requested' } });
    expect(await read(bought, bought.path)).toMatchObject({ account_status: 'inactive', seats_purchased: 0 });
    const refund = `/api/admin/refunds/${bought.orderId}`;
    expect((await admin.send('POST', `${refund}/deny`, { reason: 'No.' })).status).toBe(409);
    expect((await admin.send('POST', `${refund}/approve`, { objection: null })).status).toBe(200);
    expect(await read(bought, bought.order)).toMatchObject({ status: 'refunded' });
  });

  it('is refused if a seat is given between its read and its write, and takes no seat back', async () => {
    const bought = await open();
    let given: number | undefined;
    const restore = beforeWrites(docClient, async (number) => {
      if (number === 1) given = (await assign(bought)).status;
    });
    const refund = runAs('orders', () => refundSeats(bought.orderId, bought.owner.userId ?? ''));
    await expect(refund).rejects.toMatchObject({ status: 409 });
    restore();
    expect(given).toBe(201);
    expect(await read(bought, bought.path)).toMatchObject({ seats_purchased: 12, seats_used: 1 });
    expect(await read(bought, bought.order)).toMatchObject({ status: 'paid', refund: null });
  });

  it('never goes with a seat that is given at the same moment', async () => {
    const race = async () => {
      const bought = await buy();
      expect((await recordCheck(admin, bought.orderId)).status).toBe(200);
      const refund = bought.owner.send('POST', `${bought.order}/refund`);
      const [{ status }, seat] = await Promise.all([refund, assign(bought)]);
      expect(['201 409', '409 201']).toContain(`${status} ${seat.status}`);
    };
    for (let number = 0; number < 5; number++) await race();
  });
});

describe('a payment that the bank takes back', () => {
  const lose = async (bought: Bought) => {
    const payment = await paymentOf(bought.orderId);
    await actAtProvider(origin, { action: 'dispute', payment });
    await settled(bought, bought.order, 'disputed');
    await actAtProvider(origin, { action: 'lost', payment });
    await settled(bought, bought.order, 'refunded');
  };

  it('ends its seats if none is in use', async () => {
    const bought = await open();
    await lose(bought);
    expect(await read(bought, bought.path)).toMatchObject({ account_status: 'inactive', seats_purchased: 0 });
  });

  it('closes the account if its seats are in use, and an admin looks at it', async () => {
    const bought = await open();
    await assign(bought);
    await lose(bought);
    expect(await read(bought, bought.path)).toMatchObject({
      account_status: 'inactive',
      seats_purchased: 12,
      seats_used: 1,
    });
    expect(await readList(`/api/admin/orders/${bought.orderId}`)).toMatchObject({
      attention: expect.stringContaining('in use'),
    });
    const more = { ...payer, seats: 1, total_cents: 19_900, is_renewal: false };
    expect((await bought.owner.send('POST', `${bought.path}/orders`, more)).status).toBe(422);
  });
});

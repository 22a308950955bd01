import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningStripe, startStripe } from './index.ts';

const secretKey = 'sk_test_sample';
const webhookSecret = 'whsec_sample';
let folder = '';
let provider: RunningStripe;
let front: Server;
let client: Stripe;
/** The events that the webhook received, and the status with which it responds. */
let events: Stripe.Event[] = [];
let webhookStatus = 200;

const origin = () => `http://127.0.0.1:${(front.address() as AddressInfo).port}`;

async function start(): Promise<void> {
  provider = await startStripe({
    folder,
    secretKey,
    webhookSecret,
    webhookUrl: () => `${origin()}/webhook`,
    pagesUrl: () => `${origin()}/pay/`,
    siteOrigin: 'https://site.example',
  });
  const { hostname, port } = new URL(provider.endpoint);
  client = new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  events = [];
  webhookStatus = 200;
  front = createServer((request, response) => {
    if (request.url !== '/webhook') return void provider.pages(request, response);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      const event = client.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret);
      if (webhookStatus === 200) events.push(event);
      response.writeHead(webhookStatus).end();
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  await start();
});
afterEach(async () => {
  await provider.close();
  front.close();
  front.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const parameters: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  client_reference_id: 'order-1',
  customer_email: 'payer@example.com',
  success_url: 'https://site.example/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://site.example/stopped',
  metadata: { order: 'order-1' },
  payment_intent_data: { metadata: { order: 'order-1' } },
  line_items: [
    { quantity: 2, price_data: { currency: 'usd', unit_amount: 1500, product_data: { name: 'Course' } } },
  ],
};
const create = (options?: Stripe.RequestOptions, more: object = {}) =>
  client.checkout.sessions.create({ ...parameters, ...more }, options);

const send = (id: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${origin()}/pay/${id}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(form),
  });
const card = { action: 'pay', method: 'card', expiry: '12 / 40', cvc: '123', name: 'Sample Payer' };
const pay = (id: string, number = '4242424242424242') => send(id, { ...card, number });

const received = async (type: string): Promise<void> => {
  await expect.poll(() => events.map((event) => event.type)).toContain(type);
};

describe('a session', () => {
  test('is paid on its page, with the card’s last digits in the charge', async () => {
    const session = await create();
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 3000 });
    expect(await (await fetch(session.url ?? '')).text()).toContain('$30.00');
    const response = await pay(session.id);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/done?session=${session.id}`);
    const paid = await client.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: {
        status: 'succeeded',
        metadata: { order: 'order-1' },
        latest_charge: {
          amount: 3000,
          paid: true,
          payment_method_details: { card: { brand: 'visa', last4: '4242' } },
        },
      },
    });
    await received('checkout.session.completed');
  });

  test('is paid once, however often the form is sent', async () => {
    const { id } = await create();
    await Promise.all([pay(id), pay(id), pay(id)]);
    await received('checkout.session.completed');
    expect(events).toHaveLength(1);
  });

  test('is not paid by a form of another site, or by a number that is not a test number', async () => {
    const { id } = await create();
    expect(
      (await send(id, { ...card, number: '4242424242424242' }, { origin: 'https://evil.example' })).status,
    ).toBe(403);
    expect((await pay(id, '4111111111111111')).status).toBe(422);
    expect((await client.checkout.sessions.retrieve(id)).status).toBe('open');
  });

  test('can be expired while it is open, which an event reports', async () => {
    const { id } = await create();
    expect(await client.checkout.sessions.expire(id)).toMatchObject({ status: 'expired' });
    await expect(client.checkout.sessions.expire(id)).rejects.toThrow(/Only Checkout Sessions with a status/);
    expect((await pay(id)).status).toBe(410);
    await received('checkout.session.expired');
  });

  test('is listed by status, newest first, in pages', async () => {
    const ids = [];
    for (let count = 0; count < 3; count++) ids.push((await create()).id);
    await pay(ids[0] ?? '');
    const open = await client.checkout.sessions.list({ status: 'open', limit: 1 });
    expect(open).toMatchObject({ data: [{ id: ids[2] }], has_more: true });
    const all = await client.checkout.sessions.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
    expect(all.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test.each([
    ['no line', { line_items: [] }, /line_items/],
    [
      'another currency',
      {
        line_items: [
          { quantity: 1, price_data: { currency: 'eur', unit_amount: 100, product_data: { name: 'x' } } },
        ],
      },
      /usd/,
    ],
    ['an expiry that is too near', { expires_at: Math.floor(Date.now() / 1000) + 60 }, /30 minutes/],
  ])('with %s is refused', async (_, change, message) => {
    await expect(create({}, change)).rejects.toThrow(message);
  });
});

describe('a repeated idempotency key', () => {
  test('returns the first session, and is refused with other parameters', async () => {
    const first = await create({ idempotencyKey: 'key-1' });
    expect((await create({ idempotencyKey: 'key-1' })).id).toBe(first.id);
    await expect(
      create({ idempotencyKey: 'key-1' }, { client_reference_id: 'order-2' }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });
});

describe('a payment', () => {
  const paid = async (number?: string) => {
    const { id } = await create();
    await pay(id, number);
    const { payment_intent } = await client.checkout.sessions.retrieve(id);
    if (typeof payment_intent !== 'string') throw new Error('The session has no payment.');
    return payment_intent;
  };

  test('is refunded in part and in full, and not beyond', async () => {
    const payment_intent = await paid();
    await client.refunds.create({ payment_intent, amount: 1000 });
    await expect(client.refunds.create({ payment_intent, amount: 2001 })).rejects.toThrow(/greater than/);
    await client.refunds.create({ payment_intent });
    await expect(client.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await client.refunds.list({ payment_intent })).data.map(({ amount }) => amount)).toEqual([
      2000, 1000,
    ]);
    await received('charge.refunded');
  });

  test('is not refunded by the page for an amount that is no whole number', async () => {
    const payment = await paid();
    for (const amount of ['ten', '1e3', '-5', '1.5', 'NaN']) {
      const response = await send('', { action: 'refund', payment, amount });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('as a whole number');
    }
    expect((await client.refunds.list({ payment_intent: payment })).data).toEqual([]);
  });

  test('is disputed, and the dispute is decided', async () => {
    const payment = await paid();
    await send('', { action: 'dispute', payment });
    await received('charge.dispute.created');
    await send('', { action: 'lost', payment });
    await received('charge.dispute.closed');
    const { data } = await client.disputes.list({ payment_intent: payment });
    expect(data).toMatchObject([{ status: 'lost', amount: 3000 }]);
  });
});

describe('an event', () => {
  test('is sent again until it is accepted, also after a restart', async () => {
    webhookStatus = 500;
    const { id } = await create();
    await pay(id);
    await provider.close();
    webhookStatus = 200;
    await start();
    await received('checkout.session.completed');
    expect((await client.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  });
});

test('a caller without the key is refused', async () => {
  const { hostname, port } = new URL(provider.endpoint);
  const other = new Stripe('sk_test_other', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
  await expect(other.checkout.sessions.list()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
});

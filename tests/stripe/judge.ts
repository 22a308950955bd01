import { newOrder } from '../../lambdas/src/rows/order/row.ts';

/**
 * Sends every request that the orders send to Stripe to another endpoint, which judges them: stripe-mock, Stripe's own
 * server that checks requests against the published API description. Not part of `npm test`; see docs/payments.md.
 */
Object.assign(process.env, {
  SITE_URL: 'https://site.example',
  STRIPE_SECRET_KEY: 'sk_test_judge',
  STRIPE_WEBHOOK_SECRET: 'whsec_judge',
});
process.env['STRIPE_API_BASE'] ??= 'http://127.0.0.1:12111';
const stripe = await import('../../lambdas/src/orders/stripe.ts');

const order = newOrder({
  items: [
    {
      course_id: 'sample-course',
      title: 'Sample Course',
      quantity: 1,
      duration: null,
      hours: null,
      list_price_cents: 29_900,
      discount_cents: 0,
      amount_cents: 29_900,
    },
  ],
  createdAt: new Date().toISOString(),
  by: 'learner',
  payer: { name: 'Sample Payer', email: 'payer@example.com', company: null },
  owner: { userId: 'learner' },
});
const now = Math.floor(Date.now() / 1000);
const checkout = { attempt: 1, expires_at: now + stripe.checkoutSeconds, session_id: null, url: null };

const requests: Record<string, () => Promise<unknown>> = {
  'create a session': () => stripe.createSession(order, checkout),
  'read a session': () => stripe.readSession('cs_test_1'),
  'close a session': () => stripe.closeSession('cs_test_1'),
  'list completed sessions': async () => {
    for await (const session of stripe.listCompleted(now - 86_400)) return session.id;
    return undefined;
  },
  'read a payment': () => stripe.readPayment('pi_1'),
  'refund a payment': () => stripe.refundPayment('pi_1', { cents: 100, orderId: order.id, key: 'refund-1' }),
};

let isRefused = false;
for (const [name, send] of Object.entries(requests)) {
  try {
    await send();
    console.log(`accepted: ${name}`);
  } catch (error) {
    isRefused = true;
    console.error(`refused: ${name}`, error instanceof Error ? error.message : error);
  }
}
if (isRefused) process.exitCode = 1;

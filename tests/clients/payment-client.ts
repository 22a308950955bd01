import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { ApiResponse, Caller } from './api-client.ts';

/** Stripe's documented test cards and bank accounts. */
export const testCards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  authentication: '4000002500003155',
  disputed: '4000000000000259',
} as const;
export const testAccounts = { paid: '000123456789', failing: '000222222227' } as const;

/** Sends a form of the payment pages as a browser does, without following the redirect. */
const postForm = (url: string, form: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

/** Pays on a payment page with a test card. Returns the response, a redirect if the card was accepted. */
export const payByCard = (url: string, number: string, action = 'pay'): Promise<Response> =>
  postForm(url, { action, method: 'card', number, expiry: '12 / 40', cvc: '123', name: 'Sample Payer' });

/** Starts a bank debit on a payment page. */
export const payByBank = (url: string, account: string): Promise<Response> =>
  postForm(url, { action: 'pay', method: 'bank', routing: '110000000', account, name: 'Sample Payer' });

/** Acts on the provider's overview: refunds, disputes, settles, expires, pauses or sends events again. */
export const actAtProvider = (origin: string, form: Record<string, string>): Promise<Response> =>
  postForm(`${origin}/local/pay/`, form);

/** Starts the payment of an order, and returns the payment page. */
export const checkOut = async (learner: Caller, orderId: string): Promise<string> =>
  (await learner.send('POST', `/api/orders/${orderId}/checkout`)).body.url;

/** Records a check for an order's whole amount, as an admin. Returns the response. */
export async function recordCheck(admin: Caller, orderId: string, change: object = {}): Promise<ApiResponse> {
  const { version, total_cents } = (await admin.send('GET', `/api/admin/orders/${orderId}`)).body;
  return admin.send('POST', `/api/admin/orders/${orderId}/payments`, {
    version,
    amount_cents: total_cents,
    paid_on: dayOf('paid', Date.now()),
    method: 'check',
    reference: `check ${orderId}`,
    ...change,
  });
}

import { type Caller } from './api-client.ts';

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
export const postForm = (url: string, form: Record<string, string>): Promise<Response> =>
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

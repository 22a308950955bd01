import type { APIRequestContext, Page } from '@playwright/test';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { callAs, type Caller } from './caller.ts';
import { admin } from './accounts.ts';

/** Pays on the embedded provider's payment page with a test card. */
export async function payByCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByLabel('Name on the card or account').fill('Sample Payer');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** Records a check for the unpaid orders of an account, as the demo admin. */
export async function payFor(request: APIRequestContext, account: Caller): Promise<void> {
  const { call } = await callAs(request, admin);
  for (const { id, status, total_cents: amount_cents } of (await account.call('GET', '/api/orders')).items) {
    if (status !== 'due') continue;
    const { version } = await call('GET', `/api/admin/orders/${id}`);
    const paid_on = dayOf('paid', Date.now());
    const check = { version, amount_cents, paid_on, method: 'check', reference: id };
    await call('POST', `/api/admin/orders/${id}/payments`, check);
  }
}

import type { APIRequestContext } from '@playwright/test';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { type Caller, callAs } from './caller.ts';
import { admin } from './person.ts';

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

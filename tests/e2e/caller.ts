import type { APIRequestContext } from '@playwright/test';
import { dayOf } from '../../lambdas/contract/calendar.ts';
import { admin } from './person.ts';
import { expect } from './test.ts';

/** Calls the API as an account, outside the page. Each call must succeed and returns its JSON. */
export interface Caller {
  /** The account's id. */
  id: string;
  headers: Record<string, string>;
  // oxlint-disable-next-line typescript/no-explicit-any -- the API's own tests state the shape of each response
  call: (method: string, path: string, data?: object) => Promise<any>;
}

/** Signs in an account through the API. */
export async function callAs(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<Caller> {
  const session = await (await request.post('/api/auth/sign-in', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const call = async (method: string, path: string, data?: object) => {
    // Retry: the server may have closed an idle connection.
    const response = await request.fetch(path, { method, headers, maxRetries: 2, ...(data && { data }) });
    expect(response.status(), `${method} ${path}`).toBeLessThan(300);
    return response.status() === 204 ? undefined : response.json();
  };
  return { id: session.user.id, headers, call };
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

import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page, WebSocketRoute } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { admin, signIn } from './person.ts';
import { expect, test } from './test.ts';

/** Calls the API as an admin who sits elsewhere. */
async function elsewhere(request: APIRequestContext) {
  const session = await (await request.post('/api/auth/sign-in', { data: admin })).json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data,
    });
    expect(answer.status()).toBe(201);
    return answer.json();
  };
  return {
    addCompany: (company_name: string) =>
      post('/api/admin/corporate-accounts', {
        company_name,
        primary_contact_email: 'sample@example.com',
        seats_purchased: 5,
        account_status: 'active',
      }),
    giveAdminRole: (user_id: string) => post('/api/admin/roles', { user_id, role: 'admin' }),
    removeRole: async (id: string) =>
      expect((await request.delete(`/api/admin/roles/${id}`, { headers })).status()).toBe(204),
  };
}

const status = (page: Page) => page.locator('[data-component=LiveStatus]');
const live = 'Live: changes appear at once';
const reconnecting = 'Reconnecting: changes appear with a delay';
const offline = 'Offline: what is shown may be old';
const row = (page: Page, company: string) => page.getByRole('row').filter({ hasText: company });
let companies = 0;
const newCompany = () => `Sample Company ${process.pid}-${Date.now()}-${companies++}`;
const aSecond = { timeout: 1000 };

/** Opens the list of accounts as the admin, and waits until it is live. */
async function openAccounts(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin/corporate-accounts${search}`);
  await expect(status(page)).toHaveText(live);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** A page of another browser, signed in as the admin too. */
async function anotherBrowser(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, admin);
  return page;
}

test('a change elsewhere shows on every open list within a second', async ({ page, browser, request }) => {
  const { addCompany } = await elsewhere(request);
  const other = await anotherBrowser(browser);
  await signIn(page, admin);
  await Promise.all([openAccounts(page), openAccounts(other)]);
  const company = newCompany();
  await addCompany(company);
  await Promise.all([page, other].map((open) => expect(row(open, company)).toBeVisible(aSecond)));
  await other.context().close();
});

test('a list that is searched finds within two seconds what comes elsewhere', async ({ page, request }) => {
  const { addCompany } = await elsewhere(request);
  const company = newCompany();
  await signIn(page, admin);
  await openAccounts(page, `?q=${encodeURIComponent(company)}`);
  await expect(row(page, company)).toHaveCount(0);
  await addCompany(company);
  await expect(row(page, company)).toBeVisible({ timeout: 2000 });
});

test('without a network it says so, and afterwards nothing was missed', async ({
  page,
  context,
  request,
}) => {
  const { addCompany } = await elsewhere(request);
  await signIn(page, admin);
  await openAccounts(page);
  await context.setOffline(true);
  await expect(status(page)).toHaveText(offline);
  const missed = [newCompany(), newCompany()];
  for (const company of missed) await addCompany(company);
  await context.setOffline(false);
  for (const company of missed) await expect(row(page, company)).toBeVisible();
  await expect(status(page)).toHaveText(live);
});

test('while the socket is cut it polls, and once it is back it is live again', async ({ page, request }) => {
  const { addCompany } = await elsewhere(request);
  let cutOff = false;
  let current: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/live$/, async (socket) => {
    if (cutOff) return socket.close();
    socket.connectToServer();
    current = socket;
  });
  await signIn(page, admin);
  await openAccounts(page);

  cutOff = true;
  await current?.close();
  await expect(status(page)).toHaveText(reconnecting);
  const meanwhile = newCompany();
  await addCompany(meanwhile);
  await expect(row(page, meanwhile)).toBeVisible({ timeout: 20_000 });
  await expect(status(page)).toHaveText(reconnecting);

  const unseen = newCompany();
  await addCompany(unseen);
  cutOff = false;
  await expect(status(page)).toHaveText(live, { timeout: 35_000 });
  await expect(row(page, unseen)).toBeVisible(aSecond);
});

test('who loses the role sees the area close at once', async ({ page, request }) => {
  const account = await newAccount(request);
  const session = await (
    await request.post('/api/auth/sign-in', { data: { email: account.email, password: account.password } })
  ).json();
  const { giveAdminRole, removeRole } = await elsewhere(request);
  const { id } = await giveAdminRole(session.user.id);
  await signInAt(page, account);
  await openAccounts(page);
  await removeRole(id);
  await expect(page).toHaveURL('/', { timeout: 3000 });
  await expect(toasts(page).getByText('Access Denied')).toBeVisible();
});

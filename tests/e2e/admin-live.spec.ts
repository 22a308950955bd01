import type { Page, WebSocketRoute } from '@playwright/test';
import { times } from '../../app/src/pages/admin/live/liveConnection.ts';
import { admin, newAccount, signInAt } from './accounts.ts';
import { type Caller, callAs } from './caller.ts';
import { expect, test } from './test.ts';

const status = (page: Page) => page.locator('[data-component=LiveStatus]');
const live = 'Live: changes appear immediately';
const reconnecting = 'Reconnecting: changes appear with a delay';
const offline = 'Offline: the data may be out of date';
const row = (page: Page, company: string) => page.getByRole('row').filter({ hasText: company });

let companies = 0;
const newCompany = () => `Sample Company ${process.pid}-${Date.now()}-${companies++}`;
const add = ({ call }: Caller, company_name: string) =>
  call('POST', '/api/admin/corporate-accounts', {
    company_name,
    primary_contact_email: 'sample@example.com',
    seats_purchased: 5,
    account_status: 'active',
  });

/** Opens the list of accounts as the admin and waits until it is live. */
async function openAccounts(page: Page, search = ''): Promise<void> {
  await signInAt(page, admin, `/admin/corporate-accounts${search}`);
  await expect(status(page)).toHaveText(live);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Removes the timers of this length, because how much happens before they end depends on the computer's speed. */
const removeTimers = (page: Page, milliseconds: number): Promise<unknown> =>
  page.addInitScript((removed) => {
    const schedule = window.setTimeout;
    const withoutRemoved = (run: TimerHandler, delay?: number) =>
      delay === removed ? 0 : schedule(run, delay);
    Object.assign(window, { setTimeout: withoutRemoved });
  }, milliseconds);

/** Removes the limit of the time that data waits for the socket. */
const removePatience = (page: Page) => removeTimers(page, times.patience);

/** Returns the paths that the admin area reads from now on. */
function watchReads(page: Page): string[] {
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/admin/')) read.push(pathname);
  });
  return read;
}

test('opening a list reads everything once, although the socket opens meanwhile', async ({ page }) => {
  await removePatience(page);
  // The later read for what the indexes lacked.
  await removeTimers(page, times.settling);
  const read = watchReads(page);
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await openAccounts(page);
  await connected;
  // Data that is read again replaces the table's rows after the answer.
  await page.waitForLoadState('networkidle');
  expect(read.toSorted()).toEqual([...new Set(read)].toSorted());
  expect(read).toContain('/api/admin/corporate-accounts');
});

test('a list is read after the socket has opened, so that no change is missed', async ({ page }) => {
  await removePatience(page);
  const read = watchReads(page);
  const opening = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/live$/, async (socket) => {
    await opening.promise;
    socket.connectToServer();
  });
  await signInAt(page, admin, '/admin/corporate-accounts');
  await expect(page.getByRole('heading', { level: 1, name: 'Corporate Accounts' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(read).toEqual([]);
  opening.resolve();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(read).toContain('/api/admin/corporate-accounts');
});

test('a list that is opened again soon is read again, because a change may have been missed meanwhile', async ({
  page,
}) => {
  // The time for which finished reads are shared, by default.
  await removeTimers(page, 2000);
  await openAccounts(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Red White and Code/ })
    .click();
  await expect(status(page)).toHaveCount(0);
  const read = watchReads(page);
  await page.goBack();
  await expect.poll(() => read).toContain('/api/admin/corporate-accounts');
});

test('a change elsewhere appears on every open list, even a searched one', { tag: '@live-lists' }, async ({
  page,
  browser,
  request,
}) => {
  const elsewhere = await callAs(request, admin);
  const company = newCompany();
  const other = await browser.newPage();
  await openAccounts(page);
  await openAccounts(other, `?q=${encodeURIComponent(company)}`);
  await expect(row(other, company)).toHaveCount(0);
  await add(elsewhere, company);
  for (const open of [page, other]) await expect(row(open, company)).toBeVisible();
  await other.close();
});

test('the admin area reports a lost network and catches up afterward', { tag: '@full' }, async ({
  page,
  context,
  request,
}) => {
  const elsewhere = await callAs(request, admin);
  await openAccounts(page);
  await context.setOffline(true);
  await expect(status(page)).toHaveText(offline);
  const missed = [newCompany(), newCompany()];
  for (const company of missed) await add(elsewhere, company);
  await context.setOffline(false);
  for (const company of missed) await expect(row(page, company)).toBeVisible();
  await expect(status(page)).toHaveText(live);
});

test('the admin area polls while the socket is down and goes live when it is back', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const elsewhere = await callAs(request, admin);
  let cutOff = false;
  let current: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/live$/, async (socket) => {
    if (cutOff) return socket.close();
    socket.connectToServer();
    current = socket;
  });
  await page.clock.install();
  await openAccounts(page);
  cutOff = true;
  await current?.close();
  await expect(status(page)).toHaveText(reconnecting);
  const meanwhile = newCompany();
  await add(elsewhere, meanwhile);
  // The next poll is after 15 seconds, and the next attempt to connect after at most 30.
  await page.clock.fastForward(16_000);
  await expect(row(page, meanwhile)).toBeVisible();
  await expect(status(page)).toHaveText(reconnecting);

  const unseen = newCompany();
  await add(elsewhere, unseen);
  cutOff = false;
  await page.clock.fastForward(31_000);
  await expect(status(page)).toHaveText(live);
  await expect(row(page, unseen)).toBeVisible();
});

/** Opens a page as the admin and waits until its socket gets a message. */
async function openLive(page: Page, path: string): Promise<void> {
  const connected = Promise.withResolvers<void>();
  page.on('websocket', (socket) => socket.on('framereceived', () => connected.resolve()));
  await signInAt(page, admin, path);
  await connected.promise;
}

test('totals and records show another admin’s changes', { tag: '@full' }, async ({
  page,
  context,
  request,
}) => {
  const { call } = await callAs(request, admin);
  const { id } = await callAs(request, await newAccount(request));
  await openLive(page, '/admin');
  const admins = page.locator('[data-component=StatCard]').filter({ hasText: 'Total Admins' });
  await expect(admins).toContainText(/\d/);
  const before = await admins.innerText();
  const record = await context.newPage();
  await openLive(record, `/admin/users/${id}`);
  const facts = record.locator('[data-component=RecordFacts]');
  await expect(facts).toBeVisible();
  const role = facts.getByText('Admin', { exact: true });
  await expect(role).toBeHidden();
  await call('POST', '/api/admin/roles', { user_id: id, role: 'admin' });
  await expect(role).toBeVisible();
  await expect(admins).not.toHaveText(before);
  await call('DELETE', `/api/admin/roles/${id}.admin`);
  await expect(role).toBeHidden();
});

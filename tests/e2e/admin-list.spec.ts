import { readFileSync } from 'node:fs';
import type { Page, WebSocketRoute } from '@playwright/test';
import { adminLists } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import { admin, newAccount, signInAt, toasts } from './accounts.ts';
import { expect, test } from './test.ts';

/** The list of users represents all lists, which share its parts. */
const list = '/admin/users';
const listCalls = '**/api/admin/users?*';
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or email' });
const rows = (page: Page) => page.getByRole('rowheader');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

/** Opens a list at an address, and returns the query of the request that the page then makes. */
async function openList(page: Page, name: string, query: Record<string, string>): Promise<URLSearchParams> {
  const isOfList = (address: string) => new URL(address).pathname === `/api/admin/${name}`;
  const answered = page.waitForResponse((one) => isOfList(one.url()));
  await page.goto(`/admin/${name}?${new URLSearchParams(query)}`);
  const response = await answered;
  expect(response.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return new URL(response.url()).searchParams;
}

for (const [name, list] of Object.entries(adminLists)) {
  const full = name === 'messages' ? [] : ['@full'];
  test(`the list of ${name} opens, is searched and filtered by its address, and follows live changes`, {
    tag: full,
  }, async ({ page }) => {
    await signInAt(page, admin, '/robots.txt');
    const { promise: socket, resolve } = Promise.withResolvers<WebSocketRoute>();
    await page.routeWebSocket(/\/live$/, (one) => {
      one.connectToServer();
      resolve(one);
    });
    await openList(page, name, {});
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Export CSV' })).toHaveCount(
      name === 'generations' ? 0 : 1,
    );
    const again = page.waitForResponse(`**/api/admin/${name}?*`);
    (await socket).send(JSON.stringify({ changed: [name] }));
    await again;

    if (list.isSearched) {
      const q = 'nobody is called that';
      expect((await openList(page, name, { q })).get('q')).toBe(q);
      await expect(main.getByRole('searchbox')).toHaveValue(q);
      await expect(rows(page)).toHaveCount(0);
    }
    for (const [state, values] of Object.entries('states' in list ? list.states : {}))
      for (const value of values) {
        expect((await openList(page, name, { [state]: value })).get(state)).toBe(value);
        const filters = main.locator(`select:has(option[value="${value}"])`);
        for (const filter of await filters.all()) await expect(filter).toHaveValue(value);
      }
  });
}

test('a search is sent when typing pauses, is stored in the URL, and is undone by going back', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request);
  const searches: string[] = [];
  page.on('request', (one) => {
    const { pathname, searchParams } = new URL(one.url());
    const q = searchParams.get('q');
    // A request without search words refreshes the list after a change elsewhere.
    if (pathname === '/api/admin/users' && q !== null) searches.push(q);
  });
  await page.clock.install();
  await signInAt(page, admin, list);
  await expect(rows(page).first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).pressSequentially(email);
  await page.clock.runFor(299);
  expect(searches).toEqual([]);
  await page.clock.resume();
  await expect(page).toHaveURL(`${list}?q=${encodeURIComponent(email)}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('cell', { name: email, exact: true })).toBeVisible();
  expect([...new Set(searches)]).toEqual([email]);
  await expect(search(page)).toBeFocused();
  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await expect(rows(page)).not.toHaveCount(1);
  await page.goto(`${list}?q=nobody+is+called+that`);
  await expect(search(page)).toHaveValue('nobody is called that');
});

test('a list is sorted by the server as its URL says, and the next press reverses the order', {
  tag: '@full',
}, async ({ page }) => {
  await signInAt(page, admin, list);
  const header = page.getByRole('columnheader', { name: 'Email' });
  await header.getByRole('button').click();
  await expect(page).toHaveURL(`${list}?sort=email&order=ascending`);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const first = page.locator('td[data-label=Email]').first();
  await expect(first).toHaveText('admin@example.com');
  await header.getByRole('button').click();
  await expect(page).toHaveURL(`${list}?sort=email&order=descending`);
  await expect(first).not.toHaveText('admin@example.com');
  await page.reload();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
});

test('pages change in both directions, also with the browser’s buttons, and stay visible while the next one loads', async ({
  page,
}) => {
  const people = Array.from({ length: 27 }, (_, at) => ({
    id: `id-${at}`,
    user_id: `id-${at}`,
    full_name: `Sample Person ${at}`,
    email: `sample-${at}@example.com`,
    created_at: '2025-06-01T12:00:00.000Z',
  }));
  const paused = Promise.withResolvers<void>();
  await page.route(listCalls, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [start, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit') ?? 25)];
    if (start > 0) await paused.promise;
    const next = start + limit < people.length ? String(start + limit) : null;
    await route.fulfill({ json: { items: people.slice(start, start + limit), next } });
  });
  await signInAt(page, admin, `${list}?q=sample`);
  await expect(rows(page)).toHaveCount(25);
  await expect(pages(page)).toContainText('1–25');
  await pages(page).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).toHaveCount(25);
  paused.resolve();
  await expect(rows(page)).toHaveCount(2);
  await expect(pages(page)).toContainText('26–27 of 27');
  await expect(pages(page).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(pages(page)).toContainText('26–27 of 27');
  await pages(page).getByRole('button', { name: 'Previous' }).click();
  await expect(rows(page)).toHaveCount(25);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await pages(page).getByLabel('Rows per page').selectOption('50');
  await expect(page).toHaveURL(`${list}?q=sample&limit=50`);
  await expect(rows(page)).toHaveCount(27);
});

/** Screens with the call that fails, the texts of the toast and the error in place, and a text that Retry loads. */
const failures = [
  ['/admin', 'analytics', undefined, 'The totals could not be loaded', 'Total Admins'],
  [`${list}?q=demo`, 'users?*', undefined, 'The users could not be loaded', 'Demo Learner'],
  [
    '/admin/layoff-applications?q=sample+applicant',
    'layoff-applications?*',
    'Error fetching applications',
    'The applications could not be loaded',
    'Sample Applicant One',
  ],
  [
    '/admin/reimbursements?q=sample+employer',
    'reimbursements?*',
    'Error fetching reimbursements',
    'Error fetching reimbursements',
    'Sample Employer North',
  ],
  [
    '/admin/corporate-accounts?q=sample-company',
    'corporate-accounts?*',
    'Error loading accounts',
    'Failed to load corporate accounts',
    'sample-company-1@example.com',
  ],
] as const;

for (const [path, call, inToast, inPlace, loaded] of failures) {
  const full = call.startsWith('layoff') ? [] : ['@full'];
  test(`${path} reports a failed load and loads with Retry`, {
    tag: ['@list-failure', ...full],
  }, async ({ page }) => {
    // A live change elsewhere must not load it first.
    await page.routeWebSocket('**/live', () => undefined);
    await page.route(`**/api/admin/${call}`, (route) => route.fulfill({ status: 400, json: {} }));
    await signInAt(page, admin, path);
    const main = page.getByRole('main');
    await expect(main.getByText(inPlace).first()).toBeVisible();
    if (inToast) await expect(toasts(page).getByText(inToast)).toBeVisible();
    await page.unroute(`**/api/admin/${call}`);
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByText(loaded).first()).toBeVisible();
  });
}

test('the page of a missing record says so and links back', { tag: '@full' }, async ({ page }) => {
  await signInAt(page, admin, '/robots.txt');
  for (const [of, heading, name] of [
    ['/admin/users', 'User not found', 'Back to User Management'],
    ['/admin/corporate-accounts', 'Account not found', 'Back to Corporate Accounts'],
    ['/admin/courses', 'Course not found', /^Back/],
    ['/admin/layoff-applications', 'Application not found', /Applications$/],
  ] as const) {
    await page.goto(`${of}/no-such-record`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name }).last().click();
    await expect(page).toHaveURL(of);
  }
});

test('an export loads all parts, shows its progress, can be canceled, and is saved as one file', async ({
  page,
}) => {
  const parts = 3;
  const paused = Promise.withResolvers<void>();
  const line = (at: number) => `"Sample, ${at}",sample-${at}@example.com\r\n`;
  await page.route('**/api/admin/users/export?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    expect(query.get('q')).toBe('demo');
    const part = Number(query.get('cursor') ?? 0);
    if (part === parts - 1) await paused.promise;
    const body = `${part === 0 ? 'name,email\r\n' : ''}${Array.from({ length: 1000 }, (_, at) => line(at)).join('')}`;
    const next = part < parts - 1 && { 'next-cursor': String(part + 1) };
    await route
      .fulfill({ body, headers: { 'content-type': 'text/csv; charset=utf-8', ...next } })
      .catch(() => undefined);
  });
  await signInAt(page, admin, `${list}?q=demo`);
  const button = page.getByRole('button', { name: /^Export/ });
  await button.click();
  await expect(button).toHaveText('Exporting: 2,000 rows');
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await expect(button).toHaveText('Export CSV');
  await expect(button).toBeFocused();
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  paused.resolve();
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(1 + parts * 1000 + 1);
  await expect(toasts(page).getByText('3,000 rows exported')).toBeVisible();
});

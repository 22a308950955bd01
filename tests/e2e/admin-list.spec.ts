import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { type Account, newAccount, signInAt, toasts } from './accounts.ts';
import { admin } from './person.ts';
import { expect, test } from './test.ts';

/** The users' list stands for all: they are made of the same parts. */
const list = '/admin/users';
const answers = '**/api/admin/users?*';
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or email' });
const rows = (page: Page) => page.getByRole('rowheader');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const emailOf = (page: Page, email: string) => page.getByRole('cell', { name: email, exact: true });

/** Makes so many accounts of which no other test knows; they share a word of their name. */
async function newPeople(
  request: APIRequestContext,
  count: number,
): Promise<{ word: string; emails: string[] }> {
  const word = `Zz${Date.now().toString(36)}`;
  const emails = Array.from(
    { length: count },
    (_, at) => `${word}-${String(at).padStart(2, '0')}@example.com`,
  );
  for (const email of emails) {
    const data = { email, password: 'first-password', full_name: `Sample ${word}` };
    expect((await request.post('/api/auth/sign-up', { data })).status()).toBe(201);
  }
  return { word, emails: emails.map((email) => email.toLowerCase()) };
}

/** The searches that the page asks for, from now on. */
function searches(page: Page): string[] {
  const words: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    const q = searchParams.get('q');
    // Without words it is a change elsewhere that is shown.
    if (pathname === '/api/admin/users' && q !== null) words.push(q);
  });
  return words;
}

async function asAdmin(request: APIRequestContext): Promise<Record<string, string>> {
  const { access_token } = await (await request.post('/api/auth/sign-in', { data: admin })).json();
  return { authorization: `Bearer ${access_token}` };
}

/** Gives a new account the admin role; the answer takes it away again. */
async function newAdmin(
  request: APIRequestContext,
): Promise<{ account: Account; removeRole: () => Promise<void> }> {
  const account = await newAccount(request);
  const session = await (await request.post('/api/auth/sign-in', { data: account })).json();
  const headers = await asAdmin(request);
  const assigned = await request.post('/api/admin/roles', {
    headers,
    data: { user_id: session.user.id, role: 'admin' },
  });
  expect(assigned.status()).toBe(201);
  const { id } = await assigned.json();
  const removeRole = async () => {
    const answer = await request.delete(`/api/admin/roles/${encodeURIComponent(id)}`, { headers });
    expect(answer.status()).toBe(204);
  };
  return { account, removeRole };
}

test('a search asks when the typing pauses, stands in the address, and is undone by going back', async ({
  page,
  request,
}) => {
  const { word, emails } = await newPeople(request, 2);
  await signInAt(page, admin, list);
  await expect(rows(page).first()).toBeVisible();
  const asked = searches(page);
  await search(page).pressSequentially(word.toLowerCase(), { delay: 5 });
  await expect(page).toHaveURL(`${list}?q=${word.toLowerCase()}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(emailOf(page, emails[0] ?? '')).toBeVisible();
  // A machine that is busy pauses by itself.
  expect(asked.length).toBeLessThan(word.length / 2);
  expect(asked.at(-1)).toBe(word.toLowerCase());
  await expect(search(page)).toBeFocused();
  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await expect(rows(page)).not.toHaveCount(2);
  await page.goto(`${list}?q=${word}-01`);
  await expect(search(page)).toHaveValue(`${word}-01`);
  await expect(rows(page)).toHaveCount(1);
  await expect(emailOf(page, emails[1] ?? '')).toBeVisible();
});

test('a sort is the server’s, stands in the address, and turns with the next press', async ({ page }) => {
  await signInAt(page, admin, list);
  const header = page.getByRole('columnheader', { name: 'Email' });
  await header.getByRole('button').click();
  await expect(page).toHaveURL(`${list}?sort=email&order=ascending`);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const emails = page.locator('td[data-label=Email]');
  const inOrder = (all: string[], way: 1 | -1) => all.toSorted((a, b) => (a < b ? -way : way));
  await expect.poll(async () => (await emails.allTextContents())[0]).toBe('admin@example.com');
  await header.getByRole('button').click();
  await expect(page).toHaveURL(`${list}?sort=email&order=descending`);
  await expect
    .poll(async () => {
      const shown = await emails.allTextContents();
      return shown.length > 1 && shown.join() === inOrder(shown, -1).join();
    })
    .toBe(true);
  await page.reload();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
});

test('pages are turned both ways, by the browser too, and stay while the next one comes', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { word } = await newPeople(request, 27);
  await signInAt(page, admin, `${list}?q=${word}`);
  await expect(rows(page)).toHaveCount(25);
  await expect(pages(page)).toContainText('1–25');
  const held = Promise.withResolvers<void>();
  await page.route(answers, async (route) => {
    await held.promise;
    await route.continue();
  });
  await pages(page).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).toHaveCount(25);
  held.resolve();
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
  await expect(page).toHaveURL(`${list}?q=${word}&limit=50`);
  await expect(rows(page)).toHaveCount(27);
});

test('a list that cannot be loaded says so in place, and loads with Retry', async ({ page }) => {
  // No change elsewhere may load it before.
  await page.routeWebSocket('**/live', () => undefined);
  await page.route(answers, (route) =>
    route.fulfill({ status: 400, json: { title: 'Bad Request', status: 400 } }),
  );
  await signInAt(page, admin, list);
  await expect(page.getByRole('alert').getByText('The users could not be loaded')).toBeVisible();
  await page.unroute(answers);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('an export saves what the list is narrowed to, all its pages, as one file', async ({
  page,
  request,
}) => {
  const { word, emails } = await newPeople(request, 27);
  await signInAt(page, admin, `${list}?q=${word}`);
  await expect(rows(page)).toHaveCount(25);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(28);
  for (const email of emails) expect(lines.filter((line) => line.includes(email))).toHaveLength(1);
  await expect(toasts(page).getByText('27 rows exported')).toBeVisible();
});

test('an export follows its parts, says how far it is, and can be cancelled', async ({ page }) => {
  const parts = 3;
  const held = Promise.withResolvers<void>();
  const line = (at: number) => `"Sample, ${at}",sample-${at}@example.com\r\n`;
  await page.route('**/api/admin/users/export?*', async (route) => {
    const part = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    if (part === parts - 1) await held.promise;
    const body = `${part === 0 ? 'name,email\r\n' : ''}${Array.from({ length: 1000 }, (_, at) => line(at)).join('')}`;
    const next = part < parts - 1 && { 'next-cursor': String(part + 1) };
    await route
      .fulfill({ body, headers: { 'content-type': 'text/csv; charset=utf-8', ...next } })
      .catch(() => undefined);
  });
  await signInAt(page, admin, list);
  const button = page.getByRole('button', { name: /^Export/ });
  await button.click();
  await expect(button).toHaveText('Exporting: 2,000 rows');
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await expect(button).toHaveText('Export CSV');
  await expect(button).toBeFocused();
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  held.resolve();
  const download = page.waitForEvent('download');
  await button.click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(1 + parts * 1000);
  await expect(toasts(page).getByText('3,000 rows exported')).toBeVisible();
});

test('who loses the role is out at once, told so, and nothing stays on screen', async ({ page, request }) => {
  const { account, removeRole } = await newAdmin(request);
  await signInAt(page, account, list);
  await expect(rows(page).first()).toBeVisible();
  await removeRole();
  await expect(toasts(page).getByText('Access Denied')).toBeVisible();
  await expect(page).toHaveURL('/');
  // The focus, which comes to the page's heading, would take the menu away.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('link', { name: 'My Dashboard', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
});

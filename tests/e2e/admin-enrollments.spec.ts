import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { admin } from './person.ts';
import { expect, test } from './test.ts';

const list = '/admin/enrollments';
const course = 'ai-literacy-101';
const rowOf = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: email, exact: true }) });

/** A learner of a test's own, enrolled in a course. */
async function newEnrollment(request: APIRequestContext) {
  const account = await newAccount(request);
  const session = await (await request.post('/api/auth/sign-in', { data: account })).json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const enrolled = await request.post('/api/enrollments', { headers, data: { course_id: course } });
  expect(enrolled.status()).toBe(201);
  return { ...account, email: account.email.toLowerCase(), userId: session.user.id as string, headers };
}

test('the list has its titles, columns, badges and search', async ({ page, request }) => {
  const { email } = await newEnrollment(request);
  await signInAt(page, admin, list);
  await expect(page.getByRole('heading', { level: 1, name: 'Enrollment Management' })).toBeVisible();
  await expect(page.getByText('View and manage course enrollments')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    /Student/,
    /Email/,
    /Course/,
    /Status/,
    /Enrolled/,
    /Actions/,
  ]);
  await expect(rowOf(page, email)).toContainText('Sample Learner');
  await expect(rowOf(page, email)).toContainText('AI Literacy 101');
  await expect(rowOf(page, email)).toContainText('Active');
  const search = page.getByRole('searchbox', { name: 'Search by student, email or course' });
  await search.fill('nobody at all');
  await expect(page.getByRole('table').getByText('No enrollments found')).toBeVisible();
  await search.fill(email);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('a new enrollment shows by itself', async ({ page, request }) => {
  await signInAt(page, admin, list);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const { email } = await newEnrollment(request);
  await expect(rowOf(page, email)).toBeVisible();
});

test('is narrowed to a status and to a person', async ({ page, request }) => {
  const { userId, email } = await newEnrollment(request);
  await signInAt(page, admin, `${list}?status=completed`);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('completed');
  await expect(page.getByRole('rowheader', { name: 'Demo Learner' })).toHaveCount(1);
  await page.goto(`${list}?user_id=${userId}`);
  await expect(page.getByText('The enrollments of one person')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(rowOf(page, email)).toBeVisible();
  await page.getByRole('link', { name: 'Show all enrollments' }).click();
  await expect(page).toHaveURL(list);
});

test('deleting asks, and takes the course from its learner', async ({ page, request }) => {
  const { email, headers } = await newEnrollment(request);
  await signInAt(page, admin, list);
  await rowOf(page, email)
    .getByRole('button', { name: /^Delete enrollment/ })
    .click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this enrollment?',
  });
  await question.getByRole('button', { name: 'Delete enrollment' }).click();
  await expect(toasts(page)).toContainText('Enrollment deleted successfully');
  await expect(rowOf(page, email)).toHaveCount(0);
  const own = await (await request.get('/api/enrollments', { headers })).json();
  expect(own.items).toEqual([]);
});

test('says what went wrong, and keeps the row', async ({ page, request }) => {
  const { email } = await newEnrollment(request);
  await signInAt(page, admin, list);
  await page.route('**/api/admin/enrollments/*', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Conflict', status: 409, detail: 'Not now.' }),
    }),
  );
  await rowOf(page, email)
    .getByRole('button', { name: /^Delete enrollment/ })
    .click();
  await page.getByRole('button', { name: 'Delete enrollment', exact: true }).click();
  await expect(toasts(page)).toContainText('Not now.');
  await expect(page.getByRole('alertdialog')).toContainText('Not now.');
});

/** What axe finds against WCAG 2.2 AA. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const scheme of ['light', 'dark'] as const) {
  test(`is accessible in the ${scheme} theme, at any width`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await signInAt(page, admin, list);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

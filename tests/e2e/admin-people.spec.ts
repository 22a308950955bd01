import type { APIRequestContext, Page, Route } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { admin } from './person.ts';
import { expect, test } from './test.ts';

/** Somebody who can be found by their address, which no other test uses. */
async function newPerson(request: APIRequestContext) {
  const account = await newAccount(request);
  const { email, password } = account;
  const session = await (await request.post('/api/auth/sign-in', { data: { email, password } })).json();
  return { ...account, id: session.user.id as string };
}

/** Calls the API as the demo admin. */
async function asAdmin(request: APIRequestContext, method: string, path: string, data?: object) {
  const session = await (await request.post('/api/auth/sign-in', { data: admin })).json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = await request.fetch(path, { method, headers, ...(data && { data }) });
  expect(answer.status(), path).toBeLessThan(300);
  return answer.status() === 204 ? undefined : answer.json();
}

const search = (page: Page, words: string) => page.getByRole('searchbox').fill(words);
const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });

test.describe('the overview', () => {
  test('shows the five totals and what waits, with the way there', async ({ page, request }) => {
    const totals = await asAdmin(request, 'GET', '/api/admin/analytics');
    await signInAt(page, admin, '/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    for (const label of [
      'Total Users',
      'Total Courses',
      'Active Enrollments',
      'Total Enrollments',
      'Total Admins',
    ]) {
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    const courses = page.locator('[data-component=StatCard]').filter({ hasText: 'Total Courses' });
    await expect(courses).toContainText(String(totals.total_courses));
    const waiting = page.getByRole('region', { name: 'Waiting' });
    await expect(waiting).toContainText(/Layoff applications: [1-9]/);
    await expect(waiting).toContainText(/Oldest: [\d,]+ days/);
    await expect(waiting.getByRole('link', { name: 'Open layoff applications' })).toHaveAttribute(
      'href',
      '/admin/layoff-applications?status=pending',
    );
  });

  test('that cannot be loaded says so in place and loads again', async ({ page }) => {
    // No change elsewhere may load it before.
    await page.routeWebSocket('**/live', () => undefined);
    const refuse = (route: Route) =>
      route.fulfill({ status: 404, json: { title: 'Not Found', status: 404 } });
    await page.route('**/api/admin/analytics', refuse);
    await signInAt(page, admin, '/admin');
    await expect(page.getByText('The totals could not be loaded')).toBeVisible();
    const again = page.waitForRequest('**/api/admin/analytics');
    await page.getByRole('button', { name: 'Retry' }).click();
    await again;
    await expect(page.getByText('The totals could not be loaded')).toBeVisible();
    await page.unroute('**/api/admin/analytics');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Total Admins')).toBeVisible();
  });
});

test.describe('the users', () => {
  test('are listed newest first, with ids cut to 8 characters', async ({ page, request }) => {
    const person = await newPerson(request);
    await signInAt(page, admin, '/admin/users');
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
    const theirs = row(page, person.email);
    await expect(theirs).toContainText('Sample Learner');
    await expect(theirs).toContainText(`${person.id.slice(0, 8)}…`);
    await expect(theirs).not.toContainText(person.id);
  });

  test('are searched by name or e-mail, sorted by column, and exported as they are narrowed', async ({
    page,
  }) => {
    await signInAt(page, admin, '/admin/users');
    await search(page, 'APPLICANT two');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row(page, 'sample-2@example.com')).toBeVisible();
    await expect(page).toHaveURL('/admin/users?q=APPLICANT+two');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/);
    await search(page, 'nobody is called that');
    await expect(page.getByRole('table').getByText('No users found')).toBeVisible();
    await search(page, '');
    await page.getByRole('button', { name: /^Email/ }).click();
    await expect(page).toHaveURL(/sort=email/);
    await expect(page.getByRole('row').nth(1)).toContainText('admin@example.com');
  });
});

test.describe('the page of a user', () => {
  test('shows profile, roles, certificates, enrollments and reimbursements', async ({ page }) => {
    await signInAt(page, admin, '/admin/users?q=learner@example.com');
    await page.getByRole('link', { name: 'Demo Learner' }).click();
    await expect(page).toHaveURL(/\/admin\/users\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Demo Learner' })).toBeVisible();
    await expect(page).toHaveTitle(/^Demo Learner \| Admin/);
    const facts = page.locator('[data-component=RecordFacts]');
    await expect(facts).toContainText(/Roles\s*User/);
    await expect(facts).toContainText(/Certificates\s*1/);
    await expect(page.getByRole('table', { name: 'Enrollments' })).toContainText(
      'AI Fundamentals for Business',
    );
    await expect(page.getByRole('table', { name: 'Reimbursement Records' })).toContainText(
      'No reimbursement records found',
    );
    await page.getByRole('link', { name: 'User Management' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
  });

  test('that does not exist says so and leads back', async ({ page }) => {
    await signInAt(page, admin, '/admin/users/nobody');
    await expect(page.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to User Management' }).click();
    await expect(page).toHaveURL('/admin/users');
  });
});

test.describe('the roles', () => {
  test('are shown with badges, name and address, and found by name, e-mail or role', async ({ page }) => {
    await signInAt(page, admin, '/admin/roles');
    await expect(page.getByText('Manage user roles and permissions')).toBeVisible();
    await search(page, 'demo moderator');
    const held = row(page, 'moderator@example.com');
    await expect(held).toHaveCount(2);
    for (const role of ['Moderator', 'User']) {
      await expect(held.getByRole('cell', { name: role, exact: true })).toBeVisible();
    }
    await search(page, 'sample-4@example.com');
    await expect(row(page, 'sample-4@example.com')).toContainText('N/A');
    await search(page, 'nobody holds this');
    await expect(page.getByRole('table').getByText('No roles found')).toBeVisible();
  });

  test('are assigned in a dialog that needs both choices and refuses a role twice', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request);
    await signInAt(page, admin, '/admin/roles');
    await page.getByRole('button', { name: 'Assign Role' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign Role to User' });
    await expect(dialog).toContainText('Select a user and assign them a role');
    await dialog.getByRole('button', { name: 'Assign Role' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/Please select a user and role/);
    await dialog.getByRole('searchbox', { name: 'Find a user' }).fill(person.email);
    const users = dialog.getByLabel('User', { exact: true });
    await expect(users.getByRole('option')).toHaveText(['Select a user', 'Sample Learner']);
    await users.selectOption('Sample Learner');
    await expect(dialog.getByLabel('Role', { exact: true }).getByRole('option')).toHaveText([
      'Select a role',
      'User',
      'Moderator',
      'Admin',
    ]);
    await dialog.getByLabel('Role', { exact: true }).selectOption('User');
    await dialog.getByRole('button', { name: 'Assign Role' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/This user already has this role/);
    await expect(toasts(page)).toContainText('This user already has this role');
    await dialog.getByLabel('Role', { exact: true }).selectOption('Moderator');
    await dialog.getByRole('button', { name: 'Assign Role' }).click();
    await expect(dialog).toBeHidden();
    await expect(toasts(page)).toContainText('Role assigned successfully');
    await expect(page.getByRole('row').nth(1)).toContainText(person.email);
    await expect(page.getByRole('row').nth(1)).toContainText('Moderator');
    await expect(page.getByRole('button', { name: 'Assign Role' })).toBeFocused();
  });

  test('are removed after a question', async ({ page, request }) => {
    const person = await newPerson(request);
    await asAdmin(request, 'POST', '/api/admin/roles', { user_id: person.id, role: 'moderator' });
    await signInAt(page, admin, '/admin/roles');
    const held = row(page, person.email).filter({ hasText: 'Moderator' });
    await held.getByRole('button', { name: 'Remove role: Moderator of Sample Learner' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove this role?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(held).toBeVisible();
    await held.getByRole('button', { name: /Remove role/ }).click();
    await question.getByRole('button', { name: 'Remove role' }).click();
    await expect(toasts(page)).toContainText('Role removed successfully');
    await expect(held).toHaveCount(0);
  });

  test('that somebody else removed meanwhile is said to be gone', async ({ page, request }) => {
    const person = await newPerson(request);
    await asAdmin(request, 'POST', '/api/admin/roles', { user_id: person.id, role: 'moderator' });
    await signInAt(page, admin, '/admin/roles');
    const held = row(page, person.email).filter({ hasText: 'Moderator' });
    await held.getByRole('button', { name: /Remove role/ }).click();
    const removeFirst = async (route: Route) => {
      await asAdmin(request, 'DELETE', `/api/admin/roles/${person.id}.moderator`);
      await route.continue();
    };
    await page.route('**/api/admin/roles/*', removeFirst, { times: 1 });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove role' }).click();
    await expect(toasts(page)).toContainText('There is no such role. Somebody may have removed it already.');
    await expect(held).toHaveCount(0);
  });

  test('of an admin that goes closes the area for them at once', async ({ page, browser, request }) => {
    const person = await newPerson(request);
    await asAdmin(request, 'POST', '/api/admin/roles', { user_id: person.id, role: 'admin' });
    const theirs = await browser.newPage();
    await signInAt(theirs, person, '/admin/roles');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Role Management');
    await signInAt(page, admin, '/admin/roles');
    await row(page, person.email)
      .filter({ hasText: 'Admin' })
      .getByRole('button', { name: /Remove role/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove role' }).click();
    await expect(toasts(page)).toContainText('Role removed successfully');
    await expect(theirs).toHaveURL('/');
    await expect(toasts(theirs)).toContainText("You don't have administrator privileges.");
    await theirs.close();
  });
});

test('what another admin changes shows within a second, in lists and totals', async ({
  page,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  const overview = await browser.newPage();
  await signInAt(overview, admin, '/admin');
  const admins = overview.locator('[data-component=StatCard]').filter({ hasText: 'Total Admins' });
  await expect(admins).toContainText(/\d/);
  const before = await admins.innerText();
  await signInAt(page, admin, `/admin/users/${person.id}`);
  const roles = page.locator('[data-component=RecordFacts]').getByText('Admin', { exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(roles).toBeHidden();
  const list = await browser.newPage();
  await signInAt(list, admin, '/admin/users');
  await expect(row(list, person.email)).toBeVisible();
  for (const open of [page, overview, list]) await open.waitForLoadState('networkidle');
  await asAdmin(request, 'POST', '/api/admin/roles', { user_id: person.id, role: 'admin' });
  await expect(roles).toBeVisible({ timeout: 1500 });
  await expect(admins).not.toHaveText(before, { timeout: 1500 });
  const newest = await newPerson(request);
  await expect(row(list, newest.email)).toBeVisible({ timeout: 2500 });
  await asAdmin(request, 'DELETE', `/api/admin/roles/${person.id}.admin`);
  await expect(roles).toBeHidden({ timeout: 1500 });
  for (const open of [overview, list]) await open.close();
});

test('the audit log tells who gave and took which role', async ({ page, request }) => {
  const person = await newPerson(request);
  await asAdmin(request, 'POST', '/api/admin/roles', { user_id: person.id, role: 'moderator' });
  await asAdmin(request, 'DELETE', `/api/admin/roles/${person.id}.moderator`);
  await signInAt(page, admin, '/admin/audit-log');
  const theirs = row(page, person.email);
  await expect(theirs).toHaveCount(2);
  await expect(theirs.first()).toContainText('Demo Admin');
  await expect(theirs.first()).toContainText('Removed a role');
  await expect(theirs.first()).toContainText('role: moderator to nothing');
  await expect(theirs.last()).toContainText('role: nothing to moderator');
});

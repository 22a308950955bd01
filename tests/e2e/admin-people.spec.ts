import type { Page, Route } from '@playwright/test';
import { admin, newAccount, signInAt, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { expect, test } from './test.ts';

const search = (page: Page, words: string) => page.getByRole('searchbox').fill(words);
const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });

test('the overview shows the five totals and links to the pending items', {
  tag: '@overview-totals',
}, async ({ page, request }) => {
  const totals = await (await callAs(request, admin)).call('GET', '/api/admin/analytics');
  await signInAt(page, admin, '/admin');
  await expect(page.locator('[data-component=StatCard]')).toContainText([
    'Total Users',
    `Total Courses${totals.total_courses}`,
    'Active Enrollments',
    'Total Enrollments',
    'Total Admins',
  ]);
  const waiting = page.getByRole('region', { name: 'Needs your attention' });
  await expect(waiting).toContainText(/Layoff applications: [1-9]/);
  await expect(waiting).toContainText(/Overdue\. Oldest: [\d,]+ days/);
  await expect(waiting.getByRole('link', { name: 'Open layoff applications' })).toHaveAttribute(
    'href',
    '/admin/layoff-applications?status=pending',
  );
});

test('users are listed newest first and link to their records', { tag: '@user-ids' }, async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const { id } = await callAs(request, account);
  await signInAt(page, admin, '/admin/users');
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText(account.email);
  await expect(newest).toContainText(`${id.slice(0, 8)}…`);
  await expect(newest).not.toContainText(id);
  await search(page, 'learner@example.com');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
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
    'Sample Employer West',
  );
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
});

test('a role is assigned in a dialog, which reports a role that the user already has', {
  tag: ['@full', '@role-dialog', '@role-twice', '@role-assigned'],
}, async ({ page, request }) => {
  const account = await newAccount(request);
  await signInAt(page, admin, '/admin/roles');
  await page.getByRole('button', { name: 'Assign Role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Role to User' });
  const [users, roles] = [
    dialog.getByLabel('User', { exact: true }),
    dialog.getByLabel('Role', { exact: true }),
  ];
  const assign = dialog.getByRole('button', { name: 'Assign Role' });
  await dialog.getByRole('searchbox', { name: 'Find a user' }).fill(account.email);
  await expect(users.getByRole('option')).toHaveText(['Select a user', 'Sample Learner']);
  await users.selectOption('Sample Learner');
  await expect(roles.getByRole('option')).toHaveText(['Select a role', 'User', 'Moderator', 'Admin']);
  await roles.selectOption('User');
  await assign.click();
  await expect(dialog.getByRole('alert')).toHaveText(/This user already has this role/);
  await expect(toasts(page)).toContainText('This user already has this role');
  await roles.selectOption('Moderator');
  await assign.click();
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toContainText('Role assigned successfully');
  await expect(page.getByRole('row').nth(1)).toContainText(account.email);
  await expect(page.getByRole('row').nth(1)).toContainText('Moderator');
  await expect(page.getByRole('button', { name: 'Assign Role' })).toBeFocused();
});

test('a role is removed after a confirmation, even if another admin was faster, and the audit log says so', {
  tag: ['@full', '@role-removed', '@role-failure'],
}, async ({ page, request }) => {
  const account = await newAccount(request);
  const { id: user_id } = await callAs(request, account);
  const { call } = await callAs(request, admin);
  const give = () => call('POST', '/api/admin/roles', { user_id, role: 'moderator' });
  await give();
  await signInAt(page, admin, '/admin/roles');
  const given = row(page, account.email).filter({ hasText: 'Moderator' });
  const remove = given.getByRole('button', { name: 'Remove role: Moderator of Sample Learner' });
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove this role?' });
  await remove.click();
  await question.getByRole('button', { name: 'Remove role' }).click();
  await expect(toasts(page)).toContainText('Role removed successfully');
  await expect(given).toHaveCount(0);

  await give();
  await remove.click();
  const removeFirst = async (route: Route) => {
    await call('DELETE', `/api/admin/roles/${user_id}.moderator`);
    await route.continue();
  };
  await page.route('**/api/admin/roles/*', removeFirst, { times: 1 });
  await question.getByRole('button', { name: 'Remove role' }).click();
  await expect(toasts(page)).toContainText('There is no such role. Someone may have removed it already.');
  await expect(given).toHaveCount(0);

  await page.goto('/admin/audit-log');
  const theirs = row(page, account.email);
  await expect(theirs).toHaveCount(4);
  await expect(theirs.first()).toContainText('Demo Admin');
  await expect(theirs.first()).toContainText('Removed a role');
  await expect(theirs.first()).toContainText('role: moderator to nothing');
  await expect(theirs.last()).toContainText('role: nothing to moderator');
});

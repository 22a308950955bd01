import { sample } from '../samples/sample.ts';
import { admin, newAccount, signInAt, toasts } from './accounts.ts';
import { pauseRequests } from './pause-requests.ts';
import { expect, test } from './test.ts';

/** The list screens of the specification, each with its table's heading and the list that it loads. */
const screens = [
  ['/admin/users', 'All Users', 'users'],
  ['/admin/roles', 'User Roles', 'roles'],
  ['/admin/courses', 'All Courses', 'courses'],
  ['/admin/enrollments', 'All Enrollments', 'enrollments'],
  ['/admin/layoff-applications', 'Applications', 'layoff-applications'],
  ['/admin/reimbursements', 'Reimbursement Records', 'reimbursements'],
  ['/admin/corporate-accounts', 'Corporate Accounts', 'corporate-accounts'],
] as const;

test.use({ viewport: { width: 1280, height: 800 } });

test('a list has a 16rem search box, shows a spinner while loading, and then the number of rows', {
  tag: '@list-frame',
}, async ({ page }) => {
  await signInAt(page, admin, '/admin');
  for (const [path, heading, list] of sample(screens, 1)) {
    const load = await pauseRequests(page, `**/api/admin/${list}?*`);
    await page.goto(path);
    const table = page.getByRole('table', { name: new RegExp(`^${heading}`) });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1);
    await expect(page.locator('[data-part=bar] [data-component=Spinner]')).toBeVisible();
    load();
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await expect(
      page.getByRole('heading', { level: 2, name: new RegExp(`^${heading} \\(\\d`) }),
    ).toBeVisible();
    const box = page.locator('[data-component=SearchField]');
    expect((await box.boundingBox())?.width).toBe(256);
  }
});

test('a role is assigned once, and the button shows a spinner meanwhile', {
  tag: ['@full', '@role-saving'],
}, async ({ page, request }) => {
  const person = await newAccount(request);
  await signInAt(page, admin, '/admin/roles');
  const paused = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/admin/roles', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls++;
    await paused.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Assign Role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Role to User' });
  await dialog.getByRole('searchbox').fill(person.email);
  await dialog.getByLabel('User', { exact: true }).selectOption('Sample Learner');
  await dialog.getByLabel('Role', { exact: true }).selectOption('Moderator');
  const assign = dialog.getByRole('button', { name: 'Assign Role' });
  await assign.press('Enter');
  await expect(assign).toHaveAttribute('aria-disabled', 'true');
  await expect(assign.locator('[data-component=Spinner]')).toBeVisible();
  await assign.press('Enter');
  paused.resolve();
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toContainText('Role assigned successfully');
  expect(calls).toBe(1);
});

import type { Page } from '@playwright/test';
import { admin, newAccount, signInAt, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { expect, test } from './test.ts';

const list = '/admin/enrollments';
const rowOf = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: email, exact: true }) });

test('enrollments can be searched, filtered by status or learner, and deleted after a confirmation', {
  tag: ['@full', '@enrollment-list', '@enrollment-deleted', '@delete-failure'],
}, async ({ page, request }) => {
  const account = await newAccount(request);
  const email = account.email.toLowerCase();
  const { id, call } = await callAs(request, account);
  await call('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
  await signInAt(page, admin, `${list}?status=completed`);
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
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('completed');
  await expect(page.getByRole('rowheader', { name: 'Demo Learner' })).toHaveCount(1);

  await page.goto(`${list}?user_id=${id}`);
  await expect(page.getByText('The enrollments of one user')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  for (const text of ['Sample Learner', 'AI Literacy 101', 'Active']) {
    await expect(rowOf(page, email)).toContainText(text);
  }
  await page.getByRole('link', { name: 'Show all enrollments' }).click();
  await expect(page).toHaveURL(list);
  const search = page.getByRole('searchbox', { name: 'Search by student, email or course' });
  await search.fill('nobody at all');
  await expect(page.getByRole('table').getByText('No enrollments found')).toBeVisible();
  await search.fill(email);
  await expect(page.getByRole('rowheader')).toHaveCount(1);

  const refused = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Not now.' };
  await page.route(
    '**/api/admin/enrollments/*',
    (route) => route.fulfill({ status: 409, contentType: 'application/problem+json', json: refused }),
    { times: 1 },
  );
  await rowOf(page, email)
    .getByRole('button', { name: /^Delete enrollment/ })
    .click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this enrollment?',
  });
  const confirm = question.getByRole('button', { name: 'Delete enrollment' });
  await confirm.click();
  await expect(toasts(page)).toContainText('Not now.');
  await expect(question).toContainText('Not now.');
  await confirm.click();
  await expect(toasts(page)).toContainText('Enrollment deleted successfully');
  await expect(rowOf(page, email)).toHaveCount(0);
  expect((await call('GET', '/api/enrollments')).items).toEqual([]);

  for (const course_id of ['ai-fundamentals-for-business', 'prompt-engineering-mastery'])
    await call('POST', '/api/enrollments', { course_id });
  await page.goto(`${list}?user_id=${id}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Delete 2 enrollments' }).click();
  const both = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete these 2 enrollments?',
  });
  await both.getByRole('button', { name: 'Delete 2 enrollments' }).click();
  await expect(toasts(page)).toContainText('2 enrollments deleted successfully');
  await expect(both).toHaveCount(0);
  await expect(page.locator('[data-component=DataTable]')).toBeFocused();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  expect((await call('GET', '/api/enrollments')).items).toEqual([]);
});

import type { Page } from '@playwright/test';
import { signInAt, toasts } from './accounts.ts';
import { modelTest as test } from './model.ts';
import { admin } from './person.ts';
import { expect } from './test.ts';

const row = (page: Page, course: string) => page.getByRole('row').filter({ hasText: course });

test('generations are listed with their state, tokens and starter, tried again and cancelled', async ({
  gemini,
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const session = await (await request.post('/api/auth/sign-in', { data: admin })).json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  gemini.mode = 'refusing';
  const path = '/api/courses/machine-learning-operations/generation';
  expect((await request.post(path, { headers })).status()).toBe(202);
  const status = async () => (await (await request.get(path, { headers })).json()).status;
  await expect.poll(status, { timeout: 20_000 }).toBe('failed');

  await signInAt(page, admin, '/admin/generations');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Generations' })).toBeVisible();
  const failed = row(page, 'Machine Learning Operations');
  await expect(failed).toContainText('Failed');
  await expect(failed).toContainText('The writing service declined to write about this course.');
  await expect(failed).toContainText('120');
  await expect(failed).toContainText('Demo Admin');

  gemini.mode = 'slow';
  gemini.pace = 300;
  await failed.getByRole('button', { name: /Retry.*Machine Learning Operations/ }).click();
  await expect(toasts(page).getByText('The course is being written')).toBeVisible({ timeout: 15_000 });
  await page.getByLabel('State').selectOption('Running');
  await expect(page).toHaveURL(/state=running/);
  await row(page, 'Machine Learning Operations')
    .getByRole('button', { name: /Cancel.*Machine Learning Operations/ })
    .click();
  await expect(toasts(page).getByText('Generation cancelled')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('table').getByText('No generations found')).toBeVisible();
  await page.getByLabel('State').selectOption('All States');
  // The older one has nothing to try again.
  await expect(row(page, 'Machine Learning Operations')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(1);
});

import type { Page } from '@playwright/test';
import { newAccount, signInAt } from './accounts.ts';
import { callAs } from './caller.ts';
import { pressOn } from './keyboard.ts';
import { expect, test } from './test.ts';

const course = 'ai-literacy-101';
const questions = (page: Page) => page.getByRole('region').filter({ hasText: /^Question \d+ of 20/ });

test('a learner completes the lessons, takes the assessment by keyboard on two devices, and reads the review', async ({
  page,
  browser,
}) => {
  const account = await newAccount(page.request);
  const { call } = await callAs(page.request, account);
  await call('POST', '/api/enrollments', { course_id: course });
  const enrollments = '**/api/enrollments?*';
  await page.route(enrollments, (route) => route.fulfill({ status: 429, json: {} }));
  await signInAt(page, account, `/learn/${course}/assessment`);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(enrollments);
  await retry.click();
  await expect(page.getByText(/Complete all lessons first: 18 lessons are left\./)).toBeVisible();
  const { items } = await call('GET', `/api/courses/${course}/content?limit=100`);
  for (const { module_number, lessons } of items)
    for (const { lesson_number } of lessons)
      await call('PUT', `/api/courses/${course}/progress/${module_number}/${lesson_number}`);

  await page.goto(`/learn/${course}/1/1`);
  await page.getByRole('link', { name: 'See the rules and your results' }).click();
  await pressOn(page, page.getByRole('button', { name: 'Start attempt 1' }));
  await expect(page).toHaveURL(`/learn/${course}/assessment/1`);
  await expect(questions(page)).toHaveCount(20);
  const choice = questions(page).getByRole('radio').first();
  await pressOn(page, choice, 'Space');
  await expect(choice).toBeChecked();
  await expect(page.getByText('1 of 20 questions answered.')).toBeVisible();
  await expect(page.getByText('Saved')).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await signInAt(phone, account, `/learn/${course}/assessment`);
  await phone.getByRole('link', { name: 'Continue attempt 1' }).click();
  await expect(questions(phone).getByRole('radio').first()).toBeChecked();
  await phone.getByRole('button', { name: 'Submit attempt 1' }).click();
  const dialog = phone.getByRole('alertdialog', { name: 'Submit attempt 1 of 3?' });
  await expect(dialog).toContainText('19 of 20 questions have no answer and count as wrong.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(phone.getByText(/percent: not passed$/)).toBeVisible();
  await expect(phone.getByRole('region', { name: /^Question \d+$/ })).toHaveCount(20);
  await phone.goto(`/learn/${course}/assessment`);
  await expect(phone.getByText(/^The next attempt can start on /)).toBeVisible();
});

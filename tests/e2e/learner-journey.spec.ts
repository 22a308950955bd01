import type { Page } from '@playwright/test';
import { callAs } from './caller.ts';
import { payFor } from './payments.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expect, test } from './test.ts';

const course = 'AI Fundamentals for Business';
const password = 'test-password';
const path = '/api/courses/ai-fundamentals-for-business';

async function signUpAndIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Get Started' }));
  const form = page.getByRole('tabpanel');
  await typeInto(page, form.getByLabel('Full name'), 'Keyboard Learner');
  await typeInto(page, form.getByLabel('Email'), email);
  await typeInto(page, form.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account created successfully. You can now sign in.')).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await typeInto(page, form.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/');
}

async function findInCatalog(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel('Level'));
  await page.keyboard.type('Beginner');
  await expect(page.getByText(/^Showing \d+ of 14 courses$/)).not.toHaveText('Showing 6 of 14 courses');
  const card = page.getByRole('article', { name: course });
  await pressOn(page, card.getByRole('link', { name: /View Details/ }));
  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible();
}

test('a learner signs up, finds a course, and finishes it by keyboard; anyone verifies the certificate', {
  tag: ['@certificate-public', '@catalog-filters', '@sign-in-home', '@player-progress'],
}, async ({ page, request }) => {
  const email = `keyboard-${Date.now()}@example.com`;
  await signUpAndIn(page, email);
  await findInCatalog(page);
  await pressOn(page, page.getByRole('button', { name: 'Enroll Now' }));
  await pressOn(page, page.getByRole('link', { name: 'Continue Learning' }));

  const learner = await callAs(request, { email, password });
  const { call } = learner;
  const { items } = await call('GET', `${path}/content`);
  const lessons: string[] = items.flatMap(
    (module: { module_number: number; lessons: { lesson_number: number }[] }) =>
      module.lessons.map((lesson) => `${module.module_number}/${lesson.lesson_number}`),
  );
  const percentOf = (done: number) => Math.round((100 * done) / lessons.length);

  const mark = page.getByRole('checkbox', { name: 'Mark complete' });
  const progress = page.getByRole('progressbar', { name: 'Course progress' });
  await expect(mark).not.toBeChecked();
  await page.keyboard.press('m');
  await expect(mark).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(mark).not.toBeChecked();
  await page.keyboard.press('m');
  await expect(mark).toBeChecked();
  await expect(progress).toHaveJSProperty('value', percentOf(2));

  // The API completes the lessons in between.
  await Promise.all(lessons.slice(1, -1).map((lesson) => call('PUT', `${path}/progress/${lesson}`)));
  await page.goto(`/learn/ai-fundamentals-for-business/${lessons.at(-1)}`);
  await expect(progress).toHaveJSProperty('value', percentOf(lessons.length - 1));
  await expect(mark).not.toBeChecked();
  await expect(mark).toHaveAccessibleDescription(/^This is the last lesson left\./);
  await page.keyboard.press('m');
  await expect(page).toHaveURL('/learn/ai-fundamentals-for-business/complete');
  await expect(page.getByRole('heading', { level: 1, name: `You completed ${course}` })).toBeFocused();
  await expect(
    page.getByRole('heading', { name: 'Your certificate is issued when your order is paid' }),
  ).toBeVisible();
  await payFor(request, learner);
  await page.reload();
  const number = await page
    .getByRole('definition')
    .filter({ hasText: /^RWC-\d{4}-[0-9A-Z]{8}$/ })
    .innerText();
  await expect(page.getByRole('link', { name: /^Make the toolkit/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next: keep learning' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('article', { name: course }).getByText('completed')).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/verify');
  await typeInto(page, page.getByLabel('Certificate number'), number.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Keyboard Learner')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

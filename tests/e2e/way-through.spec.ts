import type { Page } from '@playwright/test';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expect, test } from './test.ts';

const course = 'AI Fundamentals for Business';
const lessons = 15;

async function signUpAndIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Get Started' }));
  const form = page.getByRole('tabpanel');
  await typeInto(page, form.getByLabel('Full name'), 'Keyboard Learner');
  await typeInto(page, form.getByLabel('Email'), email);
  await typeInto(page, form.getByLabel('Password', { exact: true }), 'test-password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account created successfully. You can now sign in.')).toBeVisible();
  await page.goto('/auth');
  await typeInto(page, form.getByLabel('Email'), email);
  await typeInto(page, form.getByLabel('Password', { exact: true }), 'test-password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/');
}

async function findInCatalog(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel('Level'));
  await page.keyboard.type('Beginner');
  await expect(page.getByText(/^Showing \d+ of 14 courses$/)).not.toHaveText('Showing 14 of 14 courses');
  const card = page.getByRole('article', { name: course });
  await pressOn(page, card.getByRole('link', { name: /View Details/ }));
  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible();
}

test('a learner signs up, finds a course, finishes it with the keyboard alone, and anyone verifies the certificate', async ({
  page,
  browser,
  origin,
}) => {
  test.setTimeout(120_000);
  const email = `keyboard-${Date.now()}@example.com`;
  await signUpAndIn(page, email);
  await findInCatalog(page);
  await pressOn(page, page.getByRole('button', { name: 'Enroll Now' }));
  await pressOn(page, page.getByRole('link', { name: 'Continue Learning' }));

  const mark = page.getByRole('checkbox', { name: 'Mark complete' });
  for (let lesson = 1; lesson <= lessons; lesson++) {
    await expect(mark).not.toBeChecked();
    await page.keyboard.press('m');
    await expect(mark).toBeChecked();
    if (lesson === 4) {
      await expect(page.getByRole('progressbar', { name: 'Course progress' })).toHaveJSProperty('value', 27);
      await expect(async () => {
        await page.reload();
        await expect(mark).toBeChecked({ timeout: 2000 });
      }).toPass({ timeout: 20_000 });
    }
    if (lesson < lessons) await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('progressbar', { name: 'Course progress' })).toHaveJSProperty('value', 100);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Course completed');
  const certificate = page.getByRole('link', { name: /^RWC-\d{4}-[0-9A-Z]{8}$/ });
  const number = await certificate.innerText();

  await page.goto('/dashboard');
  await expect(page.getByRole('article', { name: course }).getByText('completed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  const stranger = await browser.newPage({ baseURL: origin });
  await stranger.goto('/verify');
  await typeInto(stranger, stranger.getByLabel('Certificate number'), number.toLowerCase());
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByText('Keyboard Learner')).toBeVisible();
  await stranger.goto(`/verify/${number}`);
  await expect(stranger.getByText('Keyboard Learner')).toBeVisible();
  await expect(stranger.getByText(email)).toHaveCount(0);
  await stranger.close();
});

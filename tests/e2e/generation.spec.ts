import type { Page } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { ownPlatformTest as test } from './own-platform.ts';
import { expect } from './test.ts';

const generate = (page: Page) => page.getByRole('button', { name: 'Generate AI-Powered Course Content' });
const curriculum = (page: Page) => page.getByRole('heading', { level: 2, name: 'Curriculum' });

test.describe('a course without details', () => {
  test('asks a visitor to sign in', async ({ page }) => {
    await page.goto('/course/machine-learning-operations');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Details are not written yet' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fcourse%2Fmachine-learning-operations',
    );
    await expect(generate(page)).toHaveCount(0);
  });

  test('is written within ten seconds without a model, says so, and is played', async ({ page, request }) => {
    const course = '/course/ai-driven-automation';
    await signInAt(page, await newAccount(request), course);
    await generate(page).click();
    await expect(toasts(page).getByText('Success!')).toBeVisible({ timeout: 10_000 });
    await expect(toasts(page).getByText('Course content generated successfully')).toBeVisible();
    await expect(curriculum(page)).toBeVisible();
    const place = page.locator(':focus');
    await expect(place).toContainText('Curriculum');
    await expect(page.getByRole('main').and(place)).toHaveCount(0);
    await expect(page.getByText(/no model was used\. Enrollment figures/)).toBeVisible();
    await expect(page.getByText('AI-generated course guide')).toBeVisible();

    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await page.getByRole('link', { name: 'Continue Learning' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: /What AI-Driven Automation is for/ }),
    ).toBeVisible();
    await expect(page.getByRole('article').getByText(/no model was used/)).toBeVisible();
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'The words and parts you will meet' }),
    ).toBeVisible();
  });

  test('keeps the focus of who presses the button', async ({ page, request }) => {
    const course = '/course/natural-language-processing';
    await signInAt(page, await newAccount(request), course);
    await page.route('**/generation', async (route) => {
      if (route.request().method() === 'POST') {
        const problem = {
          title: 'Too Many Requests',
          status: 429,
          detail: 'You can have 3 courses written a day.',
        };
        await route.fulfill({ status: 429, contentType: 'application/problem+json', json: problem });
      } else await route.continue();
    });
    await generate(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('You can have 3 courses written a day.');
    await expect(toasts(page).getByText('Failed to generate course content')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});

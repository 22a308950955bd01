import type { Page } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { modelTest as test } from './model.ts';
import { expect } from './test.ts';

const generate = (page: Page) => page.getByRole('button', { name: 'Generate AI-Powered Course Content' });
const curriculum = (page: Page) => page.getByRole('heading', { level: 2, name: 'Curriculum' });
const progress = (page: Page) => page.getByRole('heading', { name: 'Course content is being written' });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.describe('a course that a model writes', () => {
  test.beforeEach(({ gemini }) => {
    gemini.mode = 'slow';
    gemini.pace = 250;
    gemini.modeOf = undefined;
    gemini.finished.clear();
  });

  test('comes lesson by lesson, over a reload and in a second tab', async ({
    gemini,
    page,
    context,
    request,
  }) => {
    const course = '/course/ai-product-management';
    await signInAt(page, await newAccount(request), course);
    await generate(page).click();
    await expect(progress(page)).toBeVisible();
    await expect(page.getByText(/^Lesson \d+ of \d+$/)).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(progress(page)).toBeVisible({ timeout: 15_000 });
    const second = await context.newPage();
    await second.goto(course);
    await expect(progress(second)).toBeVisible({ timeout: 15_000 });
    gemini.pace = 1;
    await expect(curriculum(page)).toBeVisible({ timeout: 30_000 });
    await expect(curriculum(second)).toBeVisible({ timeout: 30_000 });
    await expect(toasts(page).getByText('Course content generated successfully')).toBeVisible();
    await expect(page.getByText(/written by gemini/)).toBeVisible();
    expect(Math.max(...gemini.finished.values())).toBe(1);
  });

  test('is cancelled by who started it, and can be started again', async ({ gemini, page, request }) => {
    const course = '/course/ai-for-cybersecurity';
    await signInAt(page, await newAccount(request), course);
    await generate(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing was published. You can start again.')).toBeVisible();
    gemini.pace = 1;
    await page.getByRole('button', { name: 'Generate again' }).click();
    await expect(curriculum(page)).toBeVisible({ timeout: 40_000 });
  });

  test('that fails says why, and goes on where it stopped', async ({ gemini, page, request }) => {
    const course = '/course/computer-vision-applications';
    gemini.pace = 1;
    const before = gemini.calls.length;
    gemini.modeOf = ({ of }) =>
      of !== 'outline' && gemini.calls.length > before + 4 ? 'over_quota' : undefined;
    await signInAt(page, await newAccount(request), course);
    await generate(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to generate course content', {
      timeout: 30_000,
    });
    await expect(page.getByRole('alert')).toContainText(
      'The writing service has no capacity left right now.',
    );
    await expect(toasts(page).getByText('Failed to generate course content')).toBeVisible();
    gemini.modeOf = undefined;
    gemini.finished.clear();
    const outlines = gemini.finished.get('outline');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(curriculum(page)).toBeVisible({ timeout: 40_000 });
    expect(gemini.finished.get('outline')).toBe(outlines);
  });
});

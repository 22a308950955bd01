import type { Page } from '@playwright/test';
import type { GeminiServer } from '../gemini-server.ts';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { modelTest as test } from './model.ts';
import { admin } from './person.ts';
import { expect } from './test.ts';

const generate = (page: Page) => page.getByRole('button', { name: 'Generate AI-Powered Course Content' });
const curriculum = (page: Page) => page.getByRole('heading', { level: 2, name: 'Curriculum' });
const progress = (page: Page) => page.getByRole('heading', { name: 'Course content is being written' });

/** Stops the model in its next lesson; returns how to let it go on. */
function hold(gemini: GeminiServer): () => void {
  const held = Promise.withResolvers<void>();
  gemini.pause = async ({ of }) => (of === 'outline' ? undefined : held.promise);
  return () => {
    gemini.pause = undefined;
    held.resolve();
  };
}

test.describe.configure({ mode: 'serial' });

test.describe('a course that a model writes', { tag: '@full' }, () => {
  test.beforeEach(({ gemini }) => {
    gemini.mode = 'slow';
    gemini.pause = undefined;
    gemini.modeOf = undefined;
    gemini.finished.clear();
  });

  test('appears lesson by lesson, over a reload and in a second tab', async ({
    gemini,
    page,
    context,
    request,
  }) => {
    const course = '/course/ai-product-management';
    const goOn = hold(gemini);
    await signInAt(page, await newAccount(request), course);
    await generate(page).click();
    await expect(progress(page)).toBeVisible();
    await expect(page.getByText(/^Lesson \d+ of \d+$/)).toBeVisible();
    await page.reload();
    await expect(progress(page)).toBeVisible();
    const second = await context.newPage();
    await second.goto(course);
    await expect(progress(second)).toBeVisible();
    goOn();
    await expect(curriculum(page)).toBeVisible();
    await expect(curriculum(second)).toBeVisible();
    await expect(toasts(page).getByText('Course content generated successfully')).toBeVisible();
    await expect(page.getByText(/written by gemini/)).toBeVisible();
    expect(Math.max(...gemini.finished.values())).toBe(1);
  });

  test('can be cancelled by its starter, and started again', async ({ gemini, page, request }) => {
    const course = '/course/ai-for-cybersecurity';
    const goOn = hold(gemini);
    await signInAt(page, await newAccount(request), course);
    await generate(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing was published. You can start again.')).toBeVisible();
    goOn();
    await page.getByRole('button', { name: 'Generate again' }).click();
    await expect(curriculum(page)).toBeVisible({ timeout: 120_000 });
  });

  test('says why it failed, and goes on where it stopped', async ({ gemini, page, request }) => {
    const course = '/course/computer-vision-applications';
    const before = gemini.calls.length;
    gemini.modeOf = ({ of }) =>
      of !== 'outline' && gemini.calls.length > before + 4 ? 'over_quota' : undefined;
    await signInAt(page, await newAccount(request), course);
    await generate(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to generate course content');
    await expect(page.getByRole('alert')).toContainText(
      'The writing service has no capacity left right now.',
    );
    await expect(toasts(page).getByText('Failed to generate course content')).toBeVisible();
    gemini.modeOf = undefined;
    gemini.finished.clear();
    const outlines = gemini.finished.get('outline');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(curriculum(page)).toBeVisible({ timeout: 120_000 });
    expect(gemini.finished.get('outline')).toBe(outlines);
  });

  test('is listed for admins with its state, tokens and starter, tried again and cancelled', async ({
    gemini,
    page,
    request,
  }) => {
    const { call } = await callAs(request, admin);
    const row = page.getByRole('row').filter({ hasText: 'Machine Learning Operations' });
    gemini.mode = 'refusing';
    const path = '/api/courses/machine-learning-operations/generation';
    await call('POST', path);
    const status = async () => (await call('GET', path)).status;
    await expect.poll(status).toBe('failed');

    await signInAt(page, admin, '/admin/generations');
    await expect(page.getByRole('heading', { level: 1, name: 'Generations' })).toBeVisible();
    await expect(row).toContainText('Failed');
    await expect(row).toContainText('The writing service declined to write about this course.');
    await expect(row).toContainText('120');
    await expect(row).toContainText('Demo Admin');

    gemini.mode = 'slow';
    const goOn = hold(gemini);
    await row.getByRole('button', { name: /Retry.*Machine Learning Operations/ }).click();
    await expect(toasts(page).getByText('The course is being written')).toBeVisible();
    await page.getByLabel('State').selectOption('Running');
    await expect(page).toHaveURL(/state=running/);
    await row.getByRole('button', { name: /Cancel.*Machine Learning Operations/ }).click();
    await expect(toasts(page).getByText('Generation cancelled')).toBeVisible();
    await expect(page.getByRole('table').getByText('No generations found')).toBeVisible();
    await page.getByLabel('State').selectOption('All States');
    // Only the newest can be tried again.
    await expect(row).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(1);
    goOn();
  });
});

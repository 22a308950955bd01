import { newAccount, signInAt, toasts } from './accounts.ts';
import { ownPlatformTest as test } from './own-platform.ts';
import { expect } from './test.ts';

test('a course without details is generated without a model, says so, and opens in the player', {
  tag: ['@full', '@course-generation', '@generation-success'],
}, async ({ page, request }) => {
  await signInAt(page, await newAccount(request), '/course/ai-driven-automation');
  await page.getByRole('button', { name: 'Generate AI-Powered Course Content' }).click();
  await expect(toasts(page).getByText('Course content generated successfully')).toBeVisible();
  await expect(toasts(page).getByText('Success!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Curriculum' })).toBeVisible();
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
  const lesson = page.getByRole('article');
  await expect(lesson.locator('header').getByText('Draft outline, no model used')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'AI-generated' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'The words and parts you will meet' }),
  ).toBeVisible();
});

import { pauseRequests } from './pause-requests.ts';
import { openSettled, settled } from './settled.ts';
import { expect, test } from './test.ts';

test('a search for courses is in the address, and going back restores it', async ({ page }) => {
  await openSettled(page, '/courses?track=Operations&level=Guru&sort=price');
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  const titles = page.getByRole('article').getByRole('heading');
  await expect(page.getByLabel('Track')).toHaveValue('Operations');
  await expect(page.getByLabel('Level')).toHaveValue('all');
  await expect(titles.first()).toHaveText('AI Literacy 101');
  await page.getByLabel('Level').selectOption('Advanced');
  await expect(page).toHaveURL('/courses?track=Operations&level=Advanced&sort=price');
  await search.pressSequentially('cyber');
  await expect(page).toHaveURL(/[?&]q=cyber(&|$)/);
  await expect(search).toBeFocused();
  await expect(titles).toHaveText(['AI for Cybersecurity']);
  await expect(page.getByText('Showing 1 of 16 courses')).toBeVisible();
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/course/ai-for-cybersecurity');
  await page.goBack();
  await settled(page);
  await expect(search).toHaveValue('cyber');
  await expect(titles).toHaveText(['AI for Cybersecurity']);
  await page.goBack();
  await expect(search).toHaveValue('');
  await search.fill('xylophone');
  await expect(page.getByText('No courses match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect(search).toBeFocused();
  await expect(page).toHaveURL('/courses?sort=price');
  await expect(page.getByText('Showing 16 of 16 courses')).toBeVisible();
  await expect(page.getByText(/^All 16 courses: 14 in the catalog and 2 featured\./)).toBeVisible();
});

test('a search finds courses by their lessons, and offers the closest ones for a typo', async ({ page }) => {
  await openSettled(page, '/courses');
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  const titles = page.getByRole('article').getByRole('heading');
  await search.fill('excel spreadsheets');
  await expect(titles.filter({ hasText: 'AI Literacy 101' })).toBeVisible();
  await expect(titles.filter({ hasText: 'Advanced Deep Learning' })).toHaveCount(0);
  await search.fill('opertions');
  await expect(page.getByText('Nothing matches “opertions”. Closest:')).toBeVisible();
  await expect(titles.filter({ hasText: 'Machine Learning Operations' })).toBeVisible();
});

test('a search that was typed before the finder’s script loaded filters the courses', async ({ page }) => {
  const releaseScript = await pauseRequests(page, /\/assets\/Finder-[^/]+\.js$/);
  await page.goto('/courses', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('article')).toHaveCount(16);
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('ETHICS');
  releaseScript();
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles.first()).toHaveText('AI Ethics & Compliance');
  await expect(titles.filter({ hasText: 'AI Literacy 101' })).toHaveCount(0);
  await expect(page).toHaveURL('/courses?q=ETHICS');
});

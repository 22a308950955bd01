import { adminPages, clientOnlyPages, type Page } from './pages.ts';
import { learner, signIn, viewers } from './accounts.ts';
import { openSettled, settled } from './settled.ts';
import { expect, test } from './test.ts';

test('metadata changes with the page, and the new title is announced', {
  tag: '@structured-data-removed',
}, async ({ page }) => {
  const blocks = page.locator('head script[type="application/ld+json"]');
  const canonical = page.locator('link[rel=canonical]');
  await openSettled(page, '/');
  const home = await blocks.count();
  expect(home).toBeGreaterThanOrEqual(3);
  await page.getByRole('article', { name: 'AI Ethics & Compliance' }).getByRole('link').first().click();
  await expect(page).toHaveTitle(/^AI Ethics & Compliance/);
  await expect(blocks).toHaveCount(1);
  expect(await blocks.textContent()).toContain('"@type":"Course"');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify Certificate' }).click();
  await expect(page).toHaveTitle(/^Verify a Certificate/);
  await expect(blocks).toHaveCount(0);
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', 'http://localhost:3000/verify');
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/verify$/);
  await expect(
    page.getByRole('status').filter({ hasText: /^Verify a Certificate \| Red White and Code$/ }),
  ).toBeAttached();
  await page.goBack();
  await expect(page).toHaveTitle(/^AI Ethics & Compliance/);
  await expect(blocks).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(blocks).toHaveCount(home);
});

test('a page that starts from the fallback page replaces its title and description', async ({ page }) => {
  await openSettled(page, '/verify/RWC-2025-DEM0CERT');
  await expect(page).toHaveTitle(/^Verify a Certificate/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await signIn(page, learner);
  await openSettled(page, '/dashboard');
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});

/** Whether a kind of signed-in user views a page; learners also view those of visitors. */
const isSeenBy = (viewer: string) => (page: Page) =>
  (page.viewer === 'visitor' ? 'learner' : page.viewer) === viewer;

test('pages of a session or a person are noindex', {
  tag: ['@full', '@private-pages'],
}, async ({ page }) => {
  const titles = new Set<string>();
  const personal = Object.values({ ...clientOnlyPages, ...adminPages })
    .flat()
    .filter(({ path }) => !path.startsWith('/courses/'));
  for (const [viewer, account] of Object.entries(viewers)) {
    await signIn(page, account);
    for (const { path } of personal.filter(isSeenBy(viewer))) {
      await page.goto(path);
      await settled(page);
      const robots = await page
        .locator('meta[name=robots]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('content')));
      expect(robots, path).not.toEqual([]);
      for (const rule of robots) expect(rule, path).toMatch(/^noindex/);
      await expect(page.locator('meta[name=description]'), path).toHaveCount(1);
      titles.add(await page.title());
    }
  }
  // Two certificates, three toolkit URLs, two companies, and two admin course URLs share their titles.
  expect(titles.size).toBeGreaterThanOrEqual(personal.length - 5);
});

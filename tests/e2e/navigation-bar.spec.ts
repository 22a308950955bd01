import { learner, signInAt } from './accounts.ts';
import { openSettled } from './settled.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the bar stays at the top and changes its look after 20 px of scrolling', {
  tag: '@bar-scrolled',
}, async ({ page }) => {
  await openSettled(page, '/');
  const bar = page.getByRole('banner');
  const look = () =>
    bar.evaluate(
      (element) => `${getComputedStyle(element).boxShadow} ${getComputedStyle(element).backgroundColor}`,
    );
  const scrollTo = async (top: number) => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  };
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  const atTop = await look();
  await scrollTo(20);
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  expect(await look()).toBe(atTop);
  await scrollTo(21);
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
  await expect.poll(look).not.toBe(atTop);
  await scrollTo(3000);
  expect((await bar.boundingBox())?.y).toBe(0);
});

test('from 768 to 1023 px, a menu has the links and the theme that do not fit into the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openSettled(page, '/privacy');
  const bar = page.getByRole('banner');
  const about = bar.getByRole('link', { name: 'About' });
  const menu = bar.getByRole('button', { name: 'Menu', exact: true });
  await expect(bar.getByRole('link', { name: 'For Employers' })).toBeVisible();
  await expect(about).toBeHidden();
  const box = await menu.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 768)).toBeLessThanOrEqual(736);
  await menu.click();
  await expect(bar.getByRole('group', { name: 'Theme' })).toBeVisible();
  await about.click();
  await expect(page).toHaveURL('/about');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu).toBeHidden();
  await expect(about).toBeVisible();
});

test('the links of the bar fold into a menu below 768 px', { tag: '@bar-menu' }, async ({ page }) => {
  await openSettled(page, '/privacy');
  const bar = page.getByRole('banner');
  const menu = bar.getByRole('button', { name: 'Menu', exact: true });
  const link = bar.getByRole('link', { name: 'For Employers' });
  for (const [width, isFolded] of [
    [768, false],
    [767, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(link).toBeVisible({ visible: !isFolded });
  }
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
  await menu.click();
  await link.click();
  await expect(page).toHaveURL('/corporate');
  await expect(link).toBeHidden();
});

test('the theme follows the system until the user chooses one, without a flash, including the browser’s toolbar', {
  tag: '@theme-choice',
}, async ({ page }) => {
  const html = page.locator('html');
  const barColor = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => media === '' || matchMedia(media).matches,
        )?.content,
    );
  const choose = async (name: string) => {
    await page.getByRole('banner').getByRole('button', { name: /theme/i }).click();
    await page.getByRole('banner').locator('label:visible').filter({ hasText: name }).click();
    await page.keyboard.press('Escape');
  };
  const [light, dark] = ['#f9fafc', '#090f17'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSettled(page, '/privacy');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await barColor()).toBe(dark);
  await choose('Light');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect.poll(barColor).toBe(light);

  // The theme applies before any of the app's scripts load.
  await page.route('**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await barColor()).toBe(light);

  await page.unroute('**/*.js');
  await openSettled(page, '/privacy');
  expect(await barColor()).toBe(light);
  await choose('System');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(barColor).toBe(dark);
});

test('a page that is opened by its address starts at the top, even if the one before it was scrolled', async ({
  page,
}) => {
  await signInAt(page, learner, '/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.goto('/dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

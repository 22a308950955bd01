import { open } from './person.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the bar stays at the top and stands out once the page is scrolled by more than 20 px', async ({
  page,
}) => {
  await open(page, '/');
  const bar = page.getByRole('banner');
  const look = () =>
    bar.evaluate(
      (element) => `${getComputedStyle(element).boxShadow} ${getComputedStyle(element).backgroundColor}`,
    );
  const atTop = await look();
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20);
  expect(await look()).toBe(atTop);
  await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
  await expect.poll(look).not.toBe(atTop);
  expect((await bar.boundingBox())?.y).toBe(0);
});

test('an anchor of the page ends 80 px below its top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.goto('/#programs');
  await expect.poll(async () => Math.round((await page.locator('#programs').boundingBox())?.y ?? 0)).toBe(80);
});

for (const motion of ['no-preference', 'reduce'] as const) {
  const way = motion === 'reduce' ? 'at once where motion is not wanted' : 'smoothly';
  test(`scrolling to an anchor of the page happens ${way}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, '/');
    await page.evaluate(() => {
      const places = new Set<number>();
      Object.assign(globalThis, { places });
      addEventListener('scroll', () => places.add(Math.round(scrollY)));
    });
    await page.locator('#main a[href="/#programs"], #main a[href="/#calculator"]').first().click();
    await expect(page.locator('#main :is(h2, h3):focus, #main section:focus')).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const place = () => page.evaluate(() => scrollY);
    await expect
      .poll(async () => {
        const before = await place();
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
        return (await place()) === before;
      })
      .toBe(true);
    const stops = await page.evaluate(() => (globalThis as unknown as { places: Set<number> }).places.size);
    if (motion === 'reduce') expect(stops).toBeLessThanOrEqual(3);
    else expect(stops).toBeGreaterThan(3);
  });
}

test('the links of the bar fold into a menu below 768 px', async ({ page }) => {
  await open(page, '/privacy');
  const bar = page.getByRole('banner');
  for (const [width, isFolded] of [
    [768, false],
    [767, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: isFolded });
    await expect(bar.getByRole('link', { name: 'For Employers' })).toBeVisible({ visible: !isFolded });
  }
  await bar.getByRole('button', { name: 'Menu', exact: true }).click();
  await bar.getByRole('link', { name: 'For Employers' }).click();
  await expect(page).toHaveURL('/corporate');
  await expect(bar.getByRole('link', { name: 'For Employers' })).toBeHidden();
});

test('the theme is chosen in the bar: light, dark or the system’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/privacy');
  const choose = async (name: string) => {
    await page.getByRole('banner').getByRole('button', { name: /theme/i }).click();
    await page
      .getByRole('banner')
      .locator('label:visible, [role^=menuitem]:visible')
      .filter({ hasText: name })
      .first()
      .click();
    await page.keyboard.press('Escape');
  };
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await choose('Light');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await choose('System');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

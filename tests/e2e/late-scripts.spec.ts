import type { Page } from '@playwright/test';
import { landingAtRest } from '../../app/publish/first-load.ts';
import { pauseRequests } from './pause-requests.ts';
import { expect, test } from './test.ts';

const scripts = /\/assets\/[^/]+\.js$/;

/** Opens a page whose scripts are paused, without waiting for the load event, which the scripts delay. */
const openPaused = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

/** Waits until the page has run all timers of the next 100 ms, because timers run in order. */
const timersRun = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));

test('a page requests its scripts after its first frame is painted', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const paint = () => frames.splice(0).forEach((run) => run(performance.now()));
    Object.assign(window, { paint, requestAnimationFrame: (run: FrameRequestCallback) => frames.push(run) });
  });
  const requests: string[] = [];
  page.on('request', (request) => scripts.test(request.url()) && requests.push(request.url()));
  await page.goto('/contact', { waitUntil: 'load' });
  const paint = () => page.evaluate(() => (window as unknown as { paint: () => void }).paint());
  for (const frame of ['none', 'the first']) {
    await timersRun(page);
    expect(requests, `after ${frame}`).toEqual([]);
    await paint();
  }
  await expect.poll(() => requests.length).toBeGreaterThan(5);
});

test('all scripts of the landing page at rest stay within their budget', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!scripts.test(request.url())) return;
    // Without headers, which CloudFront compresses and the local server does not.
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  expect(bytes, 'bytes').toBeLessThanOrEqual(landingAtRest * 1000);
});

test('pointing at a link fetches the files that its page imports', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  const response = page.waitForResponse(/\/assets\/imports-[^/]+\.json$/);
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).hover();
  const imports = (await (await response).json()) as Record<string, string[]>;
  await expect
    .poll(() => files)
    .toEqual(expect.arrayContaining(imports['pages/catalog/coursesRoute'] ?? ['none']));
});

test('a page in a background tab loads its scripts without being painted', { tag: '@full' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  const entryRequest = page.waitForRequest(/entry\.client/);
  await page.goto('/about', { waitUntil: 'load' });
  await entryRequest;
});

test.describe('a press before the scripts have loaded', () => {
  test('takes effect when they have: the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const letScriptsGo = await pauseRequests(page, scripts);
    await openPaused(page, '/about');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    letScriptsGo();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    // A second press would close it.
    await timersRun(page);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('takes effect once, and only for the last button', { tag: '@full' }, async ({ page }) => {
    const letScriptsGo = await pauseRequests(page, scripts);
    await openPaused(page, '/contact');
    const theme = page.getByRole('banner').getByRole('button', { name: 'Theme' });
    const send = page.getByRole('main').getByRole('button', { name: /send/i });
    await theme.click();
    await send.click();
    await send.click();
    letScriptsGo();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'First name' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(theme).toHaveAttribute('aria-expanded', 'false');
  });

  test('in a section with a separate script takes effect when that script has loaded', {
    tag: '@full',
  }, async ({ page }) => {
    const letScriptsGo = await pauseRequests(page, /\/assets\/loadedSections-[^/]+\.js$/);
    await openPaused(page, '/');
    await page.getByRole('button', { name: 'Get Notified: Team cohorts' }).click();
    const form = page.getByRole('form', { name: 'Get Notified: Team cohorts' });
    await expect(form).toHaveCount(0);
    letScriptsGo();
    await expect(form).toBeVisible();
  });

  test('keeps the text that was typed before it', async ({ page }) => {
    const letScriptsGo = await pauseRequests(page, scripts);
    await openPaused(page, '/auth');
    await page.getByLabel('Email').fill('typed@example.com');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    letScriptsGo();
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('typed@example.com');
  });

  test('submits a form with the typed text, but not before the scripts load', async ({ page }) => {
    const letScriptsGo = await pauseRequests(page, scripts);
    await openPaused(page, '/auth');
    await page.getByLabel('Email').fill('learner@example.com');
    await page.getByLabel('Password', { exact: true }).fill('learner-demo');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/auth');
    letScriptsGo();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
  });
});

test('a page without prerendered HTML hydrates the fallback page, even if its scripts load first', async ({
  page,
}) => {
  // Hydration starts in a timer without a delay.
  await page.addInitScript(() => {
    const timers: (() => void)[] = [];
    const start = window.setTimeout.bind(window);
    const startLater = (run: () => void, delay?: number) =>
      delay === undefined ? timers.push(run) : start(run, delay);
    const runTimers = () => {
      Object.assign(window, { setTimeout: start });
      for (const run of timers) run();
    };
    Object.assign(window, { setTimeout: startLater, runTimers });
  });
  const script = page.waitForResponse(/\/assets\/authRoute-[^/]+\.js$/);
  await page.goto('/auth?mode=reset', { waitUntil: 'load' });
  await (await script).finished();
  await timersRun(page);
  await page.evaluate(() => (window as unknown as { runTimers: () => void }).runTimers());
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
});

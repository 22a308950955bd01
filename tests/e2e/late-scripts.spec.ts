import type { Page } from '@playwright/test';
import { hold } from './held.ts';
import { expect, test } from './test.ts';

const scripts = /\/assets\/[^/]+\.js$/;

/** Goes to a page whose scripts are held: what has begun to load may keep the page from having loaded. */
const openHeld = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

/** Runs every timer that the page has set for the next 100 ms: it runs timers in the order of their time. */
const timersRun = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));

test('a page asks for its scripts once a frame of it has been painted', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const paint = () => frames.splice(0).forEach((run) => run(performance.now()));
    Object.assign(window, { paint, requestAnimationFrame: (run: FrameRequestCallback) => frames.push(run) });
  });
  const asked: string[] = [];
  page.on('request', (request) => scripts.test(request.url()) && asked.push(request.url()));
  await page.goto('/contact', { waitUntil: 'load' });
  const paint = () => page.evaluate(() => (window as unknown as { paint: () => void }).paint());
  for (const frame of ['none', 'the first']) {
    await timersRun(page);
    expect(asked, `after ${frame}`).toEqual([]);
    await paint();
  }
  await expect.poll(() => asked.length).toBeGreaterThan(5);
});

test('a page in the background does not wait to be seen', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  const asked = page.waitForRequest(/entry\.client/);
  await page.goto('/about', { waitUntil: 'load' });
  await asked;
});

test.describe('what is pressed before the scripts have come', () => {
  test('happens when they have: the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const letScriptsGo = await hold(page, scripts);
    await openHeld(page, '/about');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    letScriptsGo();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    // A second press would close it.
    await timersRun(page);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('happens once, and only for the last button', { tag: '@full' }, async ({ page }) => {
    const letScriptsGo = await hold(page, scripts);
    await openHeld(page, '/contact');
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

  test('happens in a part that comes later, when that part has come', { tag: '@full' }, async ({ page }) => {
    const letScriptsGo = await hold(page, /\/assets\/sections-[^/]+\.js$/);
    await openHeld(page, '/');
    await page.getByRole('button', { name: 'Get Notified: Team cohorts' }).click();
    const form = page.getByRole('form', { name: 'Get Notified: Team cohorts' });
    await expect(form).toHaveCount(0);
    letScriptsGo();
    await expect(form).toBeVisible();
  });

  test('keeps what was typed before it', async ({ page }) => {
    const letScriptsGo = await hold(page, scripts);
    await openHeld(page, '/auth');
    await page.getByLabel('Email').fill('typed@example.com');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    letScriptsGo();
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('typed@example.com');
  });

  test('sends a form with what was typed, and not before', async ({ page }) => {
    const letScriptsGo = await hold(page, scripts);
    await openHeld(page, '/auth');
    await page.getByLabel('Email').fill('learner@example.com');
    await page.getByLabel('Password', { exact: true }).fill('learner-demo');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/auth');
    letScriptsGo();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
  });
});

test('a page without HTML takes over the fallback page, even if its scripts are there first', async ({
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
  const script = page.waitForResponse(/\/assets\/auth-[^/]+\.js$/);
  await page.goto('/auth?mode=reset', { waitUntil: 'load' });
  await (await script).finished();
  await timersRun(page);
  await page.evaluate(() => (window as unknown as { runTimers: () => void }).runTimers());
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
});

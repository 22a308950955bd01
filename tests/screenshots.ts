/**
 * Writes `app/public/screenshots/*.webp`, which the pages show, from the running product in both themes. Run it after a
 * change of these screens: `npm run screenshots`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from './browser.ts';
import { repository, startPlatform } from './platform.ts';
import { sessionKey } from '../app/src/session/persistence.ts';
import { type Screenshot, screenshots, screenshotSize } from '../app/src/pages/screenshots.ts';

const folder = path.join(repository, 'app/public/screenshots');
const themes = ['light', 'dark'] as const;

/** The page that each screenshot shows, from which part on, and who is signed in to the demo data. */
const scenes: Record<Screenshot, { path: string; part?: string; account?: 'learner' | 'admin' }> = {
  player: { path: '/learn/prompt-engineering-mastery/2/2', account: 'learner' },
  certificate: { path: '/verify/RWC-2025-DEM0CERT' },
  packet: { path: '/reimbursement/sample-toolkit-sent', account: 'learner' },
  dashboard: { path: '/dashboard', account: 'learner' },
  admin: {
    path: '/admin/corporate-accounts/sample-account-1',
    part: '[data-component="DataTable"]',
    account: 'admin',
  },
};

async function signIn(page: Page, origin: string, account: 'learner' | 'admin'): Promise<void> {
  const response = await page.request.post(`${origin}/api/auth/sign-in`, {
    data: { email: `${account}@example.com`, password: `${account}-demo` },
  });
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    sessionKey(new URL(origin).host),
    await response.text(),
  ] as const);
}

/** Takes a screenshot that starts at the corner of a part of the page, as WebP, which Playwright does not write. */
async function capture(page: Page, part: string): Promise<Buffer> {
  const { width, height } = screenshotSize;
  const cornerOf = () =>
    page
      .locator(part)
      .first()
      .evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return { left, top };
      });
  const { left: besides } = await cornerOf();
  await page.setViewportSize({ width: width + besides, height: 2 * height });
  const { left, top } = await cornerOf();
  const protocol = await page.context().newCDPSession(page);
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    captureBeyondViewport: true,
    clip: { x: left, y: top, ...screenshotSize, scale: 1.5 },
  });
  return Buffer.from(data, 'base64');
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const platform = await startPlatform();
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
for (const colorScheme of themes) {
  for (const name of screenshots) {
    const { path: address, part = 'main', account } = scenes[name];
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: screenshotSize.width, height: 2 * screenshotSize.height },
    });
    const page = await context.newPage();
    if (account) await signIn(page, platform.origin, account);
    await page.goto(platform.origin + address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(path.join(folder, `${name}-${colorScheme}.webp`), await capture(page, part));
    await context.close();
  }
}
await browser.close();
await platform.stop();

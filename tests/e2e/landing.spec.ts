import type { Page } from '@playwright/test';
import { pauseRequests } from './pause-requests.ts';
import { signIn } from './accounts.ts';
import { openSettled, settled } from './settled.ts';
import { expect, test } from './test.ts';

/** The script for the sections below the hero, with any build hash. */
const laterScript = /\/assets\/loadedSections-[^/]+\.js$/;

const topOf = (page: Page, id: string) =>
  page.evaluate((elementId) => document.getElementById(elementId)?.getBoundingClientRect().top, id);

/** Expects the section 80 px below the top and the focus on its heading. */
async function expectArrivedAt(page: Page, id: string, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
  await expect.poll(async () => Math.round((await topOf(page, id)) ?? -1)).toBe(80);
}

test('a signed-in user sees links to the dashboard and asks for a launch’s email with one press', async ({
  page,
}) => {
  await signIn(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to My Dashboard' }).first()).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(main.getByRole('link', { name: 'Start Learning Free Today' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Get Started Today' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'View All Courses' })).toHaveAttribute('href', '/#programs');
  await settled(page);
  await page.getByRole('button', { name: 'Get Notified: Team cohorts' }).click();
  await expect(page.getByText('We will email you when “Team cohorts” opens.')).toBeVisible();
  await page.getByRole('button', { name: 'Don’t Email Me: Team cohorts' }).click();
  await expect(page.getByRole('button', { name: 'Get Notified: Team cohorts' })).toBeFocused();
});

test('the copyright and the announced quarters follow the date of the visit', async ({ page }) => {
  const launch = page.getByRole('listitem').filter({ hasText: 'Team cohorts' });
  await page.clock.setFixedTime('2025-06-15T12:00:00Z');
  await page.goto('/');
  await expect(launch).toContainText('Q2 2025');
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.goto('/');
  await expect(launch).toContainText('Delayed: get notified');
  await expect(page.getByRole('contentinfo')).toContainText('© 2025–2031 ');
});

test('the page is at most 9,200 px tall on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openSettled(page, '/');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9200);
});

test('the sections are readable before their script loads, and typed and selected values survive its loading', async ({
  page,
}) => {
  const releaseScript = await pauseRequests(page, laterScript);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(11);
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.getByLabel('Number of employees').fill('20');
  await page.getByLabel('Track').selectOption('Leadership');
  releaseScript();
  await expect(page.getByText('$25,000', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Number of employees')).toHaveValue('20');
  await expect(page.getByText('Showing 4 of 14 courses')).toBeVisible();
  await expect(page.getByLabel('Track')).toHaveValue('Leadership');
  await page.getByRole('link', { name: 'See All Matching Courses' }).click();
  await expect(page).toHaveURL('/courses?track=Leadership');
  await expect(page.getByText('Showing 4 of 16 courses')).toBeVisible();
});

test('the catalog keeps its built-in list if the API fails, and only logs the failure', {
  tag: '@catalog-built-in',
}, async ({ browser, origin }) => {
  const page = await browser.newPage({ baseURL: origin });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/courses?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect.poll(() => logged.join()).toContain('the built-in list is shown');
  await expect(page.getByText('Showing 6 of 14 courses')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText(/./);
  await page.close();
});

test('courses from the API replace the built-in list', { tag: '@catalog-fetched' }, async ({ page }) => {
  // Intercepts only the request that the test waits for. One still in flight at the end of the test would fail the next test.
  await page.route('**/api/courses?kind=catalog*', async (route) => {
    const { items, ...list } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...list, items: [{ ...items[0], title: 'Made Today' }] } });
  });
  await page.goto('/');
  const catalog = page.locator('#programs');
  await expect(catalog.getByRole('article')).toHaveCount(1);
  await expect(catalog.getByRole('article', { name: 'Made Today' })).toBeVisible();
});

test('Get Notified keeps an email that cannot be sent or is rejected, and submits a valid one once', {
  tag: '@waitlist',
}, async ({ page }) => {
  await openSettled(page, '/');
  await page.getByRole('button', { name: 'Get Notified: Team cohorts' }).click();
  const form = page.getByRole('form', { name: 'Get Notified: Team cohorts' });
  const email = form.getByLabel('Email');
  await email.fill(`${'a'.repeat(140)}@example.com`);
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(/email/i);
  await expect(email).toBeFocused();
  await page.route('**/api/waitlist', (route) => route.abort(), { times: 1 });
  await email.fill('visitor@example.com');
  await email.press('Enter');
  await expect(form.getByText(/could not reach the server/)).toBeVisible();
  await expect(email).toHaveValue('visitor@example.com');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/waitlist')) sent.push(request.postDataJSON());
  });
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(page.getByText(/^Press the link in our email to visitor@example\.com, /)).toBeVisible();
  expect(sent).toEqual([{ item_id: 'team-cohorts', email: 'visitor@example.com' }]);
});

test('the calculator’s address has its numbers, and its link can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSettled(page, '/?employees=20&cost=x&rate=50#calculator');
  await expect(page.getByText('$50,000', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Training cost per employee ($)')).toHaveValue('5000');
  await page.getByLabel('Number of employees').fill('40');
  await expect(page).toHaveURL('/?employees=40&cost=5000&rate=50#calculator');
  await page.getByRole('button', { name: 'Copy Link to This Result' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/\?employees=40&cost=5000&rate=50#calculator$/);
  await page.getByLabel('Number of employees').fill('0');
  await expect(page.getByRole('button', { name: 'Copy Link to This Result' })).toBeDisabled();
});

test.describe('an anchor', () => {
  test('leads from another page to its section and focuses the heading', async ({ page }) => {
    await page.goto('/verify');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Savings Calculator' }).click();
    await expect(page).toHaveURL('/#calculator');
    await expectArrivedAt(page, 'calculator', 'Savings calculator');
  });

  test('that is typed into the address bar scrolls to its section without an animation', async ({ page }) => {
    await openSettled(page, '/');
    await page.evaluate(() => location.assign('#faq'));
    await expectArrivedAt(page, 'faq', 'Questions people ask first');
    await page.evaluate(() => location.assign('#benefits'));
    await expectArrivedAt(page, 'benefits', 'Why learn here');
  });

  test('is in the bar’s menu of the home page at each width, and nothing is cut off', {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await openSettled(page, '/');
    const bar = page.getByRole('banner');
    const menu = bar.getByRole('button', { name: 'Home', exact: true });
    await menu.click();
    await bar.getByRole('link', { name: 'FAQ' }).click();
    await expectArrivedAt(page, 'faq', 'Questions people ask first');
    const start = await bar.getByRole('link', { name: 'Get Started' }).boundingBox();
    expect((start?.x ?? 0) + (start?.width ?? 0)).toBeLessThanOrEqual(736);
    await page.setViewportSize({ width: 375, height: 800 });
    await bar.getByRole('button', { name: 'Menu', exact: true }).click();
    const panel = bar.locator('[data-part=mobile-menu]');
    await panel.getByRole('link', { name: 'Benefits' }).click();
    await expectArrivedAt(page, 'benefits', 'Why learn here');
    await expect(panel).toBeHidden();
    await page.goto('/about');
    await expect(bar.getByRole('button', { name: 'Home', exact: true })).toHaveCount(0);
  });

  test('works on the first load', { tag: ['@full', '@home-anchors'] }, async ({ page }) => {
    for (const [id, heading] of [
      ['programs', 'All programs'],
      ['benefits', 'Why learn here'],
      ['calculator', 'Savings calculator'],
      ['faq', 'Questions people ask first'],
    ] as const) {
      await page.goto('/verify');
      await page.goto(`/#${id}`);
      await expectArrivedAt(page, id, heading);
    }
  });

  test('keeps the focus when the end of the page arrives late', { tag: '@full' }, async ({ page }) => {
    const release = Promise.withResolvers<void>();
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<script src="/late.js"></script></body>');
      await route.fulfill({ response, body });
    });
    await page.route('/late.js', async (route) => {
      await release.promise;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto('/#faq', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Questions people ask first' })).toBeFocused();
    release.resolve();
    await page.waitForLoadState('load');
    await expectArrivedAt(page, 'faq', 'Questions people ask first');
  });

  test('scrolls smoothly within a page, unless the user prefers reduced motion', {
    tag: ['@full', '@smooth-anchors'],
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const behaviors: string[] = [];
      type Scroll = (this: Element, ...values: Parameters<Element['scrollIntoView']>) => void;
      const scrollable: { scrollIntoView: Scroll } = Element.prototype;
      const { scrollIntoView } = scrollable;
      scrollable.scrollIntoView = function record(...values) {
        behaviors.push(getComputedStyle(document.documentElement).scrollBehavior);
        scrollIntoView.apply(this, values);
      };
      Object.assign(globalThis, { behaviors });
    });
    for (const [reducedMotion, behavior] of [
      ['no-preference', 'smooth'],
      ['reduce', 'auto'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await openSettled(page, '/');
      await page.getByRole('link', { name: 'Calculate Your Savings' }).click();
      await expectArrivedAt(page, 'calculator', 'Savings calculator');
      expect(await page.evaluate(() => (globalThis as unknown as { behaviors: string[] }).behaviors)).toEqual(
        [behavior],
      );
    }
  });
});

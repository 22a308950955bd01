import type { Page } from '@playwright/test';
import {
  adminPages,
  type Page as Route,
  clientOnlyPages,
  clientOnlyPatterns,
  inParts,
  pages,
  type Viewer,
} from './pages.ts';
import { sample } from '../samples/sample.ts';
import { findViolations } from '../stories/axe.ts';
import {
  colorRules,
  everyRule,
  findEverywhere,
  findHeadingAtEdge,
  findHeadingFaults,
  findOpened,
  findSideScroll,
  findSideScrollOfLargeText,
  findSideScrollOfLongWords,
  showTheme,
} from './accessibility-checks.ts';
import { learner, signIn, viewers } from './accounts.ts';
import { openSettled, resize, settled } from './settled.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce', colorScheme: 'light', viewport: { width: 1280, height: 800 } });

async function expectSkipLinkFirst(page: Page): Promise<void> {
  const start = page.url();
  // A page that moves the focus when it opens, such as to a form, does not start at the skip link.
  if (await page.evaluate(() => document.activeElement !== document.body)) return;
  await page.keyboard.press('Tab');
  const link = page.locator(':focus');
  await expect(link).toHaveAttribute('href', '#main');
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  expect(page.url().replace('#main', '')).toBe(start);
}

/** Follows a link on the page, such as a row's link, and waits for the new page. */
async function openLink(page: Page, name: string): Promise<void> {
  const start = page.url();
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page).not.toHaveURL(start);
  await settled(page);
}

async function findFaults(page: Page, { path, viewer, follow }: Route): Promise<string[]> {
  await resize(page, 1280);
  await openSettled(page, path);
  if (follow) await openLink(page, follow);
  if (viewer === 'visitor') await expectSkipLinkFirst(page);
  const faults = [
    ...(await findHeadingFaults(page)),
    ...(await findEverywhere(page, 'as it opens')),
    ...(await findOpened(page)),
  ];
  return faults.map((fault) => `${path}: ${fault}`);
}

test('on a phone, no page of the account area is wider than the window with large text or long words', async ({
  page,
}) => {
  await signIn(page, learner);
  for (const path of ['/account', '/layoff-application', '/account/certificates/RWC-2025-DEM0CERT']) {
    await openSettled(page, path);
    expect(await findSideScrollOfLargeText(page), path).toEqual([]);
    expect(await findSideScrollOfLongWords(page), path).toEqual([]);
  }
});

const mostSampled: Record<Viewer, number> = { visitor: 2, learner: 1, manager: 1, admin: 1 };

for (const viewer of ['visitor', 'learner', 'manager', 'admin'] as const) {
  const own = sample(
    pages.filter((route) => route.viewer === viewer),
    mostSampled[viewer],
  );
  for (const part of inParts(own, 4)) {
    const paths = part.map(({ path }) => path).join(', ');
    test(`${paths}: accessible to ${viewer}s at every width, in both themes`, async ({ page, pathTo }) => {
      if (viewer !== 'visitor') await signIn(page, viewers[viewer]);
      const faults: string[] = [];
      for (const route of part)
        faults.push(...(await findFaults(page, { ...route, path: await pathTo(route.path) })));
      expect(faults.join('\n')).toBe('');
    });
  }
}

test('every client-only route pattern is tested', () => {
  const tested = Object.keys({ ...clientOnlyPages, ...adminPages });
  expect(tested.sort()).toEqual([...clientOnlyPatterns].sort());
});

test.describe('the navigation bar’s menus', () => {
  async function findInMenu(page: Page, width: number, name: RegExp): Promise<string[]> {
    await resize(page, width);
    const button = page.getByRole('banner').getByRole('button', { name, expanded: false });
    await button.click();
    const faults = [...(await findViolations(page, everyRule)), ...(await findSideScroll(page))];
    await showTheme(page, 'dark');
    faults.push(...(await findViolations(page, colorRules)));
    await showTheme(page, 'light');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    return faults.map((fault) => `${name} at ${width}: ${fault}`);
  }

  test('are accessible while open, signed out and signed in', { tag: '@full' }, async ({ page }) => {
    await openSettled(page, '/about');
    const faults = [...(await findInMenu(page, 320, /^menu$/i)), ...(await findInMenu(page, 1280, /theme/i))];
    await signIn(page, learner);
    await settled(page);
    faults.push(...(await findInMenu(page, 320, /^menu$/i)), ...(await findInMenu(page, 1280, /account/i)));
    expect(faults.join('\n')).toBe('');
  });
});

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

test('header and footer links move the focus to the new page’s heading and announce its title', async ({
  page,
}) => {
  await openSettled(page, '/privacy');
  const links = await page
    .locator('header a, footer a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = [...new Set(links)].filter((href) => href.startsWith('/') && href !== '/privacy');
  expect(own.length).toBeGreaterThan(12);
  // A link to another view of the same page keeps the focus.
  const moves = own.filter((href, at) => href.includes('#') || pathOf(href) !== pathOf(own[at - 1] ?? ''));
  for (const href of sample(moves, 5)) {
    await page
      .locator(`footer a[href="${href}"], header a[href="${href}"]`)
      .locator('visible=true')
      .first()
      .click();
    await expect(page).toHaveURL(href);
    const anchor = href.split('#')[1];
    if (anchor) await expect(page.locator(`#${anchor} :focus, #${anchor}:focus`), href).toHaveCount(1);
    else await expect(page.getByRole('heading', { level: 1 }), href).toBeFocused();
    await expect(page.locator('output').getByText(await page.title(), { exact: true })).toHaveCount(1);
  }
});

test('the accessibility checks find planted faults', { tag: '@full' }, async ({ page }) => {
  await openSettled(page, '/privacy');
  await resize(page, 320);
  expect(await findViolations(page, everyRule)).toEqual([]);
  await page.evaluate(() => {
    const faults = document.createElement('div');
    const picture = document.createElement('img');
    picture.width = 600;
    picture.height = 10;
    const heading = document.createElement('h5');
    heading.textContent = 'Too deep';
    const pale = document.createElement('p');
    pale.textContent = 'Pale words';
    pale.style.color = '#ccc';
    pale.style.background = '#fff';
    pale.style.width = '600px';
    faults.append(picture, heading, pale);
    document.querySelector('main')?.prepend(faults);
    document.querySelector('h1')?.style.setProperty('margin-inline-start', '-1rem');
  });
  const found = (await findViolations(page, everyRule)).join('\n');
  expect(found).toMatch(/^image-alt/m);
  expect(found).toMatch(/^color-contrast/m);
  expect((await findHeadingFaults(page)).join()).toMatch(/Too deep/);
  expect((await findSideScroll(page)).join()).toMatch(/scrolls sideways/);
  expect((await findHeadingAtEdge(page)).join()).toMatch(/touches the edge/);
});

test('the checks with large text and long words find planted faults', { tag: '@full' }, async ({ page }) => {
  await openSettled(page, '/privacy');
  const heading = page.getByRole('heading', { level: 1 });
  expect([...(await findSideScrollOfLargeText(page)), ...(await findSideScrollOfLongWords(page))]).toEqual(
    [],
  );
  await heading.evaluate(({ style }) => style.setProperty('white-space', 'nowrap'));
  expect((await findSideScrollOfLongWords(page)).join()).toMatch(/scrolls sideways/);
  await heading.evaluate(({ style }) => style.setProperty('inline-size', '15rem'));
  expect((await findSideScrollOfLargeText(page)).join()).toMatch(/scrolls sideways/);
});

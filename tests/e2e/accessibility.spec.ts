import type { Page } from '@playwright/test';
import { adminPages, type Page as Route, clientOnlyPages, clientOnlyPatterns, pages } from '../pages.ts';
import { findViolations } from '../stories/axe.ts';
import { colorRules, everyRule, findEverywhere, findHeadingFaults, findOpened, showTheme } from './judge.ts';
import { admin, findSideScroll, learner, open, resize, signIn } from './person.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

async function expectSkipLinkFirst(page: Page): Promise<void> {
  const start = page.url();
  // A form that was asked for by a link has the focus already.
  if (await page.evaluate(() => document.activeElement !== document.body)) return;
  await page.keyboard.press('Tab');
  const link = page.locator(':focus');
  await expect(link).toHaveAttribute('href', '#main');
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  expect(page.url().replace('#main', '')).toBe(start);
}

/** Follows a link of the page, as to a row's own page, and waits until that is there. */
async function openLink(page: Page, name: string): Promise<void> {
  const start = page.url();
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page).not.toHaveURL(start);
  await open(page, page.url());
}

async function judge(page: Page, { path, viewer, follow }: Route): Promise<void> {
  if (viewer !== 'visitor') await signIn(page, viewer === 'admin' ? admin : learner);
  await open(page, path);
  if (follow) await openLink(page, follow);
  if (viewer === 'visitor') await expectSkipLinkFirst(page);
  const faults = [
    ...(await findHeadingFaults(page)),
    ...(await findEverywhere(page, 'as it opens')),
    ...(await findOpened(page)),
  ];
  expect(faults.join('\n')).toBe('');
}

for (const route of pages) {
  const who = { visitor: 'signed out', learner: 'signed in', admin: 'for an admin' }[route.viewer];
  const place = route.follow ? `${route.path}, ${route.follow},` : route.path;
  test(`${place} holds at every width, in both themes, ${who}`, async ({ page }) => {
    test.setTimeout(120_000);
    await judge(page, route);
  });
}

test('every pattern of pages that a browser alone renders has a page here', () => {
  const judged = Object.keys({ ...clientOnlyPages, ...adminPages });
  expect(judged.sort()).toEqual([...clientOnlyPatterns].sort());
});

test.describe('the bar’s menus', () => {
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

  test('hold while they are open, signed out and in', async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, '/about');
    const faults = [...(await findInMenu(page, 320, /^menu$/i)), ...(await findInMenu(page, 1280, /theme/i))];
    await signIn(page, learner);
    faults.push(...(await findInMenu(page, 320, /^menu$/i)), ...(await findInMenu(page, 1280, /account/i)));
    expect(faults.join('\n')).toBe('');
  });
});

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

test('every link of the frame moves the focus to the heading of where it leads, and says its title', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/privacy');
  const links = await page
    .locator('header a, footer a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = [...new Set(links)].filter((href) => href.startsWith('/') && href !== '/privacy');
  expect(own.length).toBeGreaterThan(12);
  // Another view of the same page is no move: the focus stays on its link.
  const moves = own.filter((href, at) => href.includes('#') || pathOf(href) !== pathOf(own[at - 1] ?? ''));
  for (const href of moves) {
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

test('the judges find what is planted', async ({ page }) => {
  await open(page, '/privacy');
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
  });
  const found = (await findViolations(page, everyRule)).join('\n');
  expect(found).toMatch(/^image-alt/m);
  expect(found).toMatch(/^color-contrast/m);
  expect((await findHeadingFaults(page)).join()).toMatch(/Too deep/);
  expect((await findSideScroll(page)).join()).toMatch(/scrolls sideways/);
});

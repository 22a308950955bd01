import type { Page } from '@playwright/test';
import { type Page as Route, clientOnlyPages, clientOnlyPatterns, pages } from '../pages.ts';
import { findViolations, wcag } from '../stories/axe.ts';
import { findSideScroll, learner, open, resize, signIn } from './person.ts';
import { expect, test } from './test.ts';

const widths = [320, 375, 1280];
const everyRule = { only: [...wcag, 'best-practice'], isPage: true };
/** A theme changes colors alone: the other rules have judged the same elements in the same places. */
const colorRules = {
  only: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
  isPage: true,
};

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

/** Where the headings break their order: not one h1, or a level that is left out on the way down. */
const findHeadingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter(isShown)
      .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent }));
    const ones = levels.filter(({ level }) => level === 1);
    const jumps = levels.filter(({ level }, at) => level > (levels[at - 1]?.level ?? 0) + 1);
    return [
      ...(ones.length === 1 ? [] : [`${ones.length} headings of the first level`]),
      ...jumps.map(({ level, text }) => `h${level} "${text}" leaves a level out`),
    ];
  });

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** What is wrong with the page as it stands at each width: all rules in the light, those of colors in the dark. */
async function findEverywhere(page: Page, view: string): Promise<string[]> {
  const faults: string[] = [];
  const add = (where: string, found: string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`));
  for (const width of widths) {
    await resize(page, width);
    await showTheme(page, 'light');
    add(`${view} at ${width}`, await findViolations(page, everyRule));
    add(`${view} at ${width}`, await findSideScroll(page));
    await showTheme(page, 'dark');
    add(`${view} at ${width}, dark`, await findViolations(page, colorRules));
  }
  await showTheme(page, 'light');
  return faults;
}

/** Opens what is closed on the page (menus, answers, dialogs), one after another, and judges each while it is open. */
async function findOpened(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await resize(page, 1280);
  const closed = page.locator('main button[aria-expanded=false]:visible, main summary:visible');
  const most = Math.min(await closed.count(), 2);
  for (let at = 0; at < most; at++) {
    const trigger = closed.first();
    const name = (await trigger.textContent()) ?? '';
    await trigger.click();
    faults.push(...(await findViolations(page, everyRule)).map((it) => `${name}: ${it}`));
    await resize(page, 320);
    faults.push(...(await findSideScroll(page)).map((it) => `${name}: ${it}`));
    await resize(page, 1280);
  }
  return faults;
}

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

async function judge(page: Page, { path, viewer }: Route): Promise<void> {
  if (viewer === 'learner') await signIn(page);
  await open(page, path);
  if (viewer === 'visitor') await expectSkipLinkFirst(page);
  const faults = [
    ...(await findHeadingFaults(page)),
    ...(await findEverywhere(page, 'as it opens')),
    ...(await findOpened(page)),
  ];
  expect(faults.join('\n')).toBe('');
}

for (const route of pages) {
  const who = route.viewer === 'visitor' ? 'signed out' : 'signed in';
  test(`${route.path} holds at every width, in both themes, ${who}`, async ({ page }) => {
    test.setTimeout(120_000);
    await judge(page, route);
  });
}

test('every pattern of pages that a browser alone renders has a page here', () => {
  expect(Object.keys(clientOnlyPages).sort()).toEqual([...clientOnlyPatterns].sort());
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

import type { Page } from '@playwright/test';
import { findViolations, rulesOfColor, wcag } from '../stories/axe.ts';
import { findSideScroll, resize } from './person.ts';
import { expect } from './test.ts';

/** The narrowest window and a wide one: what lies between is judged by its scrolling only. */
const widths = [320, 1280];
const widthsBetween = [375, 768];
/** All rules that a page is judged by. */
export const everyRule = { only: [...wcag, 'best-practice'], isPage: true };
/** A theme changes only colors: the other rules have judged the same elements in the same places. */
export const colorRules = {
  only: rulesOfColor,
  isPage: true,
};

/** Where the headings break their order: not one h1, or a level that is left out on the way down. */
export const findHeadingFaults = (page: Page): Promise<string[]> =>
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

/** Gives the page a theme, as the system would. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Finds the faults of the page as it is at each width: by all rules in light, by those of colors in dark. */
export async function findEverywhere(
  page: Page,
  view: string,
  at: readonly number[] = widths,
): Promise<string[]> {
  const faults: string[] = [];
  const add = (where: string, found: string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`));
  for (const width of at) {
    await resize(page, width);
    await showTheme(page, 'light');
    add(`${view} at ${width}`, await findViolations(page, everyRule));
    add(`${view} at ${width}`, await findSideScroll(page));
    await showTheme(page, 'dark');
    add(`${view} at ${width}, dark`, await findViolations(page, colorRules));
  }
  await showTheme(page, 'light');
  for (const width of widthsBetween) {
    await resize(page, width);
    add(`${view} at ${width}`, await findSideScroll(page));
  }
  return faults;
}

/** Opens what is closed on the page (menus, answers), one after another, and judges each while it is open. */
export async function findOpened(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await resize(page, 1280);
  const closed = page.locator(
    'main button[aria-expanded=false]:not([aria-haspopup=dialog]):visible, main summary:visible',
  );
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

import type { Page } from '@playwright/test';
import { findViolations, axeColorRules, wcag } from '../stories/axe.ts';
import { resize } from './settled.ts';
import { expect } from './test.ts';

/** The narrowest and a wide window. The widths between are only checked for sideways scrolling. */
const widths = [320, 1280];
const widthsBetween = [375, 768];
/** All rules that a page is checked against. */
export const everyRule = { only: [...wcag, 'best-practice'], isPage: true };
/** The rules about colors: a theme changes nothing that the other rules check. */
export const colorRules = {
  only: axeColorRules,
  isPage: true,
};

/** Returns faults in the heading order: no single h1, or a skipped level. */
export const findHeadingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter(isShown)
      .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent }));
    const ones = levels.filter(({ level }) => level === 1);
    const jumps = levels.filter(({ level }, at) => level > (levels[at - 1]?.level ?? 0) + 1);
    return [
      ...(ones.length === 1 ? [] : [`${ones.length} h1 headings`]),
      ...jumps.map(({ level, text }) => `h${level} "${text}" leaves a level out`),
    ];
  });

/** Returns the page's heading if it touches the edge of the window. */
export const findHeadingAtEdge = (page: Page): Promise<string[]> =>
  page.getByRole('heading', { level: 1 }).evaluateAll((headings) =>
    headings
      .filter((heading) => {
        const { left, right, width } = heading.getBoundingClientRect();
        // A heading for screen readers only is one pixel wide.
        return width > 1 && (left < 8 || right > document.documentElement.clientWidth - 8);
      })
      .map((heading) => `the heading "${heading.textContent}" touches the edge of the window`),
  );

/** Sets the page's theme through the system preference. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Returns the page's faults at each width: all rules in the light theme, the color rules in the dark theme. */
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
    add(`${view} at ${width}`, await findHeadingAtEdge(page));
    await showTheme(page, 'dark');
    add(`${view} at ${width}, dark`, await findViolations(page, colorRules));
  }
  await showTheme(page, 'light');
  for (const width of widthsBetween) {
    await resize(page, width);
    add(`${view} at ${width}`, await findSideScroll(page));
  }
  add(`${view} on paper`, await findFaultsOnPaper(page));
  add(`${view} with large text`, await findSideScrollOfLargeText(page));
  add(`${view} with long words`, await findSideScrollOfLongWords(page));
  return faults;
}

/**
 * Returns what the page prints badly: pale text in the dark theme, states without their colors, bars that every sheet would
 * repeat, and controls that nobody can use on paper.
 */
export async function findFaultsOnPaper(page: Page): Promise<string[]> {
  await showTheme(page, 'dark');
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement | null);
  await page.emulateMedia({ media: 'print' });
  const pale = await findViolations(page, colorRules);
  const others = await page.evaluate(() => {
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const named = (fault: string, elements: Element[]) =>
      elements.slice(0, 3).map((element) => `${fault}: ${element.outerHTML.slice(0, 100)}`);
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [
      ...(canvas === 'rgb(255, 255, 255)' ? [] : [`the paper is ${canvas}`]),
      ...named(
        'repeated on every sheet',
        shown.filter((element) => getComputedStyle(element).position === 'fixed'),
      ),
      ...named(
        'of no use on paper',
        shown.filter((element) =>
          element.matches(
            'header nav, [role=contentinfo], [data-component="Button"], [data-component="Toast"]',
          ),
        ),
      ),
      ...named(
        'prints without its color',
        shown.filter((element) => getComputedStyle(element).printColorAdjust !== 'exact'),
      ),
    ];
  });
  await page.emulateMedia({ media: null });
  // Emulated paper hides a button that has focus, which printing does not take away.
  await focused.evaluate((element) => element?.focus());
  await showTheme(page, 'light');
  return [...pale, ...others];
}

/** Returns the elements wider than a phone with text at 200 percent (WCAG 1.4.4), as phones and Firefox enlarge it. */
export async function findSideScrollOfLargeText(page: Page): Promise<string[]> {
  await resize(page, 375);
  const enlarge = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await enlarge('200%');
  const found = await findSideScroll(page);
  await enlarge('');
  return found;
}

/**
 * Returns the elements wider than a phone if each text of the page ended with a word that is longer than a line, as names,
 * titles, comments and addresses can. Tables that scroll sideways in their own frame are left alone.
 */
export async function findSideScrollOfLongWords(page: Page): Promise<string[]> {
  await resize(page, 320);
  await page.evaluate(() => {
    const word = ` ${'Donaudampfschifffahrt'.repeat(3)}`;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lengthened: [Node, string][] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.textContent ?? '';
      if (text.trim() === '' || !node.parentElement) continue;
      if (node.parentElement.closest('svg, script, style, option')) continue;
      lengthened.push([node, text]);
      node.textContent = text + word;
    }
    Object.assign(globalThis, { lengthened });
  });
  const found = await findSideScroll(page);
  // React updates these nodes later, so they get their texts back.
  await page.evaluate(() => {
    const { lengthened } = globalThis as unknown as { lengthened: [Node, string][] };
    for (const [node, text] of lengthened) node.textContent = text;
  });
  return found;
}

/** Opens the page's menus and disclosures one after another and returns the faults of each while it is open. */
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

/** Returns the elements wider than the window, outermost first. Empty if the page does not scroll sideways. */
export async function findSideScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`scrolls sideways by ${scrollWidth - clientWidth} px`].concat(
      wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    );
  });
}

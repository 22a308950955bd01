import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { loadStorybook, mountStory, setTheme } from '../../visual/mount.ts';
import { findPictureFaults, followsWidth, widths } from '../../visual/accepted.ts';
import { findLostFocus, forgetFocus, watchFocus } from '../../e2e/lost-focus.ts';
import { findViolations, axeColorRules } from '../axe.ts';
import { findFaultsOnPhone } from '../beyond-axe.ts';
import { isPictured, readStories } from '../../visual/storybook.ts';

type TestContext = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[1];

const pictured = new Set(
  readStories()
    .filter(isPictured)
    .map(({ id }) => id),
);

/** The console errors of the current story. A worker shows one page at a time. */
const consoleErrors: string[] = [];
const listenedPages = new WeakSet<Page>();

/** Hooks are loaded separately from `prepare`, so they add their own listeners. */
function listen(page: Page): void {
  consoleErrors.length = 0;
  if (listenedPages.has(page)) return;
  listenedPages.add(page);
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
}

/** Returns the console errors that are not in the story's `parameters.console.expected`. */
async function findUnexpected(page: Page, context: TestContext): Promise<string[]> {
  if (consoleErrors.length === 0) return [];
  const { parameters } = await getStoryContext(page, context);
  const expected = (parameters.console as { expected?: string[] } | undefined)?.expected ?? [];
  return [...new Set(consoleErrors)].filter((message) => !expected.some((text) => message.includes(text)));
}

/** Mounts the story again at the narrow width, compares its pictures, and restores the wide width. */
async function findNarrowFaults(page: Page, id: string): Promise<string[]> {
  await page.setViewportSize({ width: widths.narrow, height: 800 });
  await mountStory(page, id);
  const faults: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    faults.push(...(await findPictureFaults(page, id, theme, widths.narrow)));
  }
  await page.setViewportSize({ width: widths.wide, height: 800 });
  return faults;
}

/**
 * Runs each story with its play function. Then runs axe in both themes, compares the story's
 * pictures, and looks for faults that axe does not find. A console error also fails a story, and
 * so does focus that a removed control had and nothing took.
 */
const config: TestRunnerConfig = {
  logLevel: 'none',
  prepare: async ({ page }) => {
    await loadStorybook(page, process.env.STORYBOOK_ORIGIN ?? '');
    await page.evaluate(watchFocus);
  },
  // Removes the link to a Storybook that no longer runs, and the document's elements.
  errorMessageFormatter: (message) => message.replace(/^.*?Message:\S*\s+|\s+Ignored nodes: .*/gs, ''),
  async preVisit(page) {
    listen(page);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
      scrollTo(0, 0);
    });
    await page.evaluate(forgetFocus);
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { id } = context;
    const problems: string[] = [];
    const add = (check: string, found: string[]) =>
      problems.push(...found.map((fault) => `${check}: ${fault}`));
    add('focus', await findLostFocus(page));
    for (const theme of ['light', 'dark'] as const) {
      if (theme === 'dark') await setTheme(page, 'dark');
      add(theme, await findViolations(page, theme === 'dark' ? { only: axeColorRules } : {}));
      if (pictured.has(id)) add('picture', await findPictureFaults(page, id, theme, widths.wide));
    }
    add('use', await findFaultsOnPhone(page));
    if (pictured.has(id) && (await followsWidth(page))) add('picture', await findNarrowFaults(page, id));
    add('console', await findUnexpected(page, context));
    if (problems.length === 0) return;
    const failure = new Error(problems.join('\n'));
    failure.stack = '';
    throw failure;
  },
};

export default config;

import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { findViolations, setTheme } from '../axe.ts';

type TestContext = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[1];

interface StorybookPage {
  __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void };
}

/** What the page of the current story complains of; a worker shows one page at a time. */
const complaints: string[] = [];
const heard = new WeakSet<Page>();

/** Hooks are loaded apart from `prepare`, so that they listen for themselves. */
function listen(page: Page): void {
  complaints.length = 0;
  if (heard.has(page)) return;
  heard.add(page);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
}

/** The complaints that the story does not announce in `parameters.console.expected`. */
async function unexpected(page: Page, context: TestContext): Promise<string[]> {
  if (complaints.length === 0) return [];
  const { parameters } = await getStoryContext(page, context);
  const expected = (parameters.console as { expected?: string[] } | undefined)?.expected ?? [];
  return [...new Set(complaints)].filter((complaint) => !expected.some((text) => complaint.includes(text)));
}

/**
 * Runs each story with its play function, then axe in both themes on the state that this leaves. A story fails on
 * errors in the console too.
 */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async prepare({ page }) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${process.env.TARGET_URL}iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    // The addon's own run of axe would cover one theme; `postVisit` covers both.
    await page.evaluate(async () => {
      const storybook = globalThis as unknown as StorybookPage;
      await storybook.__STORYBOOK_PREVIEW__.ready();
      storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    });
  },
  async preVisit(page) {
    listen(page);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
    });
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const problems = (await findViolations(page)).map((violation) => `light: ${violation}`);
    await setTheme(page, 'dark');
    problems.push(...(await findViolations(page)).map((violation) => `dark: ${violation}`));
    problems.push(...(await unexpected(page, context)).map((complaint) => `console: ${complaint}`));
    if (problems.length === 0) return;
    const failure = new Error(`${context.id}\n  ${problems.join('\n  ')}`);
    failure.stack = '';
    throw failure;
  },
};

export default config;

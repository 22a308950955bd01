import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const require = createRequire(import.meta.url);
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
  // axe leaves target-size (WCAG 2.2, 2.5.8) off.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/**
 * What axe finds wrong on the page as it stands, a paragraph each: the rule, the element, and how to mend it.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(async (runOptions) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: RunOptions): Promise<AxeResults> };
    };
    return axe.run({ include: ['body'], exclude: ['.sb-wrapper', '#storybook-highlights-root'] }, runOptions);
  }, everyRule);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary = '' }) =>
        `${id}: ${help}\n    ${target.join(' ')}\n    ${html.slice(0, 200)}\n    ${failureSummary.replaceAll('\n', '\n    ')}`,
    ),
  );
}

/** Shows the page in a theme, as the switch of the product does. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
}

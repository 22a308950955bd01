import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const require = createRequire(import.meta.url);
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe checks, and by which rules. */
export interface AxeScope {
  /** Tags of rules, or the rules themselves. @default the tags of WCAG 2.2 AA */
  only?: NonNullable<RunOptions['runOnly']>;
  /** The whole document, with the rules for pages: landmarks, order of headings, title. @default a story */
  isPage?: boolean;
}

/** The tags of WCAG 2.2 AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** A theme changes only colors: in a second theme, these rules can find something that the first did not show. */
export const rulesOfColor = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };
const story = { include: ['body'], exclude: ['.sb-wrapper', '#storybook-highlights-root'] };

function optionsOf(only: NonNullable<RunOptions['runOnly']>): RunOptions {
  // axe leaves target-size (WCAG 2.2, 2.5.8) off.
  return { runOnly: only, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };
}

/**
 * Returns what axe finds wrong on the page, a paragraph each: the rule, the element, and how to fix it.
 */
export async function findViolations(
  page: Page,
  { only = wcag, isPage = false }: AxeScope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ({ context, options }) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: object, options: RunOptions): Promise<AxeResults> };
      };
      return axe.run(context ?? document, options);
    },
    { context: isPage ? undefined : story, options: optionsOf(only) },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary = '' }) =>
        `${id}: ${help}\n    ${target.join(' ')}\n    ${html.slice(0, 200)}\n    ${failureSummary.replaceAll('\n', '\n    ')}`,
    ),
  );
}

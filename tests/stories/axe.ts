import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const require = createRequire(import.meta.url);
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The part of the page that axe checks, and the rules. */
export interface AxeScope {
  /** Rule tags or rules. @default the tags of WCAG 2.2 AA */
  only?: NonNullable<RunOptions['runOnly']>;
  /** Checks the whole document with the rules for pages: landmarks, heading order, title. @default a story */
  isPage?: boolean;
}

/** The tags of WCAG 2.2 AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** The rules about colors: only these can find new faults in a second theme. */
export const axeColorRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };
const story = { include: ['body'], exclude: ['.sb-wrapper', '#storybook-highlights-root'] };

function optionsOf(only: NonNullable<RunOptions['runOnly']>): RunOptions {
  // axe disables target-size (WCAG 2.2, 2.5.8) by default.
  return { runOnly: only, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };
}

/**
 * Returns axe's violations on the page, one paragraph each: the rule, the element, and the fix.
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

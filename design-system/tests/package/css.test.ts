import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../../tests/browsers/chromium.ts';
import { isGroup, type Json, readSources, resolveValue } from '../../scripts/dtcg.ts';
import { variableName } from '../../src/theme/variableName.ts';
import { packageRoot } from './packed.ts';

const styles = readFileSync(path.join(packageRoot, 'dist/styles.css'), 'utf8');
const sources = readSources();

interface Environment {
  theme: 'light' | 'dark';
  density: 'compact' | 'regular' | 'comfortable';
  isCoarse: boolean;
}

let browser: Browser;
beforeAll(async () => {
  const { executablePath, args, env } = await findBrowser();
  browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
});
afterAll(() => browser.close());

/** Returns a token's value as a browser computes it: colors as rgb(), lengths in px, durations in s. */
function computed(type: string, value: Json): string {
  if (isGroup(value) && typeof value.hex === 'string') {
    const [red, green, blue] = value.hex.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
    return `rgb(${red}, ${green}, ${blue})`;
  }
  if (isGroup(value))
    return type === 'duration' ? `${Number(value.value) / 1000}s` : `${Number(value.value)}px`;
  if (Array.isArray(value)) return `cubic-bezier(${value.map(Number).join(', ')})`;
  throw new Error(`A browser cannot compute ${JSON.stringify(value)}.`);
}

/** Returns the custom properties that the token files require, by name, with their types. */
function expected({
  theme,
  density,
  isCoarse,
}: Environment): Record<string, { type: string; value: string }> {
  const heights = isCoarse ? ['controlCoarse', 'rowCoarse'] : ['control', 'row'];
  const primitives = sources.primitives.flatMap((token) => {
    const [group = '', mode] = token.path;
    if (heights.includes(group)) {
      const plain = group.replace('Coarse', '');
      return mode === density ? [{ ...token, path: [plain, ...token.path.slice(2)] }] : [];
    }
    return ['space', 'radius', 'duration', 'easing'].includes(group) ? [token] : [];
  });
  return Object.fromEntries(
    [...primitives, ...sources[theme]].map(({ path: parts, type, value }) => [
      `--${variableName(parts)}`,
      { type, value: computed(type, resolveValue(value, sources.primitives)) },
    ]),
  );
}

/** Returns the values of those custom properties in a browser with the stylesheet. */
async function rendered(css: string, environment: Environment, names: Record<string, { type: string }>) {
  const { theme, density, isCoarse } = environment;
  const context = await browser.newContext({
    hasTouch: isCoarse,
    isMobile: isCoarse,
    reducedMotion: 'no-preference',
  });
  try {
    const page = await context.newPage();
    await page.setContent(
      `<html data-theme="${theme}" data-density="${density}"><style>${css}</style><p></p></html>`,
    );
    return await page.evaluate((required) => {
      const readers: Record<string, [property: string, unset: string]> = {
        color: ['background-color', 'transparent'],
        dimension: ['margin-left', '-1px'],
        duration: ['transition-duration', '9s'],
        cubicBezier: ['transition-timing-function', 'linear'],
      };
      const probe = document.createElement('div');
      document.body.append(probe);
      return Object.fromEntries(
        Object.entries(required).map(([name, { type }]) => {
          const [property, unset] = readers[type] ?? ['', ''];
          probe.style.setProperty(property, `var(${name}, ${unset})`);
          const value = getComputedStyle(probe).getPropertyValue(property);
          probe.removeAttribute('style');
          return [name, { type, value }];
        }),
      );
    }, names);
  } finally {
    await context.close();
  }
}

const environments = (['light', 'dark'] as const).flatMap((theme) =>
  (['compact', 'regular', 'comfortable'] as const).flatMap((density) =>
    [false, true].map((isCoarse): Environment => ({ theme, density, isCoarse })),
  ),
);

test.each(environments)('the styles contain the tokens: %o', async (environment) => {
  const required = expected(environment);
  expect(Object.keys(required).length).toBeGreaterThan(80);
  expect(await rendered(styles, environment, required)).toEqual(required);
});

test('the styles define no custom property beyond the tokens, the fonts and the shadows', () => {
  const required = new Set(Object.keys(expected({ theme: 'light', density: 'regular', isCoarse: false })));
  const defined = new Set(styles.match(/--rwc-[\w-]+(?=:)/g));
  expect([...defined].filter((name) => !required.has(name) && !/^--rwc-(font|shadow)-/.test(name))).toEqual(
    [],
  );
});

test('a color that differs from its token is found', async () => {
  const environment: Environment = { theme: 'dark', density: 'regular', isCoarse: false };
  const required = expected(environment);
  const faulty = `${styles}[data-theme="dark"] { --rwc-color-bg-canvas: #090f18; }`;
  const actual = await rendered(faulty, environment, required);
  expect(Object.keys(required).filter((name) => actual[name]?.value !== required[name]?.value)).toEqual([
    '--rwc-color-bg-canvas',
  ]);
});

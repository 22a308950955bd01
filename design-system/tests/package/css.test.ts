import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../../tests/browser.ts';
import { isGroup, type Json, readSources, resolveValue } from '../../scripts/dtcg.ts';
import { variableName } from '../../src/theme/variableName.ts';
import { packageRoot } from './packed.ts';

const styles = readFileSync(path.join(packageRoot, 'dist/styles.css'), 'utf8');
const sources = readSources();

interface Situation {
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

/** How a browser writes a token's value once it is used: colours as rgb(), lengths in px, times in s. */
function computed(type: string, value: Json): string {
  if (isGroup(value) && typeof value.hex === 'string') {
    const [red, green, blue] = value.hex.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
    return `rgb(${red}, ${green}, ${blue})`;
  }
  if (isGroup(value))
    return type === 'duration' ? `${Number(value.value) / 1000}s` : `${Number(value.value)}px`;
  if (Array.isArray(value)) return `cubic-bezier(${value.map(Number).join(', ')})`;
  throw new Error(`A browser cannot show ${JSON.stringify(value)}.`);
}

/** The custom properties that the token files ask for, by name, with the property to read each through. */
function expected({ theme, density, isCoarse }: Situation): Record<string, { type: string; value: string }> {
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

/** What the stylesheet gives to those custom properties in a browser. */
async function rendered(css: string, situation: Situation, names: Record<string, { type: string }>) {
  const { theme, density, isCoarse } = situation;
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
    return await page.evaluate((wanted) => {
      const readers: Record<string, [property: string, unset: string]> = {
        color: ['background-color', 'transparent'],
        dimension: ['margin-left', '-1px'],
        duration: ['transition-duration', '9s'],
        cubicBezier: ['transition-timing-function', 'linear'],
      };
      const probe = document.createElement('div');
      document.body.append(probe);
      return Object.fromEntries(
        Object.entries(wanted).map(([name, { type }]) => {
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

const situations = (['light', 'dark'] as const).flatMap((theme) =>
  (['compact', 'regular', 'comfortable'] as const).flatMap((density) =>
    [false, true].map((isCoarse): Situation => ({ theme, density, isCoarse })),
  ),
);

test.each(situations)('the styles hold the tokens: %o', async (situation) => {
  const wanted = expected(situation);
  expect(Object.keys(wanted).length).toBeGreaterThan(80);
  expect(await rendered(styles, situation, wanted)).toEqual(wanted);
});

test('the styles define no custom property beyond the tokens, the fonts and the shadows', () => {
  const wanted = new Set(Object.keys(expected({ theme: 'light', density: 'regular', isCoarse: false })));
  const defined = new Set(styles.match(/--rwc-[\w-]+(?=:)/g));
  expect([...defined].filter((name) => !wanted.has(name) && !/^--rwc-(font|shadow)-/.test(name))).toEqual([]);
});

test('a colour that is not the token’s is found', async () => {
  const situation: Situation = { theme: 'dark', density: 'regular', isCoarse: false };
  const wanted = expected(situation);
  const faulty = `${styles}[data-theme="dark"] { --rwc-color-bg-canvas: #090f18; }`;
  const seen = await rendered(faulty, situation, wanted);
  expect(Object.keys(wanted).filter((name) => seen[name]?.value !== wanted[name]?.value)).toEqual([
    '--rwc-color-bg-canvas',
  ]);
});

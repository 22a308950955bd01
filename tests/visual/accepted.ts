import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { rendersRepeatably } from './calibration.ts';
import { baselines, results, takePicture } from './picture.ts';

/** The widths of pictures, in CSS pixels. Only stories that depend on the width have narrow ones. */
export const widths = { narrow: 375, wide: 1280 } as const;
/** The pictures of the last run, one per line: the verdict and the path below the baselines. */
const pictureLog = path.join(results, 'pictures.txt');
/** The tolerance on machines that render differently: the color threshold and the share of pixels that may differ. */
const tolerance = { threshold: 0.2, share: 0.001 };

function baselineOf(id: string, theme: string, width: number): string {
  return path.join(baselines, id, `${theme}-${width}.png`);
}

function log(verdict: 'equal' | 'tolerated' | 'accepted' | 'different', file: string): void {
  appendFileSync(pictureLog, `${verdict} ${path.relative(baselines, file)}\n`);
}

/**
 * Counts the pixels that differ and replaces the second file with a sheet that shows both. Uses a separate process: in
 * Jest's sandbox, comparing two pictures takes minutes.
 */
function compareFiles(expected: string, actual: string, threshold: number): { pixels: number; of: number } {
  const script = path.join(import.meta.dirname, 'picture.ts');
  const output = execFileSync(process.execPath, [script, expected, actual, String(threshold), actual]);
  return JSON.parse(output.toString()) as { pixels: number; of: number };
}

/** Compares a picture of the story with the accepted one, or accepts it. Returns the faults. */
export async function findPictureFaults(
  page: Page,
  id: string,
  theme: 'light' | 'dark',
  width: number,
): Promise<string[]> {
  const file = baselineOf(id, theme, width);
  const expected = existsSync(file) ? readFileSync(file) : undefined;
  const actual = await takePicture(page, expected);
  if (expected?.equals(actual)) {
    log('equal', file);
    return [];
  }
  if (process.env.ACCEPT_PICTURES === 'yes') {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, actual);
    log('accepted', file);
    return [];
  }
  const picture = `${theme}-${width}`;
  const result = path.join(results, `${id}-${picture}.png`);
  writeFileSync(result, actual);
  const link = path.relative(path.join(baselines, '../../..'), result);
  if (!expected) return [`${picture} was never accepted; see ${link}`];
  const isRepeatable = await rendersRepeatably(page.context());
  const { pixels, of } = compareFiles(file, result, isRepeatable ? 0 : tolerance.threshold);
  const isTolerated = !isRepeatable && pixels <= of * tolerance.share;
  log(isTolerated ? 'tolerated' : 'different', file);
  return isTolerated ? [] : [`${pixels} pixels of ${picture} differ; see ${link}`];
}

/**
 * Whether the story's styles depend on the width of the window or a container: a media or container query about
 * widths applies to an element of the page, or a font size is in `vw`.
 */
export async function followsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isAboutWidth = (rule: CSSRule) =>
      (rule instanceof CSSMediaRule || rule instanceof CSSContainerRule) &&
      /width|inline-size/.test(rule.conditionText);
    const isShown = (selector: string) =>
      [...document.querySelectorAll(selector.replaceAll(/::[\w-]+|:(hover|focus|active)[\w-]*/g, ''))].some(
        (element) => element.closest('body') && !element.closest('.sb-wrapper'),
      );
    const applies = (rule: CSSRule, isInside: boolean): boolean => {
      const isWithin = isInside || isAboutWidth(rule);
      if (rule instanceof CSSStyleRule) {
        return (isWithin || rule.style.fontSize.includes('vw')) && isShown(rule.selectorText);
      }
      return rule instanceof CSSGroupingRule && [...rule.cssRules].some((inner) => applies(inner, isWithin));
    };
    return [...document.styleSheets].some((sheet) =>
      [...sheet.cssRules].some((rule) => applies(rule, false)),
    );
  });
}

/** Returns the accepted pictures of some or all stories that the run did not take. */
export function findOrphans(ids?: readonly string[]): string[] {
  const taken = new Set(readPictures().map(({ file }) => file));
  return globSync('*/*.png', { cwd: baselines }).filter(
    (file) => !taken.has(file) && (ids?.includes(path.dirname(file)) ?? true),
  );
}

/** Returns the pictures of the run with their verdicts. */
export function readPictures(): { verdict: string; file: string }[] {
  return globSync(pictureLog)
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => ({ verdict: line.split(' ')[0] ?? '', file: line.split(' ')[1] ?? '' }));
}

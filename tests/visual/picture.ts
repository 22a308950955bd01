import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export const baselines = path.join(import.meta.dirname, 'baselines');
export const results = path.join(import.meta.dirname, '.results');

async function photograph(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}

/**
 * Takes a picture of the whole page: immediately if it is the expected one, otherwise when two in a row are equal.
 * Throws if the page keeps changing.
 */
export async function takePicture(page: Page, expected?: Buffer): Promise<Buffer> {
  let last = await photograph(page);
  if (expected?.equals(last)) return last;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const next = await photograph(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The page keeps changing');
}

/** Copies a picture onto an empty one of the given size. */
function padded(source: PNG, width: number, height: number): PNG {
  const target = new PNG({ width, height, fill: true });
  PNG.bitblt(source, target, 0, 0, source.width, source.height, 0, 0);
  return target;
}

/**
 * Counts the pixels that differ by more than `threshold` (0 to 1) and all pixels, and creates a sheet with the expected
 * picture, the actual one, and the difference.
 */
export function compare(expected: Buffer, actual: Buffer, threshold: number) {
  const [left, right] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const width = Math.max(left.width, right.width);
  const height = Math.max(left.height, right.height);
  const [before, after] = [padded(left, width, height), padded(right, width, height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(before.data, after.data, difference.data, width, height, {
    threshold,
    includeAA: threshold === 0,
  });
  const sheet = new PNG({ width: width * 3 + 32, height, fill: true });
  for (const [index, picture] of [before, after, difference].entries()) {
    PNG.bitblt(picture, sheet, 0, 0, width, height, index * (width + 16), 0);
  }
  return { pixels, of: width * height, sheet: PNG.sync.write(sheet) };
}

if (import.meta.main) {
  const [expected = '', actual = '', threshold = '0', sheetFile = ''] = process.argv.slice(2);
  const { pixels, of, sheet } = compare(readFileSync(expected), readFileSync(actual), Number(threshold));
  writeFileSync(sheetFile, sheet);
  console.log(JSON.stringify({ pixels, of }));
}

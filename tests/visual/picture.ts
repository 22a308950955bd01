import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export const baselines = path.join(import.meta.dirname, 'baselines');
export const results = path.join(import.meta.dirname, '.results');

/** Where a picture that was accepted lies. */
export function baselineOf(id: string, theme: string, width: number): string {
  return path.join(baselines, id, `${theme}-${width}.png`);
}

async function photograph(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}

/**
 * A picture of the whole page: at once if it is the expected one, else as soon as two in a row are equal. Throws when
 * the page does not come to rest.
 */
export async function takePicture(page: Page, expected: Buffer | undefined): Promise<Buffer> {
  let last = await photograph(page);
  if (expected?.equals(last)) return last;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const next = await photograph(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The page does not come to rest');
}

/** Copies a picture onto an empty one of the given size. */
function padded(source: PNG, width: number, height: number): PNG {
  const target = new PNG({ width, height, fill: true });
  PNG.bitblt(source, target, 0, 0, source.width, source.height, 0, 0);
  return target;
}

/** How two pictures differ: the pixels, of how many, and the file that shows both with the difference between them. */
export interface Difference {
  pixels: number;
  of: number;
  sheet: Buffer;
}

/** Counts the pixels that differ by more than `threshold` (0 to 1), and draws expected, actual and difference. */
export function compare(expected: Buffer, actual: Buffer, threshold: number): Difference {
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

/** Writes a sheet that shows a difference and answers where. */
export function writeResult(name: string, sheet: Buffer): string {
  mkdirSync(results, { recursive: true });
  const file = path.join(results, `${name}.png`);
  writeFileSync(file, sheet);
  return path.relative(path.join(import.meta.dirname, '../..'), file);
}

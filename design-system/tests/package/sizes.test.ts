import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { measureSeven, measureSizes, type Sizes } from '../../scripts/sizes.ts';
import { packageRoot } from './packed.ts';

const recorded = JSON.parse(readFileSync(path.join(packageRoot, 'sizes.json'), 'utf8')) as Sizes;
const accept = 'If that is intended, run "npm run sizes -w design-system" and explain it in the changeset.';

/** Returns the components that are more than 5 % and 100 bytes larger than recorded, or not recorded. */
function growths(now: Sizes, before: Sizes): string[] {
  return Object.entries(now).flatMap(([name, bytes]) => {
    const record = before[name];
    if (record === undefined) return [`${name} is new: ${bytes} bytes`];
    return bytes > record * 1.05 + 100 ? [`${name} has grown from ${record} to ${bytes} bytes`] : [];
  });
}

test('reports a component that is larger or new', () => {
  expect(
    growths({ Button: 1000, Card: 1150, Link: 1151, Menu: 1 }, { Button: 1000, Card: 1000, Link: 1000 }),
  ).toEqual(['Link has grown from 1000 to 1151 bytes', 'Menu is new: 1 bytes']);
});

test('no component is larger than recorded', async () => {
  const now = await measureSizes();
  expect(growths(now, recorded), accept).toEqual([]);
  expect(
    Object.keys(recorded).filter((name) => now[name] === undefined),
    accept,
  ).toEqual([]);
});

test('an app of the seven components stays within its budget', async () => {
  const { js, css, names } = await measureSeven();
  const whole = gzipSync(readFileSync(path.join(packageRoot, 'dist/styles.css')), { level: 9 }).length;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `${names.join(', ')}: JS ${kilobytes(js)} without React, CSS ${kilobytes(css)}; the whole stylesheet ${kilobytes(whole)}`,
  );
  expect(js).toBeLessThanOrEqual(110_000);
  expect(css).toBeLessThanOrEqual(12_000);
});

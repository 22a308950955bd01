import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { toPath } from './toPath.ts';

/** Returns the modules that a path of one-row rectangles covers. */
function covered(path: string, side: number): boolean[][] {
  const modules = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(length); step += 1) {
      const row = modules[Number(y)];
      if (row) row[Number(x) + step] = true;
    }
  }
  return modules;
}

test.each(['L', 'M', 'Q', 'H'] as const)('covers only the dark modules (%s)', (ecc) => {
  const { data, size } = encode('https://example.com/verify/RWC-2025-DEM0CERT', { ecc, border: 0 });
  expect(covered(toPath(data), size)).toEqual(data);
});

test('draws one rectangle for a run of dark modules', () => {
  expect(toPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});

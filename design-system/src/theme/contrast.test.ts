import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { approvedPairs, brandPairs, colorAt, type ColorPair, contrastRatio } from './contrast.ts';
import { dark, light } from './tokens.ts';

type Colors = typeof light | typeof dark;

function failures(colors: Colors, pairs: readonly ColorPair[]): string[] {
  return pairs.flatMap(({ foreground, background, floor }) => {
    const ratio = wcagContrast(colorAt(colors, foreground), colorAt(colors, background));
    return ratio < floor ? [`${foreground} on ${background}: ${ratio.toFixed(2)} < ${floor}`] : [];
  });
}

describe('contrast', () => {
  test('is sufficient for every pair of the light theme', () =>
    expect(failures(light, approvedPairs)).toEqual([]));
  test('is sufficient for every pair of the dark theme', () =>
    expect(failures(dark, approvedPairs)).toEqual([]));
  test('is sufficient on brand surfaces', () => expect(failures(dark, brandPairs)).toEqual([]));

  test('is insufficient for a pair of similar colors', () => {
    const tooClose = { foreground: 'fg.disabled', background: 'bg.canvas', floor: 4.5 } as const;
    expect(failures(light, [tooClose])).toHaveLength(1);
  });

  test('is listed once for each pair', () => {
    const names = approvedPairs.map(({ foreground, background }) => `${foreground} on ${background}`);
    expect(names).toEqual([...new Set(names)]);
  });

  test('equals the ratio that the documentation computes', () => {
    for (const { foreground, background } of approvedPairs) {
      const [one, other] = [colorAt(light, foreground), colorAt(light, background)];
      expect(contrastRatio(one, other)).toBeCloseTo(wcagContrast(one, other), 6);
    }
  });
});

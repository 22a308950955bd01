import archivo from '@capsizecss/metrics/archivo';
import arial from '@capsizecss/metrics/arial';
import courierNew from '@capsizecss/metrics/courierNew';
import jetBrainsMono from '@capsizecss/metrics/jetBrainsMono';
import publicSans from '@capsizecss/metrics/publicSans';
import { expect, test } from 'vitest';
import { fallbacks } from '../src/theme/fallbacks.ts';

type Metrics = typeof arial;

const percent = (share: number) => `${Number((share * 100).toFixed(4))}%`;

/** Returns the adjustments that make a line of the local font as wide and as high as a line of the web font. */
function matched(face: Metrics, local: Metrics) {
  const scale = face.xWidthAvg / face.unitsPerEm / (local.xWidthAvg / local.unitsPerEm);
  const height = (units: number) => percent(Math.abs(units) / (face.unitsPerEm * scale));
  return {
    sizeAdjust: percent(scale),
    ascentOverride: height(face.ascent),
    descentOverride: height(face.descent),
    lineGapOverride: height(face.lineGap),
  };
}

test.each([
  ['Public Sans Fallback', publicSans, arial],
  ['Archivo Fallback', archivo, arial],
  ['JetBrains Mono Fallback', jetBrainsMono, courierNew],
] as const)('%s has the metrics of the web font', (name, face, local) => {
  expect(fallbacks[name]).toMatchObject(matched(face, local));
});

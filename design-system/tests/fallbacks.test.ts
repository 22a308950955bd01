import { expect, test } from 'vitest';
import { fallbacks } from '../src/theme/fallbacks.ts';

/** The measures of fonts, in their units: those of the files, and the average width of a letter in English text. */
interface Metrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  xWidthAvg: number;
}

// From `@capsizecss/metrics` 4.3.0, whose package has 169 MB.
const publicSans = { unitsPerEm: 2000, ascent: 1900, descent: -450, lineGap: 0, xWidthAvg: 935 };
const archivo = { unitsPerEm: 1000, ascent: 878, descent: -210, lineGap: 0, xWidthAvg: 440 };
const jetBrainsMono = { unitsPerEm: 1000, ascent: 1020, descent: -300, lineGap: 0, xWidthAvg: 600 };
const arial = { unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67, xWidthAvg: 913 };
const courierNew = { unitsPerEm: 2048, ascent: 1705, descent: -615, lineGap: 0, xWidthAvg: 1229 };

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

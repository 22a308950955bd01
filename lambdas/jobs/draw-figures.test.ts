import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawFigure, drawings } from './draw-figures.ts';

/** The least width in which lessons show a picture, in pixels: `FigureView`. */
const leastWidth = 640;

it.each(drawings())('%s is drawn in both themes, with text of at least 13 pixels', async (file) => {
  const svg = readFileSync(file, 'utf8');
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const sizes = [...svg.matchAll(/font-size(?:="|:\s*)([\d.]+)/g)].map(([, size]) => Number(size));
  expect(sizes).not.toEqual([]);
  expect((Math.min(...sizes) * leastWidth) / width).toBeGreaterThanOrEqual(13);
  for (const theme of ['light', 'dark'] as const) {
    const stored = readFileSync(file.replace(/svg$/, `${theme}.png`));
    // Run `node lambdas/jobs/draw-figures.ts` after a change of a drawing.
    expect(Buffer.from(await drawFigure(svg, theme)).equals(stored)).toBe(true);
  }
});

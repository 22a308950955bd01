import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import { startRenderer } from '../badges/renderer.ts';
import { encodePicture } from '../src/platform/upload-check/picture.ts';

const { resolve } = createRequire(import.meta.url);
const data = new URL('../data/', import.meta.url).pathname;

/** The width of a drawn figure in pixels. */
const width = 960;

const fonts = [400, 700].map(
  (weight) =>
    new Uint8Array(
      readFileSync(resolve(`@fontsource/public-sans/files/public-sans-latin-${weight}-normal.woff2`)),
    ),
);

/** The colors that a drawing names as `var(--name)`, in each theme: steps of the palette. */
const themes = {
  light: {
    page: '#ffffff',
    ink: '#061431',
    muted: '#545d6a',
    line: '#727b88',
    box: '#f2f7ff',
    edge: '#2658ba',
    mark: '#164298',
    onMark: '#ffffff',
    good: '#d8f8e2',
    onGood: '#084e2b',
    goodEdge: '#048149',
  },
  dark: {
    page: '#151c26',
    ink: '#f9fafc',
    muted: '#ced3db',
    line: '#a2aab5',
    box: '#082152',
    edge: '#a0c0fa',
    mark: '#a0c0fa',
    onMark: '#061431',
    good: '#09391f',
    onGood: '#b1efc6',
    goodEdge: '#22a261',
  },
} as const;
type Theme = keyof typeof themes;

/** Draws an SVG in a theme as a PNG. */
export async function drawFigure(svg: string, theme: Theme): Promise<Uint8Array> {
  const colors: Readonly<Record<string, string>> = themes[theme];
  const colored = svg.replace(/var\(--(\w+)\)/g, (_, name: string) => {
    const color = colors[name];
    if (color === undefined) throw new Error(`There is no color ${name}.`);
    return color;
  });
  const renderer = new Resvg(colored, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: fonts, defaultFontFamily: 'Public Sans' },
  });
  const image = renderer.render();
  const pixels = { data: new Uint8ClampedArray(image.pixels), width: image.width, height: image.height };
  const { file } = await encodePicture(pixels, 'image/png');
  image.free();
  renderer.free();
  return file;
}

/** Returns the drawings of the built-in courses: their files. */
export const drawings = (): string[] =>
  readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.join(data, file));

await startRenderer();

if (import.meta.main) {
  for (const file of drawings())
    for (const theme of Object.keys(themes) as Theme[])
      writeFileSync(
        file.replace(/svg$/, `${theme}.png`),
        await drawFigure(readFileSync(file, 'utf8'), theme),
      );
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import primitives from '@redwhiteandcode/design-system/tokens/primitives.tokens.json' with { type: 'json' };
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

const { green, navy, neutral, white } = primitives.color;

/** The colors that a drawing names as `var(--name)`, in each theme: steps of the palette. */
const themes = {
  light: {
    page: white,
    ink: navy['950'],
    muted: neutral['600'],
    line: neutral['500'],
    box: navy['50'],
    edge: navy['600'],
    mark: navy['700'],
    onMark: white,
    good: green['100'],
    onGood: green['800'],
    goodEdge: green['600'],
  },
  dark: {
    page: neutral['900'],
    ink: neutral['50'],
    muted: neutral['300'],
    line: neutral['400'],
    box: navy['900'],
    edge: navy['300'],
    mark: navy['300'],
    onMark: navy['950'],
    good: green['900'],
    onGood: green['200'],
    goodEdge: green['500'],
  },
};
type Theme = keyof typeof themes;

/** Draws an SVG in a theme as a PNG. */
export async function drawFigure(svg: string, theme: Theme): Promise<Uint8Array> {
  const colors: Readonly<Record<string, { $value: { hex: string } }>> = themes[theme];
  const colored = svg.replace(/var\(--(\w+)\)/g, (_, name: string) => {
    const color = colors[name];
    if (color === undefined) throw new Error(`There is no color ${name}.`);
    return color.$value.hex;
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

import { deflateSync } from 'node:zlib';
import primitives from '@redwhiteandcode/design-system/tokens/primitives.tokens.json' with { type: 'json' };
import { Resvg } from '@resvg/resvg-wasm';
import type { CourseTrack } from '@redwhiteandcode/contract/course/levels.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { escapeXml } from '../documents/characters.ts';
import { chunkOf, pngSignature } from './baked.ts';
import { fitLines, outlineOf } from './outlines.ts';
import { startRenderer } from './renderer.ts';

/** What the picture shows. */
export interface PictureFacts {
  title: string;
  /** The short text above the title: 'Certificate' or 'Badge'. */
  kind: string;
  track: string | null;
}

const { navy, red, sky, amber, green } = primitives.color;
const colors = {
  field: navy['900'].$value.hex,
  engraving: navy['700'].$value.hex,
  ribbon: red['600'].$value.hex,
  ribbonLine: red['300'].$value.hex,
  ribbonEnd: red['700'].$value.hex,
  ribbonFold: red['900'].$value.hex,
  text: primitives.color.white.$value.hex,
};

/** The accent of a track, and the petals around the title. */
interface Look {
  accent: string;
  petals: number;
  /** Half the width of a petal. No line is closer to the center of the title. */
  petalWidth: number;
}

const looks: Record<CourseTrack, Look> = {
  Technical: { accent: sky['300'].$value.hex, petals: 22, petalWidth: 192 },
  Leadership: { accent: amber['300'].$value.hex, petals: 16, petalWidth: 178 },
  Operations: { accent: green['300'].$value.hex, petals: 30, petalWidth: 206 },
};
const otherLook: Look = { accent: navy['200'].$value.hex, petals: 12, petalWidth: 190 };

const size = 512;
const middle = size / 2;
const shield =
  'M256 16Q356 50 462 50Q468 50 468 56V262C468 376 380 448 256 498C132 448 44 376 44 262V56Q44 50 50 50Q156 50 256 16Z';
const titleTop = 118;
/** The space for the title. */
export const titleBox = { height: 188, maxSize: 72, maxLines: 4, width: 370 };
const ribbon = { top: 322, bottom: 380, drop: 14 };
const seal = { y: 430, radius: 42 };

const fill = (color: string, d: string): string => `<path fill="${color}" d="${d}"/>`;

const petals = (count: number, length: number, width: number): string =>
  Array.from(
    { length: count },
    (_, place) => `<ellipse rx="${length}" ry="${width}" transform="rotate(${(place * 180) / count})"/>`,
  ).join('');

/** Returns the badge as SVG, which begins with `<svg`. Texts are paths, so it needs no font. It has 512 x 512 units. */
export function drawBadge({ title, kind, track }: PictureFacts): string {
  const look = looks[track as CourseTrack] ?? otherLook;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" role="img">`,
    `<title>${escapeXml(`${title}. ${kind}, ${support.sender}`)}</title>`,
    drawShield(look),
    drawLine(kind.toUpperCase(), { color: look.accent, y: 98, maxSize: 26, maxWidth: 350, spacing: 0.12 }),
    drawTitle(title),
    drawRibbon(),
    drawSeal(look),
    '</svg>',
  ].join('');
}

/** The shield's white rim separates it from a dark background. */
const drawShield = ({ accent, petals: count, petalWidth }: Look): string =>
  `<clipPath id="shield"><path d="${shield}"/></clipPath>
  <path d="${shield}" fill="${colors.field}" stroke="${colors.text}" stroke-width="14" stroke-linejoin="round"/>
  <g clip-path="url(#shield)" fill="none">
  <g stroke="${colors.engraving}" transform="translate(${middle} 214)">${petals(count, 290, petalWidth)}</g>
  <path d="${shield}" stroke="${accent}" stroke-width="26"/>
  <path d="${shield}" stroke="${colors.field}" stroke-width="20"/>
  </g>`.replaceAll(/\n\s*/g, '');

/** Draws a centered line, smaller than `maxSize` if it would be wider than `maxWidth`. */
function drawLine(
  text: string,
  line: { color: string; y: number; maxSize: number; maxWidth: number; spacing: number },
): string {
  const outline = outlineOf(text, { spacing: line.spacing });
  const letterSize = Math.min(line.maxSize, line.maxWidth / outline.width);
  return fill(line.color, outline.pathAt(letterSize, middle, line.y));
}

function drawTitle(title: string): string {
  const fitted = fitLines(title, titleBox);
  const paths = fitted.lines.map(({ outline, y }) => outline.pathAt(fitted.size, middle, titleTop + y));
  return fill(colors.text, paths.join(''));
}

function drawRibbon(): string {
  const { top, bottom, drop } = ribbon;
  const notch = (top + bottom) / 2 + drop;
  const end = `M8 ${top + drop}H60V${bottom + drop}H8L26 ${notch}Z`;
  const fold = `M28 ${bottom}H60V${bottom + drop}Z`;
  const behind = fill(colors.ribbonEnd, end) + fill(colors.ribbonFold, fold);
  return [
    behind,
    `<g transform="matrix(-1 0 0 1 ${size} 0)">${behind}</g>`,
    fill(colors.ribbon, `M28 ${top}H484V${bottom}H28Z`),
    `<path stroke="${colors.ribbonLine}" stroke-width="1.5" d="M28 ${top + 5}H484M28 ${bottom - 5}H484"/>`,
    drawLine(support.sender, { color: colors.text, y: 362, maxSize: 32, maxWidth: 400, spacing: 0.01 }),
  ].join('');
}

const drawSeal = ({ accent }: Look): string =>
  `<g transform="translate(${middle} ${seal.y})" fill="none">
  <g stroke="${accent}">${petals(18, seal.radius, 16)}</g>
  <circle r="20" fill="${accent}"/>
  <path d="M-8 0-2.5 6 8-6" stroke="${colors.field}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>
  </g>`.replaceAll(/\n\s*/g, '');

/** The sides of the PNG in pixels. */
const pixels = 1024;

/** Returns the picture as PNG, 1024 x 1024 pixels. */
export async function renderPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  await startRenderer();
  const renderer = new Resvg(svg, { fitTo: { mode: 'width', value: pixels } });
  const image = renderer.render();
  const png = encodePng(withFullColors(image.pixels));
  image.free();
  renderer.free();
  return png;
}

/** Encodes pixels. Without filters, flat colors take a third less than in the renderer's own PNG. */
function encodePng(rgba: Uint8Array): Uint8Array<ArrayBuffer> {
  const row = pixels * 4;
  const rows = new Uint8Array(pixels * (row + 1));
  for (let y = 0; y < pixels; y++) rows.set(rgba.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, pixels);
  header.setUint32(4, pixels);
  // 8 bits for each of red, green, blue and alpha.
  header.setUint16(8, 0x0806);
  return new Uint8Array(
    Buffer.concat([
      Uint8Array.from(pngSignature),
      chunkOf('IHDR', new Uint8Array(header.buffer)),
      chunkOf('IDAT', deflateSync(rows, { level: 9 })),
      chunkOf('IEND', new Uint8Array()),
    ]),
  );
}

/** Divides the renderer's colors, which are multiplied by their alpha, so that edges do not look dark. */
function withFullColors(rgba: Uint8Array): Uint8Array {
  return rgba.map((value, at) => {
    const alpha = rgba[at | 3] ?? 0;
    return (at & 3) === 3 || alpha === 0 ? value : Math.round((value * 255) / alpha);
  });
}

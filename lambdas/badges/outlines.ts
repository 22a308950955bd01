import { create as createFont, type Font } from 'fontkit';
import { fitted } from '../documents/characters.ts';
import { type FontName, readFont } from '../documents/fonts.ts';

const opened = new Map<FontName, Font>();

function openFont(name: FontName): Font {
  const font = opened.get(name) ?? (createFont(readFont(name)) as Font);
  opened.set(name, font);
  return font;
}

/** A line of text in bold letters. All measures are those of size 1. */
export interface Outline {
  width: number;
  /** The height above the baseline, and the depth below it. */
  ascent: number;
  descent: number;
  /** Returns the data of an SVG path. `x` is the center of the line, `y` its baseline. */
  pathAt(size: number, x: number, y: number): string;
}

/** Returns the outline of a line of text. `spacing` is added after each letter but the last, at size 1. */
export function outlineOf(text: string, spacing = 0): Outline {
  const { shown, name } = fitted(text, 'bold');
  const font = openFont(name);
  const { glyphs, positions, bbox } = font.layout(shown);
  let end = 0;
  const placed = glyphs.map(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const glyph = { path, x: end + xOffset / font.unitsPerEm, y: yOffset / font.unitsPerEm };
    end += xAdvance / font.unitsPerEm + spacing;
    return glyph;
  });
  const width = end - spacing;
  return {
    width,
    ascent: bbox.maxY / font.unitsPerEm,
    descent: -bbox.minY / font.unitsPerEm,
    pathAt(size, x, y) {
      const scale = size / font.unitsPerEm;
      return placed
        .map((glyph) =>
          glyph.path
            .scale(scale, -scale)
            .translate(x + (glyph.x - width / 2) * size, y - glyph.y * size)
            .toSVG(),
        )
        .join('');
    },
  };
}

/** The box for a text. */
export interface Box {
  height: number;
  maxSize: number;
  maxLines: number;
  width: number;
}

/** A text in lines that fit in a box. */
export interface FittedLines {
  size: number;
  /** The lines with the distances of their baselines from the top of the box. */
  lines: readonly { outline: Outline; y: number }[];
}

/** The smallest size at which words stay whole. */
const smallestOfWords = 18;
/** The smallest size drawn. */
const smallest = 4;

/** The least distance of two baselines, and the least gap of two lines, at size 1. */
const leading = 1.1;
const gap = 0.06;

/** Returns a text in the largest letters with which it fits, in lines of about the same length. */
export function fitLines(text: string, box: Box): FittedLines {
  const words = text.trim().split(/(?<=\s)(?=\S)|(?<=\p{L}[-–—/])(?=\p{L})/u);
  const letters = Array.from(new Intl.Segmenter('en').segment(text.trim()), ({ segment }) => segment);
  const found = largestFit(words, box, smallestOfWords) ?? largestFit(letters, box, smallest);
  if (!found) throw new Error(`The text has ${letters.length} letters and does not fit`);
  return found;
}

function largestFit(texts: readonly string[], box: Box, minSize: number): FittedLines | undefined {
  const pieces = texts.map((text) => ({
    text,
    width: outlineOf(text.trimEnd()).width,
    advance: outlineOf(text).width,
  }));
  const { ascent, descent } = outlineOf(texts.join(''));
  const pitch = Math.max(leading, ascent + descent + gap);
  for (let { maxSize: size } = box; size >= minSize; size--) {
    for (let count = 1; count <= box.maxLines; count++) {
      const height = (ascent + (count - 1) * pitch + descent) * size;
      if (height > box.height) break;
      const first = (box.height - height) / 2 + ascent * size;
      const baselines = Array.from({ length: count }, (_, line) => first + line * pitch * size);
      const lines = breakEvenly(pieces, count, box.width / size);
      if (lines) {
        return {
          size,
          lines: lines.map((line, at) => ({ outline: outlineOf(line.trim()), y: baselines[at] ?? 0 })),
        };
      }
    }
  }
  return undefined;
}

interface Piece {
  text: string;
  /** The width at the end of a line, without the space after it. */
  width: number;
  advance: number;
}

/** The parts of the width that are tried, to make lines equally long. */
const shares = [0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Returns the pieces in this many lines; undefined if they do not fit. */
function breakEvenly(pieces: readonly Piece[], count: number, width: number): string[] | undefined {
  for (const share of shares) {
    const lines = fill(pieces, width * share);
    if (lines?.length === count) return lines;
  }
  return undefined;
}

/** Returns the pieces in as many lines as they need; undefined if a piece is wider than a line. */
function fill(pieces: readonly Piece[], lineWidth: number): string[] | undefined {
  const lines: string[] = [];
  let free = 0;
  for (const { text, width, advance } of pieces) {
    if (width > lineWidth) return undefined;
    if (lines.length === 0 || width > free) {
      lines.push('');
      free = lineWidth;
    }
    lines[lines.length - 1] += text;
    free -= advance;
  }
  return lines;
}

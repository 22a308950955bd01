import { printed } from '../documents/characters.ts';
import { openFont } from '../documents/fonts.ts';
import { breakable, runsOf, type Setting, settingOf } from '../documents/runs.ts';

/** A line of text in bold letters. All measures are those of size 1. */
export interface Outline {
  width: number;
  /** The height above the baseline, and the depth below it. */
  ascent: number;
  descent: number;
  /** Returns the data of an SVG path. `x` is the center of the line, `y` its baseline. */
  pathAt(size: number, x: number, y: number): string;
}

/** Returns the outline of a line of a text with this setting. `spacing` is added after each letter but the last, at size 1. */
export function outlineOf(
  text: string,
  { spacing = 0, setting = settingOf(text, 'bold') }: { spacing?: number; setting?: Setting } = {},
): Outline {
  let end = 0;
  const { runs } = runsOf(text, setting);
  let [ascent, descent] = runs.length === 0 ? [0, 0] : [-Infinity, -Infinity];
  const placed = runs.flatMap(({ text: run, file }) => {
    const font = openFont(file);
    const unit = 1 / font.unitsPerEm;
    const { glyphs, positions, bbox } = font.layout(run, []);
    ascent = Math.max(ascent, bbox.maxY * unit);
    descent = Math.max(descent, -bbox.minY * unit);
    return glyphs.map(({ path }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const glyph = { path, unit, x: end + xOffset * unit, y: yOffset * unit };
      end += xAdvance * unit + spacing;
      return glyph;
    });
  });
  const width = end - spacing;
  return {
    width,
    ascent,
    descent,
    pathAt: (size, x, y) =>
      placed
        .map((glyph) =>
          glyph.path
            .scale(size * glyph.unit, -size * glyph.unit)
            .translate(x + (glyph.x - width / 2) * size, y - glyph.y * size)
            .toSVG(),
        )
        .join(''),
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

/** Matches the places where a line may break: after spaces and hyphens, and between ideographs and between kana. */
const breaks =
  /(?<=[\s\u200b])(?=\S)|(?<=\p{L}[-–—/])(?=\p{L})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

/** Returns a text in the largest letters with which it fits, in lines of about the same length. */
export function fitLines(text: string, box: Box): FittedLines {
  const shown = printed(text).trim();
  const setting = settingOf(shown, 'bold');
  const letters = Array.from(new Intl.Segmenter('en').segment(shown), ({ segment }) => segment);
  const found =
    largestFit(breakable(shown).split(breaks), setting, { ...box, minSize: smallestOfWords }) ??
    largestFit(letters, setting, { ...box, minSize: smallest });
  if (!found) throw new Error(`The text has ${letters.length} letters and does not fit`);
  return found;
}

function largestFit(
  texts: readonly string[],
  setting: Setting,
  box: Box & { minSize: number },
): FittedLines | undefined {
  const pieces = texts.map((text) => ({
    text,
    width: outlineOf(text.trimEnd(), { setting }).width,
    advance: outlineOf(text, { setting }).width,
  }));
  const { ascent, descent } = outlineOf(texts.join(''), { setting });
  const pitch = Math.max(leading, ascent + descent + gap);
  for (let { maxSize: size } = box; size >= box.minSize; size--) {
    for (let count = 1; count <= box.maxLines; count++) {
      const height = (ascent + (count - 1) * pitch + descent) * size;
      if (height > box.height) break;
      const first = (box.height - height) / 2 + ascent * size;
      const baselines = Array.from({ length: count }, (_, line) => first + line * pitch * size);
      const lines = breakEvenly(pieces, count, box.width / size);
      if (lines) {
        const outlines = lines.map((line) => outlineOf(line.trim(), { setting }));
        return { size, lines: outlines.map((outline, at) => ({ outline, y: baselines[at] ?? 0 })) };
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

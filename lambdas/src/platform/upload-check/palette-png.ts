import { crc32, deflateSync } from 'node:zlib';

/** The most colors of a palette (PNG 11.2.2). */
const maxColors = 256;

/** A picture's pixels: red, green, blue and opacity, 8 bits each. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

function chunk(type: string, contents: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), contents]);
  const file = Buffer.alloc(named.length + 8);
  file.writeUInt32BE(contents.length);
  named.copy(file, 4);
  file.writeUInt32BE(crc32(named), named.length + 4);
  return file;
}

/** Returns the index of each pixel's color and the colors, as 32 bits each; undefined if there are too many. */
function indexed({ data }: Pixels): { indexes: Uint8Array; colors: Uint32Array } | undefined {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const indexes = new Uint8Array(pixels.length);
  const known = new Map<number, number>();
  // Most pixels have one of the two latest colors, which saves their look-ups.
  let [color, index, otherColor, otherIndex] = [-1, 0, -1, 0];
  for (let at = 0; at < pixels.length; at++) {
    const next = pixels[at] ?? 0;
    if (next !== color) {
      const isOther = next === otherColor;
      const found = isOther ? otherIndex : (known.get(next) ?? known.size);
      if (found === maxColors) return undefined;
      if (!isOther) known.set(next, found);
      [otherColor, otherIndex] = [color, index];
      [color, index] = [next, found];
    }
    indexes[at] = index;
  }
  return { indexes, colors: Uint32Array.from(known.keys()) };
}

/** Returns the rows of a PNG without filters, with `depth` bits a pixel. */
function packed(indexes: Uint8Array, { width, height }: Pixels, depth: number): Buffer {
  const length = 1 + Math.ceil((width * depth) / 8);
  const rows = Buffer.alloc(length * height);
  for (let row = 0; row < height; row++) {
    let at = row * length + 1;
    let bits = 0;
    let byte = 0;
    for (let pixel = row * width; pixel < (row + 1) * width; pixel++) {
      byte = (byte << depth) | (indexes[pixel] ?? 0);
      bits += depth;
      if (bits < 8) continue;
      rows[at++] = byte;
      bits = byte = 0;
    }
    if (bits > 0) rows[at] = byte << (8 - bits);
  }
  return rows;
}

/** Encodes a PNG from its rows and the chunks before them; `form` is the depth and the color type. */
function encodeChunks(
  { width, height }: Pixels,
  form: [number, number],
  before: Buffer[],
  rows: Uint8Array,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set(form, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Encodes a picture as a PNG without filters. A drawing with flat colors takes a quarter of what filters make of it. */
export function encodeFlat(pixels: Pixels): Uint8Array {
  const { data, width, height } = pixels;
  const row = width * 4;
  const rows = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  return encodeChunks(pixels, [8, 6], [], rows);
}

/** Encodes a picture of at most 256 colors as a PNG with a palette; returns undefined if it has more. */
export function encodePalette(pixels: Pixels): Uint8Array | undefined {
  const found = indexed(pixels);
  if (!found) return undefined;
  const { indexes, colors } = found;
  const depth = [1, 2, 4, 8].find((bits) => colors.length <= 2 ** bits) ?? 8;
  const bytes = Buffer.from(colors.buffer);
  const palette = [
    chunk(
      'PLTE',
      bytes.filter((_, at) => at % 4 < 3),
    ),
    chunk(
      'tRNS',
      bytes.filter((_, at) => at % 4 === 3),
    ),
  ];
  return encodeChunks(pixels, [depth, 3], palette, packed(indexes, pixels, depth));
}

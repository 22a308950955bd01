import { pictureRules } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { decodeImage, type EncodedImage, encodeImage, type ImageType } from './image.ts';
import { encodeFlat, type Pixels } from './palette-png.ts';

/** A picture of a lesson in one width. */
export interface PictureFile extends EncodedImage {
  width: number;
  height: number;
}

/** Adds a row of pixels to a sum of narrower rows: each pixel by the share of it that is in a column. */
function addRow(sum: Float32Array, { data, width }: Pixels, row: number, share: number): void {
  const columns = sum.length / 4;
  const scale = columns / width;
  for (let x = 0, at = row * width * 4; x < width; x++, at += 4) {
    const alpha = (data[at + 3] ?? 0) * share;
    let from = x * scale;
    const end = from + scale;
    while (end - from > 1e-6) {
      const column = Math.min(columns - 1, Math.floor(from + 1e-6));
      const part = Math.min(end, column + 1) - from;
      const weight = alpha * part;
      const to = column * 4;
      sum[to] = (sum[to] ?? 0) + (data[at] ?? 0) * weight;
      sum[to + 1] = (sum[to + 1] ?? 0) + (data[at + 1] ?? 0) * weight;
      sum[to + 2] = (sum[to + 2] ?? 0) + (data[at + 2] ?? 0) * weight;
      sum[to + 3] = (sum[to + 3] ?? 0) + weight;
      from += part;
      if (column === columns - 1) break;
    }
  }
}

/** Returns a smaller picture whose pixels are the means of the pixels that they replace. */
function shrink(pixels: Pixels, { width, height }: { width: number; height: number }): Pixels {
  if (width >= pixels.width && height >= pixels.height) return pixels;
  const data = new Uint8ClampedArray(width * height * 4);
  const scale = pixels.height / height;
  const sum = new Float32Array(width * 4);
  // The share of a source pixel in an area of the target is in target pixels.
  for (let row = 0; row < height; row++) {
    sum.fill(0);
    const [start, end] = [row * scale, Math.min(pixels.height, (row + 1) * scale)];
    for (let y = Math.floor(start); y < Math.ceil(end - 1e-6); y++)
      addRow(sum, pixels, y, (Math.min(end, y + 1) - Math.max(start, y)) / scale);
    for (let at = 0; at < sum.length; at += 4) {
      const alpha = sum[at + 3] ?? 0;
      const to = row * sum.length + at;
      for (let part = 0; part < 3; part++) data[to + part] = alpha > 0 ? (sum[at + part] ?? 0) / alpha : 0;
      data[to + 3] = alpha;
    }
  }
  return { data, width, height };
}

/** Returns the sizes in which a picture is stored, largest first. */
function sizesOf({ width, height }: Pixels): { width: number; height: number }[] {
  const { widths, maxHeight } = pictureRules;
  const widest = Math.max(1, Math.min(width, Math.max(...widths), Math.round((maxHeight * width) / height)));
  const sizeAt = (to: number) => ({
    width: to,
    height: Math.max(1, Math.min(maxHeight, Math.round((height * to) / width))),
  });
  return [widest, ...widths.filter((one) => one < widest).toReversed()].map(sizeAt);
}

/** Encodes a picture of a lesson as the smaller of the ways to do it. */
export async function encodePicture(pixels: Pixels, type: ImageType): Promise<EncodedImage> {
  const encoded = await encodeImage(pixels, type, pictureRules.maxStored);
  const flat = type === 'image/png' ? encodeFlat(pixels) : undefined;
  return flat && flat.length < encoded.file.length ? { file: flat, type } : encoded;
}

/**
 * Decodes a picture of a lesson and encodes it again in each width, narrowest first, without any other data. Throws a
 * RefusedUpload if it cannot be decoded or has too many pixels.
 */
export async function drawPicture(bytes: Uint8Array, type: ImageType): Promise<PictureFile[]> {
  let pixels = await decodeImage(bytes, type);
  const files: PictureFile[] = [];
  for (const size of sizesOf(pixels)) {
    pixels = shrink(pixels, size);
    files.unshift({ ...size, ...(await encodePicture(pixels, type)) });
  }
  return files;
}

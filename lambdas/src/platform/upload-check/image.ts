import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import encodePng, { init as initPngEncoder } from '@jsquash/png/encode.js';
import { decode as decodeInks } from 'jpeg-js';
import { proofRules } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { readCodec } from './codecs.ts';
import { componentsOf, imageSize } from './image-size.ts';
import { encodePalette, type Pixels } from './palette-png.ts';
import { maxPixels, orDamaged, RefusedUpload } from './refused-upload.ts';

/** The types of pictures that are decoded. */
export type ImageType = 'image/jpeg' | 'image/png';

/** An encoded picture. */
export interface EncodedImage {
  file: Uint8Array;
  type: ImageType;
}

/** Good enough to read small print, without the encoder's slow optimizations: 0.7 instead of 1.9 s for 12 megapixels. */
const jpegOptions = { quality: 88, baseline: true, progressive: false, optimize_coding: false };

/** The qualities to try until a picture is small enough. */
const qualities = [jpegOptions.quality, 75, 60, 40, 20];

async function toJpeg(pixels: Pixels, max: number): Promise<EncodedImage> {
  await initJpegEncoder({ wasmBinary: readCodec('jpegEncoder') });
  for (const quality of qualities) {
    const file = await encodeJpeg(pixels, { ...jpegOptions, quality });
    if (file.byteLength <= max) return { file: new Uint8Array(file), type: 'image/jpeg' };
  }
  throw new RefusedUpload('tooDetailed');
}

/** Decodes a JPEG. The fast decoder reads no inks (CMYK), which print shops and scanners write. */
async function decodeAnyJpeg(bytes: Uint8Array): Promise<Pixels> {
  if (componentsOf(bytes) === 4) {
    const { data, width, height } = decodeInks(bytes, { useTArray: true, maxMemoryUsageInMB: 1024 });
    return { data: new Uint8ClampedArray(data), width, height };
  }
  await initJpegDecoder({ wasmBinary: readCodec('jpegDecoder') });
  return decodeJpeg(bytes.slice().buffer, { preserveOrientation: true });
}

/** Draws pixels on white paper, because a JPEG has no transparency. */
function onWhite(pixels: Pixels): Pixels {
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 255) / 255;
    if (alpha === 1) continue;
    for (let part = at; part < at + 3; part++) data[part] = 255 + ((data[part] ?? 255) - 255) * alpha;
    data[at + 3] = 255;
  }
  return pixels;
}

/** Encodes a PNG: with a palette if there are few colors, such as a scan in black and white, and as a JPEG if it is too large. */
async function toPng(pixels: Pixels, max: number): Promise<EncodedImage> {
  const few = encodePalette(pixels);
  if (few && few.length <= max) return { file: few, type: 'image/png' };
  if (!few) {
    await initPngEncoder(readCodec('png'));
    const file = await encodePng(pixels);
    if (file.byteLength <= max) return { file: new Uint8Array(file), type: 'image/png' };
  }
  return toJpeg(onWhite(pixels), max);
}

/** Encodes pixels as a file of a type with at most `max` bytes. A PNG that would be larger becomes a JPEG. */
export const encodeImage = (pixels: Pixels, type: ImageType, max: number): Promise<EncodedImage> =>
  type === 'image/png' ? toPng(pixels, max) : toJpeg(pixels, max);

async function decodeAnyPng(bytes: Uint8Array): Promise<Pixels> {
  await initPngDecoder(readCodec('png'));
  return decodePng(bytes.slice().buffer);
}

/** Decodes a picture, upright. Throws a RefusedUpload if it cannot be decoded or has too many pixels. */
export async function decodeImage(bytes: Uint8Array, type: ImageType): Promise<Pixels> {
  const { width, height } = imageSize(bytes, type);
  if (width * height > maxPixels) throw new RefusedUpload('tooManyPixels');
  return orDamaged(() => (type === 'image/png' ? decodeAnyPng(bytes) : decodeAnyJpeg(bytes)));
}

/**
 * Decodes a picture and encodes its pixels again, upright and without any other data: no metadata, and nothing that is
 * appended. The result is at most 5 MB. Throws a RefusedUpload if it cannot be decoded or has too many pixels.
 */
export const reencode = async (bytes: Uint8Array, type: ImageType): Promise<EncodedImage> =>
  encodeImage(await decodeImage(bytes, type), type, proofRules.max);

import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import encodePng, { init as initPngEncoder } from '@jsquash/png/encode.js';
import { decode as decodeInks } from 'jpeg-js';
import { readCodec } from './codecs.ts';
import { proofRules } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { componentsOf, imageSize } from './image-size.ts';
import { encodePalette, type Pixels } from './palette-png.ts';
import { type CheckedFile, maxPixels, orDamaged, RefusedUpload } from './refused-upload.ts';

/** Good enough to read small print, without the encoder's slow optimizations: 0.7 instead of 1.9 s for 12 megapixels. */
const jpegOptions = { quality: 88, baseline: true, progressive: false, optimize_coding: false };

/** The qualities to try until a picture is small enough. */
const qualities = [jpegOptions.quality, 75, 60, 40, 20];

const isSmall = ({ byteLength }: { byteLength: number }): boolean => byteLength <= proofRules.max;

async function toJpeg(pixels: Pixels): Promise<CheckedFile> {
  await initJpegEncoder({ wasmBinary: readCodec('jpegEncoder') });
  for (const quality of qualities) {
    const file = await encodeJpeg(pixels, { ...jpegOptions, quality });
    if (isSmall(file)) return { file: new Uint8Array(file), type: 'image/jpeg' };
  }
  throw new RefusedUpload('tooManyPixels');
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
async function toPng(pixels: Pixels): Promise<CheckedFile> {
  const few = encodePalette(pixels);
  if (few && isSmall(few)) return { file: few, type: 'image/png' };
  if (!few) {
    await initPngEncoder(readCodec('png'));
    const file = await encodePng(pixels);
    if (isSmall(file)) return { file: new Uint8Array(file), type: 'image/png' };
  }
  return toJpeg(onWhite(pixels));
}

async function decodeAnyPng(bytes: Uint8Array): Promise<Pixels> {
  await initPngDecoder(readCodec('png'));
  return decodePng(bytes.slice().buffer);
}

/**
 * Decodes a picture and encodes its pixels again, upright and without any other data: no metadata, and nothing that is
 * appended. The result is at most 5 MB. Throws a RefusedUpload if it cannot be decoded or has too many pixels.
 */
export async function reencode(bytes: Uint8Array, type: 'image/jpeg' | 'image/png'): Promise<CheckedFile> {
  const { width, height } = imageSize(bytes, type);
  if (width * height > maxPixels) throw new RefusedUpload('tooManyPixels');
  return type === 'image/png'
    ? toPng(await orDamaged(() => decodeAnyPng(bytes)))
    : toJpeg(await orDamaged(() => decodeAnyJpeg(bytes)));
}

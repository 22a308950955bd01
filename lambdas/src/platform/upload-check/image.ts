import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import encodePng, { init as initPngEncoder } from '@jsquash/png/encode.js';
import { decode as decodeInks } from 'jpeg-js';
import { proofRules } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { readCodec } from './codecs.ts';
import { encodePalette, type Pixels } from './palette-png.ts';
import { type CheckedFile, maxPixels, orDamaged, RefusedUpload } from './refused-upload.ts';

interface Size {
  width: number;
  height: number;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** A PNG's size is in IHDR, which must be the first chunk (PNG 11.2.2). */
function pngSize(view: DataView): Size {
  const isHeader = view.getUint32(8) === 13 && view.getUint32(12) === 0x49_48_44_52;
  if (!isHeader) throw new RefusedUpload('damaged');
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const notFrames = [0xc4, 0xc8, 0xcc];
const startOfScan = 0xda;

/** Returns where a JPEG's frame header is: before the first scan (ITU-T T.81, B.2.2). */
function frameOf(view: DataView): number {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === startOfScan) break;
    if (marker >= 0xc0 && marker <= 0xcf && !notFrames.includes(marker)) return at;
    // Any number of fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  throw new RefusedUpload('damaged');
}

function jpegSize(view: DataView): Size {
  const frame = frameOf(view);
  return { width: view.getUint16(frame + 7), height: view.getUint16(frame + 5) };
}

/** Returns the number of a JPEG's color components: 1 is gray, 3 light, 4 inks. */
export function componentsOf(jpeg: Uint8Array): number {
  const view = viewOf(jpeg);
  return view.getUint8(frameOf(view) + 9);
}

/** Reads a picture's size in pixels from its header. Throws a RefusedUpload if there is none. */
export function imageSize(bytes: Uint8Array, type: 'image/jpeg' | 'image/png'): Size {
  try {
    const size = (type === 'image/png' ? pngSize : jpegSize)(viewOf(bytes));
    if (size.width > 0 && size.height > 0) return size;
  } catch (error) {
    // The header ends early.
    if (!(error instanceof RangeError || error instanceof RefusedUpload)) throw error;
  }
  throw new RefusedUpload('damaged');
}

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

import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import encodePng, { init as initPngEncoder } from '@jsquash/png/encode.js';
import { readCodec } from './codecs.ts';
import { imageSize } from './image-size.ts';
import { maxPixels, orDamaged, RefusedUpload } from './refused-upload.ts';

/** Good enough to read small print, without the encoder's slow optimizations: 0.7 instead of 1.9 s for 12 megapixels. */
const jpegOptions = { quality: 88, baseline: true, progressive: false, optimize_coding: false };

async function reencodeJpeg(file: ArrayBuffer): Promise<ArrayBuffer> {
  await initJpegDecoder({ wasmBinary: readCodec('jpegDecoder') });
  await initJpegEncoder({ wasmBinary: readCodec('jpegEncoder') });
  const pixels = await orDamaged(() => decodeJpeg(file, { preserveOrientation: true }));
  return encodeJpeg(pixels, jpegOptions);
}

async function reencodePng(file: ArrayBuffer): Promise<ArrayBuffer> {
  await initPngDecoder(readCodec('png'));
  await initPngEncoder(readCodec('png'));
  return encodePng(await orDamaged(() => decodePng(file)));
}

/**
 * Decodes a picture and encodes its pixels again, upright and without any other data: no metadata, and nothing that is
 * appended. Throws a RefusedUpload if it cannot be decoded or has too many pixels.
 */
export async function reencode(bytes: Uint8Array, type: 'image/jpeg' | 'image/png'): Promise<Uint8Array> {
  const { width, height } = imageSize(bytes, type);
  if (width * height > maxPixels) throw new RefusedUpload('tooManyPixels');
  const file = bytes.slice().buffer;
  return new Uint8Array(await (type === 'image/png' ? reencodePng : reencodeJpeg)(file));
}

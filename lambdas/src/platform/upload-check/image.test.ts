import decodeJpeg, { init } from '@jsquash/jpeg/decode.js';
import { describe, expect, it } from 'vitest';
import { readCodec } from './codecs.ts';
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import { componentsOf, imageSize } from './image-size.ts';
import * as image from './image.ts';
import { maxPixels } from './refused-upload.ts';
import { inkJpeg, joined, makeJpeg, makePng, noisePng, pngChunk, withExif } from './test-files.ts';

const reencode = async (...upload: Parameters<typeof image.reencode>) =>
  (await image.reencode(...upload)).file;

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const page = '<html><script>alert(1)</script></html>';
const zip = `PK\x03\x04${page}PK\x05\x06${'\0'.repeat(18)}`;
async function pixelsOf(png: Uint8Array) {
  await initPng(readCodec('png'));
  const { data } = await decodePng(new Uint8Array(png).buffer);
  return Buffer.from(data.buffer, data.byteOffset, data.length);
}
const place = 'GPS 38.8977 N, 77.0365 W';

describe('a picture', () => {
  it.each([
    ['a PNG that is also a ZIP archive', () => joined(makePng(), zip)],
    ['a PNG with a page in its metadata', () => makePng(20, 10, [pngChunk('tEXt', `Comment\0${page}`)])],
    [
      'a PNG with a page in a chunk after its pixels',
      () => joined(makePng().subarray(0, -12), pngChunk('teXt', page), pngChunk('IEND', '')),
    ],
  ])('keeps its pixels and nothing else: %s', async (_name, make) => {
    const stored = await reencode(make(), 'image/png');
    expect(stored).toEqual(await reencode(makePng(), 'image/png'));
    expect(imageSize(stored, 'image/png')).toEqual({ width: 20, height: 10 });
  });

  it('loses its place, and what is appended to a JPEG', async () => {
    const jpeg = joined(withExif(await makeJpeg(), 1, place), zip);
    const stored = await reencode(jpeg, 'image/jpeg');
    for (const lost of ['Exif', place, page, 'PK']) {
      expect(text(jpeg)).toContain(lost);
      expect(text(stored)).not.toContain(lost);
    }
    expect(imageSize(stored, 'image/jpeg')).toEqual({ width: 32, height: 16 });
  });

  it('is stored upright as the camera says', async () => {
    const stored = await reencode(withExif(await makeJpeg(), 6, ''), 'image/jpeg');
    expect(imageSize(stored, 'image/jpeg')).toEqual({ width: 16, height: 32 });
    await init({ wasmBinary: readCodec('jpegDecoder') });
    const { data } = await decodeJpeg(new Uint8Array(stored).buffer);
    expect([data[0], data.at(-4)].map((level) => Number(level) > 128)).toEqual([true, false]);
  });
});

describe('a picture that is stored', () => {
  const max = 5 * 1024 * 1024;

  it('is no larger than 5 MB if it is a scan in black and white, and has the same pixels', async () => {
    const side = 2600;
    const scan = noisePng(side, side, { depth: 1, color: 0 });
    expect(8 * scan.length).toBeGreaterThan(max);
    const { file, type } = await image.reencode(scan, 'image/png');
    expect(type).toBe('image/png');
    expect(file.length).toBeLessThanOrEqual(max);
    expect(imageSize(file, 'image/png')).toEqual({ width: side, height: side });
    expect((await pixelsOf(file)).equals(await pixelsOf(scan))).toBe(true);
  });

  it.each([
    ['four grays', 0, 2],
    ['few grays', 0, 4],
    ['all grays', 0, 8],
  ])('has the same pixels with %s', async (_, color, depth) => {
    const scan = noisePng(37, 21, { depth, color });
    const { file } = await image.reencode(scan, 'image/png');
    expect((await pixelsOf(file)).equals(await pixelsOf(scan))).toBe(true);
  });

  it('becomes a JPEG if its many colors would take more than 5 MB', async () => {
    const { file, type } = await image.reencode(noisePng(1350, 1350, { depth: 8, color: 2 }), 'image/png');
    expect(type).toBe('image/jpeg');
    expect(file.length).toBeLessThanOrEqual(max);
    expect(imageSize(file, 'image/jpeg')).toEqual({ width: 1350, height: 1350 });
  });

  it('is in light if it was in inks', async () => {
    const { file } = await image.reencode(inkJpeg(), 'image/jpeg');
    expect(componentsOf(file)).toBe(3);
    await init({ wasmBinary: readCodec('jpegDecoder') });
    const { data, width } = await decodeJpeg(new Uint8Array(file).buffer);
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * width);
    expect(red).toBeLessThan(60);
    expect(green).toBeGreaterThan(120);
    expect(blue).toBeGreaterThan(120);
  });
});

describe('a picture is refused', () => {
  const refusalOf = (bytes: Uint8Array, type: 'image/jpeg' | 'image/png'): Promise<unknown> =>
    reencode(bytes, type).then(
      () => 'none',
      (error: { refusal?: unknown }) => error.refusal ?? error,
    );

  it.each([
    ['one row too many', makePng(10_000, maxPixels / 10_000 + 1)],
    ['the largest size that a header can state', makePng(20, 0x7f_ff_ff_ff)],
  ])('if its header states %s, before it is decoded', async (_name, bytes) => {
    expect(await refusalOf(bytes, 'image/png')).toBe('tooManyPixels');
  });

  it('if a JPEG’s header states too many pixels', async () => {
    const jpeg = await makeJpeg();
    const at = text(jpeg).indexOf('\xff\xc2') + 5;
    jpeg.set([0xff, 0xff, 0xff, 0xff], at);
    expect(await refusalOf(jpeg, 'image/jpeg')).toBe('tooManyPixels');
  });

  it.each([
    ['a PNG’s signature only', makePng().subarray(0, 8), 'image/png'],
    ['a PNG that ends in its header', makePng().subarray(0, 20), 'image/png'],
    ['a PNG that ends in its pixels', makePng(200, 200).subarray(0, 45), 'image/png'],
    ['a PNG without pixels', makePng(0, 10), 'image/png'],
    ['a PNG with another first chunk', joined(makePng().subarray(0, 8), pngChunk('tEXt', page)), 'image/png'],
    ['a JPEG’s start only', joined('\xff\xd8\xff'), 'image/jpeg'],
    ['a JPEG with a page after its start', joined('\xff\xd8\xff\xe0\0\x10', page), 'image/jpeg'],
    ['a JPEG without a frame', joined('\xff\xd8\xff\xda\0\x02', page), 'image/jpeg'],
  ] as const)('if it is %s', async (_name, bytes, type) => {
    expect(await refusalOf(bytes, type)).toBe('damaged');
  });
});

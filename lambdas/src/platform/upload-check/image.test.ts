import decodeJpeg, { init } from '@jsquash/jpeg/decode.js';
import { describe, expect, it } from 'vitest';
import { readCodec } from './codecs.ts';
import { imageSize } from './image-size.ts';
import { reencode } from './image.ts';
import { maxPixels } from './refused-upload.ts';
import { joined, makeJpeg, makePng, pngChunk, withExif } from './test-files.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const page = '<html><script>alert(1)</script></html>';
const zip = `PK\x03\x04${page}PK\x05\x06${'\0'.repeat(18)}`;
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

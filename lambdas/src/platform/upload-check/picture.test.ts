import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import { expect, it } from 'vitest';
import { readCodec } from './codecs.ts';
import { imageSize } from './image-size.ts';
import { encodeFlat, type Pixels } from './palette-png.ts';
import { drawPicture } from './picture.ts';
import { joined, makeJpeg, makePng, noisePng, pngChunk, withExif } from './test-files.ts';

const flat = (pixels: Pixels) => new Uint8Array(encodeFlat(pixels));

const sizesOf = (files: Awaited<ReturnType<typeof drawPicture>>) =>
  files.map(({ file, type, width, height }) => {
    expect(imageSize(file, type)).toEqual({ width, height });
    return [width, height];
  });

it.each([
  [
    'a wide one',
    3000,
    1000,
    [
      [480, 160],
      [960, 320],
      [1600, 533],
    ],
  ],
  [
    'one between two widths',
    700,
    350,
    [
      [480, 240],
      [700, 350],
    ],
  ],
  ['a small one', 20, 10, [[20, 10]]],
] as const)(
  'a picture is stored in the widths that it has: %s',
  async (_, width, height, sizes) => {
    expect(sizesOf(await drawPicture(makePng(width, height), 'image/png'))).toEqual(sizes);
  },
  20_000,
);

it('a picture that is much higher than wide has at most 3,200 rows', async () => {
  const [width, height] = [10, 90_000];
  const data = new Uint8ClampedArray(width * height * 4);
  expect(sizesOf(await drawPicture(flat({ data, width, height }), 'image/png'))).toEqual([[1, 3200]]);
});

it('each width has at most 400 KB', async () => {
  const files = await drawPicture(noisePng(1700, 900, { depth: 8, color: 2 }), 'image/png');
  for (const { file } of files) expect(file.length).toBeLessThanOrEqual(400_000);
}, 20_000);

it('a narrower width has the mean of the colors, and what is transparent adds none', async () => {
  const [width, height] = [960, 2];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 8) data.set([200, 100, 0, 255, 90, 90, 90, 0], at);
  const [narrow] = await drawPicture(flat({ data, width, height }), 'image/png');
  await initPng(readCodec('png'));
  const drawn = await decodePng(new Uint8Array(narrow?.file ?? []).buffer);
  expect([drawn.width, drawn.height, ...drawn.data.subarray(0, 4)]).toEqual([480, 1, 200, 100, 0, 128]);
});

it('a picture keeps its pixels and nothing else', async () => {
  const page = '<script>alert(1)</script>';
  const [png] = await drawPicture(
    joined(makePng(20, 10, [pngChunk('tEXt', `Comment\0${page}`)]), page),
    'image/png',
  );
  const [jpeg] = await drawPicture(
    joined(withExif(await makeJpeg(), 6, 'GPS 38.8977 N'), page),
    'image/jpeg',
  );
  for (const stored of [png, jpeg])
    expect(Buffer.from(stored?.file ?? []).toString('latin1')).not.toMatch(/script|GPS|Exif/);
});

it('a picture of 50,000 times 50,000 pixels is refused before it is decoded', async () => {
  await expect(drawPicture(makePng(50_000, 50_000), 'image/png')).rejects.toMatchObject({
    refusal: 'tooManyPixels',
  });
});

import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import encodeJpeg, { init } from '@jsquash/jpeg/encode.js';
import { readCodec } from './codecs.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'));

/** Joins parts of a file. */
export function joined(...parts: (Uint8Array | string)[]): Bytes {
  const all = parts.map((part) => (typeof part === 'string' ? bytesOf(part) : part));
  return new Uint8Array(Buffer.concat(all));
}

const pages = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
];

/** Makes a stream object from its keys and its contents, of which each character is a byte. */
export const streamOf = (keys: string, contents: string): string =>
  `<< ${keys} /Length ${contents.length} >>\nstream\n${contents}\nendstream`;

const deflated = (text: string): string => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');

/** Makes an object stream with these objects, numbered from 50. */
export function objectStream(objects: string[], type = '/Type /ObjStm'): string {
  let offset = 0;
  const table = objects.map((object, at) => {
    const entry = `${50 + at} ${offset}`;
    offset += object.length + 1;
    return entry;
  });
  const head = `${table.join(' ')} `;
  const keys = `${type} /N ${objects.length} /First ${head.length} /Filter /FlateDecode`;
  return streamOf(keys, deflated(head + objects.join('\n')));
}

/** Makes a PDF with one page and more objects, numbered from 4, `catalog` as more keys of the catalog, and other trailer keys. */
export function makePdf({ objects = [] as string[], catalog = '', trailer = '' } = {}): Bytes {
  const [root = '', ...others] = pages;
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets: number[] = [];
  for (const object of [root.replace('>>', `${catalog} >>`), ...others, ...objects]) {
    offsets.push(file.length);
    file += `${offsets.length} 0 obj\n${object}\nendobj\n`;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = offsets.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return bytesOf(file + table + end);
}

/** Makes a PDF of a size in bytes, at least 600. */
export function pdfOfSize(size: number): Bytes {
  const padding = (count: number) => makePdf({ objects: [streamOf('', ' '.repeat(count))] });
  // The file also states its lengths, which have up to 12 digits more in a large one.
  const file = padding(size - padding(0).length - 12);
  return joined(file, '\n'.repeat(size - file.length));
}

const bigEndian = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

/** Makes a chunk of a PNG (PNG 5.3). */
export function pngChunk(type: string, contents: Uint8Array | string): Bytes {
  const named = joined(type, contents);
  return joined(bigEndian(named.length - 4), named, bigEndian(crc32(named)));
}

/** Makes a gray PNG whose header states this size, with chunks before its pixels. Only 1,000 rows are in the file. */
export function makePng(width = 20, height = 10, chunks: Uint8Array[] = []): Bytes {
  const header = joined(bigEndian(width), bigEndian(height), '\x08\x00\x00\x00\x00');
  const rows = deflateSync(Buffer.alloc((width + 1) * Math.min(height, 1000)));
  const start = joined('\x89PNG\r\n\x1a\n', pngChunk('IHDR', header), ...chunks);
  return joined(start, pngChunk('IDAT', rows), pngChunk('IEND', ''));
}

/** Makes a JPEG whose left half is white and whose right half is black. */
export async function makeJpeg(): Promise<Bytes> {
  const [width, height] = [32, 16];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++)
    data.fill(pixel % width < width / 2 ? 255 : 0, pixel * 4, pixel * 4 + 4);
  await init({ wasmBinary: readCodec('jpegEncoder') });
  return new Uint8Array(await encodeJpeg({ data, width, height }));
}

/** Adds EXIF metadata to a JPEG: a camera's orientation (6 is turned to the right) and a note. */
export function withExif(jpeg: Uint8Array, orientation: number, note: string): Bytes {
  const entries = `\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00${String.fromCharCode(orientation)}\x00\x00`;
  const exif = `Exif\x00\x00MM\x00\x2a\x00\x00\x00\x08${entries}\x00\x00\x00\x00${note}`;
  const length = exif.length + 2;
  const segment = `\xff\xe1${String.fromCharCode(length >> 8, length & 255)}${exif}`;
  return joined(jpeg.subarray(0, 2), segment, jpeg.subarray(2));
}

/** Makes a PNG of random pixels, as a scanner's or camera's noise, with `depth` bits a sample; `color` 0 is gray, 2 is RGB. */
export function noisePng(
  width: number,
  height: number,
  { depth, color }: { depth: number; color: number },
): Bytes {
  const length = Math.ceil((width * depth * (color === 2 ? 3 : 1)) / 8);
  const rows = Array.from({ length: height }, () => joined('\0', randomBytes(length)));
  const header = joined(bigEndian(width), bigEndian(height), Uint8Array.from([depth, color, 0, 0, 0]));
  const start = joined('\x89PNG\r\n\x1a\n', pngChunk('IHDR', header));
  return joined(start, pngChunk('IDAT', deflateSync(joined(...rows))), pngChunk('IEND', ''));
}

/** Makes a JPEG of 32 times 16 pixels in cyan ink, as ImageMagick writes it (YCCK). */
export const inkJpeg = (): Bytes =>
  new Uint8Array(
    Buffer.from(
      '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP' +
        '/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAFAgAEAAgBAEiAAIRAQMR' +
        'AQQiAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAABQf/xAAUEQEAAAAAAAAA' +
        'AAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/AJ8BGaS04AAAAf/Z',
      'base64',
    ),
  );

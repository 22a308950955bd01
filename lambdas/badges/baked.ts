/**
 * Badges in pictures, by the rules of Open Badges 3.0: a PNG has the credential in an `iTXt` chunk, an SVG in an element.
 * https://www.imsglobal.org/spec/ob/v3p0#baked-badge
 */

/** The bytes with which each PNG begins. */
export const pngSignature: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const keyword = 'openbadgecredential';
const svgNamespace = 'https://purl.imsglobal.org/ob/v3p0';
/** The keyword of the chunk in which Open Badges 1 and 2 put an assertion or its URL. */
const olderKeyword = 'openbadges';
/** Matches the element in which Open Badges 1 and 2 put it. */
const olderElement = /<(?:[\w-]+:)?assertion[\s>]/;

/** The most bytes of a credential's text. A badge of ours has about 3,000, and a learning record of 300 lessons about 40,000. */
export const maxCredentialBytes = 1_000_000;

/** Why a credential could not be read from a file. */
export type UnreadableReason =
  | 'empty'
  | 'pdf'
  | 'truncated'
  | 'tooLarge'
  | 'noCredential'
  | 'notJson'
  | 'tooDeep'
  | 'otherFormat'
  | 'olderBadge'
  | 'presentation';

/** Thrown for a file without a readable credential. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(`No credential can be read: ${reason}`);
    this.reason = reason;
  }
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Whether the bytes begin as a PNG. */
export const isPng = (bytes: Uint8Array): boolean => pngSignature.every((byte, at) => bytes[at] === byte);

interface Chunk {
  type: string;
  data: Uint8Array<ArrayBuffer>;
  /** The position after the chunk. */
  end: number;
}

/** Returns the chunks of a PNG up to its end. Throws an Unreadable if it ends earlier. */
function* chunksOf(png: Uint8Array<ArrayBuffer>): Generator<Chunk> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = pngSignature.length; ; ) {
    if (at + 12 > png.length) throw new Unreadable('truncated');
    const end = at + 12 + view.getUint32(at);
    if (end > png.length) throw new Unreadable('truncated');
    const type = decode(png.subarray(at + 4, at + 8));
    yield { type, data: png.subarray(at + 8, end - 4), end };
    if (type === 'IEND') return;
    at = end;
  }
}

/** Expands a compressed text. Throws an Unreadable as soon as it exceeds `limit` bytes, or if it is damaged. */
export async function expand(
  packed: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'gzip',
  limit: number,
): Promise<Uint8Array> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw new Unreadable('truncated');
    });
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw new Unreadable('tooLarge');
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
}

/** Returns the text of the `iTXt` chunk with the credential; undefined if there is none. */
async function textOfPng(png: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  let isOlder = false;
  for (const { type, data } of chunksOf(png)) {
    isOlder ||=
      /^[itz](?:TXt|EXt)$/.test(type) &&
      decode(data.subarray(0, olderKeyword.length + 1)) === `${olderKeyword}\0`;
    if (type !== 'iTXt' || decode(data.subarray(0, keyword.length + 1)) !== `${keyword}\0`) continue;
    const isCompressed = data[keyword.length + 1] === 1;
    const language = data.indexOf(0, keyword.length + 3);
    const translated = data.indexOf(0, language + 1);
    const text = data.subarray(translated + 1);
    return decode(isCompressed ? await expand(text, 'deflate', maxCredentialBytes) : text);
  }
  if (isOlder) throw new Unreadable('olderBadge');
  return undefined;
}

// These patterns take linear time, whatever the file.
const credentialTag = /<([\w-]+:)?credential(?:\s[^<>]*)?>/;
const characterData = /(?:<!\[CDATA\[[\s\S]*?\]\]>|[^<]+)*/y;
const sectionOrText = /<!\[CDATA\[([\s\S]*?)\]\]>|[^<]+/g;
const reference = /&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi;

const named: Partial<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns a text of XML without its references to characters. */
const unescapeXml = (text: string): string =>
  text.replace(reference, (whole, decimal?: string, hexadecimal?: string, name = '') => {
    const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    return named[name] ?? (point <= 0x10ffff ? String.fromCodePoint(point) : whole);
  });

/** Returns the text of an SVG's element with the credential; undefined if there is none. */
function textOfSvg(svg: string): string | undefined {
  const tag = credentialTag.exec(svg);
  if (!tag || !svg.includes(svgNamespace)) {
    if (svg.includes('openbadges') && olderElement.test(svg)) throw new Unreadable('olderBadge');
    return undefined;
  }
  characterData.lastIndex = tag.index + tag[0].length;
  const content = characterData.exec(svg)?.[0] ?? '';
  const end = tag.index + tag[0].length + content.length;
  if (!svg.startsWith(`</${tag[1] ?? ''}credential`, end)) return undefined;
  return content.replace(sectionOrText, (text, section?: string) => section ?? unescapeXml(text)).trim();
}

const pdfSignature = '%PDF-';

/** Returns the text of the credential in a file: JSON, a baked PNG, or a baked SVG. Throws an Unreadable. */
export async function textIn(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const isPicture = isPng(file);
  const text = isPicture ? undefined : decode(file).trim();
  if (text === '') throw new Unreadable('empty');
  if (text?.startsWith(pdfSignature)) throw new Unreadable('pdf');
  // Other binary files.
  if (text?.includes('\0')) throw new Unreadable('notJson');
  const found = isPicture ? await textOfPng(file) : text?.startsWith('<') ? textOfSvg(text) : text;
  if (!found) throw new Unreadable('noCredential');
  if (found.length > maxCredentialBytes) throw new Unreadable('tooLarge');
  return found;
}

let crcTable: Uint32Array | undefined;

/** Returns the checksum of a chunk. https://www.w3.org/TR/png-3/#D-CRCAppendix */
function crc32(bytes: Uint8Array): number {
  crcTable ??= Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
  });
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Returns a chunk of a PNG, with its length and checksum. */
export function chunkOf(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, -4)));
  return chunk;
}

/** Returns the picture with the credential in it, after the header. Both texts are stored uncompressed. */
export function bakePng(png: Uint8Array<ArrayBuffer>, credential: string): Uint8Array<ArrayBuffer> {
  const { end } = chunksOf(png).next().value as Chunk;
  const chunk = chunkOf('iTXt', encode(`${keyword}\0\0\0\0\0${credential}`));
  const baked = new Uint8Array(png.length + chunk.length);
  baked.set(png.subarray(0, end));
  baked.set(chunk, end);
  baked.set(png.subarray(end), end + chunk.length);
  return baked;
}

/** Returns the picture with the credential in it. `svg` must begin with its root element. */
export function bakeSvg(svg: string, credential: string): string {
  // `]]>` would end the section, and JSON allows the escape.
  const text = credential.replaceAll(']]>', ']]\\u003e');
  return svg
    .replace(/^<svg\b/, `<svg xmlns:openbadges="${svgNamespace}"`)
    .replace('>', () => `><openbadges:credential><![CDATA[${text}]]></openbadges:credential>`);
}

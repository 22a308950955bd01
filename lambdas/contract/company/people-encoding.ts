/** The encodings of lists that programs write. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Whether the bytes are a workbook: a ZIP archive (Excel, Numbers, LibreOffice), or a compound file (Excel before 2007). */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** Returns the UTF-16 of a text without a byte order mark, if more than half of its first characters are ASCII in it. */
function utf16Of(bytes: Uint8Array): Encoding | undefined {
  const start = bytes.subarray(0, 100);
  const zeros = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  const isMost = (count: number) => count > start.length / 4;
  if (isMost(zeros(1)) && !isMost(zeros(0))) return 'utf-16le';
  return isMost(zeros(0)) && !isMost(zeros(1)) ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Whether lines end as in Excel's 'CSV (Macintosh)', which is in Mac OS Roman. */
const hasOnlyCarriageReturns = (bytes: Uint8Array): boolean => bytes.includes(0x0d) && !bytes.includes(0x0a);

function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const utf16 = utf16Of(bytes);
  if (utf16) return utf16;
  if (isUtf8(bytes)) return 'utf-8';
  return hasOnlyCarriageReturns(bytes) ? 'macintosh' : 'windows-1252';
}

/**
 * Decodes the bytes of a text file, without the byte order mark. Bytes that are not UTF-8 are read as Windows-1252, or as Mac
 * OS Roman: a guess, which a reader should check.
 */
export function decode(bytes: Uint8Array): { encoding: Encoding; text: string } {
  const encoding = encodingOf(bytes);
  return { encoding, text: new TextDecoder(encoding).decode(bytes) };
}

import { RefusedUpload } from './refused-upload.ts';

/** A picture's size in pixels. */
export interface Size {
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

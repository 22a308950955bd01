import { randomBytes } from 'node:crypto';
import { proofRules, type ProofType, proofTypes } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { uploadBucket } from '@redwhiteandcode/contract/uploads/upload-bucket.ts';
import { type Refusal, RefusedUpload } from './upload-check/refused-upload.ts';

/** An upload: its declared type and its content. */
export interface StoredUpload {
  contentType: string;
  bytes: Uint8Array;
}

const signatures: Record<ProofType, readonly number[]> = {
  /** `%PDF-`: ISO 32000-1, 7.5.2 */
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  /** SOI and the start of the next marker: ITU-T T.81, Annex B */
  'image/jpeg': [0xff, 0xd8, 0xff],
  /** PNG 5.2 */
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Readers find a PDF's header in the first 1,024 bytes (ISO 32000-1, Annex H, implementation note 13). */
const headerEnd = 1024;

/** Returns a file's type by its first bytes; undefined if it is not allowed as a proof. */
export function typeOfBytes(bytes: Uint8Array): ProofType | undefined {
  if (startsWith(bytes, signatures['image/png'])) return 'image/png';
  if (startsWith(bytes, signatures['image/jpeg'])) return 'image/jpeg';
  const start = Buffer.from(bytes.subarray(0, headerEnd));
  return start.includes(Buffer.from(signatures['application/pdf'])) ? 'application/pdf' : undefined;
}

/** Whether a file is a picture in the format of iPhones: an ISO base media file with an HEIF or AVIF brand. */
function isHeic(bytes: Uint8Array): boolean {
  const [kind, brand] = [bytes.subarray(4, 8), bytes.subarray(8, 12)].map((part) =>
    Buffer.from(part).toString('latin1'),
  );
  return kind === 'ftyp' && /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1|avi[fs])$/.test(brand ?? '');
}

/** Makes a key in a user's folder: a random, timestamped name with the extension. */
export const proofKey = (userId: string, extension: string, now: number): string =>
  `${userId}/${randomBytes(16).toString('hex')}_${now}.${extension}`;

const uploadName = /^[0-9a-f]{32}_\d{13}\.([a-z]{2,5})$/;

/** Returns the extension of an upload's key; undefined if it is not this user's upload. */
export function uploadExtension(key: string, userId: string): string | undefined {
  const folder = `${uploadBucket.incoming}${userId}/`;
  return key.startsWith(folder) ? uploadName.exec(key.slice(folder.length))?.[1] : undefined;
}

const namedOtherwise = {
  'application/pdf': 'isPdf',
  'image/jpeg': 'isJpeg',
  'image/png': 'isPng',
} as const satisfies Record<ProofType, Refusal>;

/** Returns an upload's type. Throws a RefusedUpload if it is too large or of another type than its name and its declared type. */
export function typeOfUpload({ contentType, bytes }: StoredUpload, extension: string): ProofType {
  const type = typeOfBytes(bytes);
  if (type === undefined) throw new RefusedUpload(isHeic(bytes) ? 'isHeic' : 'wrongType');
  if (bytes.length > proofRules.max) throw new RefusedUpload('tooLarge');
  const extensions: readonly string[] = proofTypes[type];
  if (type !== contentType || !extensions.includes(extension)) throw new RefusedUpload(namedOtherwise[type]);
  return type;
}

import { randomBytes } from 'node:crypto';
import { proofRules, type ProofType, proofTypes } from '../../contract/application-rules.ts';

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

/** Returns a file's type by its first bytes; undefined if it is not allowed as a proof. */
export function typeOfBytes(start: Uint8Array): ProofType | undefined {
  const entries = Object.entries(signatures) as [ProofType, readonly number[]][];
  return entries.find(([, signature]) => signature.every((byte, at) => start[at] === byte))?.[0];
}

/** Returns a file name's extension in lower case, by default the type's; undefined if it does not match the type. */
export function proofExtension(fileName: string, type: ProofType): string | undefined {
  const known: readonly string[] = proofTypes[type];
  const own = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return own === undefined ? known[0] : known.find((extension) => extension === own);
}

/** Makes a key in a user's folder: a random, timestamped name with the extension. */
export const proofKey = (userId: string, extension: string, now: number): string =>
  `${userId}/${randomBytes(16).toString('hex')}_${now}.${extension}`;

const uploadName = /^[0-9a-f]{32}_\d{13}\.([a-z]{3,5})$/;

/** Returns the extension of an upload's key; undefined if it is not this user's upload. */
export function uploadExtension(key: string, userId: string): string | undefined {
  const folder = `${proofRules.incoming}${userId}/`;
  return key.startsWith(folder) ? uploadName.exec(key.slice(folder.length))?.[1] : undefined;
}

/** Returns an upload's type if its first bytes, its declared type, and its extension agree and it is not too large. */
export function typeOfUpload({ contentType, bytes }: StoredUpload, extension: string): ProofType | undefined {
  const type = typeOfBytes(bytes);
  if (type === undefined || type !== contentType || bytes.length > proofRules.max) return undefined;
  const extensions: readonly string[] = proofTypes[type];
  return extensions.includes(extension) ? type : undefined;
}

/** The media types of proofs with their file extensions, the usual one first. */
export const proofTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'],
  'image/png': ['png'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type ProofType = keyof typeof proofTypes;

const extensionOf = (fileName: string): string | undefined =>
  /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase();

/**
 * Returns a document's type as its system names it, or by the extension of its name if the system names another type: some
 * say `application/octet-stream` or `image/pjpeg` of good files. The API compares the bytes with it.
 */
export function proofTypeOf(fileName: string, systemType: string): ProofType | undefined {
  const types = Object.entries(proofTypes) as [ProofType, readonly string[]][];
  const extension = extensionOf(fileName) ?? '';
  const found =
    types.find(([type]) => type === systemType.trim().toLowerCase()) ??
    types.find(([, extensions]) => extensions.includes(extension));
  return found?.[0];
}

/** Returns a file name's extension in lower case, by default the type's; undefined if it does not match the type. */
export function proofExtension(fileName: string, type: ProofType): string | undefined {
  const known: readonly string[] = proofTypes[type];
  const own = extensionOf(fileName);
  return own === undefined ? known[0] : known.find((extension) => extension === own);
}

const proofSize = 5 * 1024 * 1024;

const proofMessages = {
  wrongType: 'Please upload a PDF or image file (JPG, PNG)',
  tooLarge: 'File size must be less than 5MB',
  failed: 'Failed to upload verification document. Please try again.',
} as const;

/** The limits of a proof and their messages. */
export const proofRules = {
  /** Bytes: 5 MB. */
  max: proofSize,
  ...proofMessages,
  /** The same for a file field. */
  files: { acceptedTypes: Object.keys(proofTypes), maxSize: proofSize, messages: proofMessages },
  hint: 'A PDF, JPG or PNG of at most 5 MB.',
  /** The seconds in which an upload must begin. */
  uploadSeconds: 300,
  /** The seconds after which an admin's link to a proof expires. */
  linkSeconds: 300,
} as const;

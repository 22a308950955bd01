import {
  proofExtension,
  proofRules,
  proofTypeOf,
  proofTypes,
} from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { uploadBucket } from '@redwhiteandcode/contract/uploads/upload-bucket.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { timestamp } from './clock.ts';
import { fieldProblem, type HttpProblem } from './http-problem.ts';
import { logger } from './logger.ts';
import { checkUpload } from './upload-check/check-upload.ts';
import { type Refusal, refusals, RefusedUpload } from './upload-check/refused-upload.ts';
import { proofKey, type StoredUpload, typeOfUpload, uploadExtension } from './upload-rules.ts';

/** Loads the code that calls the bucket, with the client of S3, which most requests do not need. */
const loadUploads = async () => (await import('./upload-bucket.ts')).uploads;

/** Signs a link that downloads a document with an ASCII file name, and returns it with the time until which it is valid. */
export async function linkToUpload(
  key: string,
  fileName: string,
): Promise<{ url: string; expires_at: string }> {
  const seconds = proofRules.linkSeconds;
  const expires_at = timestamp(Date.now() + seconds * 1000);
  return { url: await (await loadUploads()).linkTo(key, fileName, seconds), expires_at };
}

/** Deletes a document. */
export const removeUpload = async (key: string): Promise<void> => (await loadUploads()).remove(key);

/** A file that a browser wants to upload. */
export interface NewUpload {
  file_name: string;
  content_type: string;
  size: number;
}

/** Makes the key of a file in a user's folder that expires by itself. */
export const newUploadKey = (userId: string, extension: string, now = Date.now()): string =>
  `${uploadBucket.incoming}${proofKey(userId, extension, now)}`;

/** Allows a user to upload a file of a type under a new key with this extension. */
export async function allowUpload(
  userId: string,
  { contentType, extension, size }: { contentType: string; extension: string; size: number },
) {
  const now = Date.now();
  const key = newUploadKey(userId, extension, now);
  const seconds = proofRules.uploadSeconds;
  const uploads = await loadUploads();
  const { url, fields } = await uploads.allowUpload({ key, contentType, size, seconds });
  return { key, url, fields, expires_at: timestamp(now + seconds * 1000) };
}

/** Allows a user to upload a document. Throws an HttpProblem 400 if its name does not match its type. */
export async function createUpload(userId: string, { file_name, content_type, size }: NewUpload) {
  const contentType = proofTypeOf(file_name, content_type);
  const extension = contentType && proofExtension(file_name, contentType);
  if (contentType === undefined || extension === undefined)
    throw fieldProblem(400, 'body.file_name', proofRules.wrongType);
  return allowUpload(userId, { contentType, extension, size });
}

const uploadProblem = (field: string, type: string, message: string): HttpProblem =>
  fieldProblem(422, `body.${field}`, message, type);

/** The upload's key in a request, the name of its field, and the messages that differ for its files. */
export interface SentUpload {
  key: string;
  field: string;
  /** The most bytes to read. @default what a proof may have */
  max?: number;
  messages: { failed: string } & Partial<Record<Refusal, string>>;
}

/**
 * Reads an upload, and returns what `check` makes of it. Throws an HttpProblem 422 for a missing upload, such as another
 * user's, and for a file that `check` refuses with a RefusedUpload, which is deleted.
 */
export async function checkedUpload<Checked>(
  userId: string,
  { key, field, messages, max }: SentUpload,
  check: (upload: StoredUpload, extension: string) => Promise<Checked>,
): Promise<Checked> {
  const extension = uploadExtension(key, userId);
  const uploads = await loadUploads();
  const upload = extension && (await uploads.read(key, max));
  if (!upload) throw uploadProblem(field, problemTypes.uploadFailed, messages.failed);
  try {
    return await check(upload, extension);
  } catch (error) {
    if (!(error instanceof RefusedUpload)) throw error;
    await uploads.remove(key);
    throw uploadProblem(field, problemTypes.invalidFileType, { ...refusals, ...messages }[error.refusal]);
  }
}

/** Reads a file of the bucket of documents, up to one byte more than `max`; undefined if there is none. */
export const readUpload = async (key: string, max?: number): Promise<StoredUpload | undefined> =>
  (await loadUploads()).read(key, max);

/** Stores a checked file in the bucket of documents. */
export const storeUpload = async (
  ...file: Parameters<Awaited<ReturnType<typeof loadUploads>>['store']>
): Promise<void> => (await loadUploads()).store(...file);

/**
 * Checks an upload, stores what is safe of it under a key that no upload link can write to, and returns that key. `field`
 * names the upload's key in the request. Throws an HttpProblem 422 as `checkedUpload`.
 */
export const acceptUpload = (userId: string, key: string, field: string): Promise<string> =>
  checkedUpload(userId, { key, field, messages: proofRules }, async (upload, extension) => {
    const type = typeOfUpload(upload, extension);
    const checked = await checkUpload('proof', { bytes: upload.bytes, type });
    // A picture that would be too large is stored as a JPEG.
    const end = checked.type === type ? extension : proofTypes[checked.type][0];
    const stored = proofKey(userId, end, Date.now());
    await storeUpload(stored, checked.type, checked.file);
    return stored;
  });

/** Deletes an upload that is no longer needed. If this fails, the upload expires by itself. */
export async function discardUpload(key: string): Promise<void> {
  try {
    await removeUpload(key);
  } catch (error) {
    logger.warn('An upload was not deleted and will expire', { error });
  }
}

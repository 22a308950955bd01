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
import { refusals, RefusedUpload } from './upload-check/refused-upload.ts';
import { proofKey, typeOfUpload, uploadExtension } from './upload-rules.ts';

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

/** Allows a user to upload a document. Throws an HttpProblem 400 if its name does not match its type. */
export async function createUpload(
  userId: string,
  { file_name, content_type, size }: { file_name: string; content_type: string; size: number },
) {
  const contentType = proofTypeOf(file_name, content_type);
  const extension = contentType && proofExtension(file_name, contentType);
  if (contentType === undefined || extension === undefined)
    throw fieldProblem(400, 'body.file_name', proofRules.wrongType);
  const now = Date.now();
  const key = `${uploadBucket.incoming}${proofKey(userId, extension, now)}`;
  const seconds = proofRules.uploadSeconds;
  const uploads = await loadUploads();
  const { url, fields } = await uploads.allowUpload({ key, contentType, size, seconds });
  return { key, url, fields, expires_at: timestamp(now + seconds * 1000) };
}

const uploadProblem = (field: string, type: string, message: string): HttpProblem =>
  fieldProblem(422, `body.${field}`, message, type);

/**
 * Checks an upload, stores what is safe of it under a key that no upload link can write to, and returns that key. `field`
 * names the upload's key in the request. Throws an HttpProblem 422 for a missing upload, such as another user's, and for a
 * file that is refused, which is deleted.
 */
export async function acceptUpload(userId: string, uploadKey: string, field: string): Promise<string> {
  const extension = uploadExtension(uploadKey, userId);
  const uploads = await loadUploads();
  const upload = extension && (await uploads.read(uploadKey));
  if (!upload) throw uploadProblem(field, problemTypes.uploadFailed, proofRules.failed);
  try {
    const type = typeOfUpload(upload, extension);
    const checked = await checkUpload({ bytes: upload.bytes, type });
    // A picture that would be too large is stored as a JPEG.
    const end = checked.type === type ? extension : proofTypes[checked.type][0];
    const key = proofKey(userId, end, Date.now());
    await uploads.store(key, checked.type, checked.file);
    return key;
  } catch (error) {
    if (!(error instanceof RefusedUpload)) throw error;
    await uploads.remove(uploadKey);
    throw uploadProblem(field, problemTypes.invalidFileType, refusals[error.refusal]);
  }
}

/** Deletes an upload that is no longer needed. If this fails, the upload expires by itself. */
export async function discardUpload(key: string): Promise<void> {
  try {
    await removeUpload(key);
  } catch (error) {
    logger.warn('An upload was not deleted and will expire', { error });
  }
}

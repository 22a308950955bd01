import { parentPort, workerData } from 'node:worker_threads';
import type { DownloadKind } from '@redwhiteandcode/contract/course/lesson-files.ts';
import type { ProofType } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { checkDownload } from './download.ts';
import { type ImageType, reencode } from './image.ts';
import { checkPdf } from './pdf.ts';
import { drawPicture, type PictureFile } from './picture.ts';
import { type CheckedFile, type Refusal, RefusedUpload } from './refused-upload.ts';

/** What to do with a file, by its use. */
export interface UploadChecks {
  /** Checks a document of a user. */
  proof: { upload: { bytes: Uint8Array; type: ProofType }; result: CheckedFile };
  /** Draws a picture of a lesson in its widths. */
  picture: { upload: { bytes: Uint8Array; type: ImageType }; result: PictureFile[] };
  /** Checks a file that learners download. */
  download: { upload: { bytes: Uint8Array; kind: DownloadKind }; result: Uint8Array };
}
export type UploadUse = keyof UploadChecks;

/** The file to check. */
export type UploadToCheck = {
  [Use in UploadUse]: { use: Use; upload: UploadChecks[Use]['upload'] };
}[UploadUse];

/** What to store, or why the file is refused. */
export type CheckedUpload = { result: UploadChecks[UploadUse]['result'] } | { refusal: Refusal };

async function proof({ bytes, type }: UploadChecks['proof']['upload']): Promise<CheckedFile> {
  return type === 'application/pdf' ? { file: await checkPdf(bytes), type } : reencode(bytes, type);
}

function run({ use, upload }: UploadToCheck): Promise<UploadChecks[UploadUse]['result']> {
  switch (use) {
    case 'proof':
      return proof(upload);
    case 'picture':
      return drawPicture(upload.bytes, upload.type);
    case 'download':
      return checkDownload(upload.bytes, upload.kind);
  }
}

async function check(file: UploadToCheck): Promise<CheckedUpload> {
  try {
    return { result: await run(file) };
  } catch (error) {
    if (error instanceof RefusedUpload) return { refusal: error.refusal };
    throw error;
  }
}

parentPort?.postMessage(await check(workerData as UploadToCheck));

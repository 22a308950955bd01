import { parentPort, workerData } from 'node:worker_threads';
import type { ProofType } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { reencode } from './image.ts';
import { checkPdf } from './pdf.ts';
import { type CheckedFile, type Refusal, RefusedUpload } from './refused-upload.ts';

/** The file to check. */
export interface UploadToCheck {
  bytes: Uint8Array;
  type: ProofType;
}

/** The file to store, or why it is refused. */
export type CheckedUpload = CheckedFile | { refusal: Refusal };

async function check({ bytes, type }: UploadToCheck): Promise<CheckedUpload> {
  try {
    if (type !== 'application/pdf') return await reencode(bytes, type);
    return { file: await checkPdf(bytes), type };
  } catch (error) {
    if (error instanceof RefusedUpload) return { refusal: error.refusal };
    throw error;
  }
}

parentPort?.postMessage(await check(workerData as UploadToCheck));

import { Worker } from 'node:worker_threads';
import { type Refusal, RefusedUpload } from './refused-upload.ts';
import type { CheckedUpload, UploadChecks, UploadToCheck, UploadUse } from './worker.ts';

/** The most time for one file, in seconds: a picture of 40 megapixels takes about 4 in a deployed function. */
const maxSeconds = 15;

/** The most memory for parsed objects, in MB. Pixels are outside of it, and limited by their number. */
const maxHeap = 384;

declare const FILES_ARE_BESIDE_BUNDLE: boolean | undefined;

const script = () =>
  new URL(
    typeof FILES_ARE_BESIDE_BUNDLE === 'undefined' ? './worker.ts' : './upload-worker.mjs',
    import.meta.url,
  );

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

async function runWorker(upload: UploadToCheck, seconds: number): Promise<CheckedUpload> {
  const { promise, resolve, reject } = Promise.withResolvers<CheckedUpload>();
  const refuse = (refusal: Refusal) => resolve({ refusal });
  const worker = new Worker(script(), {
    workerData: upload,
    resourceLimits: { maxOldGenerationSizeMb: maxHeap },
    // The parser writes warnings about the user's file.
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => refuse('damaged'), seconds * 1000);
  worker.once('message', resolve);
  worker.once('error', (error) => (isOutOfMemory(error) ? refuse('damaged') : reject(error)));
  worker.once('exit', (code) => reject(new Error(`The check of an upload ended with code ${code}`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

let running: Promise<unknown> = Promise.resolve();

/**
 * Checks a file for a use in a worker, whose time and memory are limited. Returns what to store: a picture's pixels, encoded
 * again, or the document without what is around it. Throws a RefusedUpload for a file that is not safe to open. Checks one
 * file at a time, because a picture can take several hundred MB.
 */
export async function checkUpload<Use extends UploadUse>(
  use: Use,
  upload: UploadChecks[Use]['upload'],
  seconds = maxSeconds,
): Promise<UploadChecks[Use]['result']> {
  const checked = running.then(() => runWorker({ use, upload } as UploadToCheck, seconds));
  running = checked.catch(() => undefined);
  const outcome = await checked;
  if ('refusal' in outcome) throw new RefusedUpload(outcome.refusal);
  return outcome.result;
}

import { type Checked, checkFile, maxFileBytes, Offline } from '@redwhiteandcode/lambdas/badges/check.ts';
import type { DidDocument } from '@redwhiteandcode/lambdas/badges/keys.ts';
import { type Report, reportOf } from './report.ts';

/** The time for which each step is in sight before the next one, and in which the browser paints it. */
const stepTime = 90;

async function loadStatusList(list: string): Promise<unknown> {
  const path = `/api/credentials/status/${list}`;
  // Not a stored list, which may be from before the badge was revoked.
  const response = await fetch(path, { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new Offline('The network did not answer', { cause });
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}

/** How a check shows its steps. It stops without a result when `signal` aborts. */
export interface CheckProgress {
  show: (report: Report) => void;
  signal: AbortSignal;
}

/** Checks a file with this site's keys and shows each step. Only the last step calls the network, and only this site. */
export async function checkAndShow(
  file: File,
  own: DidDocument,
  { show, signal }: CheckProgress,
): Promise<void> {
  const found: Checked[] = [];
  const showSteps = async (end?: 'done' | 'broken') => {
    signal.throwIfAborted();
    show(reportOf(file.name, found, end));
    await new Promise((resolve) => setTimeout(resolve, stepTime));
  };
  try {
    await showSteps();
    // One byte above the limit is enough to see that a file is too large.
    const bytes = new Uint8Array(await file.slice(0, maxFileBytes + 1).arrayBuffer());
    for await (const finding of checkFile(bytes, { now: new Date(), own, loadStatusList })) {
      found.push(finding);
      await showSteps();
    }
  } catch (error) {
    signal.throwIfAborted();
    console.error('The check of a badge file ended with an error.', error);
    return showSteps('broken');
  }
  await showSteps('done');
}

import type { CredentialCheckState } from '@redwhiteandcode/design-system';
import { useEffect, useRef, useState } from 'react';
import { credentialCheckCopy as copy } from './credentialCheckCopy.ts';
import { type Checker, loadChecker, NoConnection } from './checker.ts';
import type { CheckProgress } from './fileCheck.ts';
import type { Report } from './report.ts';

/** After this time on the page the checker loads, so that a file can be checked without a network later. */
const restTime = 5000;
const retryDelay = 10_000;

/** Loads the checker ahead of time. A failure does not matter: a file's check tries again. */
const preload = (): void => void loadChecker().catch(() => undefined);

/** Loads the checker ahead of time: when a file is dragged into the window, and after a while on the page. */
function usePreload(): void {
  useEffect(() => {
    const timer = setTimeout(preload, restTime);
    addEventListener('dragenter', preload, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('dragenter', preload);
    };
  }, []);
}

/** Resolves when the page is online again, or after a while: browsers do not always know that they are online. */
const nextTry = (signal: AbortSignal): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => addEventListener('online', resolve, { once: true, signal })),
    new Promise((resolve) => setTimeout(resolve, retryDelay)),
  ]);

/** Loads the checker, however long the network is gone. Rejects after any other failure. */
async function loadPatiently(onWait: () => void, signal: AbortSignal): Promise<Checker> {
  try {
    return await loadChecker();
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof NoConnection)) throw error;
    onWait();
    await nextTry(signal);
    return loadPatiently(onWait, signal);
  }
}

/** Checks a file as soon as the checker is loaded. */
async function run(file: File, progress: CheckProgress): Promise<void> {
  const { show, signal } = progress;
  const fileName = file.name;
  const stopAt = (title: string, text: string) =>
    show({ check: { status: 'waiting', fileName, title, text } });
  show({ check: { status: 'loading', fileName } });
  let check: Checker;
  try {
    check = await loadPatiently(() => stopAt(copy.waitingTitle, copy.waitingText), signal);
  } catch (error) {
    signal.throwIfAborted();
    console.error('The checker of badge files could not be loaded.', error);
    return stopAt(copy.failedTitle, copy.failedText);
  }
  await check(file, progress);
}

/** The check of a badge file in this browser. A new file replaces the one before, also while that is being checked. */
export function useCredentialCheck(): Report & { onFile: (file: File) => void; onIntent: () => void } {
  const [report, setReport] = useState<Report>({ check: { status: 'idle' } satisfies CredentialCheckState });
  const current = useRef<AbortController>(undefined);
  usePreload();
  useEffect(() => () => current.current?.abort(), []);
  const onFile = (file: File) => {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    const show = (next: Report) => signal.aborted || setReport(next);
    run(file, { show, signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  };
  return { ...report, onFile, onIntent: preload };
}

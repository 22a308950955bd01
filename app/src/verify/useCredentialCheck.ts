import type { CredentialCheckState } from '@redwhiteandcode/design-system';
import type { Checked } from '@redwhiteandcode/lambdas/badges/check.ts';
import { useEffect, useRef, useState } from 'react';
import { credentialCheckCopy as copy } from '../copy/credentialCheck.ts';
import { type Checker, loadChecker, NoConnection } from './checker.ts';
import type { Report } from './report.ts';

/** After this time on the page the checker loads, so that a file can be checked without a network later. */
const restTime = 5000;
const retryDelay = 10_000;
/** The time for which each step is in sight before the next one, and in which the browser paints it. */
const stepTime = 90;

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

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
    wait(retryDelay),
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

/** Checks a file and shows each step. Stops without a result when `signal` aborts. */
async function run(file: File, show: (report: Report) => void, signal: AbortSignal): Promise<void> {
  const fileName = file.name;
  show({ check: { status: 'checking', fileName, steps: [] } });
  const stopAt = (title: string, text: string) =>
    show({ check: { status: 'waiting', fileName, title, text } });
  let checker: Checker;
  try {
    checker = await loadPatiently(() => stopAt(copy.waitingTitle, copy.waitingText), signal);
  } catch (error) {
    signal.throwIfAborted();
    console.error('The checker of badge files could not be loaded.', error);
    return stopAt(copy.failedTitle, copy.failedText);
  }
  const found: Checked[] = [];
  const showSteps = async (end?: 'done' | 'broken') => {
    signal.throwIfAborted();
    show(checker.report(file, found, end));
    await wait(stepTime);
  };
  try {
    await showSteps();
    for await (const finding of checker.check(file)) {
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

/** The check of a badge file in this browser. A new file replaces the one before, also while that is being checked. */
export function useCredentialCheck(): Report & { onFile: (file: File) => void; onIntent: () => void } {
  const [report, setReport] = useState<Report>({ check: { status: 'idle' } satisfies CredentialCheckState });
  const current = useRef<AbortController>(undefined);
  usePreload();
  useEffect(() => () => current.current?.abort(), []);
  const onFile = (file: File) => {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    run(file, (next) => signal.aborted || setReport(next), signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  };
  return { ...report, onFile, onIntent: preload };
}

import type { CredentialCheckState } from '@redwhiteandcode/design-system';
import { useEffect, useRef, useState } from 'react';
import type { DidDocument } from '@redwhiteandcode/lambdas/badges/keys.ts';
import { didPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import { credentialCheckCopy as copy } from './verifyCopy.ts';
import type { CheckProgress } from './fileCheck.ts';
import type { Report } from './report.ts';

/** Thrown if the checker cannot be loaded because the network does not answer. */
class NoConnection extends Error {}

async function loadJson(path: string): Promise<unknown> {
  const response = await fetch(path).catch((cause: unknown) => {
    throw new NoConnection('The network did not answer', { cause });
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}

async function load() {
  // First the keys, because browsers never import a file again after the network failed once.
  const own = (await loadJson(didPath)) as DidDocument;
  // The result's component too, for a check without a network.
  const [{ checkAndShow }] = await Promise.all([import('./fileCheck.ts'), import('./CheckResult.tsx')]);
  return (file: File, progress: CheckProgress) => checkAndShow(file, own, progress);
}

/** The code that checks badges, with this site's keys. */
type Checker = Awaited<ReturnType<typeof load>>;

let loading: Promise<Checker> | undefined;

/** Loads the checker once. Rejects if it cannot be loaded; the next call tries again. */
function loadChecker(): Promise<Checker> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

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

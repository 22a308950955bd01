import type { DidDocument } from '@redwhiteandcode/lambdas/badges/keys.ts';
import { didPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import type { CheckProgress } from './fileCheck.ts';

/** Thrown if the checker cannot be loaded because the network does not answer. */
export class NoConnection extends Error {}

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
export type Checker = Awaited<ReturnType<typeof load>>;

let loading: Promise<Checker> | undefined;

/** Loads the checker once. Rejects if it cannot be loaded; the next call tries again. */
export function loadChecker(): Promise<Checker> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

import type { Checked } from '@redwhiteandcode/lambdas/badges/check.ts';
import type { DidDocument } from '@redwhiteandcode/lambdas/badges/keys.ts';
import { didPath } from '@redwhiteandcode/lambdas/contract/credential-paths.ts';
import type { StatusPurpose } from '@redwhiteandcode/lambdas/contract/credential-status.ts';

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
  const [badges, { reportOf }] = await Promise.all([
    import('@redwhiteandcode/lambdas/badges/check.ts'),
    import('./report.ts'),
  ]);
  const loadStatusList = async (purpose: StatusPurpose, list: string): Promise<unknown> => {
    const path = `/api/credentials/status/${purpose}/${list}`;
    // Not a stored list, which may be from before the badge was revoked.
    const response = await fetch(path, { cache: 'no-cache' }).catch((cause: unknown) => {
      throw new badges.Offline('The network did not answer', { cause });
    });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return response.json();
  };
  return {
    /** Checks a file step by step. Only the last step calls the network, and only this site. */
    async *check(file: File): AsyncGenerator<Checked> {
      // One byte above the limit is enough to see that a file is too large.
      const bytes = await file.slice(0, badges.maxFileBytes + 1).arrayBuffer();
      yield* badges.checkFile(new Uint8Array(bytes), { now: new Date(), own, loadStatusList });
    },
    /** Returns what the page shows after these findings. */
    report: (file: File, found: readonly Checked[], end?: 'done' | 'broken') =>
      reportOf(file.name, found, badges, end),
  };
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

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Platform, startPlatform, temporaryFolder } from '../platform/platform.ts';
import { revealingLines } from './structured-lines.ts';
import { assertTrueCounts } from '../clients/api-client.ts';
import { readRecord, refusedIn, unusedIn } from './access-record.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that describes each worker's platform, at the path `/<worker id>`. */
    platforms: string;
  }
}

/** Stops a platform. Throws if a stored count is wrong, or if its log names a person, whichever test caused it. */
async function stopChecked(platform: Platform): Promise<void> {
  try {
    await assertTrueCounts(platform.origin);
  } finally {
    await platform.stop();
  }
  const revealing = revealingLines(platform.output());
  if (revealing.length > 0)
    throw new Error(`A log line contains personal data:\n${revealing.slice(0, 5).join('\n')}`);
}

/** Whether a run has run every test of its project, and all passed. */
async function isCompleteRun(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const modules = project.vitest.state.getTestModules().filter((each) => each.project.name === project.name);
  const passed = new Set(modules.filter((each) => each.ok()).map((each) => each.moduleId));
  return !project.config.testNamePattern && testFiles.every((file) => passed.has(file));
}

/** Throws if a function did what its permissions do not allow, or if a complete run did not use all permissions. */
function checkAccess(file: string, isComplete: boolean): void {
  const record = readRecord(file);
  const problems = [...refusedIn(record), ...(isComplete ? unusedIn(record) : [])];
  if (problems.length === 0) return;
  throw new Error(`Permissions (lambdas/permissions.ts) and calls differ:\n${problems.join('\n')}`);
}

/** Starts a worker's platform when its first file requests it, and stops all platforms at the end of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const record = path.join(temporaryFolder(), 'access.jsonl');
  // All platforms of the run append to it, also those that a test file starts.
  process.env.ACCESS_RECORD = record;
  const platforms = new Map<string, Promise<Platform>>();
  const start = async (worker: string): Promise<Platform> => {
    const platform = await startPlatform();
    platform.process.once('exit', () => platforms.delete(worker));
    return platform;
  };
  const read = async (worker: string): Promise<string> => {
    const starting = platforms.get(worker) ?? start(worker);
    platforms.set(worker, starting);
    const platform = await starting;
    return JSON.stringify({ ...platform, process: undefined, output: platform.output() });
  };
  const server = createServer(({ url = '' }, response) => {
    read(url).then(
      (platform) => response.end(platform),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  project.provide('platforms', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    const stopped = await Promise.allSettled(
      [...platforms.values()].map(async (platform) => stopChecked(await platform)),
    );
    for (const outcome of stopped) if (outcome.status === 'rejected') throw outcome.reason;
    checkAccess(record, await isCompleteRun(project));
  };
}

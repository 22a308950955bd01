import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isFresh, type Product } from '../../lambdas/local/freshness.ts';

/** The repository's root folder. */
export const repository = path.resolve(import.meta.dirname, '../..');

/** A platform that a test started. */
export interface Platform {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** Returns its output so far. */
  output(): string;
  /** Stops it with a signal and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates an empty folder that is deleted when the process exits. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rwc-test-'));
  folders.push(folder);
  return folder;
}

/**
 * Returns the environment of a child process: the path, and the file that records what functions do. This process's other
 * variables may name another platform's table.
 */
const cleanEnvironment = () => ({
  PATH: process.env.PATH,
  ...(process.env.ACCESS_RECORD && { ACCESS_RECORD: process.env.ACCESS_RECORD }),
});

/** Runs one of the operator's jobs, such as `reconcile`, on a platform's stack. Returns its output; rejects if it fails. */
export async function runJob(dataDir: string, job: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['lambdas/jobs/run.ts', job, ...args], {
    cwd: repository,
    env: { ...cleanEnvironment(), DATA_DIR: dataDir },
  });
  return stdout;
}

/** The data of a platform that has started once, which saves the others most of their first start. */
export const demoData: Product = {
  name: 'the demo data',
  inputs: ['lambdas/{aws-emulator,contract,data,jobs,local,src,stripe-emulator}/**/*', 'package-lock.json'],
  // A demo order is of the day.
  settings: new Date().toDateString(),
  folder: '.cache/demo-data',
  script: ['tests/platform/demo-data.ts'],
};

/** Creates a data folder with the demo data, or an empty one if `tests/platform/build.ts` has not prepared the data of today's code. */
export function demoFolder(): string {
  const folder = temporaryFolder();
  if (isFresh(demoData)) cpSync(path.join(repository, demoData.folder, 'data'), folder, { recursive: true });
  return folder;
}

/**
 * Starts the platform on a free port and waits until it is ready. Throws with its output if it
 * exits first.
 */
export async function startPlatform(
  options: { dataDir?: string; variables?: Record<string, string> } = {},
): Promise<Platform> {
  const dataDir = options.dataDir ?? demoFolder();
  const child = spawn(process.execPath, ['lambdas/local/start.mjs'], {
    cwd: repository,
    env: {
      ...cleanEnvironment(),
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      // Tests sign up hundreds of people.
      SCRYPT_COST: '1024',
      NODE_ENV: '',
      INDEX_LAG_MS: process.env.INDEX_LAG_MS ?? '',
      STREAM_LAG_MS: process.env.STREAM_LAG_MS ?? '',
      ...options.variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const ready = /Ready on (\S+)/.exec(printed)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then((code) => reject(new Error(`The platform ended with ${code}:\n${printed}`)));
  });
  return {
    origin,
    dataDir,
    process: child,
    output: () => printed,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const code = await exit;
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

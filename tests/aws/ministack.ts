import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { repository, temporaryFolder } from '../platform/platform.ts';

/** The account and the region of the emulated AWS, as the SDK reads them. */
export const account = {
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_REGION: 'us-east-1',
} as const;

/** The folders of programs, with the Node.js of this repository first: functions run with the `node` found there. */
const nodePath = `${path.join(repository, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`;

/** A running MiniStack. */
export interface MiniStack {
  endpoint: string;
  port: number;
  /** Ends it with its functions. */
  stop: () => Promise<void>;
}

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Ends a process and those that it started. */
function endGroup({ pid, exitCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function waitUntilHealthy(endpoint: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`${endpoint}/_ministack/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`MiniStack ended with ${child.exitCode}; its log says why.`);
}

/**
 * Starts MiniStack on a port of 127.0.0.1 and waits until it responds. `programs` is the folder of its command, `folder` gets
 * its log, and `variables` are added to the environment of every function. It ends with this
 * process.
 */
export async function startMiniStack(
  programs: string,
  folder: string,
  { port, variables }: { port: number; variables: Record<string, string> },
): Promise<MiniStack> {
  const endpoint = `http://127.0.0.1:${port}`;
  const child = spawn(path.join(programs, 'ministack'), [], {
    // A group of processes, so that none of its functions outlives it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: nodePath,
      GATEWAY_PORT: String(port),
      BIND_HOST: '127.0.0.1',
      // Outside of the repository, whose package.json would make modules of its workers' scripts.
      TMPDIR: temporaryFolder(),
      SFTP_ENABLED: '0',
      IOT_MTLS_ENABLED: '0',
      ...variables,
    },
  });
  const log = createWriteStream(path.join(folder, 'ministack.log'));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const end = () => endGroup(child, 'SIGKILL');
  process.once('exit', end);
  const closed = once(child, 'close');
  await Promise.race([
    waitUntilHealthy(endpoint, child),
    once(child, 'error').then(([error]) => Promise.reject(error as Error)),
  ]);
  return {
    endpoint,
    port,
    async stop() {
      endGroup(child, 'SIGTERM');
      const late = setTimeout(end, 5000);
      await closed;
      clearTimeout(late);
      // Processes that it leaves behind use no port, but would keep running.
      end();
      process.off('exit', end);
    },
  };
}

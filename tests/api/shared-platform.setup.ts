import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Platform, startPlatform } from '../platform.ts';
import { revealingLines } from '../structured-lines.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that describes each worker's platform, at the path `/<worker id>`. */
    platforms: string;
  }
}

/** Stops a platform. Throws if its log names a person, whichever test caused the line. */
async function stopChecked(platform: Platform): Promise<void> {
  await platform.stop();
  const revealing = revealingLines(platform.output());
  if (revealing.length > 0)
    throw new Error(`A log line contains personal data:\n${revealing.slice(0, 5).join('\n')}`);
}

/** Starts a worker's platform when its first file requests it, and stops all platforms at the end of the run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
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
  provide('platforms', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    const stopped = await Promise.allSettled(
      [...platforms.values()].map(async (platform) => stopChecked(await platform)),
    );
    for (const outcome of stopped) if (outcome.status === 'rejected') throw outcome.reason;
  };
}

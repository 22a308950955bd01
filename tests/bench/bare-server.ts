import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A response that a bare server sends. */
export interface BareResponse {
  status: number;
  type: string;
  body: string;
}

/** Starts a bare Node.js server with a response for each method and path, such as `GET /`, and waits until it is ready. */
export async function startBareServer(
  responses: Record<string, BareResponse> = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.mjs')], {
    env: { ...process.env, RESPONSES: JSON.stringify(responses) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    origin: /Ready on (\S+)/.exec(printed.toString())?.[1] ?? '',
    stop: async () => {
      child.kill();
      await closed;
    },
  };
}

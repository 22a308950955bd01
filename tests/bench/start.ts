import { startPlatform, temporaryFolder } from '../platform/platform.ts';
import { startBareServer } from './bare-server.ts';
import { type Findings, mediansOf, timeOf } from './rows.ts';

/** Returns the time until a server is ready, without the time to stop it. */
async function timeUntilReady(start: () => Promise<{ stop: () => Promise<unknown> }>): Promise<number> {
  let server: { stop: () => Promise<unknown> } | undefined;
  const time = await timeOf(async () => (server = await start()));
  await server?.stop();
  return time;
}

/** Starts the built platform with and without data, and compares it with the start of a bare server. */
export async function measureStart(): Promise<Findings> {
  const dataDir = temporaryFolder();
  await (await startPlatform({ dataDir })).stop();
  const { bare, warm, first } = await mediansOf(7, {
    bare: () => timeUntilReady(startBareServer),
    warm: () => timeUntilReady(() => startPlatform({ dataDir })),
    // Not `startPlatform` alone: it starts from prepared demo data.
    first: () => timeUntilReady(() => startPlatform({ dataDir: temporaryFolder() })),
  });
  const reference = { against: 'bare Node.js server', reference: bare };
  return {
    rows: [
      // Three seconds if a bare server takes 75 ms.
      { name: '`npm start`, nothing changed', value: warm, ...reference, goal: 40 },
      { name: '`npm start`, no data yet', value: first, ...reference },
    ],
  };
}

import { spawn } from 'node:child_process';
import { existsSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  startWebSocketApi,
  type WebSocketHandler,
} from '@redwhiteandcode/aws-emulator/api-gateway/websocket-api';
import type { AccountOptions } from '@redwhiteandcode/aws-emulator/iam/signature-check';
import { livePath } from '@redwhiteandcode/contract/live/operations.ts';
import { bundle } from '../build.ts';
import { repository } from '../jobs/platform/local-target.ts';
import { openDataDir, requireFormat, withUsualMask } from './data-folder.ts';
import { demoAccounts } from './demo/accounts.ts';
import { buildStale } from './freshness.ts';
import { createListener, type Front, openFront } from './front.ts';
import {
  createApi,
  createEventSources,
  followMail,
  handleSocket,
  reloadFunctions,
  runSchedules,
  trigger,
  warmUp,
} from './functions.ts';
import { readSettings, type Settings, StartError } from './settings.ts';
import { createSite } from './site.ts';
import { type Stack, startStack } from './stack.ts';

/**
 * Serves the WebSocket API of an account on the site's origin. Its management API has a separate port, whose endpoint the functions
 * read from the SDK's standard variable. Returns a function that closes both.
 */
async function serveLive(
  front: Front,
  handler: WebSocketHandler,
  account: AccountOptions,
): Promise<() => Promise<void>> {
  const api = await startWebSocketApi({ path: livePath, handler, ...account });
  process.env.AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI = api.endpoint;
  front.serveSockets(api.upgrade);
  return async () => {
    front.serveSockets();
    await api.close();
  };
}

type Close = () => Promise<void> | void;

/** Fills a new data folder with the demo data once. An interrupted seeding continues at the next start. */
async function seed({ dataDir }: Settings): Promise<void> {
  const mark = path.join(dataDir, 'demo-data');
  if (existsSync(mark)) return;
  const { seedDemoData } = await import('./demo/index.ts');
  await seedDemoData();
  writeFileSync(mark, `${new Date().toISOString()}\n`);
}

/** Closes everything in reverse order on a signal, or when the parent process is gone. */
function endWith(closers: Close[]): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    const late = setTimeout(() => process.exit(0), 4000);
    for (const close of closers.reverse()) await close();
    clearTimeout(late);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end();
  }, 500).unref();
}

function announce(url: string): void {
  console.log(`Ready on ${url}`);
  console.log('Demo accounts (sample data):');
  for (const { email, password, role } of demoAccounts) console.log(`  ${email}  ${password}  (${role})`);
}

/** Serves the pages with React Router's development server, which forwards API requests to this process. */
function serveWithReload(settings: Settings, front: Front): Close {
  const child = withUsualMask(() =>
    spawn(
      path.join(repository, 'node_modules/.bin/react-router'),
      ['dev', '--host', settings.host, '--port', String(settings.port), '--strictPort'],
      {
        cwd: path.join(repository, 'app'),
        stdio: 'inherit',
        env: { ...process.env, API_ORIGIN: `http://localhost:${front.port}`, NODE_ENV: 'development' },
      },
    ),
  );
  const sources = ['badges', 'contract', 'documents', 'src'].map((folder) =>
    watch(path.join(repository, 'lambdas', folder), { recursive: true }, () => {
      bundle().then(reloadFunctions, (error: unknown) => console.error(error));
    }),
  );
  return () => {
    for (const source of sources) source.close();
    child.kill();
  };
}

/** Runs the schedules every minute. */
function startSchedules(): Close {
  const timer = setInterval(() => void runSchedules(), 60_000);
  return () => clearInterval(timer);
}

/**
 * Delivers the table's changes to their consumers, including changes that the last run did not deliver: all listeners
 * are added synchronously. It is closed before the stack, which running calls need.
 */
function followStream(onChange: NonNullable<Stack['onChange']>, lag: number): Close {
  const sources = createEventSources(lag);
  for (const { listener } of sources) onChange(listener);
  return async () => void (await Promise.all(sources.map((source) => source.close())));
}

async function start(settings: Settings, isDevelopment: boolean, closers: Close[]): Promise<void> {
  const front = await openFront(settings, isDevelopment ? settings.port : undefined);
  closers.push(() => front.close());
  openDataDir(settings.dataDir);
  requireFormat(settings.dataDir);
  const running = path.join(settings.dataDir, 'server.pid');
  const origin = `http://localhost:${isDevelopment ? settings.port : front.port}`;
  const stack = await startStack(settings, {
    trigger,
    onMailEvent: (event) => void followMail(event),
    origin,
  });
  closers.push(() => stack.close());
  writeFileSync(running, String(process.pid));
  closers.push(() => rmSync(running, { force: true }));
  await buildStale(settings.siteUrl, isDevelopment ? 'the functions' : undefined);
  if (stack.onChange) {
    closers.push(await serveLive(front, handleSocket, stack.account));
    closers.push(followStream(stack.onChange, settings.streamLag));
  }
  await Promise.all([seed(settings), warmUp()]);
  const noSite = (_req: unknown, res: { writeHead(status: number): { end(): void } }) =>
    res.writeHead(404).end();
  const site = isDevelopment ? noSite : createSite();
  front.serve(createListener(createApi(settings.api), { ...stack, site }));
  if (isDevelopment) closers.push(serveWithReload(settings, front));
  // What is recorded must not depend on the time: tests run the work of the schedules.
  if (!process.env.ACCESS_RECORD) closers.push(startSchedules());
  announce(origin);
}

/** Starts the platform. With `--dev`, changes of pages and functions are reloaded. */
export async function main(options: readonly string[]): Promise<void> {
  const closers: Close[] = [];
  endWith(closers);
  try {
    await start(readSettings(process.env), options.includes('--dev'), closers);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    for (const close of closers.reverse()) await close();
    process.exit(1);
  }
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readParts } from '../../lambdas/build.ts';
import { functions, handlers } from '../../lambdas/functions.ts';
import { repository } from '../platform/platform.ts';
import { type Findings, mediansOf } from './rows.ts';

const run = promisify(execFile);
const script = `const started = process.cpuUsage();
for (const url of process.argv.slice(1)) await import(url);
const { user, system } = process.cpuUsage(started);
console.log((user + system) / 1000);
process.exit();`;

/**
 * Measures the CPU time to import modules in a new process, without the start of Node.js. A function on AWS gets a
 * share of a CPU, so a cold start waits for this time, and other work of the machine does not count.
 */
const timeImport =
  (...urls: readonly string[]) =>
  async (): Promise<number> =>
    Number((await run(process.execPath, ['--input-type=module', '-e', script, ...urls])).stdout);

const responseScript = `const total = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const { handler } = await import(process.argv[1]);
const http = { method: 'GET', path: '/api/none', sourceIp: '127.0.0.1' };
const event = { version: '2.0', routeKey: '$default', rawPath: http.path, headers: {}, requestContext: { requestId: '1', http } };
const respond = () => handler(event, { getRemainingTimeInMillis: () => 10_000 });
await respond();
const cold = total();
for (let call = 0; call < 200; call++) await respond();
console.log(JSON.stringify({ cold, warm: (total() - cold) / 200 }));
process.exit();`;

/**
 * Measures the CPU time of a function's first response, with the start of Node.js, or of a later response in the same process.
 * The request is for an unknown address, because a function has no table here.
 */
const timeResponse = (url: string, response: 'cold' | 'warm') => async (): Promise<number> => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', responseScript, url]);
  // The lines before are the function's log.
  const times = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<typeof response, number>;
  return times[response];
};

const bundleOf = (domain: string) =>
  pathToFileURL(path.join(repository, 'lambdas/dist/functions', domain, 'index.mjs')).href;

const emptyModule = 'data:text/javascript,';
const bareHandler = `${emptyModule}export const handler = async () => ({ statusCode: 204 });`;

/** Returns the unbundled modules that a server with Express and the SDK's clients imports. */
const serverWith = (clients: readonly string[]): string[] =>
  ['express', '@aws-sdk/lib-dynamodb', ...clients].map((name) => import.meta.resolve(name));

const namesOf = (clients: readonly string[]): string =>
  clients.map((name) => name.replace('@aws-sdk/client-', '')).join(', ');

/** The domains with operations. */
const served = [...new Set(Object.values(handlers).map(({ domain }) => domain))];

/** The domains whose function a person waits for: those with operations, and that of the sockets. */
const awaited = [...new Set([...served, functions['live-sockets'].domain])];

/**
 * Loads each function's bundle as a cold start does, and compares it with an Express server that is not bundled and imports
 * the same clients of the SDK, all of them at its start, as servers do. The ratio to a server with only the client of DynamoDB
 * shows what a function gains by loading the other clients later.
 */
export async function measureFunctions(): Promise<Findings> {
  const parts = await readParts();
  const servers = new Map(
    awaited.map((domain) => {
      const clients = parts[domain]?.clients ?? [];
      return [domain, { clients, key: `server ${clients.join(' ')}` }] as const;
    }),
  );
  const smallest = ['@aws-sdk/client-dynamodb'];
  const times = await mediansOf<string>(15, {
    empty: timeImport(emptyModule),
    bare: timeImport(bareHandler),
    smallest: timeImport(...serverWith(smallest)),
    Express: timeImport(import.meta.resolve('express')),
    ...Object.fromEntries(
      [...servers.values()].map(({ clients, key }) => [key, timeImport(...serverWith(clients))]),
    ),
    ...Object.fromEntries(awaited.map((domain) => [domain, timeImport(bundleOf(domain))])),
    'bare cold': timeResponse(bareHandler, 'cold'),
    ...Object.fromEntries(served.map((domain) => [`${domain} cold`, timeResponse(bundleOf(domain), 'cold')])),
    'learning warm': timeResponse(bundleOf('learning'), 'warm'),
  });
  const timeFor = (key: string) => times[key] ?? Number.NaN;
  return {
    rows: [
      ...[...servers].map(([domain, { clients, key }]) => ({
        name: `loading the function \`${domain}\``,
        value: timeFor(domain),
        against: `loading Express 5, ${namesOf(clients)}`,
        reference: timeFor(key),
        goal: 0.5,
      })),
      ...awaited.map((domain) => ({
        name: `loading the function \`${domain}\``,
        value: timeFor(domain),
        against: `loading Express 5, ${namesOf(smallest)}`,
        reference: timeFor('smallest'),
      })),
      ...awaited.map((domain) => ({
        name: `loading the function \`${domain}\``,
        value: timeFor(domain),
        against: 'loading a bare handler',
        reference: timeFor('bare'),
      })),
      ...served.map((domain) => ({
        name: `cold start of the function \`${domain}\``,
        value: timeFor(`${domain} cold`),
        against: 'cold start of a bare handler',
        reference: timeFor('bare cold'),
      })),
      {
        name: 'warm response of the function `learning`',
        value: timeFor('learning warm'),
        against: 'its cold start',
        reference: timeFor('learning cold'),
      },
      {
        name: 'loading Express 5',
        value: timeFor('Express'),
        against: 'loading an empty module',
        reference: timeFor('empty'),
      },
    ],
  };
}

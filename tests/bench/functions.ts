import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readParts } from '../../lambdas/build.ts';
import { functions, handlers } from '../../lambdas/functions.ts';
import { repository } from '../platform.ts';
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

const bundleOf = (domain: string) =>
  pathToFileURL(path.join(repository, 'lambdas/dist/functions', domain, 'index.mjs')).href;

const emptyModule = 'data:text/javascript,';
const bareHandler = `${emptyModule}export const handler = async () => ({ statusCode: 204 });`;

/** Returns the unbundled modules that a server with Express and the SDK's clients imports. */
const serverWith = (clients: readonly string[]): string[] =>
  ['express', '@aws-sdk/lib-dynamodb', ...clients].map((name) => import.meta.resolve(name));

const namesOf = (clients: readonly string[]): string =>
  clients.map((name) => name.replace('@aws-sdk/client-', '')).join(', ');

/** The domains whose function a person waits for: those with operations, and that of the sockets. */
const awaited = [
  ...new Set([...Object.values(handlers), functions['live-sockets']].map(({ domain }) => domain)),
];

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
      {
        name: 'loading Express 5',
        value: timeFor('Express'),
        against: 'loading an empty module',
        reference: timeFor('empty'),
      },
    ],
  };
}

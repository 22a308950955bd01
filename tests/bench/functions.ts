import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { domains } from '../../lambdas/build.ts';
import { repository } from '../platform.ts';
import { type Findings, mediansOf } from './rows.ts';

const run = promisify(execFile);
const script = `const started = process.cpuUsage();
await import(process.argv[1]);
const { user, system } = process.cpuUsage(started);
console.log((user + system) / 1000);
process.exit();`;

/**
 * Measures the CPU time to import a module in a new process, without the start of Node.js. A function on AWS gets a
 * share of a CPU, so a cold start waits for this time, and other work of the machine does not count.
 */
const timeImport = (url: string) => async (): Promise<number> =>
  Number((await run(process.execPath, ['--input-type=module', '-e', script, url])).stdout);

const bundleOf = (domain: string) =>
  pathToFileURL(path.join(repository, 'lambdas/dist/functions', domain, 'index.mjs')).href;

/** Loads each function's bundle as a cold start does, and compares it with Express. */
export async function measureFunctions(): Promise<Findings> {
  const {
    Express: express = 0,
    empty = 0,
    ...times
  } = await mediansOf<string>(15, {
    Express: timeImport(import.meta.resolve('express')),
    empty: timeImport('data:text/javascript,'),
    ...Object.fromEntries(domains.map((domain) => [domain, timeImport(bundleOf(domain))])),
  });
  // A function must load in half the time of Express.
  const reference = { against: 'loading Express 5', reference: express, goal: 0.5 };
  return {
    rows: [
      ...Object.entries(times).map(([domain, value]) => ({
        name: `loading the function \`${domain}\``,
        value,
        ...reference,
      })),
      { name: 'loading Express 5', value: express, against: 'loading an empty module', reference: empty },
    ],
  };
}

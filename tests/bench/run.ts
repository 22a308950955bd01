/** Runs the named benchmarks, or all of them, and prints the results. A run of all benchmarks writes docs/benchmarks.md. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildStale } from '../../lambdas/local/freshness.ts';
import { repository } from '../platform/platform.ts';
import { measureApi } from './api.ts';
import { measureChecks } from './checks.ts';
import { measureFunctions } from './functions.ts';
import { measureImport } from './import.ts';
import { measureLabs } from './labs.ts';
import { measurePages } from './pages.ts';
import { type Findings, isFailed, type Row, tableOf } from './rows.ts';
import { measureStart } from './start.ts';
import { measureTyping } from './typing.ts';
import { measureUnits } from './units.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Lists the bytes of each route's first load and of each function's bundle, with their budgets, as `npm run budgets` does. */
async function measureBytes(): Promise<Findings> {
  const { stdout } = await promisify(execFile)('npm', ['run', 'budgets', '--silent'], { cwd: repository });
  return { rows: [], details: `\`\`\`text\n${stdout.trimEnd()}\n\`\`\`` };
}

const benchmarks: Record<string, () => Promise<Findings>> = {
  start: measureStart,
  functions: measureFunctions,
  typing: measureTyping,
  checks: measureChecks,
  labs: measureLabs,
  api: measureApi,
  import: measureImport,
  pages: measurePages,
  units: measureUnits,
  bytes: measureBytes,
};

/** The details of the benchmarks, by name. */
type Details = Readonly<Record<string, string | undefined>>;

const report = (rows: readonly Row[], details: Details): string => `# Benchmarks

\`npm run bench\` wrote this page on ${new Date().toISOString().slice(0, 10)} with Node.js ${process.versions.node} on ${availableParallelism()} cores.

${tableOf(rows)}

## How to read it

Each time is a median, in milliseconds, next to the time of a reference from the same run. The two are measured in turn, so a slow or busy machine changes both. Compare ratios, not times, between two runs.

The verdict is "met" up to the goal, "missed" up to 1.5 times the goal, which may be noise, and "failed" above that. A failed ratio makes the command fail. It runs every night, never before a merge.

- **Start**: from the start of the process until the platform prints that it is ready. The build is up to date.
- **Functions**: processor time to import a built bundle in a new process, without the start of Node.js. The reference with a goal is a server that is not bundled and imports Express and the clients of the SDK that the bundle has. A function loads some of them only when a call needs them; the reference with only the client of DynamoDB shows the time without that advantage. A bare handler imports nothing. A cold start is the start of Node.js, loading, and the first response; a warm response is a later one. Both are to a request without an operation, because the function has no table; **API** has whole requests.
- **Typing**: processor time of the page's main thread until the next frame, so other work on the machine is not included. The reference renders its list in the same page, between two keystrokes.
- **Checks**: processor time of the page's main thread from the click on Check answer until the verdict is painted. The bare form is the same question and judgment in React without components, and the limit of 100 ms is what people feel as immediate.
- **Labs**: from the click on Run until the first output is on the page, in a new browser context with empty caches. The bare page loads the same program from its package's files, without compression, when its button is pressed, and runs the same code in the page, without a frame and a worker.
- **API**: one request at a time, on the local platform with its embedded table. The bare server returns the same bytes.
- **Import**: from the upload of a company's list until the last person is invited, on the local platform with DynamoDB's limits of partitions and about its time for a transaction.
- **Largest paint**: Lighthouse, for a mid-range phone on slow 4G, over HTTP/2 as from CloudFront (\`docs/decisions/chunks.md\`).

\`npm run bench -- start typing\` runs only those benchmarks and does not write this page. The benchmarks are ${Object.keys(benchmarks).join(', ')}.

## Read and write units

What DynamoDB would charge for the calls of a screen, and for an action. They may not grow with the table: a page has at most 25 rows, and a full one costs more than the few rows of the smallest table. An action's search entries are written by the stream's consumer, after the response. [Scale](scale.md#units) has the actions of the user pool.

${details['units']}

## Bytes

The files that a page needs before it is interactive, and the bundles of the functions, gzip. Kilobytes are 1,000 bytes.

${details['bytes']}

## Lighthouse

Scores are out of 100. Performance and blocking time depend on the machine. The rest does not: it should be 100, and the layout shift 0.000.

${details['pages']}
`;

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark "${unknown.join('", "')}", only ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(1);
}
await buildStale('http://localhost:3000');
const rows: Row[] = [];
const details: Record<string, string | undefined> = {};
for (const [name, run] of Object.entries(benchmarks)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`${name} …`);
  const found = await run();
  rows.push(...found.rows);
  details[name] = found.details;
  console.log(
    [found.rows.length > 0 && tableOf(found.rows), found.details].filter(Boolean).join('\n\n'),
    '\n',
  );
}
if (named.length === 0) writeFileSync(path.join(repository, 'docs/benchmarks.md'), report(rows, details));
const failed = rows.filter(isFailed);
if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { findUnproven } from './behaviors/tags.ts';
import { repository } from './platform/platform.ts';
import { findTargets } from './run/changed.ts';
import { readReport, type TestResult } from './run/reports.ts';
import { type Chosen, chooseSteps, groupsOf, type Step } from './run/steps.ts';

/** The results of a step and its duration. */
interface Outcome {
  step: Step;
  passed: boolean;
  seconds: number;
  results: TestResult[];
  output: string;
}

const reports = path.join(repository, 'test-results/reports');

/** The options that make a runner write its report to a file. */
const reporting: Record<NonNullable<Step['report']>, (file: string) => string[]> = {
  vitest: (file) => ['--reporter=json', `--outputFile=${file}`],
  jest: (file) => ['--json', `--outputFile=${file}`],
  playwright: () => ['--reporter=json'],
};

async function execute(
  command: readonly string[],
  report: string,
): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${path.join(repository, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      FORCE_COLOR: '0',
    },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

async function run({ step, filters }: Chosen, isFull: boolean): Promise<Outcome> {
  const started = performance.now();
  const file = path.join(reports, `${step.name}.json`);
  rmSync(file, { force: true });
  const options = step.report ? reporting[step.report](file) : [];
  const { code, output } = await execute([...step.command(filters, isFull), ...options], file);
  const results = step.report && existsSync(file) ? readReport(step.report, readFileSync(file, 'utf8')) : [];
  const ran = results.filter(({ status }) => status !== 'skipped');
  // If no test ran, the filter matched nothing or the suite could not start.
  const passed = code === 0 && (step.report === undefined || ran.length > 0);
  return { step, passed, seconds: (performance.now() - started) / 1000, results: ran, output };
}

const indent = (text: string, lines: number): string =>
  stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .slice(-lines)
    .map((line) => `      ${line}`)
    .join('\n');

/** Returns the command that runs only the failed test or, if that is not possible, the step. */
function commandFor(step: Step, { file, title, place }: TestResult): string {
  if (place) return `npx ${step.command([place], true).join(' ')}`;
  if (step.report === 'jest') return `npm test -- ${step.name}:${title}`;
  if (step.report !== 'vitest') return `npm test -- ${step.name}`;
  // Vitest reads the title as a regular expression.
  return `npx ${step.command([file], true).join(' ')} -t '${title.replace(/[^\w ›]/g, '.')}'`;
}

function print({ step, passed, seconds, results, output }: Outcome): void {
  const failed = results.filter(({ status }) => status === 'failed');
  const counts = step.report ? `${results.length - failed.length} of ${results.length} passed` : '';
  console.log(`${passed ? '✓' : '✗'} ${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s  ${counts}`);
  if (passed) return;
  for (const one of failed) {
    console.log(`    ✗ ${one.file} › ${one.title}`);
    console.log(indent((one.reason ?? '').split('\n').slice(0, 14).join('\n'), 14));
    console.log(`      run it: ${commandFor(step, one)}`);
  }
  if (failed.length === 0) console.log(indent(output, 80));
}

/** How many browser tests may be flaky in a run. */
const maxFlaky = 2;

/** Prints the tests that passed only when they ran once more. Returns whether they are too many. */
function printFlaky(results: readonly TestResult[]): boolean {
  const flaky = results.filter(({ status }) => status === 'flaky');
  for (const { file, title, reason = '' } of flaky) {
    console.log(`~ flaky: ${file} › ${title}`);
    console.log(indent(reason.split('\n').slice(0, 8).join('\n'), 8));
  }
  if (flaky.length > maxFlaky) console.log(`✗ more than ${maxFlaky} tests are flaky`);
  return flaky.length > maxFlaky;
}

function printSlowest(outcomes: readonly Outcome[]): void {
  const all = outcomes.flatMap(({ results }) => results).sort((one, other) => other.seconds - one.seconds);
  if (all.length === 0) return;
  console.log('The slowest tests:');
  for (const { seconds, file, title } of all.slice(0, 10)) {
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file} › ${title}`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
});
if (values.full) {
  process.env.TEST_SUITE = 'full';
  process.env.TEST_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
}
const { seed } = await import('./samples/sample.ts');
mkdirSync(reports, { recursive: true });

const targets = values.changed ? findTargets() : positionals;
const chosen = values.changed && targets.length === 0 ? [] : chooseSteps(targets, values.full);
const started = performance.now();
const outcomes: Outcome[] = [];
for (const group of groupsOf(chosen)) {
  const done = await Promise.all(group.map((one) => run(one, values.full)));
  outcomes.push(...done);
  for (const outcome of done) print(outcome);
}

printSlowest(outcomes);
// Only the full run includes every test.
const isWhole = values.full && targets.length === 0 && !values.changed;
const unproven = isWhole ? findUnproven(outcomes.flatMap(({ results }) => results)) : [];
const isTooFlaky = printFlaky(outcomes.flatMap(({ results }) => results));
for (const behavior of unproven) console.log(`✗ no test that passed proves ${behavior}`);
const failed = outcomes.filter(({ passed }) => !passed);
if (failed.length > 0) console.log(`Failed: ${failed.map(({ step }) => step.name).join(', ')}`);
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes, TEST_SEED=${seed}`);
const tests = outcomes.flatMap(({ step, passed, results }) =>
  step.report ? results.map(({ status }) => status !== 'failed') : [passed],
);
const green = tests.filter(Boolean).length;
// A step can fail without a failed test if its runner could not start.
const red = Math.max(tests.length - green, failed.length) + unproven.length + Number(isTooFlaky);
console.log(`${green} passed, ${red} failed`);
process.exitCode = red > 0 ? 1 : 0;

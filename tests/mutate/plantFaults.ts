import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../platform.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { keepFinding } from './faultTable.ts';

let running: ChildProcess | undefined;
let restore = (): void => undefined;

/** Removes the planted fault before this process exits for any reason. */
function restoreAtExit(): void {
  process.once('exit', () => restore());
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      running?.kill();
      process.exit(code);
    });
  }
}

/** Plants a fault, which `restore` removes. */
function plant({ file, find, replace }: Fault): void {
  const place = path.join(repository, file);
  const source = readFileSync(place, 'utf8');
  restore = () => {
    writeFileSync(place, source);
    restore = () => undefined;
  };
  writeFileSync(
    place,
    source.replace(find, () => replace),
  );
}

interface Outcome {
  isGreen: boolean;
  /** The first test that failed, as 'file › title'. */
  failed: string | undefined;
  output: string;
}

/** Runs parts of the suite with the project's runner. */
async function runTests(parts: readonly string[], isFull: boolean): Promise<Outcome> {
  const runner = spawn(process.execPath, ['tests/run.ts', ...(isFull ? ['--full'] : []), ...parts], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = runner;
  const chunks: Buffer[] = [];
  runner.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve, reject) => {
    runner.once('error', reject);
    runner.once('close', resolve);
  });
  running = undefined;
  const output = Buffer.concat(chunks).toString();
  return { isGreen: code === 0, failed: /^ {4}✗ (.+)$/m.exec(output)?.[1], output };
}

/** Returns the test that catches a fault, or null if none does. Throws if the tests could not run. */
async function findTest(fault: Fault, isFull: boolean): Promise<string | null> {
  plant(fault);
  try {
    for (const part of isFull ? [...fault.tests, ...(fault.full ?? [])] : fault.tests) {
      const { isGreen, failed, output } = await runTests(part.split(' '), isFull);
      if (isGreen) continue;
      if (failed === undefined) throw new Error(`${fault.id}: ${part} could not run.\n${output}`);
      return failed;
    }
    return null;
  } finally {
    restore();
  }
}

/** Returns the tracked files with changes in the folders that these faults patch. */
function changesNear(chosen: readonly Fault[]): string {
  const rooms = [...new Set(chosen.map(({ file }) => file.split('/')[0] ?? ''))];
  return execFileSync('git', ['status', '--porcelain', '--untracked-files=no', '--', ...rooms], {
    cwd: repository,
    encoding: 'utf8',
  }).trimEnd();
}

/**
 * Plants faults one by one and runs the tests that should catch each. Returns an exit code: 0 if all were
 * caught. With `isFull` it also runs the tests of the full run.
 */
export async function plantFaults(ids: readonly string[], isFull: boolean): Promise<number> {
  const unknown = ids.filter((id) => !faults.some((fault) => fault.id === id));
  if (unknown.length > 0) {
    console.error(`There is no such fault: ${unknown.join(', ')}.`);
    return 2;
  }
  const chosen = ids.length > 0 ? faults.filter(({ id }) => ids.includes(id)) : faults;
  const changes = changesNear(chosen);
  if (changes !== '') {
    console.error(`Commit these changes first, because faults are planted in the same folders:\n${changes}`);
    return 2;
  }

  restoreAtExit();
  // A test that fails without a fault catches nothing.
  const parts = chosen.flatMap(({ tests, full = [] }) => (isFull ? [...tests, ...full] : tests));
  const before = await runTests([...new Set(parts.flatMap((part) => part.split(' ')))], isFull);
  if (!before.isGreen) {
    console.error(`Without a fault the tests must be green:\n${before.output}`);
    return 2;
  }
  let missed = 0;
  for (const fault of chosen) {
    const caughtBy = await findTest(fault, isFull);
    keepFinding(fault, caughtBy);
    if (caughtBy === null) missed += 1;
    console.log(`${caughtBy === null ? '✗ missed' : '✓ caught'} ${fault.id}: ${fault.what}`);
    if (caughtBy !== null) console.log(`    ${caughtBy}`);
  }
  console.log(`${chosen.length - missed} caught, ${missed} missed`);
  return missed > 0 ? 1 : 0;
}

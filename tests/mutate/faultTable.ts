import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../platform.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';

/** The results by fault id: the test that caught the fault, or `null` if none did. */
export type Findings = Record<string, string | null>;

const file = path.join(repository, '.cache/mutate/faults.json');

function read(): Findings {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Findings;
  } catch {
    // No fault was planted in this checkout yet.
    return {};
  }
}

/** Stores the result for a fault next to the results of earlier runs. */
export function keepFinding({ id }: Fault, caughtBy: string | null): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...read(), [id]: caughtBy }, null, 2));
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Prints the latest result for each fault as a Markdown table. */
export function printTable(): void {
  const findings = read();
  console.log('| Fault | File | Caught by |\n| --- | --- | --- |');
  for (const { id, what, file: place } of faults) {
    const found = findings[id];
    // A title may contain HTML.
    const caughtBy = found === undefined ? 'not run' : found === null ? '**missed**' : `\`${found}\``;
    console.log(`| ${cell(what)} | \`${place}\` | ${cell(caughtBy)} |`);
  }
}

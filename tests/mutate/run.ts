import { parseArgs } from 'node:util';
import { printTable } from './faultTable.ts';
import { plantFaults } from './plantFaults.ts';
import { mutateRules } from './mutateRules.ts';

const usage = `Measures what the tests catch.
  npm run mutate -- rules [file …]          changes the rules everywhere, and counts the changes that unit tests notice
  npm run mutate -- faults [--full] [id …]  plants the faults of tests/mutate and runs the tests that should notice
  npm run mutate -- faults --table          prints the latest results as a table for docs/testing.md`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, table: { type: 'boolean', default: false } },
});
const [subject, ...names] = positionals;
if (subject === 'rules') process.exitCode = await mutateRules(names);
else if (subject === 'faults' && values.table) printTable();
else if (subject === 'faults') process.exitCode = await plantFaults(names, values.full);
else {
  console.error(usage);
  process.exitCode = 2;
}

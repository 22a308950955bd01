import { spawn } from 'node:child_process';
import { repository } from './platform.ts';

/** One thing that must be green: a name for a person, and the command that judges it. */
interface Step {
  name: string;
  command: string;
  folder?: string;
}

const vitest = 'node node_modules/vitest/vitest.mjs run --config tests/vitest.config.ts';
const visual = 'playwright test --config tests/visual/playwright.config.ts';
const steps: readonly Step[] = [
  { name: 'format', command: 'biome format' },
  { name: 'lint', command: 'npm run lint --silent' },
  { name: 'build', command: 'node tests/build.ts' },
  { name: 'types', command: 'npm run typegen --silent -w app && tsc -b' },
  { name: 'unit', command: `${vitest} --project unit --project design-system` },
  { name: 'stories', command: `${vitest} --project stories` },
  // Before the package is built: what is published builds from the source alone.
  { name: 'storybook', command: 'npm run build-storybook --silent' },
  { name: 'package', command: 'npm run check --silent -w design-system' },
  { name: 'conformance', command: `${vitest} --project conformance` },
  { name: 'api', command: `${vitest} --project api` },
  { name: 'budgets', command: 'node app/budget.ts && node lambdas/budget.ts' },
  { name: 'synth', command: 'node cdk/synth.ts' },
  { name: 'browser', command: 'node tests/browser.ts' },
  { name: 'story tests', command: 'node tests/stories/run-stories.ts' },
  { name: 'pictures', command: `${visual} --project pictures` },
  { name: 'conditions', command: `${visual} --project conditions` },
  { name: 'end to end', command: 'playwright test --config tests/playwright.config.ts' },
  { name: 'lighthouse', command: 'node tests/lighthouse/run.ts' },
  { name: 'faults', command: `${vitest} --project faults` },
];

function run({ command, folder = '.' }: Step): Promise<{ passed: boolean; output: string }> {
  const child = spawn(command, {
    cwd: `${repository}/${folder}`,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ passed: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}

const only = process.argv.slice(2);
const chosen = only.length > 0 ? steps.filter(({ name }) => only.includes(name)) : steps;
const failed: string[] = [];
for (const step of chosen) {
  const started = performance.now();
  const { passed, output } = await run(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const lastLines = output.trim().split('\n').slice(-4).join('\n    ');
  console.log(`${passed ? '✓' : '✗'} ${step.name} (${seconds} s)\n    ${passed ? lastLines : output}`);
  if (!passed) failed.push(step.name);
}
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

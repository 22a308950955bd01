import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../browser.ts';
import { repository } from '../platform.ts';
import { serveStorybook } from './storybook.ts';

/** What the runner says beside the failures. */
const asides =
  /^\[test-storybook\]|^https:\/\/storybook\.js\.org|^(Snapshots|Test Suites|Time|Ran all test suites|Summary of all)/;

/** Runs every story of the built Storybook in the browser; arguments go to the runner. */
async function runStories(): Promise<number> {
  const { executablePath, args, env } = await findBrowser();
  const { origin, close } = await serveStorybook();
  const started = performance.now();
  const runner = spawn(
    'test-storybook',
    [
      '--config-dir=tests/stories/runner',
      '--index-json',
      `--url=${origin}`,
      '--maxWorkers=2',
      '--disable-telemetry',
      ...process.argv.slice(2),
    ],
    {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, STORY_BROWSER: executablePath, STORY_BROWSER_ARGS: args.join(' ') },
    },
  );
  let summary = 'No story was run';
  for (const stream of [runner.stdout, runner.stderr]) {
    createInterface(stream).on('line', (coloured) => {
      const line = stripVTControlCharacters(coloured);
      if (line.startsWith('Tests: ')) summary = line.replace(/^Tests: +/, 'Stories: ');
      else if (line.trim() !== '' && !asides.test(line)) console.log(line);
    });
  }
  const code = await new Promise<number>((resolve) => {
    runner.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    runner.once('close', (status) => resolve(status ?? 1));
  });
  close();
  console.log(`${summary}, each in both themes, ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return code;
}

process.exitCode = await runStories();

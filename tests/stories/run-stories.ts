import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { repository } from '../platform/platform.ts';
import { findOrphans, readPictures } from '../visual/accepted.ts';
import { results } from '../visual/picture.ts';
import { readStories, serveStorybook, type Story } from '../visual/storybook.ts';

/** The result of one story in the format of Jest's report. */
interface StoryResult {
  ancestorTitles: string[];
  fullName: string;
  status: string;
  duration?: number | null;
  failureMessages: string[];
  /** How often the story was run, and why it was repeated. */
  invocations?: number;
  retryReasons?: string[];
  tags?: readonly string[];
}

/** Jest's report, in which each file is a group of stories. */
interface Report {
  testResults: { name: string; status: string; message: string; assertionResults: StoryResult[] }[];
}

/** The number of pages that load Storybook. Each shows a group of stories, one after another. */
const groups = 8;

/**
 * Returns the index from which the runner generates its tests: one file per group, in which a story's name is its id.
 * Replaces the stories' own tags, because a tag could exclude a story from the tests.
 */
function groupStories(stories: readonly Story[]): string {
  const titles = [...new Set(stories.map(({ title }) => title))];
  const entries = stories.map((story): [string, object] => [
    story.id,
    { ...story, tags: ['test'], name: story.id, title: `group-${titles.indexOf(story.title) % groups}` },
  ]);
  return JSON.stringify({ v: 5, entries: Object.fromEntries(entries) });
}

async function runTests(stories: readonly Story[], reportFile: string): Promise<string> {
  const files = { '/groups/index.json': groupStories(stories), '/groups/': '' };
  const { origin, close } = await serveStorybook(files);
  const runner = spawn(
    'test-storybook',
    [
      '--config-dir=tests/stories/runner',
      '--index-json',
      `--url=${origin}/groups/`,
      '--maxWorkers=2',
      '--disable-telemetry',
      '--',
      '--json',
      `--outputFile=${reportFile}`,
    ],
    {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, STORYBOOK_ORIGIN: origin },
    },
  );
  let output = '';
  for (const stream of [runner.stdout, runner.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  await new Promise<void>((resolve, reject) => {
    runner.once('error', reject);
    runner.once('close', () => resolve());
  });
  close();
  return output;
}

/** Converts the report on groups into a report on stories, each with its id as the name, its tags, and its file. */
function nameStories({ testResults, ...report }: Report, stories: readonly Story[]): Report {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const named = testResults.flatMap((group) =>
    group.assertionResults.map((result) => {
      const fullName = result.ancestorTitles.at(-1) ?? '';
      const failureMessages = result.failureMessages.map((message) =>
        stripVTControlCharacters(message).replace(/^page.evaluate: \w+: |\n +at .*/gs, ''),
      );
      const { importPath = '', tags = [] } = byId.get(fullName) ?? {};
      const name = path.join(repository, 'stories', importPath);
      const assertionResults = [{ ...result, fullName, failureMessages, tags }];
      return { name, status: result.status, message: '', assertionResults };
    }),
  );
  const emptyGroups = testResults.filter(({ assertionResults }) => assertionResults.length === 0);
  return { ...report, testResults: [...named, ...emptyGroups] };
}

/** Runs the stories once. Returns Jest's report, and prints the output if there is none. */
async function readReport(stories: readonly Story[]): Promise<Report> {
  const file = path.join(results, 'report.json');
  rmSync(file, { force: true });
  const output = await runTests(stories, file);
  if (existsSync(file)) return nameStories(JSON.parse(readFileSync(file, 'utf8')) as Report, stories);
  console.log(output);
  return { testResults: [] };
}

/** How many failed stories run once more. More do not fail by chance. */
const maxRepeated = 10;

/**
 * Runs the failed stories of a report once more, in new pages: a page that has shown a story does not play it again. Returns
 * the report with their second results.
 */
async function repeatFailed(report: Report, stories: readonly Story[]): Promise<Report> {
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = new Set(all.flatMap(({ status, fullName }) => (status === 'passed' ? [] : fullName)));
  if (failed.size === 0 || failed.size > maxRepeated) return report;
  const again = await readReport(stories.filter(({ id }) => failed.has(id)));
  const second = new Map(
    again.testResults.flatMap(({ assertionResults }) => assertionResults.map((one) => [one.fullName, one])),
  );
  const testResults = report.testResults.map((group) => {
    const assertionResults = group.assertionResults.map((first) => {
      const repeated = failed.has(first.fullName) ? second.get(first.fullName) : undefined;
      return repeated ? { ...repeated, invocations: 2, retryReasons: first.failureMessages } : first;
    });
    const hasFailed = assertionResults.some(({ status }) => status !== 'passed');
    return assertionResults.length === 0
      ? group
      : { ...group, assertionResults, status: hasFailed ? 'failed' : 'passed' };
  });
  return { ...report, testResults };
}

/** Runs the stories, the failed ones again if `isRepeating`, and prints the failures. Returns whether all passed, and Jest's report. */
export async function runStories(
  stories: readonly Story[],
  { isRepeating = false } = {},
): Promise<{ passed: boolean; report: Report }> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  const first = await readReport(stories);
  const report = isRepeating ? await repeatFailed(first, stories) : first;
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status !== 'passed');
  for (const { fullName, failureMessages } of failed) {
    console.log(`✗ ${fullName}\n    ${failureMessages.join('\n').trim().replaceAll('\n', '\n    ')}`);
    console.log(`    run it: npm test -- stories:${fullName}`);
  }
  for (const { message } of report.testResults) if (message) console.log(message);
  return { passed: failed.length === 0 && all.length === stories.length, report };
}

function printSummary({ testResults }: Report, seconds: number): void {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const pictures = readPictures();
  const tolerated = pictures.filter(({ verdict }) => verdict === 'tolerated').length;
  if (tolerated > 0) console.log(`${tolerated} pictures differ within the tolerance of this machine`);
  console.log('The slowest stories:');
  const slowest = all.sort((a, b) => (b.duration ?? 0) - (a.duration ?? 0)).slice(0, 10);
  for (const { fullName, duration } of slowest) {
    console.log(`  ${((duration ?? 0) / 1000).toFixed(1).padStart(5)} s  ${fullName}`);
  }
  const passed = all.filter(({ status }) => status === 'passed').length;
  const counts = `${passed} of ${all.length} stories passed, ${pictures.length} pictures`;
  console.log(`${counts}, ${seconds.toFixed(0)} s`);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      outputFile: { type: 'string' },
    },
  });
  const isUnfiltered = positionals.length === 0;
  // The end-to-end tests also check whole pages.
  const stories = readStories().filter(({ id, title }) =>
    isUnfiltered ? values.full || !title.startsWith('Pages/') : positionals.some((part) => id.includes(part)),
  );
  const started = performance.now();
  const { passed, report } = await runStories(stories, { isRepeating: !values.full });
  if (values.outputFile) writeFileSync(values.outputFile, JSON.stringify(report));
  printSummary(report, (performance.now() - started) / 1000);
  const orphans = passed && isUnfiltered ? findOrphans() : [];
  if (orphans.length > 0) {
    console.log(`✗ These accepted pictures belong to no story:\n    ${orphans.join('\n    ')}`);
    console.log('    remove them: npm run accept-pictures');
  }
  process.exitCode = passed && orphans.length === 0 ? 0 : 1;
}

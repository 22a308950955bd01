import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../platform/platform.ts';

const files = globSync('.github/workflows/*.{yml,yaml}', { cwd: repository });
const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');

/** Returns the actions of a workflow that are not pinned to a commit with the name of its release. */
const unpinned = (workflow: string): string[] =>
  [...workflow.matchAll(/^[\s-]*["']?uses["']?:\s*(.+)$/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !/^(\.\/|[\w-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(action));

/** Returns the lines that give a workflow's token the right to write. */
const writes = (workflow: string): string[] =>
  [...workflow.matchAll(/^.*\bwrite(-all)?\b.*$/gm)].map(([line]) => line.trim());

/** The rights to write, in the order of the jobs: a token for AWS, the pull request's comment, a release, the pages. */
const allowedWrites: Record<string, string[]> = {
  'deploy.yml': ['id-token: write', 'pull-requests: write', 'id-token: write'],
  'release.yml': ['contents: write', 'id-token: write', 'pull-requests: write'],
  'storybook.yml': ['pages: write', 'id-token: write'],
};

/** Returns the lines that put a value of an event into a shell, which would run it. */
const interpolated = (workflow: string): string[] =>
  [...workflow.matchAll(/^\s*(?:- )?run:(?: \||.*\$\{\{).*(?:\n {10}.*)*$/gm)]
    .map(([step]) => step)
    .filter((step) => step.includes('${{'));

it('there are workflows to check', () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)('the workflow %s', (file) => {
  it('pins each action to a commit, so that a moved tag changes nothing', () => {
    expect(unpinned(read(file))).toEqual([]);
  });

  it('may only read the repository, except for the jobs that deploy, release, or publish pages', () => {
    expect(read(file)).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
    expect(writes(read(file))).toEqual(allowedWrites[path.basename(file)] ?? []);
  });

  it('puts no value of an event into a shell', () => {
    expect(interpolated(read(file))).toEqual([]);
  });
});

describe('these checks find', () => {
  const commit = 'fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09';
  it.each([
    'actions/checkout@v5',
    'actions/checkout@main',
    'actions/checkout',
    'docker://node:24',
    `actions/checkout@${commit}`,
    `actions/checkout@${commit.slice(1)} # v5.1.0`,
    `actions/checkout@${commit} # v5`,
  ])('the action %s', (action) => {
    expect(unpinned(`    steps:\n      - uses: ${action}\n`)).toEqual([action]);
  });

  it.each([
    '      - run: gh pr comment ${{ github.event.title }}\n',
    '      - run: |\n          set -e\n          echo ${{ inputs.ref }}\n',
  ])('a value in a shell: %j', (step) => {
    expect(interpolated(step)).toHaveLength(1);
  });

  it('the right to write anything', () => {
    expect(writes('permissions: write-all\n')).toHaveLength(1);
  });
});

/** A part of the test suite: a command and the format of its results. */
export interface Step {
  name: string;
  /** `test` steps run before every merge, `full` steps only in the full run. */
  suite: 'test' | 'full';
  /** Returns the command line. Filters are files or parts of their names. */
  command: (filters: readonly string[], isFull: boolean) => readonly string[];
  /** The format of the command's report. Without one, the exit code counts as one test. */
  report?: 'vitest' | 'jest' | 'playwright';
  /** Steps that make what this one checks. */
  needs?: readonly ('build' | 'storybook' | 'typegen')[];
  /** It leaves cores idle, so it runs at the same time as neighbors that do so too. */
  leavesCoresIdle?: true;
}

const vitest =
  (...projects: string[]): Step['command'] =>
  (filters, isFull) => [
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.flatMap((project) => ['--project', project]),
    ...(isFull ? [] : ['--exclude', '**/*.full.test.ts']),
    ...filters,
  ];

const playwright =
  (config: string): Step['command'] =>
  (filters, isFull) => [
    'playwright',
    'test',
    '--config',
    config,
    // The full run reports each failure. Before a merge a test that fails by chance runs once more.
    ...(isFull ? [] : ['--grep-invert', '@full', '--retries=1']),
    ...filters,
  ];

/** Every step in the order of a complete run: the quick ones first. */
export const steps: readonly Step[] = [
  { name: 'format', suite: 'test', command: () => ['biome', 'format'] },
  { name: 'build', suite: 'test', command: () => ['node', 'tests/platform/build.ts'] },
  // Once, and not in `lint` and `types`, which run at the same time: one would remove the files while the other reads them.
  { name: 'typegen', suite: 'test', command: () => ['npm', 'run', 'typegen', '--silent', '-w', 'app'] },
  {
    name: 'lint',
    suite: 'test',
    command: () => ['npm', 'run', 'check-lint', '--silent'],
    needs: ['typegen'],
    leavesCoresIdle: true,
  },
  { name: 'types', suite: 'test', command: () => ['tsc', '-b'], needs: ['typegen'], leavesCoresIdle: true },
  {
    name: 'storybook',
    suite: 'test',
    command: () => ['node', 'tests/platform/build.ts', 'storybook'],
    leavesCoresIdle: true,
  },
  { name: 'unit', suite: 'test', command: vitest('unit', 'design-system', 'stories'), report: 'vitest' },
  { name: 'courses', suite: 'test', command: () => ['npm', 'run', 'check-courses', '--silent'] },
  { name: 'conformance', suite: 'test', command: vitest('conformance'), report: 'vitest' },
  { name: 'budgets', suite: 'test', command: () => ['npm', 'run', 'budgets', '--silent'], needs: ['build'] },
  {
    name: 'synth',
    suite: 'test',
    command: () => ['node', 'cdk/synth.ts', '--stage', 'dev', '-c', 'supportEmail=help@example.com'],
    needs: ['build'],
  },
  { name: 'api', suite: 'test', command: vitest('api'), report: 'vitest', needs: ['build'] },
  {
    name: 'stories',
    suite: 'test',
    command: (filters, isFull) => [
      'node',
      'tests/stories/run-stories.ts',
      ...(isFull ? ['--full'] : []),
      ...filters,
    ],
    report: 'jest',
    needs: ['storybook'],
  },
  {
    name: 'e2e',
    suite: 'test',
    command: playwright('tests/playwright.config.ts'),
    report: 'playwright',
    needs: ['build'],
  },
  {
    name: 'conditions',
    suite: 'full',
    command: playwright('tests/visual/playwright.config.ts'),
    report: 'playwright',
    needs: ['storybook'],
  },
  { name: 'faults', suite: 'full', command: vitest('faults'), report: 'vitest', needs: ['build'] },
  // Last: it builds the package, which the other steps import from its source.
  {
    name: 'package',
    suite: 'full',
    command: () => ['npm', 'run', 'check', '--silent', '-w', 'design-system'],
  },
];

/** A step to run, with its file filters. */
export interface Chosen {
  step: Step;
  filters: string[];
}

/** Returns the steps of a suite, or of the targets (`step` or `step:filter`). Throws on an unknown step. */
export function chooseSteps(targets: readonly string[], isFull: boolean): Chosen[] {
  if (targets.length === 0) {
    return steps.filter(({ suite }) => isFull || suite === 'test').map((step) => ({ step, filters: [] }));
  }
  const filters = new Map<string, string[]>();
  for (const target of targets) {
    const [name = '', filter] = target.split(/:(.*)/s);
    const step = steps.find((candidate) => candidate.name === name);
    if (!step)
      throw new Error(`There is no step "${name}"; there are: ${steps.map((it) => it.name).join(', ')}`);
    for (const needed of step.needs ?? []) if (!filters.has(needed)) filters.set(needed, []);
    filters.set(name, [...(filters.get(name) ?? []), ...(filter ? [filter] : [])]);
  }
  return steps.flatMap((step) => {
    const chosen = filters.get(step.name);
    return chosen ? [{ step, filters: chosen }] : [];
  });
}

/** Returns the groups of neighboring steps that run at the same time. */
export function groupsOf(chosen: readonly Chosen[]): Chosen[][] {
  const groups: Chosen[][] = [];
  for (const one of chosen) {
    const group = groups.at(-1);
    if (group && one.step.leavesCoresIdle && group.every(({ step }) => step.leavesCoresIdle)) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

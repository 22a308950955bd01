/** A part of the test suite: a command, and how its results are read. */
export interface Step {
  name: string;
  /** `test` steps run before every merge, `full` steps in the full run only. */
  suite: 'test' | 'full';
  /** The command line; filters name files, or parts of their names. */
  command: (filters: readonly string[], isFull: boolean) => readonly string[];
  /** The form of the report that the command writes; without one, the exit code counts as one test. */
  report?: 'vitest' | 'jest' | 'playwright';
  /** Steps that build what this one judges. */
  needs?: readonly ('build' | 'storybook')[];
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
    ...(isFull ? [] : ['--grep-invert', '@full']),
    ...filters,
  ];

/** Every step, in the order in which a whole run takes them: the quick ones first. */
export const steps: readonly Step[] = [
  { name: 'format', suite: 'test', command: () => ['biome', 'format'] },
  { name: 'build', suite: 'test', command: () => ['node', 'tests/build.ts'] },
  { name: 'lint', suite: 'test', command: () => ['npm', 'run', 'lint', '--silent'] },
  { name: 'types', suite: 'test', command: () => ['npm', 'run', 'types', '--silent'] },
  { name: 'unit', suite: 'test', command: vitest('unit', 'design-system', 'stories'), report: 'vitest' },
  { name: 'conformance', suite: 'test', command: vitest('conformance'), report: 'vitest' },
  { name: 'budgets', suite: 'test', command: () => ['npm', 'run', 'budgets', '--silent'], needs: ['build'] },
  { name: 'synth', suite: 'test', command: () => ['npm', 'run', 'synth', '--silent'], needs: ['build'] },
  { name: 'api', suite: 'test', command: vitest('api'), report: 'vitest', needs: ['build'] },
  { name: 'storybook', suite: 'test', command: () => ['node', 'tests/build.ts', 'storybook'] },
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
  // Last: it builds the package, which everything else reads from its source.
  {
    name: 'package',
    suite: 'full',
    command: () => ['npm', 'run', 'check', '--silent', '-w', 'design-system'],
  },
];

/** A step to run, with the files that it is narrowed to. */
export interface Chosen {
  step: Step;
  filters: string[];
}

/** Returns the steps of a suite, or those that the targets (`step` or `step:filter`) name; throws on an unknown one. */
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

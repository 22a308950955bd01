import { checkBlock } from '@redwhiteandcode/contract/course/block-rules.ts';
import { fingerprintOf, isChecked } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { checkPromptDraft } from '@redwhiteandcode/contract/course/prompt-lab-check.ts';
import type {
  LabChecks,
  LabDraft,
  LabRunner,
  PythonResult,
  RunEnd,
  RunEvents,
  SqlResult,
} from '@redwhiteandcode/design-system';
import { scriptFailure } from './frame/messages.ts';
import { labRunner } from './labRunner.ts';

type PythonDraft = Extract<LabDraft, { type: 'python_lab' }>;
type SqlDraft = Extract<LabDraft, { type: 'sql_lab' }>;

/** Returns the problem of a solution that did not run to its end. */
function endProblems(end: RunEnd): string[] {
  switch (end.kind) {
    case 'done':
      return [];
    case 'stopped':
      return [`The solution was stopped: ${end.message}`];
    case 'error':
      return end.message.startsWith(scriptFailure)
        ? [end.message]
        : [`The solution stops with an error: ${end.message}`];
  }
}

function failedTests({ tests }: PythonResult, lab: PythonDraft): string[] {
  return lab.tests.flatMap((test, at) => {
    const result = tests[at];
    if (result?.isPassed) return [];
    const failure = `The solution fails the test “${test.sentence.trim()}”`;
    return [result?.message ? `${failure}: ${result.message}` : `${failure}.`];
  });
}

/** What the fields of a lab are called that can be unfinished. */
const fieldNames: Readonly<Record<string, string>> = {
  title: 'Title',
  html: 'Task',
  script: 'Script',
  solution_code: 'Solution',
  files: 'File',
  tests: 'Test',
};

/** Returns what is unfinished in a lab, apart from its check. Such a lab is not run. */
function unfinishedParts(lab: LabDraft): string[] {
  const { checked: _, ...problems } = checkBlock(lab);
  return Object.entries(problems).map(([path, message]) => {
    const [field = '', at] = path.split('.');
    const place = at === undefined ? '' : ` ${Number(at) + 1}`;
    return `${fieldNames[field] ?? field}${place}: ${message}`;
  });
}

async function pythonProblems(lab: PythonDraft, runner: LabRunner, events: RunEvents): Promise<string[]> {
  const solution = await runner.runPython(lab.solution_code, lab, events);
  const start = await runner.runPython(lab.start_code, lab, events);
  const startPasses = start.end.kind === 'done' && start.tests.every(({ isPassed }) => isPassed);
  return [
    ...(solution.end.kind === 'done' ? failedTests(solution, lab) : endProblems(solution.end)),
    ...(startPasses ? ['The start code already passes all tests.'] : []),
  ];
}

function solutionRows({ end, count, isRight }: SqlResult): string[] {
  if (end.kind !== 'done') return endProblems(end);
  if (count === 0) return ['The solution returns no rows.'];
  return isRight
    ? []
    : [
        'The solution returns other rows when it runs again. Sort the rows, and avoid random values and the time.',
      ];
}

async function sqlProblems(lab: SqlDraft, runner: LabRunner, events: RunEvents): Promise<string[]> {
  // A run of the solution is compared with another run of the solution.
  const solution = solutionRows(await runner.runSql(lab.solution_code, lab, events));
  if (solution.length > 0) return solution;
  const start = await runner.runSql(lab.start_code, lab, events);
  return [
    ...(start.isRight ? ['The start query already returns the rows of the solution.'] : []),
    ...(lab.is_ordered && !/\border\s+by\b/i.test(lab.solution_code)
      ? ['The order of the rows counts, so the solution needs ORDER BY.']
      : []),
  ];
}

/** Creates the checks of labs in the editor: the solution must pass, and the start code must not. */
export const createLabChecks = (runner: LabRunner): Omit<LabChecks, 'samples'> => ({
  isChecked,
  check: async (lab, { onLoad, signal }) => {
    const events: RunEvents = { onLoad, signal, onStart: () => undefined, onOutput: () => undefined };
    const unfinished = unfinishedParts(lab);
    if (unfinished.length > 0) return { checked: '', problems: unfinished };
    const problems =
      lab.type === 'python_lab'
        ? await pythonProblems(lab, runner, events)
        : await sqlProblems(lab, runner, events);
    return { checked: problems.length === 0 ? fingerprintOf(lab) : '', problems };
  },
  checkPromptLab: checkPromptDraft,
});

/** Checks labs in this browser. */
export const labChecks = createLabChecks(labRunner);

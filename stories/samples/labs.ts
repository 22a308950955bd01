import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import { fingerprintOf, isChecked } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { judgeOutput } from '@redwhiteandcode/contract/course/prompt-cases.ts';
import { checkPrompt } from '@redwhiteandcode/contract/course/prompt-check.ts';
import { checkPromptDraft } from '@redwhiteandcode/contract/course/prompt-lab-check.ts';
import type {
  LabChecks,
  LabRunner,
  PromptRun,
  PromptRunner,
  PromptTools,
  SampleRecorder,
} from '@redwhiteandcode/design-system';

/** A lab in which a function is completed. */
export const pythonLab: BlockOf<'python_lab'> = {
  id: 'sample-python',
  type: 'python_lab',
  title: 'Add up the orders',
  html: '<p>Complete <code>total</code>, so that it returns the sum of the column <code>cents</code> in <code>orders.csv</code>.</p>',
  minutes: 15,
  files: [{ name: 'orders.csv', content: 'order,cents\n1,1200\n2,350\n3,450\n' }],
  start_code: 'import csv\n\ndef total(path):\n    ...\n\nprint(total("orders.csv"))\n',
  solution_code:
    'import csv\n\ndef total(path):\n    with open(path) as file:\n        return sum(int(row["cents"]) for row in csv.DictReader(file))\n\nprint(total("orders.csv"))\n',
  checked: '',
  tests: [
    {
      id: 'a',
      sentence: 'total returns a whole number',
      code: 'assert isinstance(total("orders.csv"), int)',
    },
    { id: 'b', sentence: 'The sum of the three orders is 2000', code: 'assert total("orders.csv") == 2000' },
  ],
};

/** A lab with a query on one table. */
export const sqlLab: BlockOf<'sql_lab'> = {
  id: 'sample-sql',
  type: 'sql_lab',
  title: 'Count the orders of each site',
  html: '<p>List each site with the number of its orders, the largest number first.</p>',
  minutes: 10,
  script:
    "create table orders (site text, cents integer);\ninsert into orders values ('North', 1200), ('South', 350), ('North', 450);",
  start_code: 'select * from orders',
  solution_code: 'select site, count(*) as orders from orders group by site order by orders desc',
  checked: '',
  is_ordered: true,
};

/** Runs nothing: each run prints a line and passes. */
export const labRunner: LabRunner = {
  runPython: async (_code, { tests }, { onStart }) => {
    onStart();
    return {
      output: '2000\n',
      isCut: false,
      end: { kind: 'done' },
      tests: tests.map(({ id }) => ({ id, isPassed: true, message: '' })),
    };
  },
  runSql: async (_query, _lab, { onStart }) => {
    onStart();
    return {
      columns: ['site', 'orders'],
      rows: [
        ['North', 2],
        ['South', 1],
      ],
      count: 2,
      end: { kind: 'done' },
      isRight: true,
      differences: [],
    };
  },
};

/** A model with calls left. */
const allowance = {
  model: 'sample-model',
  calls_left: 17,
  calls_per_day: 20,
  opens_at: '2026-03-03T00:00:00Z',
};

/** Records the same output for each case at once. */
export const sampleRecorder: SampleRecorder = {
  readAllowance: async () => allowance,
  record: async () => ({
    sample: 'The new shelf is due on May 3.',
    sample_run: { model: 'sample-model', ran_on: '2026-03-02' },
  }),
};

/** Finds no problem in a lab. */
export const labChecks: LabChecks = {
  isChecked,
  check: async (lab) => ({ checked: fingerprintOf(lab), problems: [] }),
  checkPromptLab: checkPromptDraft,
  samples: sampleRecorder,
};

type PromptCase = BlockOf<'prompt_lab'>['cases'][number];

/** A prompt lab with two cases: one whose material has a date, and one without. */
export const promptLab: BlockOf<'prompt_lab'> = {
  id: 'sample-prompt',
  type: 'prompt_lab',
  title: 'Summarize a note for the team',
  html: '<p>Write a prompt that summarizes a note from a site for the people who work there.</p>',
  minutes: 15,
  criteria: ['audience', 'length', 'silence', 'privacy'],
  start_prompt: 'Summarize the note.',
  solution_prompt:
    'Summarize the note for a new cashier in at most 20 words. Use only the note. If the note does not say when, write “no date given”.',
  cases: [
    {
      id: 'a',
      title: 'Note with a date',
      input:
        'Sample note from site North.\n\nThe new shelf arrives on May 3. Keep the aisle free until then.',
      must_contain: ['May 3'],
      must_not_contain: ['Dear'],
      is_json: false,
      max_words: 20,
      sample: 'The new shelf arrives on May 3. Keep the aisle free.',
      sample_run: null,
    },
    {
      id: 'b',
      title: 'Note without a date',
      input: 'Sample note from site South.\n\nThe old shelf is taken away.',
      must_contain: ['no date given'],
      must_not_contain: [],
      is_json: false,
      max_words: 20,
      sample: 'The old shelf is taken away soon.',
      sample_run: { model: 'sample-model', ran_on: '2026-03-02' },
    },
  ],
};

const firstOutput = 'The new shelf arrives on May 3. Keep the aisle free until then.';

/** A finished run of a prompt on both cases: the first one passed. */
export const promptRun: PromptRun = {
  id: 'sample-run',
  prompt: promptLab.start_prompt,
  model: 'sample-model',
  status: 'finished',
  started_at: '2026-03-02T15:04:00Z',
  cases: [
    {
      case_id: 'a',
      title: 'Note with a date',
      status: 'done',
      output: firstOutput,
      rules: judgeOutput(promptLab.cases[0] as PromptCase, firstOutput),
      reason: null,
      ms: 2400,
    },
    {
      case_id: 'b',
      title: 'Note without a date',
      status: 'done',
      output: 'The old shelf is taken away.',
      rules: judgeOutput(promptLab.cases[1] as PromptCase, 'The old shelf is taken away.'),
      reason: null,
      ms: 1900,
    },
  ],
};

/** A model with calls left that ends each run at once, on one case or on both. */
export const promptRunner: PromptRunner = {
  read: async () => ({ allowance, runs: [] }),
  run: async (_block, prompt, caseId, { onChange }) => {
    const cases = promptRun.cases.filter(({ case_id }) => caseId === undefined || case_id === caseId);
    const run = { ...promptRun, prompt, cases };
    onChange(run);
    return run;
  },
  follow: async (_block, run) => run,
};

/** Checks and judges as the app does. */
export const promptTools: PromptTools = {
  check: async (block, prompt) => checkPrompt(prompt, block),
  judge: async (one, output) => judgeOutput(one, output),
  runner: promptRunner,
};

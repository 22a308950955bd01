import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import { fingerprintOf, isChecked } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { checkPromptDraft } from '@redwhiteandcode/contract/course/prompt-lab-check.ts';
import type { LabChecks, LabRunner } from '@redwhiteandcode/design-system';

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

/** Finds no problem in a lab. */
export const labChecks: LabChecks = {
  isChecked,
  check: async (lab) => ({ checked: fingerprintOf(lab), problems: [] }),
  checkPromptLab: checkPromptDraft,
};

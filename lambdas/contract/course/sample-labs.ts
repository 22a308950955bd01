import type { BlockOf } from './blocks.ts';
import { fingerprintOf, type RunnableLab } from './lab-fingerprint.ts';

/** Returns a lab that an author's browser has checked. */
const checked = <Lab extends RunnableLab>(lab: Lab): Lab => ({ ...lab, checked: fingerprintOf(lab) });

/** A lab whose start code prints a sum and fails its test. */
export const pythonLab: BlockOf<'python_lab'> = checked({
  id: 'pythonlab',
  type: 'python_lab',
  title: 'Add up the orders',
  html: '<p>Return the sum of the orders.</p>',
  minutes: 15,
  files: [{ name: 'orders.csv', content: 'order,cents\n1,1200\n2,350\n3,450\n' }],
  start_code: 'def total(path):\n    return 0\n\nprint(total("orders.csv"))\n',
  solution_code:
    'import csv\n\ndef total(path):\n    with open(path) as file:\n        return sum(int(row["cents"]) for row in csv.DictReader(file))\n\nprint(total("orders.csv"))\n',
  checked: '',
  tests: [
    {
      id: 'a',
      sentence: 'The orders add up to 2000',
      code: 'assert total("orders.csv") == 2000, "It is 2000, because 1200 + 350 + 450 = 2000."',
    },
  ],
});

/** A lab with one table of three orders. */
export const sqlLab: BlockOf<'sql_lab'> = checked({
  id: 'sqllab',
  type: 'sql_lab',
  title: 'Count the orders of each site',
  html: '<p>Count the orders of each site.</p>',
  minutes: 10,
  script:
    "create table orders (site text, cents integer);\ninsert into orders values ('North', 1200), ('South', 350), ('North', 450);",
  start_code: 'select site from orders',
  solution_code: 'select site, count(*) as orders from orders group by site',
  checked: '',
  is_ordered: false,
});

/** A lab with two notes, one of them without an answer. */
export const promptLab: BlockOf<'prompt_lab'> = {
  id: 'promptlab',
  type: 'prompt_lab',
  title: 'Summarize a note',
  html: '<p>Write a prompt that summarizes the note.</p>',
  minutes: 15,
  criteria: ['audience', 'length', 'privacy'],
  start_prompt: 'Summarize the note.',
  solution_prompt: 'Summarize the note for a new cashier in at most 20 words.',
  cases: [
    {
      id: 'a',
      title: 'Note with a date',
      input: 'The shelf at the sample shop is due on May 3.',
      must_contain: ['shelf', 'May 3'],
      must_not_contain: ['Dear'],
      is_json: false,
      max_words: 20,
      sample: 'The shelf is due on May 3.',
      sample_run: null,
    },
    {
      id: 'b',
      title: 'Note without a date',
      input: 'The sample shop waits for a shelf.',
      must_contain: [],
      must_not_contain: ['May'],
      is_json: false,
      max_words: 0,
      sample: 'A shelf will come. The note gives no date.',
      sample_run: null,
    },
  ],
};

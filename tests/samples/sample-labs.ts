import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import { fingerprintOf, type RunnableLab } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';

const checked = <Lab extends RunnableLab>(lab: Lab): Lab => ({ ...lab, checked: fingerprintOf(lab) });

/** A lab whose start code prints a sum and fails the second of its tests. */
export const pythonLab: BlockOf<'python_lab'> = checked({
  id: 'python',
  type: 'python_lab',
  title: 'Add up the orders',
  html: '<p>Change <code>total</code>, so that it adds up the column <code>cents</code>.</p>',
  minutes: 15,
  files: [{ name: 'orders.csv', content: 'order,cents\n1,1200\n2,350\n3,450\n' }],
  start_code: 'def total(path):\n    return 0\n\nprint(total("orders.csv"))\n',
  solution_code:
    'import csv\n\ndef total(path):\n    with open(path) as file:\n        return sum(int(row["cents"]) for row in csv.DictReader(file))\n\nprint(total("orders.csv"))\n',
  checked: '',
  tests: [
    {
      id: 'a',
      sentence: 'total returns a whole number',
      code: 'assert isinstance(total("orders.csv"), int)',
    },
    {
      id: 'b',
      sentence: 'The orders add up to 2000',
      code: 'assert total("orders.csv") == 2000, "It is 2000, because 1200 + 350 + 450 = 2000."',
    },
  ],
});

/** A lab with one table of three orders. */
export const sqlLab: BlockOf<'sql_lab'> = checked({
  id: 'sql',
  type: 'sql_lab',
  title: 'Count the orders of each site',
  html: '<p>List each site with its number of orders.</p>',
  minutes: 10,
  script:
    "create table orders (site text, cents integer);\ninsert into orders values ('North', 1200), ('South', 350), ('North', 450);",
  start_code: 'select site from orders',
  solution_code: 'select site, count(*) as orders from orders group by site',
  checked: '',
  is_ordered: false,
});

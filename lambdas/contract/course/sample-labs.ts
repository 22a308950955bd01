import type { BlockOf } from './blocks.ts';
import { fingerprintOf, type RunnableLab } from './lab-fingerprint.ts';

/** Returns a lab that an author's browser has checked. */
const checked = <Lab extends RunnableLab>(lab: Lab): Lab => ({ ...lab, checked: fingerprintOf(lab) });

/** A Python lab that can be published. */
export const pythonLab: BlockOf<'python_lab'> = checked({
  id: 'pythonlab',
  type: 'python_lab',
  title: 'Add up the orders',
  html: '<p>Return the sum of the orders.</p>',
  minutes: 15,
  files: [{ name: 'orders.csv', content: 'cents\n1200\n800\n' }],
  start_code: 'def total(path):\n    ...\n',
  solution_code: 'def total(path):\n    return sum(int(line) for line in list(open(path))[1:])\n',
  checked: '',
  tests: [{ id: 'a', sentence: 'The sum is 2000', code: 'assert total("orders.csv") == 2000' }],
});

/** A SQL lab that can be published. */
export const sqlLab: BlockOf<'sql_lab'> = checked({
  id: 'sqllab',
  type: 'sql_lab',
  title: 'Count the orders',
  html: '<p>Count the orders.</p>',
  minutes: 10,
  script: 'create table orders (cents integer); insert into orders values (1200), (800);',
  start_code: 'select * from orders',
  solution_code: 'select count(*) from orders',
  checked: '',
  is_ordered: false,
});

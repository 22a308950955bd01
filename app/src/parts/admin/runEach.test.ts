import { expect, test } from 'vitest';
import { runEach } from './runEach.ts';

test('rows are changed one after the other, and a failure stops none of them', async () => {
  const events: string[] = [];
  const change = async (row: string) => {
    events.push(`start ${row}`);
    await Promise.resolve();
    events.push(`end ${row}`);
    return row === 'b' ? 'Not found' : undefined;
  };
  const failures = await runEach(['a', 'b', 'c'], change, (done) => events.push(`${done} done`));
  expect(failures).toEqual([{ row: 'b', message: 'Not found' }]);
  expect(events.join(', ')).toBe('start a, end a, 1 done, start b, end b, 2 done, start c, end c, 3 done');
});

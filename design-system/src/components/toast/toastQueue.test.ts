import { expect, test } from 'vitest';
import { dismissToast, readToasts, subscribeToasts, toast } from './toastQueue.ts';

test('messages queue in their order, tell the listeners, and leave when dismissed', () => {
  let changes = 0;
  const stop = subscribeToasts(() => {
    changes += 1;
  });
  const first = toast({ title: 'First' });
  const second = toast({ title: 'Second', tone: 'danger' });
  expect(readToasts().map(({ title }) => title)).toEqual(['First', 'Second']);
  dismissToast(first);
  expect(readToasts().map(({ id }) => id)).toEqual([second]);
  stop();
  dismissToast(second);
  expect(readToasts()).toEqual([]);
  expect(changes).toBe(3);
});

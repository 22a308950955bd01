import { afterEach, describe, expect, test } from 'vitest';
import { dismissToast, readToasts, subscribeToasts, toast, visibleCount } from './toastQueue.ts';

test('queues messages in order, notifies listeners, and removes dismissed messages', () => {
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

describe('several messages', () => {
  const action = { label: 'Undo', onPress: () => undefined };
  const titles = () => readToasts().map(({ title }) => title);
  const shown = () => titles().slice(-visibleCount);

  afterEach(() => {
    for (const { id } of readToasts()) dismissToast(id);
  });

  test('a repeated message replaces the first one and is announced and timed again', () => {
    const first = toast({ title: 'Not saved', description: 'Try again.', tone: 'danger' });
    toast({ title: 'Saved' });
    const again = toast({ title: 'Not saved', description: 'Try again.', tone: 'danger' });
    expect(again).not.toBe(first);
    expect(readToasts().map(({ id }) => id)).not.toContain(first);
    expect(titles()).toEqual(['Saved', 'Not saved']);
    toast({ title: 'Saved', tone: 'info' });
    expect(titles()).toEqual(['Not saved', 'Saved']);
  });

  test('each success is a new message, even with the same words', () => {
    for (let vote = 0; vote < 4; vote++) toast({ title: 'Thank you', tone: 'success' });
    expect(titles()).toEqual(['Thank you', 'Thank you', 'Thank you']);
  });

  test('a message with another description or tone is a different message', () => {
    toast({ title: 'Saved' });
    toast({ title: 'Saved', description: 'On this device only.' });
    toast({ title: 'Saved', tone: 'success' });
    expect(titles()).toEqual(['Saved', 'Saved', 'Saved']);
  });

  test('a fourth message replaces the oldest one, which does not come back', () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) toast({ title });
    expect(titles()).toEqual(['Three', 'Four', 'Five']);
  });

  test('the oldest timed message is replaced before one with an action', () => {
    toast({ title: 'Removed', action });
    for (const title of ['One', 'Two', 'Three']) toast({ title });
    expect(shown()).toEqual(['Removed', 'Two', 'Three']);
  });

  test('messages with actions do not block a new one, and a hidden one comes back', () => {
    for (const title of ['A', 'B', 'C']) toast({ title, action });
    const timed = toast({ title: 'Saved' });
    expect(shown()).toEqual(['B', 'C', 'Saved']);
    dismissToast(timed);
    expect(shown()).toEqual(['A', 'B', 'C']);
    toast({ title: 'D', action });
    expect(shown()).toEqual(['B', 'C', 'D']);
    expect(titles()).toContain('A');
  });
});

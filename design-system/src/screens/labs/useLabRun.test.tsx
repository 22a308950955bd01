// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RunEvents } from './lab.ts';
import { useLabRun } from './useLabRun.ts';

/** Renders the hook with runs that end when the test says so. */
function renderRuns() {
  const runs: { events: RunEvents; end: (result: string) => void }[] = [];
  const hook = renderHook(() =>
    useLabRun<string>((_code, events) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      runs.push({ events, end: resolve });
      return promise;
    }),
  );
  return { ...hook, runs };
}

test('removing the component ends its run', () => {
  const { result, unmount, runs } = renderRuns();
  act(() => result.current.start('1'));
  expect(runs[0]?.events.signal.aborted).toBe(false);
  unmount();
  expect(runs[0]?.events.signal.aborted).toBe(true);
});

test('a run that was stopped shows the output until then, and nothing that comes later', async () => {
  const { result, runs } = renderRuns();
  act(() => result.current.start('1'));
  act(() => runs[0]?.events.onOutput('so far'));
  act(() => result.current.stop());
  expect(runs[0]?.events.signal.aborted).toBe(true);
  await act(async () => {
    runs[0]?.events.onOutput('later');
    runs[0]?.end('late result');
  });
  expect(result.current.run).toEqual({ phase: 'stopped', output: 'so far' });
});

test('a new run ends the one before it, whose result is not shown', async () => {
  const { result, runs } = renderRuns();
  act(() => result.current.start('1'));
  act(() => result.current.start('2'));
  expect(runs[0]?.events.signal.aborted).toBe(true);
  await act(async () => {
    runs[1]?.end('second');
    runs[0]?.end('first');
  });
  expect(result.current.run).toEqual({ phase: 'ended', code: '2', result: 'second' });
});

import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

it('writes the first change at once, and then at most once in an interval, one write at a time', async () => {
  const written: number[] = [];
  let state = 0;
  let isWriting = false;
  const progress = createProgress(async () => {
    expect(isWriting).toBe(false);
    isWriting = true;
    written.push(state);
    await Promise.resolve();
    isWriting = false;
  }, 20);
  const change = () => {
    state++;
    progress.changed();
  };
  change();
  change();
  change();
  await expect.poll(() => written).toEqual([1, 3]);
  await progress.stop();
  change();
  expect(written).toEqual([1, 3]);
});

it('waits for a write that has begun when it stops', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let isWritten = false;
  const progress = createProgress(async () => {
    begun.resolve();
    await end.promise;
    isWritten = true;
  }, 60_000);
  progress.changed();
  await begun.promise;
  const stopped = progress.stop();
  end.resolve();
  await stopped;
  expect(isWritten).toBe(true);
});

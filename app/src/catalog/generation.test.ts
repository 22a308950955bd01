import { describe, expect, it, vi } from 'vitest';
import type { GenerationJob } from '@redwhiteandcode/lambdas/contract/curriculum.ts';
import { askAgainAfter, forgetStart, rememberStart } from './generation.ts';

const job = { course_id: 'a', started_at: '2025-06-01T00:00:00.000Z', finished_at: null } as GenerationJob;

describe('following a job', () => {
  it.each([
    ['one that is not known yet', undefined, 1500],
    ['one that just went on', { updated_at: '2025-06-01T00:00:59.000Z' }, 1500],
    ['one that thinks for half a minute', { updated_at: '2025-06-01T00:00:30.000Z' }, 6000],
    ['one that stands still', { updated_at: '2025-06-01T00:00:00.000Z' }, 10_000],
    ['one from a clock that is ahead', { updated_at: '2025-06-01T00:05:00.000Z' }, 1500],
  ])('asks for %s after the right time', (_, latest, wait) => {
    vi.useFakeTimers({ now: Date.parse('2025-06-01T00:01:00.000Z') });
    expect(askAgainAfter(latest)).toBe(wait);
    vi.useRealTimers();
  });
});

describe('a start', () => {
  const kept = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    }) as unknown as Storage;

  it('is counted once, in the tab that made it', () => {
    rememberStart(job, storage);
    expect(forgetStart({ ...job, started_at: '2025-06-02T00:00:00.000Z' }, storage)).toBe(false);
    expect(forgetStart(job, storage)).toBe(true);
    expect(forgetStart(job, storage)).toBe(false);
  });

  it('is not counted where the browser keeps nothing', () => {
    const closed = () => {
      throw new Error('closed');
    };
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    rememberStart(job, closed);
    expect(forgetStart(job, closed)).toBe(false);
    expect(info).toHaveBeenCalled();
    info.mockRestore();
  });
});

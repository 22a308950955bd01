import { describe, expect, it, vi } from 'vitest';
import type { GenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { fakeStorage, forbiddenStorage } from '../../shell/session/fakeStorage.ts';
import { forgetStart, refetchDelay, rememberStart } from './generation.ts';

const job = { course_id: 'a', started_at: '2025-06-01T00:00:00.000Z', finished_at: null } as GenerationJob;

describe('a running job', () => {
  it.each([
    ['that is not loaded yet', undefined, 1500],
    ['that was just updated', { updated_at: '2025-06-01T00:00:59.000Z' }, 1500],
    ['without an update for half a minute', { updated_at: '2025-06-01T00:00:30.000Z' }, 6000],
    ['without an update for a minute', { updated_at: '2025-06-01T00:00:00.000Z' }, 10_000],
    ['with a clock that is ahead', { updated_at: '2025-06-01T00:05:00.000Z' }, 1500],
  ])('%s is fetched again after %i ms', (_, latest, delay) => {
    vi.useFakeTimers({ now: Date.parse('2025-06-01T00:01:00.000Z') });
    expect(refetchDelay(latest)).toBe(delay);
    vi.useRealTimers();
  });
});

describe('the start of a job', () => {
  it('is remembered once, in the tab that started it', () => {
    const tab = fakeStorage();
    const storage = () => tab;
    rememberStart(job, storage);
    expect(forgetStart({ ...job, started_at: '2025-06-02T00:00:00.000Z' }, storage)).toBe(false);
    expect(forgetStart(job, storage)).toBe(true);
    expect(forgetStart(job, storage)).toBe(false);
  });

  it('is not remembered where storage is forbidden', () => {
    rememberStart(job, forbiddenStorage);
    expect(forgetStart(job, forbiddenStorage)).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isQueryOf } from './queryKey.ts';
import { listAll } from './listAll.ts';
import { createRetention, retentionTime } from './retention.ts';
import { retryDelay } from './retry.ts';

describe('a failed request', () => {
  it('is retried three times at most, after longer and longer delays', { tags: ['retries'] }, () => {
    expect([1, 2, 3, 4].map((attempt) => retryDelay(503, attempt))).toEqual([1000, 2000, 4000, undefined]);
  });

  it('is retried when the server could not be reached', () => {
    expect(retryDelay(0, 1)).toBe(1000);
  });

  it.each([400, 401, 403, 404, 429])('is not retried after status %i', (status) => {
    expect(retryDelay(status, 1)).toBeUndefined();
  });
});

describe('a list', () => {
  it('is fetched completely, 100 items at a time', async () => {
    const call = vi
      .fn()
      .mockResolvedValueOnce({ items: [1, 2], next: 'c1' })
      .mockResolvedValueOnce({ items: [3], next: null });
    expect(await listAll(call, 'GET /api/courses', { query: { kind: 'featured' } })).toEqual([1, 2, 3]);
    expect(call.mock.calls.map(([, request]) => request.query)).toEqual([
      { kind: 'featured', limit: 100 },
      { kind: 'featured', limit: 100, cursor: 'c1' },
    ]);
  });

  it('is not fetched forever when the API repeats a page', async () => {
    const call = vi.fn(async () => ({ items: [], next: 'again' }));
    await expect(listAll(call, 'GET /api/courses', {})).rejects.toThrow('same page');
  });
});

describe('a cached response', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is removed five minutes after the last screen that showed it', { tags: ['cache-time'] }, () => {
    const collect = vi.fn();
    const { retain } = createRetention(collect);
    const [one, two] = [retain('a'), retain('a')];
    one();
    vi.advanceTimersByTime(retentionTime);
    expect(collect).not.toHaveBeenCalled();
    two();
    vi.advanceTimersByTime(retentionTime - 1);
    expect(collect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(collect).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('stays if a screen shows it again in time', () => {
    const collect = vi.fn();
    const { retain } = createRetention(collect);
    retain('a')();
    vi.advanceTimersByTime(retentionTime - 1);
    retain('a');
    vi.advanceTimersByTime(retentionTime);
    expect(collect).not.toHaveBeenCalled();
  });

  it('is found by its operation, for any request and user', () => {
    const isEnrollments = isQueryOf('GET /api/enrollments');
    expect(isEnrollments(['GET /api/enrollments', {}, 'u1'])).toBe(true);
    expect(isEnrollments(['GET /api/courses', {}])).toBe(false);
    expect(isEnrollments('GET /api/enrollments')).toBe(false);
  });
});

import { ApiError } from '@redwhiteandcode/contract/client.ts';
import { describe, expect, it, vi } from 'vitest';
import { createPromptRunner } from './promptRunner.ts';

const place = { courseId: 'course', module_number: 1, lesson_number: 2, blocks_version: 'v1' };
const block = { id: 'prompt' };

const runWith = (status: 'queued' | 'running' | 'finished', output = '') => ({
  id: 'run',
  prompt: 'Summarize it.',
  model: 'sample-model',
  status,
  started_at: '2026-03-02T15:04:00Z',
  cases: [{ case_id: 'a', title: 'A', status: 'running', output, rules: [], reason: null, ms: null }],
});

const failure = (status: number, type = 'about:blank', detail = 'A sample problem.') =>
  new ApiError({ type, title: 'Problem', status, detail });

/** A runner whose calls return or throw these results in turn. */
function runnerWith(...results: unknown[]) {
  const waits: number[] = [];
  const call = vi.fn(async (_key: string, _request: { idempotencyKey?: string }) => {
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  });
  const runner = createPromptRunner(place, {
    call: call as never,
    messageOf: (error) => (error as ApiError).message,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  const shown: string[] = [];
  const page = new AbortController();
  const events = {
    onChange: ({ cases }: { cases: readonly { output: string }[] }) =>
      void shown.push(cases[0]?.output ?? ''),
    signal: page.signal,
  };
  const keys = () => call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey).filter(Boolean);
  return { runner, call, waits, shown, events, page, keys };
}

describe('a runner of prompts', () => {
  it('starts a run in the stored lesson and reads it each second until it ends', async () => {
    const { runner, call, waits, shown, events } = runnerWith(
      runWith('queued'),
      runWith('running', 'One'),
      runWith('finished', 'One two'),
    );
    const end = await runner.run(block, 'Summarize it.', 'a', events);
    expect(end).toMatchObject({ status: 'finished' });
    expect(shown).toEqual(['', 'One', 'One two']);
    expect(waits).toEqual([1000, 1000]);
    expect(call.mock.calls[0]).toEqual([
      'POST /api/courses/{courseId}/prompt-runs/{blockId}',
      {
        path: { courseId: 'course', blockId: 'prompt' },
        body: {
          module_number: 1,
          lesson_number: 2,
          blocks_version: 'v1',
          prompt: 'Summarize it.',
          case_id: 'a',
        },
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  it('continues after temporary failures, with longer waits, and shows what arrives later', async () => {
    const { runner, waits, shown, events } = runnerWith(
      runWith('queued'),
      ...[0, 500, 503, 429, 0, 0].map((status) => failure(status)),
      runWith('running', 'One'),
      runWith('finished', 'One two'),
    );
    await runner.run(block, 'Summarize it.', undefined, events);
    expect(shown).toEqual(['', 'One', 'One two']);
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 1000]);
  });

  it('ends with the reason when the run cannot be read anymore', async () => {
    const { runner, events } = runnerWith(runWith('queued'), failure(404));
    expect(await runner.run(block, 'Summarize it.', undefined, events)).toEqual({
      message: 'A sample problem.',
      isClosed: false,
    });
  });

  it('stops reading when the page is left', async () => {
    const { runner, call, events, page } = runnerWith(
      runWith('running', 'One'),
      runWith('running', 'One two'),
    );
    page.abort();
    expect(await runner.follow(block, runWith('running') as never, events)).toMatchObject({
      status: 'running',
    });
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['prompt-calls-used', 429, true],
    ['generation-closed', 503, true],
    ['no-model', 409, true],
    ['private-prompt', 422, false],
  ])('knows from the problem %s whether prompts can be run today', async (name, status, isClosed) => {
    const { runner, events } = runnerWith(failure(status, `urn:redwhiteandcode:problem:${name}`));
    expect(await runner.run(block, 'Summarize it.', undefined, events)).toEqual({
      message: 'A sample problem.',
      isClosed,
    });
  });

  it('starts a run whose response was lost only once, and every other one separately', async () => {
    const lost = failure(0);
    const { runner, events, keys } = runnerWith(
      lost,
      runWith('finished'),
      runWith('finished'),
      lost,
      runWith('finished'),
    );
    const prompts = ['Summarize it.', 'Summarize it.', 'Summarize it.', 'Summarize it.', 'Explain it.'];
    for (const prompt of prompts) await runner.run(block, prompt, undefined, events);
    const [before, again, next, unanswered, other] = keys();
    expect(again).toBe(before);
    expect(new Set([before, next, unanswered, other]).size).toBe(4);
  });

  it('reads the allowance and the latest runs, or says why not', async () => {
    const allowance = { model: null, calls_left: 20, calls_per_day: 20, opens_at: '2026-03-03T00:00:00Z' };
    const { runner } = runnerWith(allowance, { items: [runWith('finished')], next: null });
    expect(await runner.read(block)).toEqual({ allowance, runs: [runWith('finished')] });
    await expect(runnerWith(failure(0), failure(0)).runner.read(block)).rejects.toThrow('A sample problem.');
  });
});

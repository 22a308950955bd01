import { ApiError } from '@redwhiteandcode/contract/client.ts';
import { promptLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import { expect, it, vi } from 'vitest';
import { createSampleRecorder } from './sampleRecorder.ts';

const [one = expect.fail()] = promptLab.cases;
const { signal } = new AbortController();

const runWith = (values: object) => ({
  id: 'run',
  prompt: promptLab.solution_prompt,
  model: 'sample-model',
  status: 'finished',
  started_at: '2026-03-02T23:59:59Z',
  cases: [
    { case_id: 'a', title: 'A', status: 'done', output: 'A shelf.', rules: [], reason: null, ...values },
  ],
});

const failure = (status: number, detail: string) =>
  new ApiError({ type: 'about:blank', title: 'Problem', status, detail });

/** A recorder whose calls return or throw these results in turn. */
function recorderWith(results: unknown[]) {
  const call = vi.fn(async (_key: string, _request: { idempotencyKey?: string }) => {
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  });
  const tools = {
    call: call as never,
    callAdmin: call as never,
    messageOf: (error: unknown) => (error as Error).message,
    wait: async () => undefined,
  };
  return { call, recorder: createSampleRecorder('course', tools) };
}

it('a run of the model prompt becomes a sample with its model and UTC day', async () => {
  const { call, recorder } = recorderWith([
    { ...runWith({ status: 'waiting' }), status: 'queued' },
    runWith({}),
  ]);
  expect(await recorder.record(promptLab, one, signal)).toEqual({
    sample: 'A shelf.',
    sample_run: { model: 'sample-model', ran_on: '2026-03-02' },
  });
  expect(call.mock.calls[0]).toEqual([
    'POST /api/admin/courses/{courseId}/sample-runs/{blockId}',
    {
      path: { courseId: 'course', blockId: promptLab.id },
      body: { case_id: one.id, prompt: promptLab.solution_prompt, input: one.input },
      idempotencyKey: expect.any(String),
    },
  ]);
});

it('a run whose response was lost is not started again', async () => {
  const { call, recorder } = recorderWith([failure(0, 'No connection.'), runWith({})]);
  expect(await recorder.record(promptLab, one, signal)).toBe('No connection.');
  expect(await recorder.record(promptLab, one, signal)).toMatchObject({ sample: 'A shelf.' });
  const [lost, repeated] = call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(repeated).toBe(lost);
});

it.each<[string, unknown, RegExp]>([
  ['the start is refused', failure(409, 'It is not saved.'), /^It is not saved\.$/],
  [
    'the case failed',
    runWith({ status: 'failed', reason: { message: 'It took too long.' } }),
    /^It took too long\.$/,
  ],
  [
    'the output is too long for a sample',
    runWith({ output: '😀'.repeat(4001) }),
    /^The output is longer than a sample may be, which is 4000 /,
  ],
])('the reason is a sentence if %s', async (_, result, sentence) => {
  const { recorder } = recorderWith([result]);
  expect(await recorder.record(promptLab, one, signal)).toMatch(sentence);
});

it('nothing is sent for a new course, or without a model prompt or material', async () => {
  expect(await createSampleRecorder(undefined, {} as never).record(promptLab, one, signal)).toMatch(
    /^This course is not saved yet\./,
  );
  const { call, recorder } = recorderWith([]);
  expect(await recorder.record({ ...promptLab, solution_prompt: ' ' }, one, signal)).toMatch(
    /^Write the model prompt and /,
  );
  expect(await recorder.record(promptLab, { ...one, input: '' }, signal)).toMatch(
    /^Write the model prompt and /,
  );
  expect(call).not.toHaveBeenCalled();
});

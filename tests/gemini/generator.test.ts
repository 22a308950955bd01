import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import { ModelFailed } from '../../lambdas/src/platform/model/model-failed.ts';
import { type GeminiMode, hostileLesson, startGemini, tokensOfCall } from './gemini-server.ts';
import { apiKey, ask, course, createGenerator, outline, place } from './sample-generator.ts';

const gemini = await startGemini();
beforeEach(() => {
  Object.assign(gemini, { mode: 'good', calls: [] });
});
afterAll(() => gemini.close());

const generator = createGenerator(gemini.baseUrl);
const lesson = (how = ask(), by = generator) => by.writeLesson(course, outline, place, how);
/** Returns the prompt of a call, by its index. */
const promptOf = (call: number): string => gemini.calls[call]?.body.contents[0].parts[0].text;

async function failure(promise: Promise<unknown>): Promise<ModelFailed> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ModelFailed);
  return error as ModelFailed;
}

/** Returns a signal that aborts when the first piece of the next response was read. */
function abortAfterPiece(): AbortSignal {
  const time = new AbortController();
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
    const response = await fetch(...request);
    const watched = new TransformStream({
      transform(piece, out) {
        out.enqueue(piece);
        // The stream's readers run first because they do not wait for a timer.
        setTimeout(() => time.abort());
      },
    });
    return new Response(response.body?.pipeThrough(watched), response);
  });
  onTestFinished(() => spy.mockRestore());
  return time.signal;
}

test('a lesson is returned with its questions and token count, whether in one piece or many', async () => {
  for (const mode of ['good', 'slow'] as const) {
    gemini.mode = mode;
    const { value, tokens } = await lesson();
    expect(value).toMatchObject({
      content: expect.stringMatching(/^<h2>.*Check a sample.*<\/p>$/s),
      checks: Array.from({ length: 6 }, () => ({ kind: 'one' })),
      exercise: { minutes: 15 },
    });
    expect(tokens).toBe(tokensOfCall);
  }
});

test('the questions of a module are asked with the text of its lessons and their checks, as far as it fits', async () => {
  const check: BlockOf<'check'> = {
    id: 'check',
    type: 'check',
    prompt: 'What is a sample? '.repeat(200),
    task: { kind: 'short', model_answer: '' },
    hint: '',
    explanation: '',
    quote: '',
  };
  const lessons = ['<p>What a sample is.</p>', `<p>${'word '.repeat(10_000)}</p>`].map((content, at) => ({
    lesson_number: at + 1,
    lesson_title: `Lesson ${at + 1}`,
    content,
    blocks: [check],
  }));
  const { value, tokens } = await generator.writeQuestions(course, outline, { at: 0, lessons }, ask());
  expect(value).toMatchObject({ questions: [{ kind: 'one', lesson: 1 }, {}, {}, {}, {}, {}] });
  expect(tokens).toBe(tokensOfCall);
  expect(promptOf(0)).toContain('What a sample is.');
  expect(promptOf(0)).toContain('"asked":["What is a sample? What');
  expect(promptOf(0).length).toBeLessThan(16_000);
});

test('an outline is returned as the model wrote it', async () => {
  const { value, tokens } = await generator.writeOutline(course, ask());
  expect(value).toMatchObject({ modules: [{ week: 'Week 1' }, {}, {}, {}] });
  expect(tokens).toBe(tokensOfCall);
});

test('the key is sent only in its header, and the model in the path', async () => {
  await lesson();
  const [call] = gemini.calls;
  expect(call?.headers['x-goog-api-key']).toBe(apiKey);
  expect(call?.path).toBe('/v1/models/sample-model:streamGenerateContent?alt=sse');
  expect(call?.path + JSON.stringify(call?.body)).not.toContain(apiKey);
});

test('a retry says why the last response was not good enough', async () => {
  const reason = 'The lesson has 12 words, and 300 are the least.';
  await lesson(ask(reason));
  await lesson();
  expect(promptOf(0)).toContain(reason);
  expect(promptOf(1)).not.toContain('last answer');
});

test('a hostile model’s text is returned unchanged, because the job sanitizes it', async () => {
  gemini.mode = 'hostile';
  expect((await lesson()).value).toMatchObject({ content: expect.stringContaining(hostileLesson) });
});

describe('a failure has a code, whether a retry can help, and its token count', () => {
  test.each<[GeminiMode, string, boolean, number]>([
    ['cut_off', 'cut_off', true, 50],
    ['truncated', 'cut_off', true, tokensOfCall],
    ['malformed', 'malformed', true, tokensOfCall],
    ['over_quota', 'over_quota', true, 0],
    ['refusing', 'refused', false, tokensOfCall],
    ['blocked', 'refused', false, 0],
    ['unavailable', 'unreachable', true, 0],
    ['unauthorized', 'internal', false, 0],
    ['endless', 'too_long', false, 10],
    ['huge', 'too_long', false, 0],
  ])('%s', async (mode, reason, isRetryable, tokens) => {
    gemini.mode = mode;
    const error = await failure(lesson());
    expect(error).toMatchObject({ reason, isRetryable, tokens });
    expect(gemini.calls).toHaveLength(1);
  });

  test('no server', async () => {
    const error = await failure(lesson(ask(), createGenerator('http://127.0.0.1:1')));
    expect(error).toMatchObject({ reason: 'unreachable', isRetryable: true });
  });

  test('a response that stalls ends at its time limit', async () => {
    gemini.mode = 'stalled';
    const error = await failure(lesson({ signal: abortAfterPiece() }));
    expect(error).toMatchObject({ reason: 'timeout', tokens: 50 });
  });
});

test('an endless response is read up to the limit, and the connection is closed', async () => {
  gemini.mode = 'endless';
  const isClosed = gemini.nextClosed();
  await failure(lesson(ask(), createGenerator(gemini.baseUrl, { maxResponseBytes: 200_000 })));
  await isClosed;
  // Plus the data in the sockets' buffers.
  expect(gemini.sent()).toBeLessThan(8_000_000);
});

test('no error contains the key, whatever the API returns', async () => {
  for (const mode of ['unauthorized', 'over_quota', 'unavailable'] as const) {
    gemini.mode = mode;
    const error = await failure(lesson());
    expect(String(error.cause)).toContain('Sample failure for [key]');
    const text = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error.cause);
    expect(text).not.toContain(apiKey);
  }
});

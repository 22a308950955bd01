import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type GeminiMode,
  type GeminiServer,
  hostileLesson,
  startGemini,
  tokensOfCall,
} from '../gemini-server.ts';
import { createGemini } from '../../lambdas/src/curriculum/gemini.ts';
import { type CourseFacts, GenerationFailed, type Outline } from '../../lambdas/src/curriculum/generator.ts';

const course: CourseFacts = {
  id: 'sample-course',
  title: 'Sample Course',
  description: 'A sample description.',
  duration: '4 weeks',
  level: 'Beginner',
  track: 'Operations',
  highlights: ['A sample highlight'],
};
const outline: Outline = {
  learning_outcomes: ['Do a sample'],
  prerequisites: [],
  target_roles: [],
  modules: [
    {
      week: 'Week 1',
      title: 'One',
      topics: ['A'],
      deliverables: ['B'],
      lessons: ['First steps', 'Next steps'],
    },
  ],
};
const place = { module: 0, lesson: 1 };
const apiKey = 'sample-key-0123456789';

let gemini: GeminiServer;
beforeAll(async () => {
  gemini = await startGemini();
});
beforeEach(() => {
  Object.assign(gemini, { mode: 'good', calls: [] });
});
afterAll(() => gemini.close());

const generator = (maxAnswerBytes = 1_000_000) =>
  createGemini({
    apiKey,
    baseUrl: gemini.baseUrl,
    model: 'sample-model',
    maxOutputTokens: 1000,
    maxAnswerBytes,
  });
const lesson = (signal = AbortSignal.timeout(10_000)) =>
  generator().writeLesson(course, outline, place, { signal });

async function failure(promise: Promise<unknown>): Promise<GenerationFailed> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GenerationFailed);
  return error as GenerationFailed;
}

test('a lesson comes as HTML, in one piece or in many, with its tokens', async () => {
  for (const mode of ['good', 'slow'] as const) {
    gemini.mode = mode;
    const { value, tokens } = await lesson();
    expect(value).toMatch(/^<h2>.*Next steps.*<\/p>$/s);
    expect(tokens).toBe(tokensOfCall);
  }
});

test('an outline comes as it was written', async () => {
  const { value, tokens } = await generator().writeOutline(course, { signal: AbortSignal.timeout(10_000) });
  expect(value).toMatchObject({ modules: [{ week: 'Week 1' }, {}, {}, {}] });
  expect(tokens).toBe(tokensOfCall);
});

test('the key travels in its header alone, and the model in the path', async () => {
  await lesson();
  const [call] = gemini.calls;
  expect(call?.headers['x-goog-api-key']).toBe(apiKey);
  expect(call?.path).toBe('/v1/models/sample-model:streamGenerateContent?alt=sse');
  expect(call?.path + JSON.stringify(call?.body)).not.toContain(apiKey);
});

test('a request holds the course, the place, and why the last answer was not good enough', async () => {
  const reason = 'The lesson has 12 words, and 300 are the least.';
  await generator().writeLesson(course, outline, place, { reason, signal: AbortSignal.timeout(10_000) });
  const asked = gemini.calls[0]?.body.contents[0].parts[0].text;
  for (const fact of [course.title, course.description, 'Next steps', 'Do a sample', reason]) {
    expect(asked).toContain(fact);
  }
  await lesson();
  expect(gemini.calls[1]?.body.contents[0].parts[0].text).not.toContain('last answer');
});

test('what a hostile model writes is handed on as it is: cleaning is for the one who keeps it', async () => {
  gemini.mode = 'hostile';
  expect((await lesson()).value).toContain(hostileLesson);
});

describe('a failure has its name, whether asking again can help, and what it cost', () => {
  test.each<[GeminiMode, string, boolean, number]>([
    ['cut_off', 'cut_off', true, 50],
    ['truncated', 'cut_off', true, tokensOfCall],
    ['malformed', 'malformed', true, tokensOfCall],
    ['misshapen', 'malformed', true, tokensOfCall],
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
    const nowhere = createGemini({
      apiKey,
      baseUrl: 'http://127.0.0.1:1',
      model: 'sample-model',
      maxOutputTokens: 1000,
      maxAnswerBytes: 1000,
    });
    const error = await failure(nowhere.writeOutline(course, { signal: AbortSignal.timeout(10_000) }));
    expect(error).toMatchObject({ reason: 'unreachable', isRetryable: true });
  });

  test('an answer that never goes on ends with the time it is given', async () => {
    gemini.mode = 'stalled';
    expect(await failure(lesson(AbortSignal.timeout(2000)))).toMatchObject({ reason: 'timeout', tokens: 50 });
  });
});

test('of an endless answer no more is read than its limit, and the connection is closed', async () => {
  gemini.mode = 'endless';
  const isClosed = gemini.nextClosed();
  await failure(
    generator(200_000).writeLesson(course, outline, place, { signal: AbortSignal.timeout(10_000) }),
  );
  await isClosed;
  // What is on its way in the sockets' buffers comes on top.
  expect(gemini.sent()).toBeLessThan(8_000_000);
});

test('no error holds the key, whatever the API says', async () => {
  for (const mode of ['unauthorized', 'over_quota', 'unavailable'] as const) {
    gemini.mode = mode;
    const error = await failure(lesson());
    expect(String(error.cause)).toContain('Sample failure for [key]');
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error.cause)).not.toContain(
      apiKey,
    );
  }
});

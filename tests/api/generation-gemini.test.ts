import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, newLearner, signIn } from '../api-client.ts';
import {
  type GeminiCall,
  type GeminiMode,
  type GeminiServer,
  startGemini,
  tokensOfCall,
} from '../gemini-server.ts';
import { type Platform, startPlatform } from '../platform.ts';
import { isFullRun, sample, seed } from '../sample.ts';

const apiKey = 'sample-key-that-nobody-may-see';
const model = 'sample-model';

let gemini: GeminiServer;
let platform: Platform;
let learner: Caller;
let courses: string[];

beforeAll(async () => {
  gemini = await startGemini();
  platform = await startPlatform({
    variables: {
      GEMINI_API_KEY: apiKey,
      GEMINI_BASE_URL: gemini.baseUrl,
      GEMINI_MODEL: model,
      GENERATION_CALL_SECONDS: '5',
      GENERATION_RETRY_SECONDS: '0.02',
    },
  });
  learner = await newLearner(platform.origin);
  const lists = await Promise.all(
    ['catalog', 'featured'].map((kind) => learner.send('GET', `/api/courses?kind=${kind}`)),
  );
  courses = lists
    .flatMap(({ body }) => body.items)
    .filter((course: { has_details: boolean }) => !course.has_details)
    .map(({ id }: { id: string }) => id);
});

afterAll(async () => {
  await platform?.stop();
  await gemini?.close();
});

beforeEach(() => {
  Object.assign(gemini, { mode: 'good', modeOf: undefined, pause: undefined, calls: [] });
  gemini.finished.clear();
});

const pathOf = (course: string) => `/api/courses/${course}/generation`;

/** A course that no other test has taken. */
function nextCourse(): string {
  const course = courses.pop();
  if (!course) throw new Error('Every course has details by now');
  return course;
}

const readJob = async (course: string) => (await learner.send('GET', pathOf(course))).body;

/** Starts a job and follows it to its end. */
async function generate(course: string) {
  expect((await learner.send('POST', pathOf(course))).status).toBe(202);
  await expect.poll(async () => (await readJob(course)).finished_at).not.toBeNull();
  return readJob(course);
}

/** Expects that a course is as it was before anybody wanted it written. */
async function expectNothingPublished(course: string): Promise<void> {
  const { body } = await learner.send('GET', `/api/courses/${course}`);
  expect(body).toMatchObject({ has_details: false, lesson_count: 0 });
  expect((await learner.send('GET', `/api/courses/${course}/details`)).status).toBe(404);
}

/** Expects a whole course of the model, in which nothing can run, and each lesson of which was paid for once. */
async function expectPublished(course: string): Promise<void> {
  expect((await learner.send('POST', '/api/enrollments', { course_id: course })).status).toBe(201);
  const content = await learner.send('GET', `/api/courses/${course}/content?limit=100`);
  const lessons = content.body.items.flatMap((module: { lessons: unknown[] }) => module.lessons);
  expect(lessons).toHaveLength(12);
  for (const lesson of lessons) {
    expect(lesson.provenance).toMatchObject({ generator: 'gemini', model });
    expect(lesson.content).toMatch(/^<h2>/);
  }
  const details = await learner.send('GET', `/api/courses/${course}/details`);
  expect(details.body.provenance).toMatchObject({ generator: 'gemini', model });
  expect(details.body.instructor_info.name).toMatch(/AI-generated/);
  expect(JSON.stringify([content.body, details.body])).not.toMatch(/<script|onerror|javascript:|attacked/i);
  expect([...gemini.finished.values()]).toEqual(Array.from({ length: 13 }, () => 1));
}

test('the key is in no log and no answer', async () => {
  gemini.mode = 'unauthorized';
  await generate(courses.at(-1) ?? '');
  const admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
  const { status, body } = await admin.send('GET', '/api/admin/generations?limit=100');
  expect(status).toBe(200);
  expect(body.items.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(apiKey);
  expect(platform.output()).toContain('A generation failed');
  expect(platform.output()).not.toContain(apiKey);
});

test('a slow model’s course is written lesson by lesson, in sight, with what it cost', async () => {
  gemini.mode = 'slow';
  const course = nextCourse();
  const seen = new Map<string, Set<number>>();
  gemini.pause = async () => {
    const { status, lessons_written } = await readJob(course);
    seen.set(status, (seen.get(status) ?? new Set()).add(lessons_written));
  };
  expect(await generate(course)).toMatchObject({
    status: 'published',
    reason: null,
    generator: 'gemini',
    model,
    lessons_written: 12,
    lessons_total: 12,
    tokens: 13 * tokensOfCall,
  });
  expect([...(seen.get('lessons') ?? [])]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  await expectPublished(course);
});

describe(`a model that fails gives the job its reason, and no course is half published (TEST_SEED=${seed})`, () => {
  const isRetried = ({ body }: GeminiCall) => body.contents[0].parts[0].text.includes('Your last answer');
  /** What a call costs that does not come to its end; the API counts nothing of a request that it refuses. */
  const tokensOf: Partial<Record<GeminiMode, number>> = {
    stalled: 50,
    cut_off: 50,
    over_quota: 0,
    unavailable: 0,
    unauthorized: 0,
    endless: 10,
    huge: 0,
  };
  const lessonOf = ({ of }: GeminiCall) => of === 'Sample lesson 2.1';

  const failures: [GeminiMode, string, number, RegExp][] = [
    ['cut_off', 'cut_off', 3, /broke off/],
    ['truncated', 'cut_off', 3, /broke off/],
    ['malformed', 'malformed', 3, /could not be used/],
    ['misshapen', 'malformed', 3, /could not be used/],
    ['hostile', 'malformed', 3, /could not be used/],
    ['over_quota', 'over_quota', 3, /no capacity left/],
    ['refusing', 'refused', 1, /declined/],
    ['unavailable', 'unreachable', 3, /could not be reached/],
    ['unauthorized', 'internal', 1, /on our side/],
    ['endless', 'too_long', 1, /far too long/],
    ['huge', 'too_long', 1, /far too long/],
  ];
  // Each of its calls takes the five seconds that it is given.
  if (isFullRun) failures.push(['stalled', 'timeout', 3, /took too long/]);

  test.each(sample(failures, 4))('%s', { timeout: 90_000 }, async (mode, code, calls, message) => {
    const course = nextCourse();
    gemini.mode = mode;
    const first = await generate(course);
    expect(first).toMatchObject({ status: 'failed', lessons_written: 0, reason: { code } });
    expect(first.reason.message).toMatch(message);
    expect(gemini.calls).toHaveLength(calls);
    expect(first.tokens).toBe(calls * (tokensOf[mode] ?? tokensOfCall));
    const isTold = ['truncated', 'malformed', 'misshapen', 'hostile'].includes(mode);
    expect(gemini.calls.map(isRetried)).toEqual(gemini.calls.map((_, at) => isTold && at > 0));
    await expectNothingPublished(course);

    Object.assign(gemini, { mode: 'good', calls: [] });
    gemini.finished.clear();
    gemini.modeOf = (call) => (lessonOf(call) ? mode : undefined);
    expect(await generate(course)).toMatchObject({ status: 'failed', lessons_written: 3, reason: { code } });
    expect(gemini.calls.filter(lessonOf)).toHaveLength(calls);
    await expectNothingPublished(course);

    gemini.modeOf = undefined;
    if (mode === 'hostile') gemini.finished.delete('Sample lesson 2.1');
    expect(await generate(course)).toMatchObject({ status: 'published', lessons_written: 12 });
    await expectPublished(course);
  });
});

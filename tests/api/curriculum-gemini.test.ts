import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import { blockMessages } from '@redwhiteandcode/contract/course/block-limits.ts';
import { pythonLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import { isFullRun } from '../samples/sample.ts';
import { newLearner, signIn } from '../clients/api-client.ts';
import { type GeminiCall, type GeminiMode, startGemini, tokensOfCall } from '../gemini/gemini-server.ts';
import {
  followGeneration,
  generate as generateAs,
  generationOf,
  newUnwrittenCourse,
  readGeneration,
  startGeneration,
} from '../clients/generation-client.ts';
import { openGenerated } from '../clients/course-review.ts';
import { startPlatform } from '../platform/platform.ts';
import { runAs } from '../../lambdas/local/function-environment.ts';
import { joinStackOf } from './own-table.ts';

const apiKey = 'sample-key-that-must-stay-secret';
const model = 'sample-model';
/** The outline, twelve lessons, and the questions of four modules. */
const callsOfCourse = 17;

const gemini = await startGemini();
const platform = await startPlatform({
  variables: {
    GEMINI_API_KEY: apiKey,
    GEMINI_BASE_URL: gemini.baseUrl,
    GEMINI_MODEL: model,
    GENERATION_CALL_SECONDS: '60',
    GENERATION_RETRY_SECONDS: '0.02',
  },
});
afterAll(async () => {
  await platform.stop();
  await gemini.close();
});
joinStackOf(platform);
const { getItem } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { AssessmentItem } = await import('../../lambdas/src/rows/assessment/row.ts');
const learner = await newLearner(platform.origin);
const admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
const generate = (course: string) => generateAs(learner, course);

beforeEach(() => {
  Object.assign(gemini, { mode: 'good', modeOf: undefined, pause: undefined, calls: [] });
  gemini.finished.clear();
});

/** Expects a course to be as it was before its generation. */
async function expectNothingPublished(course: string): Promise<void> {
  const { body } = await learner.send('GET', `/api/courses/${course}`);
  expect(body).toMatchObject({ has_details: false, lesson_count: 0 });
  expect((await learner.send('GET', `/api/courses/${course}/details`)).status).toBe(404);
}

/** Expects a complete course from the model that contains no scripts and whose lessons were each generated once. */
async function expectPublished(course: string): Promise<void> {
  expect(await openGenerated(admin, course)).toMatchObject({ status: 200, body: { awaits_review: false } });
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
  expect([...gemini.finished.values()]).toEqual(Array.from({ length: callsOfCourse }, () => 1));
}

test.runIf(isFullRun)(
  'a slow model’s course is written lesson by lesson, with visible progress and token counts',
  async () => {
    gemini.mode = 'slow';
    const course = await newUnwrittenCourse(admin);
    const seen = new Map<string, Set<number>>();
    gemini.pause = async () => {
      const { status, lessons_written } = await readGeneration(learner, course);
      seen.set(status, (seen.get(status) ?? new Set()).add(lessons_written));
    };
    expect(await generate(course)).toMatchObject({
      status: 'published',
      reason: null,
      generator: 'gemini',
      model,
      lessons_written: 12,
      lessons_total: 12,
      questions_written: 24,
      questions_dropped: 0,
      tokens: callsOfCourse * tokensOfCall,
    });
    expect([...(seen.get('lessons') ?? [])]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    await expectPublished(course);
  },
);

describe('a failing model sets the job’s failure reason and never leaves a course half published', () => {
  const isRetry = ({ body }: GeminiCall) => body.contents[0].parts[0].text.includes('Your last response');
  const isForOneLesson = ({ of }: GeminiCall) => of === 'Sample lesson 2.1';

  // `tests/gemini/generator.test.ts` covers each API failure. These are the outcomes for a job.
  test.each<[GeminiMode, string, number, number, boolean[], RegExp]>([
    ['hostile', 'malformed', 3, tokensOfCall, [false, true, true], /could not be used/],
    ['cut_off', 'cut_off', 3, 50, [false, false, false], /stopped in the middle/],
    ['refusing', 'refused', 1, tokensOfCall, [false], /declined/],
  ])('%s', async (mode, code, calls, tokens, retries, message) => {
    const course = await newUnwrittenCourse(admin);
    gemini.mode = mode;
    expect(await generate(course)).toMatchObject({
      status: 'failed',
      lessons_written: 0,
      reason: { code, message: expect.stringMatching(message) },
      tokens: calls * tokens,
    });
    expect(gemini.calls.map(isRetry)).toEqual(retries);
    await expectNothingPublished(course);

    Object.assign(gemini, { mode: 'good', calls: [] });
    gemini.finished.clear();
    gemini.modeOf = (call) => (isForOneLesson(call) ? mode : undefined);
    expect(await generate(course)).toMatchObject({ status: 'failed', lessons_written: 3, reason: { code } });
    expect(gemini.calls.filter(isForOneLesson)).toHaveLength(calls);
    await expectNothingPublished(course);

    gemini.modeOf = undefined;
    if (mode === 'hostile') gemini.finished.delete('Sample lesson 2.1');
    expect(await generate(course)).toMatchObject({ status: 'published', lessons_written: 12 });
    await expectPublished(course);
  });
});

describe('questions that break the rules', () => {
  let course: string;
  beforeAll(async () => {
    course = await newUnwrittenCourse(admin);
  });
  /** Reads the lessons with their blocks, as the editor does. */
  const readLessons = async (): Promise<LessonText[]> =>
    (await admin.send('GET', `/api/admin/courses/${course}`)).body.modules.flatMap(
      (module: { lessons: LessonText[] }) => module.lessons,
    );

  test('end a job if too few are left, and it says so', async () => {
    gemini.mode = 'unfounded';
    expect(await generate(course)).toMatchObject({ status: 'failed', lessons_written: 0 });
    const { reason } = await readGeneration(learner, course);
    expect(reason).toMatchObject({
      code: 'bad_questions',
      message: expect.stringMatching(/^Too few of the/),
    });
    expect(gemini.calls.map(({ of }) => of)).toEqual(['outline', ...Array(3).fill('Sample lesson 1.1')]);
    expect(gemini.calls.at(-1)?.body.contents[0].parts[0].text).toContain(
      'not a whole sentence of the lesson',
    );
    await expectNothingPublished(course);
  });

  test('are dropped if enough are left, and the bank is a draft that grades nobody', async () => {
    gemini.mode = 'hostile_questions';
    const job = await generate(course);
    // Of twelve questions, a lesson loses two attacks, two above its eight, and three long keys; a module two attacks and two
    // long keys. The other two long keys of the modules are the same in all four.
    const dropped = 12 * 7 + 4 * 4 + 3 * 2;
    expect(job).toMatchObject({ status: 'published', questions_written: 26, questions_dropped: dropped });
    const lessons = await readLessons();
    for (const { blocks = [] } of lessons) {
      expect(blocks.filter(({ type }) => type === 'check').length).toBeGreaterThanOrEqual(3);
      expect(blocks.filter(({ type }) => type === 'exercise' || type === 'python_lab')).toEqual([]);
    }
    const ids = lessons.flatMap(({ blocks = [] }) =>
      blocks.flatMap(({ type, id }) => (type === 'text' ? [] : [id])),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const bank = (await getItem(keys.assessment(course), AssessmentItem))?.bank ?? [];
    expect(bank).toHaveLength(26);
    for (const question of bank)
      expect(question).toMatchObject({ status: 'draft', provenance: { generator: 'gemini', model } });
    expect(new Set(bank.map(({ id }) => id)).size).toBe(26);
    expect(JSON.stringify([lessons, bank])).not.toMatch(/<script|onerror|attacked/i);

    expect((await openGenerated(admin, course)).body).toMatchObject({ awaits_review: false });
    expect((await learner.send('GET', `/api/courses/${course}`)).body).toMatchObject({ assessment: null });
    await learner.send('POST', '/api/enrollments', { course_id: course });
    expect((await learner.send('GET', `/api/courses/${course}/assessment`)).status).toBe(404);
    expect((await learner.send('POST', `/api/courses/${course}/assessment/attempts`)).status).toBe(404);
  });
});

test('labs arrive unchecked whatever the model says, and the course opens once an author has checked them', async () => {
  const course = await newUnwrittenCourse(admin);
  expect(await generate(course)).toMatchObject({ status: 'published', labs_written: 8 });
  const read = async () => (await admin.send('GET', `/api/admin/courses/${course}`)).body;
  const lessonsOf = ({ modules }: CourseText) => modules.flatMap(({ lessons }) => lessons);
  const labs = lessonsOf(await read())
    .flatMap(({ blocks = [] }) => blocks)
    .filter((block) => block.type === 'python_lab' || block.type === 'sql_lab');
  expect(labs.map(({ checked }) => checked)).toEqual(Array(8).fill(''));

  expect(await openGenerated(admin, course, { isChecked: false })).toMatchObject({
    status: 400,
    body: {
      detail: `In the lesson “Sample lesson 1.3”, “${pythonLab.title}” is not finished. ${blockMessages.unchecked}`,
      errors: [{ path: expect.stringMatching(/^body\.modules\.0\.lessons\.2\.blocks\.\d+\.checked$/) }],
    },
  });
  expect(await read()).toMatchObject({ awaits_review: true });
  expect((await learner.send('POST', '/api/enrollments', { course_id: course })).status).toBe(409);

  const opened = await openGenerated(admin, course);
  expect(opened).toMatchObject({ status: 200, body: { awaits_review: false } });
  for (const { provenance } of lessonsOf(opened.body)) expect(provenance).not.toHaveProperty('is_edited');
  expect((await learner.send('POST', '/api/enrollments', { course_id: course })).status).toBe(201);
});

/** Pauses the responses to a call until the returned function is called. */
function pauseCall(of: string): () => void {
  const released = Promise.withResolvers<void>();
  gemini.pause = async (call) => (call.of === of ? released.promise : undefined);
  gemini.mode = 'slow';
  return released.resolve;
}

/** Starts the generation of a course and waits until it requests a part from the model. */
async function startUntil(course: string, of: string): Promise<void> {
  await startGeneration(learner, course);
  await expect.poll(() => gemini.calls.some((call) => call.of === of)).toBe(true);
}

describe('a generation whose course is meanwhile', () => {
  const lessons = [{ lesson_title: 'Written by hand', content: '<p>By hand</p>' }];
  test.each<[string, (path: string) => Promise<{ status: number }>]>([
    [
      'published by an editor',
      async (path) => {
        const modules = [{ module_title: 'By hand', lessons }];
        return admin.send('PUT', path, { ...(await admin.send('GET', path)).body, modules, publish: true });
      },
    ],
    ['deleted', (path) => admin.send('DELETE', path)],
  ])('%s makes no further calls', async (_, end) => {
    const course = await newUnwrittenCourse(admin);
    const release = pauseCall('Sample lesson 1.2');
    await startUntil(course, 'Sample lesson 1.2');
    const calls = gemini.calls.length;
    expect((await end(`/api/admin/courses/${course}`)).status).toBe(200);
    release();
    const job = await followGeneration(learner, course);
    expect(job).toMatchObject({ status: 'failed', reason: { code: 'superseded' } });
    expect(gemini.calls).toHaveLength(calls);
  });
});

test('a call that returns after its job was canceled and restarted counts toward the original job', async () => {
  const course = await newUnwrittenCourse(admin);
  const release = pauseCall('outline');
  await startUntil(course, 'outline');
  expect((await learner.send('DELETE', generationOf(course))).status).toBe(200);
  gemini.mode = 'good';
  await startGeneration(learner, course);
  release();
  const job = await followGeneration(learner, course);
  expect(job).toMatchObject({ status: 'published', tokens: callsOfCourse * tokensOfCall });
  const cancelled = async () =>
    (await admin.send('GET', '/api/admin/generations?state=cancelled')).body.items;
  await expect.poll(cancelled).toMatchObject([{ course_id: course, tokens: tokensOfCall, is_latest: false }]);
  expect(platform.output()).not.toContain('A step of a generation failed');
});

test('a step that was claimed after it was read is neither woken nor claimed again', async () => {
  const { changeJob, claimStep, readJob } = await import('../../lambdas/src/curriculum/repository.ts');
  const course = await newUnwrittenCourse(admin);
  const release = pauseCall('outline');
  await startUntil(course, 'outline');
  const job = (await readJob(course)) ?? expect.fail();
  const held = job.lease ?? expect.fail();
  const claim = { owner: held, until: Date.now() + 60_000, held };
  expect(await claimStep(job, claim)).toBe(true);
  expect(await claimStep(job, claim)).toBe(false);
  expect(await changeJob(job, { lease: null, lease_until: 0 })).toBe('moved');
  expect((await learner.send('DELETE', generationOf(course))).status).toBe(200);
  release();
});

test('a course whose worker is gone is continued by the schedule', async () => {
  const { resumeGenerations } = await import('../../lambdas/src/curriculum/resume.ts');
  const course = await newUnwrittenCourse(admin);
  const release = pauseCall('outline');
  await startUntil(course, 'outline');
  // When the lease of the worker, which waits for the model, has ended.
  const later = Date.now() + 3_600_000;
  expect(await runAs('ResumeGenerations', () => resumeGenerations(later))).toBe(1);
  release();
  expect(await followGeneration(learner, course)).toMatchObject({ status: 'published' });
});

test('the API key appears in no log and no response', async () => {
  gemini.mode = 'unauthorized';
  await generate(await newUnwrittenCourse(admin));
  const { body } = await admin.send('GET', '/api/admin/generations?limit=100');
  expect(body.items.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(apiKey);
  expect(platform.output()).toContain('A generation failed');
  expect(platform.output()).not.toContain(apiKey);
});

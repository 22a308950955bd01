import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, newLearner, signIn } from '../api-client.ts';
import { type GeminiServer, startGemini, tokensOfCall } from '../gemini-server.ts';
import { type Platform, startPlatform } from '../platform.ts';

let gemini: GeminiServer;
let platform: Platform;
let learner: Caller;
let admin: Caller;

beforeAll(async () => {
  gemini = await startGemini();
  platform = await startPlatform({
    variables: { GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: gemini.baseUrl, GENERATION_CALL_SECONDS: '5' },
  });
  learner = await newLearner(platform.origin);
  admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
}, 180_000);

afterAll(async () => {
  await platform?.stop();
  await gemini?.close();
});

beforeEach(() => {
  Object.assign(gemini, { mode: 'slow', pace: 100, calls: [] });
  gemini.finished.clear();
});

const pathOf = (course: string) => `/api/courses/${course}/generation`;
const start = async (course: string) => expect((await learner.send('POST', pathOf(course))).status).toBe(202);

/** Follows a job to its end, and answers how it ended. */
async function ended(course: string) {
  for (;;) {
    const { body } = await learner.send('GET', pathOf(course));
    if (body.finished_at !== null) return body;
    await new Promise((go) => setTimeout(go, 50));
  }
}

describe('a course that is taken away from its job', () => {
  const lessons = [{ lesson_title: 'Written by hand', content: '<p>By hand</p>' }];
  test.each<[string, string, (path: string) => Promise<{ status: number }>]>([
    [
      'published by hand',
      'ai-for-cybersecurity',
      async (path) => {
        const modules = [{ module_title: 'By hand', lessons }];
        return admin.send('PUT', path, { ...(await admin.send('GET', path)).body, modules, publish: true });
      },
    ],
    ['deleted', 'ai-productivity', (path) => admin.send('DELETE', path)],
  ])('%s, costs no more than the call under way', async (_, course, end) => {
    await start(course);
    await expect.poll(() => gemini.finished.has('Sample lesson 1.1'), { timeout: 20_000 }).toBe(true);
    expect((await end(`/api/admin/courses/${course}`)).status).toBe(200);
    const calls = gemini.calls.length;
    expect(await ended(course)).toMatchObject({ status: 'failed', reason: { code: 'superseded' } });
    // The answer before may have been kept just before the end.
    expect(gemini.calls.length).toBeLessThanOrEqual(calls + 1);
  });
});

test('a call whose answer comes after its job was cancelled and followed by another counts for its own job', async () => {
  gemini.pace = 300;
  const course = 'ai-product-management';
  await start(course);
  await expect.poll(() => gemini.calls.length, { timeout: 20_000 }).toBe(1);
  expect((await learner.send('DELETE', pathOf(course))).status).toBe(200);
  gemini.mode = 'good';
  await start(course);
  expect(await ended(course)).toMatchObject({ status: 'published', tokens: 13 * tokensOfCall });
  const { body } = await admin.send('GET', '/api/admin/generations?state=cancelled');
  expect(body.items).toMatchObject([{ course_id: course, tokens: tokensOfCall, is_latest: false }]);
  expect(platform.output()).not.toContain('A step of a generation failed');
});

test('a step that was taken up since it was read is not woken or taken up once more', async () => {
  process.loadEnvFile(path.join(platform.dataDir, 'stack.env'));
  const { changeJob, claimStep, readJob } = await import('../../lambdas/src/curriculum/repository.ts');
  gemini.mode = 'stalled';
  const course = 'data-science-fundamentals';
  await start(course);
  await expect.poll(() => gemini.calls.length, { timeout: 20_000 }).toBe(1);
  const job = (await readJob(course)) ?? expect.fail();
  const held = job.lease ?? expect.fail();
  const claim = { owner: held, until: Date.now() + 60_000, held };
  expect(await claimStep(job, claim)).toBe(true);
  expect(await claimStep(job, claim)).toBe(false);
  expect(await changeJob(job, { lease: null, lease_until: 0 })).toBe('moved');
  expect((await learner.send('DELETE', pathOf(course))).status).toBe(200);
});

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
    variables: { GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: gemini.baseUrl, GENERATION_CALL_SECONDS: '60' },
  });
  learner = await newLearner(platform.origin);
  admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
});

afterAll(async () => {
  await gemini?.close();
  await platform?.stop();
});

let release: () => void;
/** Holds the answers to a call until `release`. */
function holdCall(of: string): void {
  const released = Promise.withResolvers<void>();
  release = released.resolve;
  gemini.pause = async (call) => (call.of === of ? released.promise : undefined);
}
async function untilCalled(of: string): Promise<void> {
  await expect.poll(() => gemini.calls.some((call) => call.of === of)).toBe(true);
}

beforeEach(() => {
  Object.assign(gemini, { mode: 'slow', pause: undefined, calls: [] });
});

const pathOf = (course: string) => `/api/courses/${course}/generation`;
const start = async (course: string) => expect((await learner.send('POST', pathOf(course))).status).toBe(202);

/** Follows a job until it is over. */
async function readFinished(course: string) {
  const read = async () => (await learner.send('GET', pathOf(course))).body;
  await expect.poll(async () => (await read()).finished_at).not.toBeNull();
  return read();
}

describe('a course that is written by hand or deleted during its generation', () => {
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
  ])('%s costs no more than the call under way', async (_, course, end) => {
    holdCall('Sample lesson 1.2');
    await start(course);
    await untilCalled('Sample lesson 1.2');
    const calls = gemini.calls.length;
    expect((await end(`/api/admin/courses/${course}`)).status).toBe(200);
    release();
    expect(await readFinished(course)).toMatchObject({ status: 'failed', reason: { code: 'superseded' } });
    expect(gemini.calls).toHaveLength(calls);
  });
});

test('a call that returns after its job was cancelled and started again counts for its own job', async () => {
  const course = 'ai-product-management';
  holdCall('outline');
  await start(course);
  await untilCalled('outline');
  expect((await learner.send('DELETE', pathOf(course))).status).toBe(200);
  gemini.mode = 'good';
  await start(course);
  release();
  expect(await readFinished(course)).toMatchObject({ status: 'published', tokens: 13 * tokensOfCall });
  const cancelled = async () =>
    (await admin.send('GET', '/api/admin/generations?state=cancelled')).body.items;
  await expect.poll(cancelled).toMatchObject([{ course_id: course, tokens: tokensOfCall, is_latest: false }]);
  expect(platform.output()).not.toContain('A step of a generation failed');
});

test('a step that was claimed since it was read is not woken or claimed again', async () => {
  process.loadEnvFile(path.join(platform.dataDir, 'stack.env'));
  const { changeJob, claimStep, readJob } = await import('../../lambdas/src/curriculum/repository.ts');
  gemini.mode = 'stalled';
  const course = 'data-science-fundamentals';
  await start(course);
  await untilCalled('outline');
  const job = (await readJob(course)) ?? expect.fail();
  const held = job.lease ?? expect.fail();
  const claim = { owner: held, until: Date.now() + 60_000, held };
  expect(await claimStep(job, claim)).toBe(true);
  expect(await claimStep(job, claim)).toBe(false);
  expect(await changeJob(job, { lease: null, lease_until: 0 })).toBe('moved');
  expect((await learner.send('DELETE', pathOf(course))).status).toBe(200);
});

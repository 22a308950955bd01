import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { atOnce, newLearner, signIn } from '../clients/api-client.ts';
import { startGemini, tokensOfCall } from '../gemini/gemini-server.ts';
import {
  followGeneration,
  generate,
  generationOf,
  newUnwrittenCourse,
  startGeneration,
} from '../clients/generation-client.ts';
import { startPlatform } from '../platform/platform.ts';
import { joinStackOf } from './own-table.ts';

/** A job reserves its limit, one response and one request: 43,500 tokens. The day has room for three. */
const reserved = 43_500;
const gemini = await startGemini();
const platform = await startPlatform({
  variables: {
    RATE_LIMITS: '',
    GEMINI_API_KEY: 'sample-key',
    GEMINI_BASE_URL: gemini.baseUrl,
    GEMINI_MAX_OUTPUT_TOKENS: '1000',
    GENERATION_JOB_TOKENS: '2500',
    GENERATION_DAILY_TOKENS: '131000',
    GENERATION_CALL_SECONDS: '60',
  },
});
afterAll(async () => {
  await platform.stop();
  await gemini.close();
});
joinStackOf(platform);
const { getItem } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');

const admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
const learners = await atOnce(20, () => newLearner(platform.origin));

const day = () => new Date().toISOString().slice(0, 10);
const readBudget = async (): Promise<number> =>
  (await getItem(keys.generationBudget(day()), z.object({ tokens: z.int() }), { consistent: true }))
    ?.tokens ?? 0;

/** Publishes courses without lessons. Returns their ids. */
const coursesToWrite = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => newUnwrittenCourse(admin)));

beforeEach(() => {
  Object.assign(gemini, { mode: 'good', modeOf: undefined, pause: undefined, calls: [] });
});

/** Pauses every call of the model until the returned function is called. */
function pauseCalls(): () => void {
  const released = Promise.withResolvers<void>();
  gemini.pause = () => released.promise;
  gemini.mode = 'slow';
  return released.resolve;
}

describe('the daily budget of the platform', () => {
  it('is never exceeded by concurrent starts, and counts what the jobs used once they end', async () => {
    const courses = await coursesToWrite(7);
    const release = pauseCalls();
    const responses = await Promise.all(
      learners.map((learner, at) => learner.send('POST', generationOf(courses[at % courses.length] ?? ''))),
    );
    const started = responses.filter(({ status }) => status === 202);
    const refused = responses.filter(({ status }) => status === 503);
    expect(started.length + refused.length).toBe(20);
    const running = new Set(started.map(({ body }) => body.course_id as string));
    expect(running.size).toBe(3);
    expect(await readBudget()).toBe(3 * reserved);

    const opens = new Date(`${day()}T00:00:00Z`).getTime() + 86_400_000;
    for (const { headers, body } of refused) {
      expect(body).toMatchObject({
        type: 'urn:redwhiteandcode:problem:generation-closed',
        detail: expect.stringMatching(/^The platform has reached today’s limit .* at \d+:00 PM E[SD]T\.$/),
        current: { opens_at: new Date(opens).toISOString() },
      });
      const seconds = Number(headers.get('retry-after'));
      expect(Math.abs(Date.now() / 1000 + seconds - opens / 1000)).toBeLessThan(60);
    }
    // It binds admins too.
    const other = courses.find((course) => !running.has(course)) ?? '';
    expect((await admin.send('POST', generationOf(other))).status).toBe(503);

    release();
    for (const course of running) {
      expect(await followGeneration(admin, course)).toMatchObject({ status: 'published' });
    }
    expect(await readBudget()).toBe(3 * 17 * tokensOfCall);
    await startGeneration(admin, other);
    await followGeneration(admin, other);
  });

  it('keeps the tokens of a canceled job until its last call has returned', async () => {
    const before = await readBudget();
    const [course = ''] = await coursesToWrite(1);
    const release = pauseCalls();
    await startGeneration(admin, course);
    await expect.poll(() => gemini.calls.length).toBe(1);
    expect((await admin.send('DELETE', generationOf(course))).status).toBe(200);
    expect(await readBudget()).toBe(before + reserved);
    release();
    await expect.poll(readBudget).toBe(before + tokensOfCall);
  });
});

it('a course can be generated three times a day, by all users together, and then only by admins', async () => {
  gemini.mode = 'unauthorized';
  const [course = ''] = await coursesToWrite(1);
  const [first, second, third, fourth] = await atOnce(4, () => newLearner(platform.origin));
  for (const learner of [first, second, third]) {
    if (learner) expect(await generate(learner, course)).toMatchObject({ status: 'failed' });
  }
  const { status, body, headers } = await (fourth ?? expect.fail()).send('POST', generationOf(course));
  expect(status).toBe(429);
  expect(body.detail).toMatch(/^A course can be generated 3 times a day\. Please wait \d+ /);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await generate(admin, course)).toMatchObject({ status: 'failed' });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminGenerationJob, GenerationJob } from '../../lambdas/contract/curriculum.ts';
import { type Caller, createCaller, newLearner, signIn } from '../api-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

let platform: Platform;
let admin: Caller;

beforeAll(async () => {
  platform = await startPlatform({ variables: { RATE_LIMITS: '' } });
  admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
});
afterAll(() => platform?.stop());

const pathOf = (course: string) => `/api/courses/${course}/generation`;
const recount = async () =>
  (await createCaller(platform.origin).send('GET', '/local/recount.json')).body.differences;

/** Follows a job until it is over. */
async function followed(caller: Caller, course: string): Promise<GenerationJob> {
  for (;;) {
    const { body } = await caller.send('GET', pathOf(course));
    if ((body as GenerationJob).finished_at !== null) return body as GenerationJob;
    await new Promise((go) => setTimeout(go, 50));
  }
}

describe('a course without details', () => {
  const course = 'ai-ethics-and-compliance';

  it('is written once by ten simultaneous requests, published whole, and says who wrote it', async () => {
    const learner = await newLearner(platform.origin);
    const answers = await Promise.all(Array.from({ length: 10 }, () => learner.send('POST', pathOf(course))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202));
    expect(new Set(answers.map(({ body }) => body.started_at)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ generator: 'offline', model: null, is_own: true, reason: null });

    const job = await followed(learner, course);
    expect(job).toMatchObject({ status: 'published', tokens: 0 });
    expect(job.lessons_written).toBe(job.lessons_total);
    const { body: shown } = await learner.send('GET', `/api/courses/${course}`);
    expect(shown).toMatchObject({ has_details: true, lesson_count: job.lessons_total });
    const { body: details } = await learner.send('GET', `/api/courses/${course}/details`);
    expect(details.provenance).toMatchObject({ generator: 'offline', model: null });
    expect(details.instructor_info.name).toBe('AI-generated course guide');
    await learner.send('POST', '/api/enrollments', { course_id: course });
    const { body: content } = await learner.send('GET', `/api/courses/${course}/content`);
    expect(content.items).toHaveLength(details.modules.length);
    for (const { lessons } of content.items) {
      expect(lessons).toHaveLength(3);
      for (const lesson of lessons) expect(lesson.provenance).toMatchObject({ generator: 'offline' });
    }
    expect(await recount()).toEqual([]);
  });

  it('is refused a second time, for a course with details and for one that does not exist', async () => {
    const learner = await newLearner(platform.origin);
    const statusOf = async (id: string) => (await learner.send('POST', pathOf(id))).status;
    expect(await statusOf(course)).toBe(409);
    expect(await statusOf('ai-literacy-101')).toBe(409);
    expect(await statusOf('no-such-course')).toBe(404);
    expect((await learner.send('GET', pathOf('ai-literacy-101'))).status).toBe(404);
  });

  it('is followed by anyone who is signed in, who learns not who started it', async () => {
    const other = await newLearner(platform.origin);
    const { status, body } = await other.send('GET', pathOf(course));
    expect(status).toBe(200);
    expect(body.is_own).toBe(false);
    expect(JSON.stringify(body)).not.toMatch(/@|user_id/);
  });

  it('has nothing to cancel once it is over, and nothing for others before or after', async () => {
    const other = await newLearner(platform.origin);
    expect((await other.send('DELETE', pathOf(course))).status).toBe(404);
    expect((await admin.send('DELETE', pathOf(course))).status).toBe(409);
    expect((await admin.send('DELETE', pathOf('ai-literacy-101'))).status).toBe(404);
  });
});

describe('the limit of a day', () => {
  it('is three courses a person; an answer about a running job is free, and admins are not counted', async () => {
    const learner = await newLearner(platform.origin);
    for (const id of ['advanced-deep-learning', 'ai-driven-automation', 'natural-language-processing']) {
      expect((await learner.send('POST', pathOf(id))).status).toBe(202);
      await followed(learner, id);
    }
    const refused = await learner.send('POST', pathOf('ai-for-cybersecurity'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body.detail).toMatch(/^You can have 3 courses written a day\. Please wait \d+ /);
    for (const id of [
      'ai-for-cybersecurity',
      'ai-product-management',
      'ai-productivity',
      'data-science-fundamentals',
    ]) {
      expect((await admin.send('POST', pathOf(id))).status).toBe(202);
      await followed(admin, id);
    }
  });
});

describe('the list for admins', () => {
  it('has every job newest first, by state, with its starter', async () => {
    const { body } = await admin.send('GET', '/api/admin/generations?limit=100');
    const rows = body.items as AdminGenerationJob[];
    expect(rows.length).toBeGreaterThan(3);
    const times = rows.map(({ started_at }) => started_at);
    expect(times).toEqual([...times].sort().reverse());
    const own = rows.find(({ course_id }) => course_id === 'ai-productivity');
    expect(own).toMatchObject({
      course_title: 'AI Productivity for Work',
      state: 'published',
      is_latest: true,
      starter: { user_id: admin.userId, email: 'admin@example.com' },
    });
    const failed = await admin.send('GET', '/api/admin/generations?state=failed');
    expect(failed.body.items).toEqual([]);
    const first = await admin.send('GET', '/api/admin/generations?state=published&limit=2');
    const second = await admin.send(
      'GET',
      `/api/admin/generations?state=published&limit=2&cursor=${first.body.next}`,
    );
    expect([...first.body.items, ...second.body.items]).toEqual(rows.slice(0, 4));
  });
});

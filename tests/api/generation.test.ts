import { describe, expect, it } from 'vitest';
import type { AdminGenerationJob } from '../../lambdas/contract/curriculum.ts';
import type { Caller } from '../api-client.ts';
import { admin, enroll, newLearner, recount } from './shared-platform.ts';

const course = 'ai-ethics-and-compliance';
const pathOf = (id: string) => `/api/courses/${id}/generation`;

/** Follows a job until it is over. */
async function readFinished(caller: Caller, id: string) {
  const read = async () => (await caller.send('GET', pathOf(id))).body;
  await expect.poll(async () => (await read()).finished_at).not.toBeNull();
  return read();
}

it('a course without details is written once by ten simultaneous requests, and published whole', async () => {
  const learner = await newLearner();
  const answers = await Promise.all(Array.from({ length: 10 }, () => learner.send('POST', pathOf(course))));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202));
  expect(new Set(answers.map(({ body }) => body.started_at)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ generator: 'offline', model: null, is_own: true, reason: null });

  const job = await readFinished(learner, course);
  expect(job).toMatchObject({ status: 'published', tokens: 0, lessons_written: job.lessons_total });
  const { body: shown } = await learner.send('GET', `/api/courses/${course}`);
  expect(shown).toMatchObject({ has_details: true, lesson_count: job.lessons_total });
  const { body: details } = await learner.send('GET', `/api/courses/${course}/details`);
  expect(details.provenance).toMatchObject({ generator: 'offline', model: null });
  expect(details.instructor_info.name).toBe('AI-generated course guide');
  await enroll(learner, course);
  const { items } = (await learner.send('GET', `/api/courses/${course}/content`)).body;
  expect(items).toHaveLength(details.modules.length);
  for (const { lessons } of items) {
    expect(lessons).toHaveLength(3);
    for (const lesson of lessons) expect(lesson.provenance).toMatchObject({ generator: 'offline' });
  }
  expect(await recount()).toEqual([]);
});

describe('a course that was written', () => {
  const written = 'advanced-deep-learning';
  const whenWritten = async () => {
    await admin.send('POST', pathOf(written));
    return readFinished(admin, written);
  };

  it('is not written again, and neither is one with details or one that does not exist', async () => {
    await whenWritten();
    const learner = await newLearner();
    const statusOf = async (id: string) => (await learner.send('POST', pathOf(id))).status;
    expect([await statusOf(written), await statusOf('ai-literacy-101')]).toEqual([409, 409]);
    expect(await statusOf('no-such-course')).toBe(404);
    expect((await learner.send('GET', pathOf('ai-literacy-101'))).status).toBe(404);
  });

  it('shows its job to every learner, but not who started it', async () => {
    await whenWritten();
    const { status, body } = await (await newLearner()).send('GET', pathOf(written));
    expect(status).toBe(200);
    expect(body.is_own).toBe(false);
    expect(JSON.stringify(body)).not.toMatch(/@|user_id/);
  });

  it('has nothing to cancel', async () => {
    await whenWritten();
    expect((await (await newLearner()).send('DELETE', pathOf(written))).status).toBe(404);
    expect((await admin.send('DELETE', pathOf(written))).status).toBe(409);
    expect((await admin.send('DELETE', pathOf('ai-literacy-101'))).status).toBe(404);
  });
});

it('an admin lists every job newest first, by state, with the person who started it', async () => {
  for (const id of ['ai-driven-automation', 'natural-language-processing']) {
    await admin.send('POST', pathOf(id));
    await readFinished(admin, id);
  }
  const list = async (query: string): Promise<{ items: AdminGenerationJob[]; next: string }> =>
    (await admin.send('GET', `/api/admin/generations?${query}`)).body;
  const rows = (await list('limit=100')).items;
  const times = rows.map(({ started_at }) => started_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(rows.find(({ course_id }) => course_id === 'natural-language-processing')).toMatchObject({
    course_title: 'Natural Language Processing',
    state: 'published',
    is_latest: true,
    starter: { user_id: admin.userId, email: 'admin@example.com' },
  });
  for (const { state } of (await list('state=failed')).items) expect(state).toBe('failed');
  const first = await list('state=published&limit=1');
  const second = await list(`state=published&limit=1&cursor=${first.next}`);
  const published = rows.filter(({ state }) => state === 'published');
  expect([...first.items, ...second.items]).toEqual(published.slice(0, 2));
});

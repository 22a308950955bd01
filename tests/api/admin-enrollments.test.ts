import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, createCaller, newLearner, signIn } from '../api-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

let platform: Platform;
let admin: Caller;
let visitor: Caller;
const list = '/api/admin/enrollments';
const course = 'ai-literacy-101';

beforeAll(async () => {
  platform = await startPlatform();
  visitor = createCaller(platform.origin);
  admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
});
afterAll(() => platform?.stop());

const bodyOf = async (address: string, caller = admin) => (await caller.send('GET', address)).body;
const recount = async () => (await visitor.send('GET', '/local/recount.json')).body.differences;

async function enrolled() {
  const learner = await newLearner(platform.origin);
  const { body } = await learner.send('POST', '/api/enrollments', { course_id: course });
  return { learner, id: body.id as string };
}

describe('the list of all enrollments', () => {
  it('has the newest first, with whose and in what they are', async () => {
    const { learner, id } = await enrolled();
    const { items } = await bodyOf(list);
    expect(items[0]).toEqual({
      id,
      user_id: learner.userId,
      course_id: course,
      status: 'active',
      enrolled_at: expect.any(String),
      student_name: 'Test Learner',
      email: learner.email,
      course_title: 'AI Literacy 101',
    });
  });

  it('is searched by name, e-mail and course, sorted, and narrowed to a person or a status', async () => {
    const { learner, id } = await enrolled();
    const ids = async (query: string) =>
      (await bodyOf(`${list}?${query}`)).items.map((it: { id: string }) => it.id);
    await vi.waitFor(async () => {
      expect(await ids(`q=${encodeURIComponent(learner.email)}`)).toEqual([id]);
    });
    expect(await ids(`user_id=${learner.userId}`)).toEqual([id]);
    expect(await ids(`user_id=${learner.userId}&status=paused`)).toEqual([]);
    expect(await ids('q=demo+literacy')).toHaveLength(1);
    const demo = await bodyOf(`${list}?q=demo&sort=course_title`);
    expect(demo.items).toHaveLength(4);
    const byStatus = (await bodyOf(`${list}?sort=status&order=descending&limit=100`)).items;
    const statuses = byStatus.map(({ status }: { status: string }) => status);
    expect(statuses).toEqual(statuses.toSorted().toReversed());
    const completed = (await bodyOf(`${list}?status=completed`)).items;
    expect(completed.map(({ student_name }: { student_name: string }) => student_name)).toEqual([
      'Demo Learner',
    ]);
  });

  it('is paged to its end, each once', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const { items, next } = await bodyOf(`${list}?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...items.map(({ id }: { id: string }) => id));
      cursor = next ?? '';
    } while (cursor !== '');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual((await bodyOf(`${list}?limit=100`)).items.map(({ id }: { id: string }) => id));
  });

  it('is exported', async () => {
    const { body } = await admin.send('GET', `${list}/export`);
    const [head, ...rows] = (body as string).trim().split('\r\n');
    expect(head).toBe('Student,Email,Course,Status,Enrolled,Id');
    expect(rows).toHaveLength((await bodyOf(`${list}?limit=100`)).items.length);
  });
});

describe('deleting an enrollment', () => {
  it('takes its progress along, so that the next one starts clean', async () => {
    const { learner, id } = await enrolled();
    await learner.send('PUT', `/api/courses/${course}/progress/1/1`);
    expect((await admin.send('DELETE', `${list}/${id}`)).status).toBe(204);
    expect((await admin.send('DELETE', `${list}/${id}`)).status).toBe(404);
    expect((await learner.send('GET', `/api/courses/${course}/content`)).status).toBe(403);
    expect(await recount()).toEqual([]);
    const again = await learner.send('POST', '/api/enrollments', { course_id: course });
    expect(again).toMatchObject({ status: 201, body: { completed_lessons: 0, status: 'active' } });
    expect((await bodyOf(`/api/courses/${course}/progress`, learner)).items).toEqual([]);
  });

  it('that broke off after its first step leaves nothing to the next one', async () => {
    const learner = await newLearner(platform.origin);
    process.loadEnvFile(path.join(platform.dataDir, 'stack.env'));
    const { transact } = await import('../../lambdas/src/platform/table.ts');
    const { keys } = await import('../../lambdas/src/platform/keys.ts');
    const left = [1, 2, 3].map((lesson) => keys.progress(learner.userId ?? '', course, 1, lesson));
    await transact(left.map((Item) => ({ Put: { Item } })));
    const { body } = await learner.send('POST', '/api/enrollments', { course_id: course });
    expect(body.completed_lessons).toBe(0);
    expect((await bodyOf(`/api/courses/${course}/progress`, learner)).items).toEqual([]);
    expect(await recount()).toEqual([]);
  });

  it('leaves the certificate valid', async () => {
    const { learner, id } = await enrolled();
    const { items } = await bodyOf(`/api/courses/${course}/content`, learner);
    let number: string | null = null;
    for (const { module_number, lessons } of items) {
      for (const { lesson_number } of lessons) {
        const ticked = await learner.send(
          'PUT',
          `/api/courses/${course}/progress/${module_number}/${lesson_number}`,
        );
        number = ticked.body.certificate_number;
      }
    }
    expect((await admin.send('DELETE', `${list}/${id}`)).status).toBe(204);
    expect(await bodyOf(`/api/certificates/${number}`, visitor)).toMatchObject({ status: 'valid' });
    expect(await recount()).toEqual([]);
  });

  it('is done once, and whole, while the learner goes on', async () => {
    const { learner, id } = await enrolled();
    const places = ['1/1', '1/2', '1/3', '2/1'];
    const answers = await Promise.all([
      ...places.map((place) => learner.send('PUT', `/api/courses/${course}/progress/${place}`)),
      admin.send('DELETE', `${list}/${id}`),
      admin.send('DELETE', `${list}/${id}`),
      learner.send('PATCH', `/api/enrollments/${id}`, { status: 'paused' }),
    ]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const deletions = answers.slice(4, 6).map(({ status }) => `${status}`);
    expect(deletions.toSorted()).toEqual(['204', '404']);
    await learner.send('POST', '/api/enrollments', { course_id: course });
    expect((await bodyOf(`/api/courses/${course}/progress`, learner)).items).toEqual([]);
    expect(await recount()).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createCaller, newLearner, signIn } from '../api-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

let platform: Platform;
let visitor: Caller;
const course = 'ai-literacy-101';

interface Module {
  module_number: number;
  lessons: { lesson_number: number; content: string }[];
}

beforeAll(async () => {
  platform = await startPlatform();
  visitor = createCaller(platform.origin);
});
afterAll(() => platform?.stop());

async function lessonsOf(learner: Caller): Promise<string[]> {
  const { body } = await learner.send('GET', `/api/courses/${course}/content`);
  return (body.items as Module[]).flatMap(({ module_number, lessons }) =>
    lessons.map(({ lesson_number }) => `/api/courses/${course}/progress/${module_number}/${lesson_number}`),
  );
}

async function enrolled(): Promise<Caller> {
  const learner = await newLearner(platform.origin);
  expect((await learner.send('POST', '/api/enrollments', { course_id: course })).status).toBe(201);
  return learner;
}

const recount = async () => (await visitor.send('GET', '/local/recount.json')).body.differences;

describe('enrolling', () => {
  it('makes one enrollment of twenty simultaneous calls', async () => {
    const learner = await newLearner(platform.origin);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => learner.send('POST', '/api/enrollments', { course_id: course })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await learner.send('GET', '/api/enrollments');
    expect(body.items).toHaveLength(1);
    expect(await recount()).toEqual([]);
  });

  it('is needed for the lessons', async () => {
    const learner = await newLearner(platform.origin);
    const refused = await learner.send('GET', `/api/courses/${course}/content`);
    expect(refused.status).toBe(403);
    expect(refused.body.type).toBe('urn:redwhiteandcode:problem:not-enrolled');
  });

  it('is paused and resumed by its learner, by nobody else', async () => {
    const learner = await enrolled();
    const { body } = await learner.send('GET', `/api/enrollments?course_id=${course}`);
    const path = `/api/enrollments/${body.items[0].id}`;
    expect((await learner.send('PATCH', path, { status: 'paused' })).body.status).toBe('paused');
    expect((await learner.send('PATCH', path, { status: 'active' })).body.status).toBe('active');
    const other = await newLearner(platform.origin);
    const refused = await other.send('PATCH', path, { status: 'paused' });
    const missing = await other.send('PATCH', `/api/enrollments/${other.userId}.no-such-course`, {
      status: 'paused',
    });
    expect([refused.status, missing.status]).toEqual([404, 404]);
    expect(refused.body).toEqual(missing.body);
  });
});

describe('learning', () => {
  it('keeps the place and counts the lessons', async () => {
    const learner = await enrolled();
    const lessons = await lessonsOf(learner);
    const { body } = await learner.send('PUT', lessons[0] ?? '');
    expect(body).toMatchObject({ completed_lessons: 1, total_lessons: lessons.length, status: 'active' });
    expect(body.progress).toBe(Math.round(100 / lessons.length));
    const place = { module_number: 2, lesson_number: 1 };
    expect(
      (await learner.send('PATCH', `/api/enrollments/${body.id}`, { last_lesson: place })).body.last_lesson,
    ).toEqual(place);
  });

  it('makes one row of many ticks of one lesson, and none of many unticks', async () => {
    const learner = await enrolled();
    const [lesson = ''] = await lessonsOf(learner);
    const progress = async () => (await learner.send('GET', `/api/courses/${course}/progress`)).body.items;
    await Promise.all(Array.from({ length: 10 }, () => learner.send('PUT', lesson)));
    expect(await progress()).toHaveLength(1);
    await Promise.all(Array.from({ length: 10 }, () => learner.send('DELETE', lesson)));
    expect(await progress()).toHaveLength(0);
    expect(await recount()).toEqual([]);
  });

  it('refuses lessons that the course does not have', async () => {
    const learner = await enrolled();
    for (const place of ['99/1', '1/99']) {
      expect((await learner.send('PUT', `/api/courses/${course}/progress/${place}`)).status).toBe(404);
    }
    expect((await learner.send('PUT', `/api/courses/${course}/progress/0/1`)).status).toBe(400);
  });

  it('completes the course and issues one certificate when all lessons are ticked at once', async () => {
    const learner = await enrolled();
    const lessons = await lessonsOf(learner);
    const answers = await Promise.all([...lessons, ...lessons].map((lesson) => learner.send('PUT', lesson)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const enrollment = (await learner.send('GET', `/api/enrollments?course_id=${course}`)).body.items[0];
    expect(enrollment).toMatchObject({
      status: 'completed',
      progress: 100,
      completed_lessons: lessons.length,
    });
    expect(enrollment.certificate_number).toMatch(/^RWC-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/);
    const certificates = (await learner.send('GET', '/api/certificates')).body.items;
    expect(certificates).toHaveLength(1);
    expect(await recount()).toEqual([]);

    const untick = await learner.send('DELETE', lessons[0] ?? '');
    expect(untick.body).toMatchObject({
      status: 'completed',
      certificate_number: enrollment.certificate_number,
    });
    const again = await learner.send('PUT', lessons[0] ?? '');
    expect(again.body).toMatchObject({ status: 'completed', progress: 100 });
    expect((await learner.send('GET', '/api/certificates')).body.items).toHaveLength(1);
    expect(
      (await learner.send('PATCH', `/api/enrollments/${enrollment.id}`, { status: 'paused' })).status,
    ).toBe(409);
    expect(await recount()).toEqual([]);
  });
});

describe('a certificate', () => {
  it.each(['RWC-2025-DEM0CERT', '  rwc-2025-democert ', 'RWC-2025-DEMOCERT'])(
    'is found as %j',
    async (typed) => {
      const { status, body } = await visitor.send('GET', `/api/certificates/${encodeURIComponent(typed)}`);
      expect(status).toBe(200);
      expect(body).toEqual({
        certificate_number: 'RWC-2025-DEM0CERT',
        status: 'valid',
        student_name: 'Demo Learner',
        course_title: 'AI Fundamentals for Business',
        completion_date: '2025-03-14',
        issued_at: '2025-03-14T16:30:00.000Z',
      });
    },
  );
});

describe('the demo learner', () => {
  it('has an enrollment of each kind', async () => {
    const learner = await signIn(platform.origin, 'learner@example.com', 'learner-demo');
    const { body } = await learner.send('GET', '/api/enrollments');
    const found = body.items.map((it: { status: string; progress: number }) => `${it.status} ${it.progress}`);
    expect(found).toEqual(['active 0', 'active 42', 'paused 0', 'completed 100']);
  });
});

describe('lessons', () => {
  it('are sanitized HTML of 300 words or more, in the three written courses', async () => {
    const learner = await newLearner(platform.origin);
    for (const id of ['ai-fundamentals-for-business', 'prompt-engineering-mastery', course]) {
      await learner.send('POST', '/api/enrollments', { course_id: id });
      const { body } = await learner.send('GET', `/api/courses/${id}/content?limit=100`);
      expect(body.items.length).toBeGreaterThanOrEqual(4);
      for (const module of body.items as Module[]) {
        expect(module.lessons.length).toBeGreaterThanOrEqual(3);
        for (const { content } of module.lessons) {
          expect(
            content
              .replace(/<[^>]+>/g, ' ')
              .trim()
              .split(/\s+/).length,
          ).toBeGreaterThanOrEqual(300);
          expect(content).not.toMatch(/<script|\son\w+=|javascript:/i);
        }
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import {
  admin,
  atOnce,
  completeCourse,
  completeLessons,
  countStatuses,
  emailsTo,
  enroll,
  lessonPaths,
  newLearner,
  payFor,
  proveAddress,
  readEnrollment,
  visitor,
} from './shared-platform.ts';
import type { Caller } from '../clients/api-client.ts';
import { newUnwrittenCourse } from '../clients/generation-client.ts';
import { submit } from '../clients/liftoff-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';

const course = 'ai-literacy-101';

async function newStudent() {
  const learner = await newLearner();
  const id = await enroll(learner, course);
  return { learner, id, path: `/api/enrollments/${id}`, lessons: await lessonPaths(learner, course) };
}

describe('a course without enrollment', () => {
  it('shows visitors the titles and reading times of its lessons, and the text of the first one', async () => {
    const outline = await visitor.send('GET', `/api/courses/${course}/outline`);
    expect(outline.body.modules.map(({ lessons }: { lessons: unknown[] }) => lessons.length)).toEqual([
      4, 5, 5, 4,
    ]);
    expect(outline.body.modules[0].lessons[0]).toEqual({
      lesson_number: 1,
      lesson_title: expect.any(String),
      minutes: expect.any(Number),
    });
    const { status, body } = await visitor.send('GET', `/api/courses/${course}/free-lesson`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...outline.body.modules[0].lessons[0],
      course_id: course,
      module_number: 1,
      lesson_count: 18,
      content: expect.stringContaining('<h2>'),
    });
  });

  it('shows nothing if it has no lessons or is not published', async () => {
    const statusOf = async (id: string, part: string) =>
      (await visitor.send('GET', `/api/courses/${id}/${part}`)).status;
    const unwritten = await newUnwrittenCourse(admin);
    const empty = await visitor.send('GET', `/api/courses/${unwritten}/outline`);
    expect(empty.body.modules).toEqual([]);
    expect(await statusOf(unwritten, 'free-lesson')).toBe(404);
    const draft = { ...sampleCourse, title: `Draft ${crypto.randomUUID()}`, publish: false };
    const { body } = await admin.send('POST', '/api/admin/courses', draft);
    for (const id of [body.id, 'no-such-course'])
      for (const part of ['outline', 'free-lesson']) expect(await statusOf(id, part)).toBe(404);
    await admin.send('DELETE', `/api/admin/courses/${body.id}`);
  });
});
/** Returns the subjects of a learner's emails about their courses, the newest first. */
const subjectsTo = async (address: string) =>
  (await emailsTo(address)).map(({ subject }) => subject).filter((subject) => !subject.startsWith('Welcome'));

describe('enrolling', () => {
  it('is refused while a course has no lessons', async () => {
    const learner = await newLearner();
    const response = await learner.send('POST', '/api/enrollments', {
      course_id: await newUnwrittenCourse(admin),
    });
    expect(response).toMatchObject({
      status: 409,
      body: {
        type: 'urn:redwhiteandcode:problem:course-unready',
        detail: 'Lessons for this course are not ready yet.',
      },
    });
    expect((await learner.send('GET', '/api/orders')).body.items).toEqual([]);
  });

  it('creates one enrollment from 20 concurrent calls', { tags: ['enroll-once'] }, async () => {
    const learner = await newLearner();
    const responses = await atOnce(20, () => learner.send('POST', '/api/enrollments', { course_id: course }));
    expect(countStatuses(responses)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect((await learner.send('GET', '/api/enrollments')).body.items).toHaveLength(1);
    expect(await subjectsTo(learner.email)).toEqual(['You are enrolled in AI Literacy 101']);
  });

  it('is required to read the lessons', { tags: ['enrolled-lessons'] }, async () => {
    const { body } = await (await newLearner()).send('GET', `/api/courses/${course}/content`);
    expect(body).toMatchObject({ status: 403, type: 'urn:redwhiteandcode:problem:not-enrolled' });
  });

  it('can be paused and resumed only by the learner', {
    tags: ['enrollment-status', 'own-data'],
  }, async () => {
    const { learner, path } = await newStudent();
    expect((await learner.send('PATCH', path, { status: 'paused' })).body.status).toBe('paused');
    expect((await learner.send('PATCH', path, { status: 'active' })).body.status).toBe('active');
    const other = await newLearner();
    const missingPath = `/api/enrollments/${other.userId}.no-such-course`;
    const refused = await other.send('PATCH', path, { status: 'paused' });
    const missing = await other.send('PATCH', missingPath, { status: 'paused' });
    expect([refused.status, missing.status]).toEqual([404, 404]);
    expect(refused.body).toEqual(missing.body);
  });
});

describe('completing lessons', () => {
  it('stores the last lesson and counts the completed ones', async () => {
    const { learner, path, lessons } = await newStudent();
    const { body } = await learner.send('PUT', lessons[0] ?? '');
    expect(body).toMatchObject({ completed_lessons: 1, total_lessons: lessons.length, status: 'active' });
    expect(body.progress).toBe(Math.round(100 / lessons.length));
    const last_lesson = { module_number: 2, lesson_number: 1 };
    expect((await learner.send('PATCH', path, { last_lesson })).body.last_lesson).toEqual(last_lesson);
  });

  it('creates one row when a lesson is marked many times, and leaves none when it is unmarked many times', {
    tags: ['lesson-mark'],
  }, async () => {
    const { learner, lessons } = await newStudent();
    const progress = async () => (await learner.send('GET', `/api/courses/${course}/progress`)).body.items;
    await atOnce(10, () => learner.send('PUT', lessons[0] ?? ''));
    expect(await progress()).toHaveLength(1);
    await atOnce(10, () => learner.send('DELETE', lessons[0] ?? ''));
    expect(await progress()).toHaveLength(0);
  });

  it('rejects lessons that the course does not have', async () => {
    const { learner } = await newStudent();
    const tick = async (place: string) =>
      (await learner.send('PUT', `/api/courses/${course}/progress/${place}`)).status;
    expect([await tick('99/1'), await tick('1/99'), await tick('0/1')]).toEqual([404, 404, 400]);
  });

  it('completes the course and issues one certificate when all lessons are marked concurrently', {
    tags: ['enrollment-status'],
  }, async () => {
    const { learner, path, lessons } = await newStudent();
    await payFor(learner, course);
    const responses = await Promise.all(
      [...lessons, ...lessons].map((lesson) => learner.send('PUT', lesson)),
    );
    expect(countStatuses(responses)).toEqual({ 200: 2 * lessons.length });
    const { certificate_number, ...enrollment } = await readEnrollment(learner, course);
    expect(enrollment).toMatchObject({ status: 'completed', completed_lessons: lessons.length });
    expect(certificate_number).toMatch(/^RWC-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/);

    const untick = await learner.send('DELETE', lessons[0] ?? '');
    expect(untick.body).toMatchObject({ status: 'completed', certificate_number });
    const again = await learner.send('PUT', lessons[0] ?? '');
    expect(again.body).toMatchObject({ status: 'completed', progress: 100 });
    expect((await learner.send('GET', '/api/certificates')).body.items).toHaveLength(1);
    expect((await learner.send('PATCH', path, { status: 'paused' })).status).toBe(409);
    expect(await subjectsTo(learner.email)).toEqual([
      'Your certificate for AI Literacy 101',
      expect.stringContaining('receipt'),
      'You are enrolled in AI Literacy 101',
    ]);
    expect((await emailsTo(learner.email))[0]?.text).toContain(`/verify/${certificate_number}`);
  });
});

describe('a course that is completed before it is paid for', () => {
  const certificatesOf = async (learner: Caller) =>
    (await learner.send('GET', '/api/certificates')).body.items;

  it('gets its certificate with the payment, also after lessons were unmarked', async () => {
    const { learner, lessons } = await newStudent();
    await completeLessons(learner, course);
    expect(await readEnrollment(learner, course)).toMatchObject({
      status: 'completed',
      certificate_number: null,
    });
    expect(await certificatesOf(learner)).toEqual([]);
    await learner.send('DELETE', lessons[0] ?? '');
    await payFor(learner, course);
    const { certificate_number } = await readEnrollment(learner, course);
    expect(await certificatesOf(learner)).toMatchObject([{ certificate_number, status: 'valid' }]);
    expect(await subjectsTo(learner.email)).toContain('Your certificate for AI Literacy 101');
  });

  it('gets its certificate when the proof of the address makes it free', async () => {
    const learner = await newLearner();
    const { body } = await submit(learner);
    const approval = { application_status: 'approved', events: 1 };
    await admin.send('PATCH', `/api/admin/layoff-applications/${body.id}`, approval);
    await enroll(learner, course);
    await completeLessons(learner, course);
    expect(await readEnrollment(learner, course)).toMatchObject({
      status: 'completed',
      certificate_number: null,
    });
    await proveAddress(learner.email);
    expect(await readEnrollment(learner, course)).toMatchObject({
      certificate_number: expect.stringMatching(/^RWC-/),
    });
  });

  it('gets one certificate if it is completed and paid at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const { learner, lessons } = await newStudent();
      await Promise.all(lessons.slice(1).map((lesson) => learner.send('PUT', lesson)));
      await Promise.all([learner.send('PUT', lessons[0] ?? ''), payFor(learner, course)]);
      const { certificate_number } = await readEnrollment(learner, course);
      expect(await certificatesOf(learner)).toMatchObject([{ certificate_number }]);
    }
  });
});

it('a certificate is found by its number as printed and as people type it', {
  tags: ['verify-input'],
}, async () => {
  const { certificate_number } = await completeCourse(await newLearner(), course);
  for (const typed of [certificate_number, `  ${certificate_number.toLowerCase().replaceAll('0', 'o')} `]) {
    const { status, body } = await visitor.send('GET', `/api/certificates/${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      certificate_number,
      kind: 'course',
      status: 'valid',
      student_name: 'Test Learner',
      course_title: 'AI Literacy 101',
      completion_date: dayOf('completed', body.issued_at),
      result: null,
      issued_at: expect.any(String),
      expires_at: null,
      revoked_at: null,
      revocation_reason: null,
      replaced_at: null,
    });
  }
});

import { describe, expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { askForDeletion } from '../clients/privacy-client.ts';
import {
  admin,
  completeCourse,
  completeLessons,
  emailsTo,
  enroll,
  newLearner,
  payFor,
  readEnrollment,
  readList,
  readNewestChange,
  visitor,
} from './shared-platform.ts';

const list = '/api/admin/enrollments';
const course = 'ai-literacy-101';
const remove = async (id: string) => (await admin.send('DELETE', `${list}/${id}`)).status;
const readProgress = async (learner: Caller) =>
  (await learner.send('GET', `/api/courses/${course}/progress`)).body.items;

async function enrolled() {
  const learner = await newLearner();
  return { learner, id: await enroll(learner, course) };
}

it('an enrollment is listed with its learner and course, and can be filtered by learner and status', async () => {
  const { learner, id } = await enrolled();
  const mine = `${list}?user_id=${learner.userId}`;
  expect((await readList(mine)).items).toEqual([
    {
      id,
      user_id: learner.userId,
      course_id: course,
      status: 'active',
      enrolled_at: expect.any(String),
      student_name: 'Test Learner',
      email: learner.email,
      course_title: 'AI Literacy 101',
    },
  ]);
  await expect.poll(async () => (await readList(`${mine}&status=active`)).items).toHaveLength(1);
  expect((await readList(`${mine}&status=paused`)).items).toEqual([]);
  const { items } = await readList(`${list}?status=active`);
  for (const row of items) expect(row.status).toBe('active');
});

it('an enrollment is exported with its progress, completion and payment', async () => {
  const { learner, id } = await enrolled();
  await learner.send('PUT', `/api/courses/${course}/progress/1/1`);
  const [{ progress }] = (await learner.send('GET', '/api/enrollments')).body.items;
  expect(progress).toBeGreaterThan(0);
  const { body } = await admin.send('GET', `${list}/export?user_id=${learner.userId}`);
  const [, line = ''] = String(body).split('\r\n');
  expect(line).toMatch(new RegExp(`,${progress},,due,${id}$`));
});

it('an enrollment that was paid and deleted is made again with the same order', async () => {
  const { learner, id } = await enrolled();
  await payFor(learner, course);
  const [paid] = (await learner.send('GET', '/api/orders')).body.items;
  expect(await remove(id)).toBe(204);
  expect(await enroll(learner, course)).toBe(id);
  const { items } = (await learner.send('GET', '/api/orders')).body;
  expect(items).toMatchObject([{ id: paid.id, status: 'paid' }]);
  expect((await emailsTo(learner.email))[0]?.text).toMatch(/Price: .*, paid\n/);
  await completeLessons(learner, course);
  expect(await readEnrollment(learner, course)).toMatchObject({
    certificate_number: expect.stringMatching(/^RWC-/),
  });
});

describe('enrolling a user', () => {
  const enrollUser = (user_id: string | undefined, course_id = course) =>
    admin.send('POST', list, { user_id, course_id });

  it('makes the order and the email that the user’s own enrollment makes, once, and is audited', async () => {
    const learner = await newLearner();
    const { status, body } = await enrollUser(learner.userId);
    expect(status).toBe(201);
    expect(body).toMatchObject({ user_id: learner.userId, course_id: course, status: 'active' });
    const { items } = (await learner.send('GET', '/api/orders')).body;
    expect(items).toMatchObject([{ status: 'due', course_id: course, payer: { email: learner.email } }]);
    expect((await emailsTo(learner.email))[0]?.text).toContain('AI Literacy 101');
    expect(await readNewestChange()).toMatchObject({
      action: 'Enrolled a user',
      subject: 'Test Learner in AI Literacy 101',
    });
    expect(await enrollUser(learner.userId)).toMatchObject({
      status: 409,
      body: { detail: 'This user is already enrolled in this course.' },
    });
  });

  it('only makes the order if the user must pay for the course first', async () => {
    const { learner, id } = await enrolled();
    expect(await remove(id)).toBe(204);
    expect(await enrollUser(learner.userId)).toMatchObject({ status: 202, body: { status: 'due' } });
    expect(await readEnrollment(learner, course)).toBeUndefined();
  });

  it('is refused for nobody, for an unknown course, and for an account that will be deleted', async () => {
    const learner = await newLearner();
    expect((await enrollUser('nobody')).status).toBe(404);
    expect((await enrollUser(learner.userId, 'no-such-course')).status).toBe(404);
    expect((await askForDeletion(learner, learner.password)).status).toBe(200);
    expect((await enrollUser(learner.userId)).status).toBe(409);
  });
});

describe('deleting an enrollment', () => {
  it('deletes its progress, so a new enrollment starts from zero', async () => {
    const { learner, id } = await enrolled();
    await learner.send('PUT', `/api/courses/${course}/progress/1/1`);
    expect([await remove(id), await remove(id)]).toEqual([204, 404]);
    expect((await learner.send('GET', `/api/courses/${course}/content`)).status).toBe(403);
    // The unpaid order was canceled with the enrollment, so the next one is paid first.
    const again = await learner.send('POST', '/api/enrollments', { course_id: course });
    expect(again).toMatchObject({ status: 202, body: { status: 'due' } });
    await payFor(learner, course);
    expect(await readEnrollment(learner, course)).toMatchObject({ completed_lessons: 0, status: 'active' });
    expect(await readProgress(learner)).toEqual([]);
  });

  it('leaves no progress for a new enrollment, even if it was interrupted after its first step', async () => {
    const learner = await newLearner();
    const { transact } = await import('../../lambdas/src/platform/table.ts');
    const { keys } = await import('../../lambdas/src/platform/keys.ts');
    const left = [1, 2, 3].map((lesson) => keys.progress(learner.userId ?? '', course, 1, lesson));
    await transact(left.map((Item) => ({ Put: { Item } })));
    const { body } = await learner.send('POST', '/api/enrollments', { course_id: course });
    expect(body.completed_lessons).toBe(0);
    expect(await readProgress(learner)).toEqual([]);
  });

  it('keeps the certificate valid', async () => {
    const { id, certificate_number } = await completeCourse(await newLearner(), course);
    expect(await remove(id)).toBe(204);
    const { body } = await visitor.send('GET', `/api/certificates/${certificate_number}`);
    expect(body.status).toBe('valid');
  });

  it('happens once and completely while the learner continues', async () => {
    const { learner, id } = await enrolled();
    const places = ['1/1', '1/2', '1/3', '2/1'];
    const [deletions, ...responses] = await Promise.all([
      Promise.all([remove(id), remove(id)]),
      ...places.map((place) => learner.send('PUT', `/api/courses/${course}/progress/${place}`)),
      learner.send('PATCH', `/api/enrollments/${id}`, { status: 'paused' }),
    ]);
    for (const { status } of responses) expect(status).toBeLessThan(500);
    expect(new Set(deletions)).toEqual(new Set([204, 404]));
    await learner.send('POST', '/api/enrollments', { course_id: course });
    expect(await readProgress(learner)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { sampleCourse } from '../samples/sample-course.ts';
import { atOnce, countStatuses, enroll, newLearner, visitor } from './shared-platform.ts';
import {
  path,
  create,
  newCourse,
  bodyOf,
  statusOf,
  edit,
  remove,
  readRevisions,
  listed,
  readContent,
  tryToEnroll,
  place,
  newStudent,
} from './course-editing.ts';

describe('a new course', () => {
  it('is visible to learners once it is published', async () => {
    const draft = await newCourse({ publish: false });
    expect(draft).toMatchObject({ status: 'draft', version: 1, revision: 1, is_live: false });
    expect(draft.saved_by.full_name).toBe('Demo Admin');
    const learner = await newLearner();
    for (const part of ['', '/details', '/content'])
      expect(await statusOf(`/api/courses/${draft.id}${part}`, learner), part).toBe(404);
    expect((await tryToEnroll(learner, draft.id)).status).toBe(404);
    expect(await listed()).not.toContain(draft.id);

    const published = await edit(draft);
    expect(published.body).toMatchObject({ status: 'published', version: 2, revision: 2, is_live: true });
    expect(await bodyOf(`/api/courses/${draft.id}`, visitor)).toMatchObject({
      title: draft.title,
      has_details: true,
      lesson_count: 3,
      status: 'published',
    });
    expect(await listed()).toContain(draft.id);
    expect((await bodyOf(`/api/courses/${draft.id}/details`, learner)).target_roles).toEqual(['Analysts']);
    await enroll(learner, draft.id);
    const modules = await readContent(learner, draft.id);
    expect(modules.map(({ module_title }) => module_title)).toEqual(['One', 'Two']);
  });

  it('gets an id from its title, and a different one if that id is taken', async () => {
    const word = crypto.randomUUID();
    const first = await newCourse({ title: `Prompting & Café ${word}` });
    const second = await newCourse({ title: `Prompting, Cafe! ${word}` });
    expect([first.id, second.id]).toEqual([`prompting-cafe-${word}`, `prompting-cafe-${word}-2`]);
    expect(await create({ id: first.id })).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:course-exists' },
    });
    for (const id of ['new', 'export', 'Not An Id']) expect((await create({ id })).status, id).toBe(400);
  });

  it('is created once by many calls with the same idempotency key', async () => {
    const word = crypto.randomUUID();
    const title = `Created once ${word}`;
    const key = { 'idempotency-key': word };
    const responses = await atOnce(8, () => create({ title }, key));
    expect(countStatuses(responses)).toEqual({ 201: 8 });
    expect(new Set(responses.map(({ body }) => body.id))).toEqual(new Set([`created-once-${word}`]));
    expect((await create({ title, description: 'Another' }, key)).status).toBe(409);
    expect((await create({ title: `Another ${title}` }, key)).status).toBe(409);
  });

  it('is rejected with an error that names the invalid field', async () => {
    for (const [change, path, message] of [
      [{ price_cents: 1.5 }, 'price_cents', "Enter a price in dollars, such as '$2,950'"],
      [{ certificate_months: 121 }, 'certificate_months', 'Enter at most 120 months'],
      [
        { list_price: { cents: sampleCourse.price_cents, charged_until: '2026-01-31' } },
        'list_price.cents',
        'The list price must be above the price',
      ],
      [
        { list_price: { cents: 595_000, charged_until: new Date().toISOString().slice(0, 10) } },
        'list_price.charged_until',
        'The last day must be in the past',
      ],
      [
        { modules: [{ module_title: 'One', lessons: [] }] },
        'modules',
        'Write a lesson in each module before publishing',
      ],
    ] as const) {
      const errors = [{ path: `body.${path}`, message }];
      expect(await create(change)).toMatchObject({ status: 400, body: { errors } });
    }
  });

  it('has scripts removed from its lessons', async () => {
    const hostile = '<p onclick="x()">Text<img src=x onerror=x()></p><script>x()</script>';
    const course = await newCourse({
      modules: [{ module_title: 'One', lessons: [{ lesson_title: 'a', content: hostile }] }],
    });
    expect(course.modules[0].lessons[0].content).toBe('<p>Text</p>');
    expect((await bodyOf(`${path}/${course.id}`)).modules[0].lessons[0].content).toBe('<p>Text</p>');
  });
});

describe('deleting a course', () => {
  it('archives it if it has learners: they keep it, and nobody else can enroll', async () => {
    const course = await newCourse();
    const { learner } = await newStudent(course.id);
    const late = await newLearner();
    for (const { body } of [await remove(course.id), await remove(course.id)])
      expect(body).toEqual({ outcome: 'archived' });
    expect((await bodyOf(`/api/courses/${course.id}`, visitor)).status).toBe('archived');
    expect(await listed()).not.toContain(course.id);
    expect(await tryToEnroll(late, course.id)).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:course-closed' },
    });
    expect((await tryToEnroll(learner, course.id)).status).toBe(200);
    expect((await learner.send('PUT', place(course.id, [1, 1]))).status).toBe(200);
    const detail = 'This course is archived, and has changed since you opened it.';
    expect(await edit(course)).toMatchObject({ status: 409, body: { detail } });

    const archived = await bodyOf(`${path}/${course.id}`);
    expect(archived).toMatchObject({ status: 'archived', enrollment_count: 1 });
    expect((await edit(archived)).body.status).toBe('published');
    await enroll(late, course.id);
  });

  it('archives it with every learner who enrolled at the same time, or deletes it and lets none enroll', async () => {
    const learners = await Promise.all(Array.from({ length: 4 }, () => newLearner()));
    const course = await newCourse();
    const [removed, ...tried] = await Promise.all([
      remove(course.id),
      ...learners.map((learner) => tryToEnroll(learner, course.id)),
    ]);
    const enrolled = tried.filter(({ status }) => status === 201).length;
    expect(removed.body).toEqual({ outcome: enrolled > 0 ? 'archived' : 'deleted' });
    if (enrolled > 0)
      expect(await bodyOf(`${path}/${course.id}`)).toMatchObject({
        status: 'archived',
        enrollment_count: enrolled,
      });
  });

  it('deletes it permanently if it has no learners', async () => {
    const course = await newCourse();
    for (const { body } of [await remove(course.id), await remove(course.id)])
      expect(body).toEqual({ outcome: 'deleted' });
    expect(await statusOf(`/api/courses/${course.id}`)).toBe(404);
    const again = await newCourse({ title: course.title });
    expect(again.id).toBe(`${course.id}-2`);
    expect(await readRevisions(again.id)).toHaveLength(1);
  });

  it('never leaves an enrollment without a course, even if learners enroll at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      const course = await newCourse();
      const learners = await atOnce(3, () => newLearner());
      const [deletion, ...joined] = await Promise.all([
        remove(course.id),
        ...learners.map((learner) => tryToEnroll(learner, course.id)),
      ]);
      const enrolled = joined.filter(({ status }) => status === 201).length;
      const outcome = enrolled > 0 ? 'archived' : 'deleted';
      expect(deletion).toMatchObject({ status: 200, body: { outcome } });
      expect(joined.every(({ status }) => [201, 404, 409].includes(status))).toBe(true);
    }
  });
});

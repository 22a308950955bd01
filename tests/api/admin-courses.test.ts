import { describe, expect, it } from 'vitest';
import type { Caller } from '../api-client.ts';
import { admin, newLearner, recount, visitor } from './shared-platform.ts';

const path = '/api/admin/courses';

interface Lesson {
  lesson_number?: number;
  lesson_title: string;
  content: string;
}
interface Module {
  module_number?: number;
  module_title: string;
  lessons: Lesson[];
}

const lesson = (lesson_title: string): Lesson => ({ lesson_title, content: `<p>${lesson_title}</p>` });
const details = {
  learning_outcomes: ['Read a model’s answer with care'],
  prerequisites: [],
  target_roles: ['Analysts'],
  modules: [{ week: 'Week 1', title: 'The first week', topics: ['Models'] }],
  instructor_info: { name: 'Sample Instructor', credentials: '', bio: '' },
};
const written = {
  title: 'Sample Course',
  description: 'A course of the tests.',
  duration: '4 weeks',
  students: '',
  level: 'Beginner',
  track: 'Technical',
  deduction: '$1,950',
  details,
  modules: [
    { module_title: 'One', lessons: [lesson('a'), lesson('b')] },
    { module_title: 'Two', lessons: [lesson('c')] },
  ] as Module[],
  publish: true,
};

/** Writes a course, published unless told otherwise, and returns it as an editor sees it. */
async function newCourse(change: object = {}) {
  const { status, body } = await admin.send('POST', path, {
    ...written,
    title: `Sample Course ${crypto.randomUUID()}`,
    ...change,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const bodyOf = async (address: string, caller = admin) => (await caller.send('GET', address)).body;
const edit = ({ id, version, ...course }: Record<string, unknown>, change: object = {}) =>
  admin.send('PUT', `${path}/${String(id)}`, { ...course, version, publish: true, ...change });
const enroll = (learner: Caller, course_id: string) =>
  learner.send('POST', '/api/enrollments', { course_id });
const place = (course: string, module: number, number: number) =>
  `/api/courses/${course}/progress/${module}/${number}`;

/** Has a course written by the machine. */
async function generated(id: string): Promise<void> {
  const learner = await newLearner();
  expect((await learner.send('POST', `/api/courses/${id}/generation`)).status).toBe(202);
  await expect
    .poll(async () => (await bodyOf(`/api/courses/${id}/generation`, learner)).status)
    .toBe('published');
}

async function enrollmentOf(learner: Caller, course: string) {
  return (await bodyOf(`/api/enrollments?course_id=${course}`, learner)).items[0];
}

describe('a new course', () => {
  it('is shown to learners once it is published', async () => {
    const draft = await newCourse({ publish: false });
    expect(draft).toMatchObject({ status: 'draft', version: 1, revision: 1, is_live: false });
    expect(draft.saved_by.full_name).toBe('Demo Admin');
    const learner = await newLearner();
    expect((await visitor.send('GET', `/api/courses/${draft.id}`)).status).toBe(404);
    expect((await learner.send('GET', `/api/courses/${draft.id}/details`)).status).toBe(404);
    expect((await learner.send('GET', `/api/courses/${draft.id}/content`)).status).toBe(404);
    expect((await enroll(learner, draft.id)).status).toBe(404);
    const listed = async () =>
      (await bodyOf('/api/courses?limit=100', visitor)).items.map(({ id }: { id: string }) => id);
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
    expect((await enroll(learner, draft.id)).status).toBe(201);
    const { items } = await bodyOf(`/api/courses/${draft.id}/content`, learner);
    expect(items.map((module: Module) => module.module_title)).toEqual(['One', 'Two']);
    expect(await recount()).toEqual([]);
  });

  it('gets an address from its title, and another where that is taken', async () => {
    const word = crypto.randomUUID();
    const first = await newCourse({ title: `Prompting & Café ${word}` });
    const second = await newCourse({ title: `Prompting, Cafe! ${word}` });
    expect([first.id, second.id]).toEqual([`prompting-cafe-${word}`, `prompting-cafe-${word}-2`]);
    const taken = await admin.send('POST', path, { ...written, id: first.id });
    expect(taken.status).toBe(409);
    expect(taken.body.type).toBe('urn:redwhiteandcode:problem:course-exists');
    for (const id of ['new', 'export', 'Not An Id']) {
      expect((await admin.send('POST', path, { ...written, id })).status).toBe(400);
    }
  });

  it('is made once of many calls with one key', async () => {
    const word = crypto.randomUUID();
    const body = { ...written, title: `Made once ${word}` };
    const key = { 'idempotency-key': word };
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.send('POST', path, body, key)));
    expect(new Set(answers.map(({ status, body: made }) => `${status} ${made.id}`))).toEqual(
      new Set([`201 made-once-${word}`]),
    );
    const reused = await admin.send('POST', path, { ...body, description: 'Another' }, key);
    expect(reused.status).toBe(409);
    expect(await recount()).toEqual([]);
  });

  it('is refused by the name of the wrong field', async () => {
    for (const [change, message] of [
      [{ deduction: '2950' }, "Enter a price in dollars, such as '$2,950'"],
      [{ modules: [] }, 'Write a lesson before publishing'],
    ] as const) {
      const { status, body } = await admin.send('POST', path, { ...written, ...change });
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ path: `body.${Object.keys(change)[0]}`, message }]);
    }
  });

  it('keeps no script of its lessons', async () => {
    const hostile = '<p onclick="x()">Text<img src=x onerror=x()></p><script>x()</script>';
    const course = await newCourse({
      modules: [{ module_title: 'One', lessons: [{ lesson_title: 'a', content: hostile }] }],
    });
    expect(course.modules[0].lessons[0].content).toBe('<p>Text</p>');
    expect((await bodyOf(`${path}/${course.id}`)).modules[0].lessons[0].content).toBe('<p>Text</p>');
  });
});

describe('editing', () => {
  it('keeps a built-in course as it was in its history', async () => {
    const id = 'machine-learning-operations';
    const before = await bodyOf(`${path}/${id}`);
    expect(before).toMatchObject({ status: 'published', version: 1, is_live: true, saved_by: null });
    expect((await bodyOf(`${path}/${id}/revisions`)).items).toEqual([]);
    const saved = await edit(before, { title: 'Machine Learning in Operation' });
    expect(saved.status).toBe(200);
    expect((await bodyOf(`/api/courses/${id}`, visitor)).title).toBe('Machine Learning in Operation');
    const { items } = await bodyOf(`${path}/${id}/revisions`);
    expect(items).toMatchObject([
      { revision: 2, is_live: true, saved_by: { full_name: 'Demo Admin' } },
      { revision: 1, is_live: false, saved_by: null },
    ]);
    const restored = await admin.send('POST', `${path}/${id}/revisions/1/restore`, {
      version: saved.body.version,
    });
    expect(restored.body).toMatchObject({ title: before.title, revision: 3, is_live: false });
    expect((await bodyOf(`/api/courses/${id}`, visitor)).title).toBe('Machine Learning in Operation');
  });

  it('keeps a draft from learners until it is published', async () => {
    const course = await newCourse();
    const draft = await edit(course, {
      publish: false,
      title: 'Another title',
      modules: [...course.modules, { module_title: 'Three', lessons: [lesson('d')] }],
    });
    expect(draft.body).toMatchObject({ status: 'published', is_live: false, title: 'Another title' });
    expect(await bodyOf(`/api/courses/${course.id}`, visitor)).toMatchObject({
      title: course.title,
      lesson_count: 3,
    });
    expect(await bodyOf(`${path}/${course.id}`)).toMatchObject({ title: 'Another title', version: 2 });
    const row = (await bodyOf(path)).items.find(({ id }: { id: string }) => id === course.id);
    expect(row).toMatchObject({ title: course.title, has_draft: true });
    await edit(draft.body);
    expect(await bodyOf(`/api/courses/${course.id}`, visitor)).toMatchObject({
      title: 'Another title',
      lesson_count: 4,
    });
  });

  it('lets one of two editors win and shows the other what is there now', async () => {
    const course = await newCourse();
    const answers = await Promise.all(
      ['Theirs', 'Mine', 'A third'].map((description) => edit(course, { description })),
    );
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409', '409']);
    const won = answers.find(({ status }) => status === 200)?.body;
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        type: 'urn:redwhiteandcode:problem:stale-change',
        current: { version: 2, description: won.description, saved_by: { full_name: 'Demo Admin' } },
      });
    }
    const { items } = await bodyOf(`${path}/${course.id}/revisions`);
    expect(items.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1]);
  });

  it('answers the same save again with what it has saved', async () => {
    const course = await newCourse();
    const [first, again] = [await edit(course, { title: 'Once' }), await edit(course, { title: 'Once' })];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await bodyOf(`${path}/${course.id}/revisions`)).items).toHaveLength(2);
  });

  it('tells the editor of a course that somebody else has deleted', async () => {
    const course = await newCourse();
    const [saved, deleted] = await Promise.all([
      edit(course, { title: 'Too late?' }),
      admin.send('DELETE', `${path}/${course.id}`),
    ]);
    expect(deleted).toMatchObject({ status: 200, body: { outcome: 'deleted' } });
    expect([200, 404]).toContain(saved.status);
    expect((await edit(course)).status).toBe(404);
    expect((await admin.send('GET', `${path}/${course.id}`)).status).toBe(404);
    expect(await recount()).toEqual([]);
  });

  it('is told that a machine has written the course meanwhile, whose lessons join the history', async () => {
    const id = 'ai-product-management';
    const opened = await bodyOf(`${path}/${id}`);
    expect(opened.modules).toEqual([]);
    await generated(id);
    const refused = await edit(opened, { title: 'Without its lessons' });
    expect(refused.status).toBe(409);
    const { current } = refused.body;
    expect(current).toMatchObject({ version: opened.version + 1, is_live: true, saved_by: null });
    const [first] = current.modules;
    expect(first.lessons[0].provenance.generator).toBe('offline');
    const lessons = [{ ...first.lessons[0], lesson_title: 'Read by a person' }, ...first.lessons.slice(1)];
    const saved = await edit(current, { modules: [{ ...first, lessons }, ...current.modules.slice(1)] });
    expect(saved.body.modules[0].lessons[0]).toMatchObject({
      lesson_title: 'Read by a person',
      provenance: { generator: 'offline' },
    });
    expect((await bodyOf(`${path}/${id}/revisions`)).items).toHaveLength(2);
    expect(await recount()).toEqual([]);
  });

  it('keeps the numbers of a draft’s lessons from those that a machine publishes meanwhile', async () => {
    const id = 'data-science-fundamentals';
    const numbersOf = ({ modules }: { modules: Module[] }) =>
      modules.flatMap(({ module_number, lessons }) =>
        lessons.map(({ lesson_number }) => `${module_number}.${lesson_number}`),
      );
    const draft = await edit(await bodyOf(`${path}/${id}`), { publish: false, modules: written.modules });
    expect(numbersOf(draft.body)).toEqual(['1.1', '1.2', '2.1']);
    await generated(id);
    const refused = await edit(draft.body);
    expect(refused.status).toBe(409);
    const { current } = refused.body;
    const given = numbersOf(draft.body);
    expect(numbersOf(current).filter((number) => given.includes(number))).toEqual([]);
    expect(Date.parse(current.saved_at)).toBeGreaterThan(Date.parse(draft.body.saved_at));
    const learner = await newLearner();
    await enroll(learner, id);
    const content = await bodyOf(`/api/courses/${id}/content?limit=100`, learner);
    expect(numbersOf({ modules: content.items })).toEqual(numbersOf(current));

    const saved = await edit(draft.body, { version: current.version });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(numbersOf(saved.body)).toEqual(given);
    const more = [...saved.body.modules, { module_title: 'Three', lessons: [lesson('d')] }];
    const latest = numbersOf((await edit(saved.body, { modules: more })).body).at(-1);
    expect([...given, ...numbersOf(current)]).not.toContain(latest);
    expect((await bodyOf(`/api/courses/${id}/content?limit=100`, learner)).items).toHaveLength(3);
    expect(await recount()).toEqual([]);
  });

  it('refuses the number of a lesson that the course never had', async () => {
    const modules = [{ module_number: 9, module_title: 'x', lessons: [lesson('x')] }];
    const { status, body } = await edit(await newCourse(), { modules });
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe('body.modules');
  });
});

describe('what learners have done', () => {
  const keysOf = async (learner: Caller, id: string) =>
    (await bodyOf(`/api/courses/${id}/content`, learner)).items.flatMap((module: Module) =>
      module.lessons.map((one) => `${module.module_number}.${one.lesson_number} ${one.lesson_title}`),
    );

  it('stays with its lessons when they are put in another order, and others come and go', async () => {
    const course = await newCourse();
    const learner = await newLearner();
    await enroll(learner, course.id);
    await learner.send('PUT', place(course.id, 1, 2));
    await learner.send('PUT', place(course.id, 2, 1));
    const id = (await enrollmentOf(learner, course.id)).id;
    await learner.send('PATCH', `/api/enrollments/${id}`, {
      last_lesson: { module_number: 2, lesson_number: 1 },
    });

    const [one, two] = course.modules as [Module, Module];
    const moved = await edit(course, {
      modules: [
        two,
        { module_title: 'New', lessons: [lesson('d')] },
        { ...one, lessons: [...one.lessons.toReversed(), lesson('e')] },
      ],
    });
    expect(await keysOf(learner, course.id)).toEqual(['2.1 c', '3.1 d', '1.2 b', '1.1 a', '1.3 e']);
    expect(await enrollmentOf(learner, course.id)).toMatchObject({
      completed_lessons: 2,
      total_lessons: 5,
      progress: 40,
      last_lesson: { module_number: 2, lesson_number: 1 },
    });

    const shorter = await edit(moved.body, {
      modules: moved.body.modules.filter(({ module_number }: Module) => module_number !== 2),
    });
    expect(await enrollmentOf(learner, course.id)).toMatchObject({
      completed_lessons: 1,
      total_lessons: 4,
      progress: 25,
      last_lesson: null,
    });
    expect((await learner.send('PUT', place(course.id, 2, 1))).status).toBe(404);
    expect(await recount()).toEqual([]);

    const { version } = shorter.body;
    const restored = await admin.send('POST', `${path}/${course.id}/revisions/2/restore`, { version });
    await edit(restored.body);
    expect(await enrollmentOf(learner, course.id)).toMatchObject({ completed_lessons: 2, total_lessons: 5 });
    expect(await recount()).toEqual([]);
  });

  it('is enough for the certificate once the lessons that were left have gone', async () => {
    const course = await newCourse();
    const learner = await newLearner();
    await enroll(learner, course.id);
    await learner.send('PUT', place(course.id, 1, 1));
    await learner.send('PUT', place(course.id, 1, 2));
    await edit(course, { modules: course.modules.slice(0, 1) });
    const enrollments = await Promise.all(Array.from({ length: 5 }, () => enrollmentOf(learner, course.id)));
    expect(new Set(enrollments.map(({ status }) => status))).toEqual(new Set(['completed']));
    expect((await bodyOf('/api/certificates', learner)).items).toHaveLength(1);
    expect(await recount()).toEqual([]);
  });

  it('stays completed, with its certificate, when lessons come later', async () => {
    const course = await newCourse({ modules: [{ module_title: 'One', lessons: [lesson('a')] }] });
    const learner = await newLearner();
    await enroll(learner, course.id);
    const { body: completed } = await learner.send('PUT', place(course.id, 1, 1));
    expect(completed.status).toBe('completed');
    const longer = await edit(course, {
      modules: [...course.modules, { module_title: 'Two', lessons: [lesson('b')] }],
    });
    const enrollment = await enrollmentOf(learner, course.id);
    expect(enrollment).toMatchObject({
      status: 'completed',
      progress: 50,
      certificate_number: completed.certificate_number,
    });
    await learner.send('PUT', place(course.id, 2, 1));
    expect(await enrollmentOf(learner, course.id)).toMatchObject({ status: 'completed', progress: 100 });
    expect((await bodyOf('/api/certificates', learner)).items).toHaveLength(1);
    expect(longer.status).toBe(200);
    expect(await recount()).toEqual([]);
  });

  it('adds up when lessons are ticked while the course is edited', async () => {
    const course = await newCourse();
    const learner = await newLearner();
    await enroll(learner, course.id);
    const ticks = [
      [1, 1],
      [1, 2],
      [2, 1],
    ].flatMap(([module = 0, number = 0]) => [
      learner.send('PUT', place(course.id, module, number)),
      learner.send('DELETE', place(course.id, module, number)),
      learner.send('PUT', place(course.id, module, number)),
    ]);
    const edits = edit(course, { modules: course.modules.toReversed().slice(0, 1) });
    const answers = await Promise.all([...ticks, edits]);
    expect(answers.every(({ status }) => [200, 404].includes(status))).toBe(true);
    await enrollmentOf(learner, course.id);
    expect(await recount()).toEqual([]);
  });
});

describe('deleting', () => {
  it('archives a course that has learners, who keep it, and nobody new joins', async () => {
    const course = await newCourse();
    const [learner, late] = [await newLearner(), await newLearner()];
    await enroll(learner, course.id);
    const { body } = await admin.send('DELETE', `${path}/${course.id}`);
    expect(body).toEqual({ outcome: 'archived' });
    expect((await admin.send('DELETE', `${path}/${course.id}`)).body).toEqual({ outcome: 'archived' });
    expect((await bodyOf(`/api/courses/${course.id}`, visitor)).status).toBe('archived');
    const { items } = await bodyOf('/api/courses?limit=100', visitor);
    expect(items.map(({ id }: { id: string }) => id)).not.toContain(course.id);
    const refused = await enroll(late, course.id);
    expect(refused.status).toBe(409);
    expect(refused.body.type).toBe('urn:redwhiteandcode:problem:course-closed');
    expect((await enroll(learner, course.id)).status).toBe(200);
    expect((await learner.send('PUT', place(course.id, 1, 1))).status).toBe(200);
    const detail = 'This course is archived, and has changed since you opened it.';
    expect(await edit(course)).toMatchObject({ status: 409, body: { detail } });

    const archived = await bodyOf(`${path}/${course.id}`);
    expect(archived).toMatchObject({ status: 'archived', enrollment_count: 1 });
    expect((await edit(archived)).body.status).toBe('published');
    expect((await enroll(late, course.id)).status).toBe(201);
    expect(await recount()).toEqual([]);
  });

  it('deletes a course without learners for good', async () => {
    const course = await newCourse();
    expect((await admin.send('DELETE', `${path}/${course.id}`)).body).toEqual({ outcome: 'deleted' });
    expect((await admin.send('DELETE', `${path}/${course.id}`)).body).toEqual({ outcome: 'deleted' });
    expect((await visitor.send('GET', `/api/courses/${course.id}`)).status).toBe(404);
    const again = await newCourse({ title: course.title });
    expect(again.id).toBe(`${course.id}-2`);
    expect((await bodyOf(`${path}/${again.id}/revisions`)).items).toHaveLength(1);
    expect(await recount()).toEqual([]);
  });

  it('never leaves an enrollment without its course, whichever comes first', async () => {
    for (let round = 0; round < 4; round++) {
      const course = await newCourse();
      const learners = await Promise.all(Array.from({ length: 3 }, () => newLearner()));
      const [deletion, ...joined] = await Promise.all([
        admin.send('DELETE', `${path}/${course.id}`),
        ...learners.map((learner) => enroll(learner, course.id)),
      ]);
      const enrolled = joined.filter(({ status }) => status === 201).length;
      const outcome = enrolled > 0 ? 'archived' : 'deleted';
      expect(deletion).toMatchObject({ status: 200, body: { outcome } });
      expect(joined.every(({ status }) => [201, 404, 409].includes(status))).toBe(true);
    }
    expect(await recount()).toEqual([]);
  });
});

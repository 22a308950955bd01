import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../api-client.ts';
import { generate } from '../generation-client.ts';
import { sampleCourse, sampleLesson as lesson } from '../sample-course.ts';
import {
  admin,
  atOnce,
  completeCourse,
  countStatuses,
  enroll,
  expectTrueCounts,
  newLearner,
  payFor,
  readEnrollment,
  visitor,
} from './shared-platform.ts';

const path = '/api/admin/courses';

interface Module {
  module_number?: number;
  module_title: string;
  lessons: { lesson_number?: number; lesson_title: string; content: string }[];
}

afterAll(expectTrueCounts);

/** Creates a course, published by default. */
const create = (change: object = {}, headers: Record<string, string> = {}) =>
  admin.send('POST', path, { ...sampleCourse, title: 'Sample Course', publish: true, ...change }, headers);

/** Creates a course with a unique title and returns it as an editor sees it. */
async function newCourse(change: object = {}) {
  const { status, body } = await create({ title: `Sample Course ${crypto.randomUUID()}`, ...change });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const bodyOf = async (address: string, caller = admin) => (await caller.send('GET', address)).body;
const statusOf = async (address: string, caller = visitor) => (await caller.send('GET', address)).status;
const edit = ({ id, version, ...course }: Record<string, unknown>, change: object = {}) =>
  admin.send('PUT', `${path}/${String(id)}`, { ...course, version, publish: true, ...change });
const remove = (id: string) => admin.send('DELETE', `${path}/${id}`);
const restore = (id: string, revision: number, version: number) =>
  admin.send('POST', `${path}/${id}/revisions/${revision}/restore`, { version });
const readRevisions = async (id: string) => (await bodyOf(`${path}/${id}/revisions`)).items;
/** Returns the ids of the courses in the catalog. */
const listed = async (): Promise<string[]> =>
  (await bodyOf('/api/courses?limit=100', visitor)).items.map(({ id }: { id: string }) => id);
const readContent = async (learner: Caller, id: string): Promise<Module[]> =>
  (await bodyOf(`/api/courses/${id}/content?limit=100`, learner)).items;

const tryToEnroll = (learner: Caller, course_id: string) =>
  learner.send('POST', '/api/enrollments', { course_id });
const place = (course: string, [module, number]: readonly [number, number]) =>
  `/api/courses/${course}/progress/${module}/${number}`;

/** Enrolls a new learner in a course and completes the given lessons. */
async function newStudent(course: string, lessons: readonly [number, number][] = []) {
  const learner = await newLearner();
  const id = await enroll(learner, course);
  for (const each of lessons) await learner.send('PUT', place(course, each));
  return { learner, id, read: () => readEnrollment(learner, course) };
}

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
      [{ hours: 0 }, 'hours', 'Enter a whole number of hours, or leave it empty'],
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
      [{ modules: [] }, 'modules', 'Write a lesson before publishing'],
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

describe('editing', () => {
  it('keeps the original of a built-in course in the revision history', async () => {
    const id = 'machine-learning-operations';
    const before = await bodyOf(`${path}/${id}`);
    expect(before).toMatchObject({ status: 'published', version: 1, is_live: true, saved_by: null });
    expect(await readRevisions(id)).toEqual([]);
    const saved = await edit(before, { title: 'Machine Learning in Operation' });
    expect((await bodyOf(`/api/courses/${id}`, visitor)).title).toBe('Machine Learning in Operation');
    expect(await readRevisions(id)).toMatchObject([
      { revision: 2, is_live: true, saved_by: { full_name: 'Demo Admin' } },
      { revision: 1, is_live: false, saved_by: null },
    ]);
    const restored = await restore(id, 1, saved.body.version);
    expect(restored.body).toMatchObject({ title: before.title, revision: 3, is_live: false });
    expect((await bodyOf(`/api/courses/${id}`, visitor)).title).toBe('Machine Learning in Operation');
  });

  it('changes the price of new orders only, and shows the list price as a discount', async () => {
    const course = await newCourse({ hours: 12, price_cents: 59_900 });
    const [before, after] = [await newLearner(), await newLearner()];
    const orderOf = async (learner: Caller) => {
      await enroll(learner, course.id);
      return (await bodyOf('/api/orders', learner)).items[0];
    };
    const first = await orderOf(before);
    const list_price = { cents: 59_900, charged_until: '2026-01-31' };
    const edited = await edit(course, { price_cents: 49_950, list_price, hours: 14 });
    expect(edited.body).toMatchObject({ price_cents: 49_950, list_price, hours: 14 });
    expect(await bodyOf(`/api/courses/${course.id}`, visitor)).toMatchObject({
      deduction: '$499.50',
      price_cents: 49_950,
      list_price,
      hours: 14,
    });
    expect(await orderOf(after)).toMatchObject({
      list_price_cents: 59_900,
      discount_cents: 9_950,
      total_cents: 49_950,
    });
    expect((await bodyOf('/api/orders', before)).items).toEqual([first]);
    expect(first).toMatchObject({ total_cents: 59_900, discount_cents: 0 });
    const [entry] = (await bodyOf(`/api/admin/audit-log?limit=1`)).items;
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        { field: 'hours', before: '12', after: '14' },
        { field: 'price_cents', before: '59900', after: '49950' },
        { field: 'list_price', after: JSON.stringify(list_price) },
      ]),
    );
  });

  it('gives new certificates an end, which the badge has too', async () => {
    const course = await newCourse({ certificate_months: 24 });
    const learner = await newLearner();
    const { certificate_number } = await completeCourse(learner, course.id);
    const path = `/api/certificates/${certificate_number}`;
    const { issued_at, expires_at } = await bodyOf(path, visitor);
    const year = Number(issued_at.slice(0, 4));
    expect(expires_at.slice(0, 7)).toBe(`${year + 2}${issued_at.slice(4, 7)}`);
    expect(await bodyOf(`${path}/badge`, learner)).toMatchObject({
      validFrom: issued_at,
      validUntil: expires_at,
    });
  });

  it('hides a draft from learners until it is published', async () => {
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

  it('lets one of several concurrent edits succeed and returns the current course to the others', async () => {
    const course = await newCourse();
    const responses = await atOnce(3, (at) => edit(course, { description: `By editor ${at}` }));
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 2 });
    const won = responses.find(({ status }) => status === 200)?.body;
    for (const { body } of responses.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        type: 'urn:redwhiteandcode:problem:stale-change',
        current: { version: 2, description: won.description, saved_by: { full_name: 'Demo Admin' } },
      });
    }
    expect(await readRevisions(course.id)).toMatchObject([{ revision: 2 }, { revision: 1 }]);
  });

  it('returns the saved course when the same save is repeated', async () => {
    const course = await newCourse();
    const [first, again] = [await edit(course, { title: 'Once' }), await edit(course, { title: 'Once' })];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await readRevisions(course.id)).toHaveLength(2);
  });

  it('tells the editor that someone else deleted the course', async () => {
    const course = await newCourse();
    const [saved, deleted] = await Promise.all([edit(course, { title: 'Too late?' }), remove(course.id)]);
    expect(deleted).toMatchObject({ status: 200, body: { outcome: 'deleted' } });
    expect([200, 404]).toContain(saved.status);
    expect((await edit(course)).status).toBe(404);
    expect(await statusOf(`${path}/${course.id}`, admin)).toBe(404);
  });

  it('tells the editor that the course was generated meanwhile, and keeps the generated lessons in the history', async () => {
    const id = 'ai-product-management';
    const opened = await bodyOf(`${path}/${id}`);
    expect(opened.modules).toEqual([]);
    await generate(admin, id);
    const refused = await edit(opened, { title: 'Without its lessons' });
    expect(refused.status).toBe(409);
    const { current } = refused.body;
    expect(current).toMatchObject({ version: opened.version + 1, is_live: true, saved_by: null });
    const [first] = current.modules;
    expect(first.lessons[0].provenance.generator).toBe('offline');
    const lessons = [{ ...first.lessons[0], lesson_title: 'Read by a person' }, ...first.lessons.slice(1)];
    const modules = [{ ...first, lessons }, ...current.modules.slice(1)];
    const saved = await edit(current, { modules, publish: false });
    expect(saved.body.modules[0].lessons[0]).toMatchObject({
      lesson_title: 'Read by a person',
      provenance: { generator: 'offline' },
    });
    expect(await readRevisions(id)).toHaveLength(2);
  });

  it('gives a draft’s lessons different numbers from those of a generation published meanwhile', async () => {
    const id = 'data-science-fundamentals';
    const numbersOf = ({ modules }: { modules: Module[] }) =>
      modules.flatMap(({ module_number, lessons }) =>
        lessons.map(({ lesson_number }) => `${module_number}.${lesson_number}`),
      );
    const draft = await edit(await bodyOf(`${path}/${id}`), {
      publish: false,
      modules: sampleCourse.modules,
    });
    expect(numbersOf(draft.body)).toEqual(['1.1', '1.2', '2.1']);
    await generate(admin, id);
    const refused = await edit(draft.body);
    expect(refused.status).toBe(409);
    const { current } = refused.body;
    const given = numbersOf(draft.body);
    expect(numbersOf(current).filter((number) => given.includes(number))).toEqual([]);
    expect(Date.parse(current.saved_at)).toBeGreaterThan(Date.parse(draft.body.saved_at));

    const saved = await edit(draft.body, { version: current.version });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(numbersOf(saved.body)).toEqual(given);
    const more = [...saved.body.modules, { module_title: 'Three', lessons: [lesson('d')] }];
    const latest = numbersOf((await edit(saved.body, { modules: more })).body).at(-1);
    expect([...given, ...numbersOf(current)]).not.toContain(latest);
    const { learner } = await newStudent(id);
    expect(await readContent(learner, id)).toHaveLength(3);
  });
});

describe('learners’ progress', () => {
  const keysOf = async (learner: Caller, id: string) =>
    (await readContent(learner, id)).flatMap((module) =>
      module.lessons.map((one) => `${module.module_number}.${one.lesson_number} ${one.lesson_title}`),
    );

  it('stays with its lessons when lessons are reordered, added, and removed', async () => {
    const course = await newCourse();
    const { learner, id, read } = await newStudent(course.id, [
      [1, 2],
      [2, 1],
    ]);
    const last_lesson = { module_number: 2, lesson_number: 1 };
    await learner.send('PATCH', `/api/enrollments/${id}`, { last_lesson });

    const [one, two] = course.modules as [Module, Module];
    const moved = await edit(course, {
      modules: [
        two,
        { module_title: 'New', lessons: [lesson('d')] },
        { ...one, lessons: [...one.lessons.toReversed(), lesson('e')] },
      ],
    });
    expect(await keysOf(learner, course.id)).toEqual(['2.1 c', '3.1 d', '1.2 b', '1.1 a', '1.3 e']);
    expect(await read()).toMatchObject({ completed_lessons: 2, total_lessons: 5, progress: 40, last_lesson });

    const shorter = await edit(moved.body, {
      modules: moved.body.modules.filter(({ module_number }: Module) => module_number !== 2),
    });
    expect(await read()).toMatchObject({ completed_lessons: 1, total_lessons: 4, last_lesson: null });
    expect((await learner.send('PUT', place(course.id, [2, 1]))).status).toBe(404);
    await expectTrueCounts();

    const restored = await restore(course.id, 2, shorter.body.version);
    await edit(restored.body);
    expect(await read()).toMatchObject({ completed_lessons: 2, total_lessons: 5 });
  });

  it('earns the certificate once the remaining lessons are removed', async () => {
    const course = await newCourse();
    const { learner, read } = await newStudent(course.id, [
      [1, 1],
      [1, 2],
    ]);
    await payFor(learner, course.id);
    await edit(course, { modules: course.modules.slice(0, 1) });
    const enrollments = await atOnce(5, read);
    expect(new Set(enrollments.map(({ status }) => status))).toEqual(new Set(['completed']));
    expect((await bodyOf('/api/certificates', learner)).items).toHaveLength(1);
  });

  it('stays complete, with its certificate, when lessons are added later', async () => {
    const course = await newCourse({ modules: [{ module_title: 'One', lessons: [lesson('a')] }] });
    const { learner, read } = await newStudent(course.id, [[1, 1]]);
    await payFor(learner, course.id);
    const { certificate_number } = await read();
    expect(certificate_number).toMatch(/^RWC-/);
    await edit(course, { modules: [...course.modules, { module_title: 'Two', lessons: [lesson('b')] }] });
    expect(await read()).toMatchObject({ status: 'completed', progress: 50, certificate_number });
    await learner.send('PUT', place(course.id, [2, 1]));
    expect(await read()).toMatchObject({ status: 'completed', progress: 100 });
    expect((await bodyOf('/api/certificates', learner)).items).toHaveLength(1);
  });

  it('is counted correctly when lessons are completed while the course is edited', async () => {
    const course = await newCourse();
    const { learner, read } = await newStudent(course.id);
    const lessons = (
      [
        [1, 1],
        [1, 2],
        [2, 1],
      ] as const
    ).map((each) => place(course.id, each));
    const ticks = lessons.flatMap((each) =>
      ['PUT', 'DELETE', 'PUT'].map((method) => learner.send(method, each)),
    );
    const edits = edit(course, { modules: course.modules.toReversed().slice(0, 1) });
    for (const { status } of await Promise.all([...ticks, edits])) expect([200, 404]).toContain(status);
    await read();
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

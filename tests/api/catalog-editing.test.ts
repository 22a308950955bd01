import { describe, expect, it } from 'vitest';
import { dayOf, monthsAfter } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Caller } from '../clients/api-client.ts';
import { blockMessages } from '@redwhiteandcode/contract/course/block-limits.ts';
import { fingerprintOf } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { pythonLab, sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import { generate, newUnwrittenCourse } from '../clients/generation-client.ts';
import { sampleCourse, sampleLesson as lesson } from '../samples/sample-course.ts';
import {
  admin,
  atOnce,
  completeCourse,
  countStatuses,
  enroll,
  newLearner,
  visitor,
} from './shared-platform.ts';
import {
  path,
  type Module,
  newCourse,
  bodyOf,
  statusOf,
  edit,
  remove,
  restore,
  readRevisions,
  readContent,
  newStudent,
} from './course-editing.ts';

const check = {
  id: 'question',
  type: 'check',
  prompt: 'What is true?',
  task: { kind: 'short', model_answer: 'This' },
  hint: '',
  explanation: 'Because',
  quote: '',
};
const exercise = {
  id: 'task',
  type: 'exercise',
  title: 'A task',
  html: '<p>Practice</p>',
  columns: [],
  minutes: 40,
  checklist: [],
  solution: '<p>Done</p>',
};

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
    const course = await newCourse({ price_cents: 59_900 });
    const [before, after] = [await newLearner(), await newLearner()];
    const orderOf = async (learner: Caller) => {
      await enroll(learner, course.id);
      return (await bodyOf('/api/orders', learner)).items[0];
    };
    const first = await orderOf(before);
    const list_price = { cents: 59_900, charged_until: '2026-01-31' };
    const edited = await edit(course, { price_cents: 49_950, list_price });
    expect(edited.body).toMatchObject({ price_cents: 49_950, list_price });
    expect(await bodyOf(`/api/courses/${course.id}`, visitor)).toMatchObject({
      deduction: '$499.50',
      price_cents: 49_950,
      list_price,
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
        { field: 'price_cents', before: '59900', after: '49950' },
        { field: 'list_price', after: JSON.stringify(list_price) },
      ]),
    );
  });

  it('computes the hours from the lessons that it publishes, whatever an editor sends', async () => {
    const reading = { lesson_title: 'a', content: `<p>${'word '.repeat(9000)}</p>` };
    const course = await newCourse({ hours: 12, modules: [{ module_title: 'One', lessons: [reading] }] });
    const hoursNow = async () => {
      const { hours, hours_inputs } = await bodyOf(`/api/courses/${course.id}`, visitor);
      return { hours, hours_inputs };
    };
    const first = {
      hours: 0.5,
      hours_inputs: { words: 9000, media_minutes: 0, questions: 0, exercise_minutes: 0 },
    };
    expect(await hoursNow()).toEqual(first);
    const practice = { ...lesson('b'), content: '', blocks: [check, exercise] };
    const modules = [...course.modules, { module_title: 'Two', lessons: [practice] }];
    const draft = await edit(course, { publish: false, modules });
    expect(await hoursNow()).toEqual(first);
    await edit(draft.body);
    expect(await hoursNow()).toEqual({
      hours: 1.5,
      hours_inputs: { words: 9006, media_minutes: 0, questions: 1, exercise_minutes: 40 },
    });
    const row = (await bodyOf(path)).items.find(({ id }: { id: string }) => id === course.id);
    expect(row).toMatchObject({ hours: 1.5 });
    const learner = await newLearner();
    await enroll(learner, course.id);
    const [order] = (await bodyOf('/api/orders', learner)).items;
    expect(order.items).toMatchObject([{ hours: 1.5 }]);
  });

  it('gives new certificates an end, which the badge has too', async () => {
    const course = await newCourse({ certificate_months: 24 });
    const learner = await newLearner();
    const { certificate_number } = await completeCourse(learner, course.id);
    const path = `/api/certificates/${certificate_number}`;
    const { issued_at, expires_at } = await bodyOf(path, visitor);
    expect(dayOf('expires', expires_at)).toBe(monthsAfter(dayOf('issued', issued_at), 24));
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

  it('stores the blocks of a lesson, refuses those that learners could not work with, and restores them', async () => {
    const html = '<p>Before.</p><p>After.</p>';
    const callout = { id: 'tip', type: 'callout', tone: 'tip', title: 'A tip', html: '<p>Read twice.</p>' };
    const question = {
      id: 'question',
      type: 'check',
      prompt: 'Which?',
      task: { kind: 'one', choices: [{ id: 'a', text: 'This', is_right: true, feedback: '' }] },
      hint: '',
      explanation: 'This one.',
      quote: '',
    };
    const blocks = [
      { id: 'text-1', type: 'text', length: 14 },
      callout,
      { id: 'text-2', type: 'text', length: html.length - 14 },
      question,
    ];
    const modulesWith = (changed: object[]) => [
      { module_title: 'One', lessons: [{ lesson_title: 'a', content: html, blocks: changed }] },
    ];
    const course = await newCourse({ publish: false, modules: modulesWith(blocks) });
    expect(course.modules[0].lessons[0]).toMatchObject({ content: html, blocks });

    const refused = await edit(course);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'body.modules.0.lessons.0.blocks.3.task.choices', message: 'Add at least two choices' },
        ],
      },
    });
    const uneven = await edit(course, { publish: false, modules: modulesWith(blocks.slice(1)) });
    expect(uneven.body.errors).toMatchObject([{ path: 'body.modules.0.lessons.0.blocks' }]);

    const numbered = (changed: object[]) => {
      const [module] = course.modules;
      return [{ ...module, lessons: [{ ...module.lessons[0], blocks: changed }] }];
    };
    const published = await edit(course, { modules: numbered(blocks.slice(0, 3)) });
    expect(published.status).toBe(200);
    const { learner } = await newStudent(course.id);
    const [read] = await readContent(learner, course.id);
    const { content, blocks_version } = read?.lessons[0] ?? {};
    expect(content).toBe(html);
    const kept = await learner.send('GET', `/api/courses/${course.id}/blocks/1/1/${blocks_version}`);
    expect(kept.body).toEqual({ blocks: blocks.slice(0, 3) });
    const other = await newLearner();
    expect((await other.send('GET', `/api/courses/${course.id}/blocks/1/1/${blocks_version}`)).status).toBe(
      403,
    );

    const [module] = published.body.modules;
    const { blocks: _, ...older } = module.lessons[0];
    const lost = await edit(published.body, { modules: [{ ...module, lessons: [older] }] });
    expect(lost).toMatchObject({ status: 400, body: { detail: expect.stringContaining('Reload the page') } });

    const restored = await restore(course.id, course.revision, published.body.version);
    expect(restored.body.modules[0].lessons[0]).toMatchObject({ content: html, blocks });
  });

  it('publishes labs only if they were checked as they are, and stores others as a draft', async () => {
    const files = [{ name: 'orders.csv', content: 'Süd,"1"\r\n\t2 \n' }];
    const python = { ...pythonLab, files, html: '<p onclick="x()">Add.</p>' };
    const checked = { ...python, checked: fingerprintOf(python) };
    const modulesWith = (...blocks: object[]) => [
      { module_title: 'One', lessons: [{ lesson_title: 'a', content: '', blocks }] },
    ];
    const edited = { ...sqlLab, solution_code: 'select 2' };
    const draft = await newCourse({ publish: false, modules: modulesWith(checked, edited) });
    expect((await edit(draft)).body.errors).toEqual([
      { path: 'body.modules.0.lessons.0.blocks.1.checked', message: blockMessages.unchecked },
    ]);
    const [module] = draft.modules;
    const [stored] = module.lessons[0].blocks;
    expect(stored).toEqual({ ...checked, html: '<p>Add.</p>' });
    const lessons = [{ ...module.lessons[0], blocks: [stored, sqlLab] }];
    const published = await edit(draft, { modules: [{ ...module, lessons }] });
    expect([published.status, published.body.is_live]).toEqual([200, true]);
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
    const id = await newUnwrittenCourse(admin);
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
    expect(await readRevisions(id)).toHaveLength(3);
  });

  it('gives a draft’s lessons different numbers from those of a generation published meanwhile', async () => {
    const id = await newUnwrittenCourse(admin);
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

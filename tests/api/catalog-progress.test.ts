import { describe, expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { sampleLesson as lesson } from '../samples/sample-course.ts';
import { atOnce, payFor } from './shared-platform.ts';
import {
  type Module,
  newCourse,
  bodyOf,
  edit,
  restore,
  readContent,
  place,
  newStudent,
} from './course-editing.ts';

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

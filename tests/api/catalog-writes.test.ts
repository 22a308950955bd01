import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { CourseRow } from '../../lambdas/src/rows/course/row.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { startOwnTable } from './own-table.ts';

const { embedded } = await startOwnTable();
afterAll(() => embedded.close());
const { cardOf, newCourseRow, noDetails } = await import('../../lambdas/src/rows/course/row.ts');
const { savedRow } = await import('../../lambdas/src/rows/course/saved-row.ts');
const { readCourse } = await import('../../lambdas/src/rows/course/read.ts');
const { readText } = await import('../../lambdas/src/rows/course/read-text.ts');
const { saveCourse } = await import('../../lambdas/src/catalog/admin-repository.ts');
const { changedCourseItems, newCourseItems, savedCourseItems } = await import(
  '../../lambdas/src/rows/course/write.ts'
);
const { createJob } = await import('../../lambdas/src/curriculum/repository.ts');
const { publish } = await import('../../lambdas/src/curriculum/drafts.ts');
const { newJob } = await import('../../lambdas/src/curriculum/rules.ts');
const { seedCatalog } = await import('../../lambdas/jobs/seed-catalog.ts');
const { courseFiles } = await import('../../lambdas/jobs/course-files.ts');
const { tryTransact } = await import('../../lambdas/src/platform/table.ts');

const at = '2026-01-01T00:00:00.000Z';
const card = cardOf({ ...sampleCourse, title: 'Sample Course' });
const lessons = [{ lesson_number: 1, lesson_title: 'One', content: '<p>One</p>' }];
const drafted = [{ module_number: 1, module_title: 'First', lessons }];
const provenance = { generator: 'offline', model: null, date: at } as const;
const details = { ...noDetails, target_roles: ['Analysts'], provenance };
const finished = { details, modules: drafted, questionsOf: [] };

let course: CourseRow;
let text: CourseText;
let count = 0;
beforeEach(async () => {
  text = { ...card, details: noDetails, modules: [] };
  const about = {
    id: `course-${++count}`,
    kind: 'catalog' as const,
    highlights: [],
    created_at: at,
  };
  course = savedRow(newCourseRow(about, text), { text, isPublished: true, at });
  await tryTransact(newCourseItems(course, text));
});

/** Starts a generation of the course. */
async function startJob() {
  const facts = { ...card, id: course.id, highlights: [] };
  const generator = { generator: 'offline', model: null } as const;
  const job = newJob(facts, { id: `job-${count}`, userId: 'learner', time: at, generator });
  expect(await createJob(job, undefined, [])).toBeUndefined();
  return job;
}

const write = async (...items: Parameters<typeof tryTransact>[0]) => (await tryTransact(items)).isWritten;
const rename = (title: string) =>
  savedCourseItems(course, savedRow(course, { text: { ...text, title }, isPublished: true, at }), text);
const archive = () =>
  changedCourseItems(course, { ...course, status: 'archived', version: course.version + 1 });

describe('a course row', () => {
  it('has every attribute from the start, even for a built-in course', async () => {
    await seedCatalog();
    for (const { about } of courseFiles(() => at)) {
      const row = await readCourse(about.id, { consistent: true });
      expect(row).toMatchObject({ version: 1, revision: 1, published_revision: 1 });
    }
    expect(await readCourse(course.id, { consistent: true })).toEqual(course);
  });

  it('is written by only one of two edits and an archive that run concurrently', async () => {
    const outcomes = await Promise.all([
      write(...rename('One')),
      write(...rename('Two')),
      write(...archive()),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await readCourse(course.id, { consistent: true })).toMatchObject({ version: 2 });
  });
});

it('the draft of a built-in course stays as an editor has written it when the seed runs again', async () => {
  await seedCatalog();
  const stored = async () => (await readCourse('ai-literacy-101', { consistent: true })) ?? expect.fail();
  const row = await stored();
  const before = { row, ...(await readText(row)) };
  expect(before.text.modules).not.toEqual([]);
  const changed = { ...before.text, modules: drafted };
  const after = savedRow(row, { text: changed, isPublished: false, at });
  expect(await saveCourse(before, { row: after, text: changed }, [])).toBe(true);
  expect(await seedCatalog()).toBe(0);
  expect((await readText(await stored())).text.modules).toEqual(drafted);
});

describe('a generation', () => {
  it('changes the version of the lessons, so learners’ progress is counted again', async () => {
    expect(await publish(await startJob(), finished)).toBe('written');
    const { lessons_version } = course;
    expect(await readCourse(course.id, { consistent: true })).toMatchObject({
      version: 2,
      revision: 2,
      published_revision: 2,
      has_details: true,
      lesson_keys: ['1.1'],
      lessons_version: lessons_version + 1,
      given: { 1: 1 },
    });
  });

  it('does not unarchive a course that was archived meanwhile', async () => {
    const job = await startJob();
    expect(await write(...archive())).toBe(true);
    expect(await publish(job, finished)).toBe('written');
    expect(await readCourse(course.id, { consistent: true })).toMatchObject({
      status: 'archived',
      version: 3,
      lesson_count: 1,
    });
  });

  it('keeps a title that an editor saves concurrently', async () => {
    const job = await startJob();
    const [changed, isRenamed] = await Promise.all([publish(job, finished), write(...rename('Renamed'))]);
    expect(changed).toBe('written');
    const row = await readCourse(course.id, { consistent: true });
    expect(row).toMatchObject({ has_details: true, title: isRenamed ? 'Renamed' : card.title });
  });
});

import { describe, expect, it } from 'vitest';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';
import type { CourseModule } from './modules.ts';
import { type Save, savedRow } from './saved-row.ts';
import { cardOf, CourseItem, type CourseRow, isWritten, newCourseRow, noDetails, toCourse } from './row.ts';

const lesson = (lesson_number: number, lesson_title: string) => ({
  lesson_number,
  lesson_title,
  content: `<p>${'word '.repeat(1800)}</p>`,
});
const modules: CourseModule[] = [
  { module_number: 1, module_title: 'One', lessons: [lesson(1, 'a'), lesson(2, 'b')] },
  { module_number: 2, module_title: 'Two', lessons: [lesson(1, 'c')] },
];
const text: CourseText = { ...sampleCard, details: noDetails, modules };

const about = {
  id: 'c',
  kind: 'catalog',
  highlights: [],
  created_at: '2026-01-01T00:00:00.000Z',
} satisfies Parameters<typeof newCourseRow>[0];

const hours = {
  hours: 0.5,
  hours_inputs: { words: 5400, media_minutes: 0, questions: 0, exercise_minutes: 0 },
};

describe('a course’s text', () => {
  it('counts as written if there is more than its card', () => {
    expect(isWritten({ details: noDetails, modules: [] })).toBe(false);
    expect(isWritten({ details: noDetails, modules })).toBe(true);
    expect(isWritten({ details: { ...noDetails, target_roles: ['Analysts'] }, modules: [] })).toBe(true);
    const instructor_info = { ...noDetails.instructor_info, name: 'Ada' };
    expect(isWritten({ details: { ...noDetails, instructor_info }, modules: [] })).toBe(true);
  });
});

describe('a save', () => {
  const row: CourseRow = {
    ...newCourseRow(about, text),
    title: 'Old title',
    status: 'published',
    version: 4,
    revision: 7,
    published_revision: 6,
    has_details: false,
    lesson_count: 1,
    lesson_keys: ['1.1'],
    lessons_version: 2,
    given: { 1: 1 },
  };
  const save = (change: Partial<Save> = {}): Save => ({
    text,
    isPublished: true,
    userId: 'editor',
    at: '2026-02-01T00:00:00.000Z',
    request: 'mark',
    ...change,
  });
  const changed = {
    version: 5,
    revision: 8,
    given: { 1: 2, 2: 1 },
    saved_at: '2026-02-01T00:00:00.000Z',
    saved_by: 'editor',
    saved_request: 'mark',
  };

  it('that publishes makes the new card and lessons visible, with their hours', () => {
    expect(savedRow({ ...row, status: 'archived' }, save())).toEqual({
      ...row,
      ...changed,
      ...cardOf(text),
      ...hours,
      status: 'published',
      published_revision: 8,
      has_details: true,
      lesson_count: 3,
      lesson_keys: ['1.1', '1.2', '2.1'],
      lessons_version: 3,
    });
  });

  it.each([
    ['the same lessons', ['1.1', '1.2', '2.1'], 2],
    ['the same lessons in another order', ['2.1', '1.2', '1.1'], 2],
    ['one more lesson', ['1.1', '2.1'], 3],
    ['one lesson less', ['1.1', '1.2', '1.3', '2.1'], 3],
    ['a different lesson', ['1.1', '1.2', '2.2'], 3],
  ])('with %s: %j, has version %i of the lessons', (_, lesson_keys, version) => {
    expect(savedRow({ ...row, lesson_keys }, save()).lessons_version).toBe(version);
  });

  it('of a draft changes nothing that learners see, except that it changes the card of an unpublished course', () => {
    expect(savedRow(row, save({ isPublished: false }))).toEqual({ ...row, ...changed });
    expect(savedRow({ ...row, status: 'draft' }, save({ isPublished: false }))).toEqual({
      ...row,
      ...changed,
      ...cardOf(text),
      status: 'draft',
    });
  });

  it('that publishes a course without its lessons states no hours', () => {
    const saved = savedRow({ ...row, ...hours }, save({ text: { ...text, modules: [] } }));
    expect(saved).toMatchObject({ hours: null, hours_inputs: null });
  });

  it('without a user has no editor', () => {
    const edited = { ...row, saved_by: 'editor', saved_request: 'mark' };
    const saved = savedRow(edited, { text, isPublished: true, at: changed.saved_at });
    expect(saved).toMatchObject({
      saved_by: undefined,
      saved_request: undefined,
      saved_at: changed.saved_at,
    });
  });
});

describe('a new course', () => {
  it('that is published immediately has version 1 of everything and records the numbers of its lessons', () => {
    const row = newCourseRow(about, text);
    expect(savedRow(row, { text, isPublished: true, at: about.created_at })).toEqual({
      ...about,
      ...cardOf(text),
      ...hours,
      status: 'published',
      version: 1,
      revision: 1,
      published_revision: 1,
      has_details: true,
      awaits_review: false,
      assessment: null,
      composed: [],
      lesson_count: 3,
      lesson_keys: ['1.1', '1.2', '2.1'],
      lessons_version: 1,
      given: { 1: 2, 2: 1 },
      saved_at: about.created_at,
    });
  });
});

describe('the number of a course’s enrollments', () => {
  it.each([
    [0, null],
    [49, null],
    [50, '50'],
    [1250, '1,250'],
  ])('%i is shown as %j', (enrollments, learners) => {
    expect(toCourse(newCourseRow(about, text), enrollments)).toMatchObject({ learners });
  });
});

it('a row from before hours were computed keeps its hours, without inputs', () => {
  const { hours_inputs: _, ...row } = newCourseRow(about, text);
  expect(CourseItem.parse({ ...row, hours: 9 })).toMatchObject({ hours: 9, hours_inputs: null });
});

describe('a course that awaits a review', () => {
  it('shows neither lessons nor hours', () => {
    const row = savedRow(newCourseRow(about, text), { text, isPublished: true, at: about.created_at });
    expect(toCourse(row, 0)).toMatchObject({ lesson_count: 3, ...hours });
    expect(toCourse({ ...row, awaits_review: true }, 0)).toMatchObject({
      lesson_count: 0,
      hours: null,
      hours_inputs: null,
    });
  });
});

import type { DraftedText } from '@redwhiteandcode/contract/curriculum/admin-operations.ts';
import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';
import { expect, it } from 'vitest';
import { draftOf } from './courseDraft.ts';
import { draftedLessonId, withDrafted } from './draftedCourse.ts';

const { draft: emptyCourse } = draftOf({
  ...sampleCard,
  details: {
    learning_outcomes: [],
    prerequisites: [],
    target_roles: [],
    modules: [],
    instructor_info: { name: '', credentials: '', bio: '' },
  },
  modules: [],
});
const lesson = { lesson_title: 'A lesson', content: '<p>Text</p>' };
const details = {
  learning_outcomes: ['Check a sample'],
  prerequisites: ['A browser'],
  target_roles: ['Analysts'],
  modules: [{ week: 'Week 1', title: 'First samples', topics: ['Samples'] }],
  instructor_info: { name: 'AI-generated course guide', credentials: 'None', bio: 'A model.' },
};
const drafted: DraftedText = {
  id: 'd1',
  details: null,
  modules: [{ module_title: 'Edge cases', lessons: [lesson, lesson] }],
  questions: [],
};
const own = { id: 'module-1', module_title: 'Mine', lessons: [] };

it('a drafted module is the last one, and everything else stays as it is', () => {
  const before = { ...emptyCourse, title: 'Unsaved', modules: [own] };
  const after = withDrafted(before, drafted);
  expect(after).toMatchObject({ title: 'Unsaved', details: before.details });
  expect(after.modules.map(({ module_title }) => module_title)).toEqual(['Mine', 'Edge cases']);
  const ids = after.modules[1]?.lessons.map(({ id }) => id) ?? [];
  expect(ids[0]).toBe(draftedLessonId('d1'));
  expect(new Set(ids).size).toBe(2);
});

it('a drafted course fills the details that are empty, and keeps the others', () => {
  const before = {
    ...emptyCourse,
    details: { ...emptyCourse.details, target_roles: ['Night clerks'] },
  };
  const after = withDrafted(before, { ...drafted, details }).details;
  expect(after).toMatchObject({ ...details, target_roles: ['Night clerks'] });
  expect(after.modules[0]?.deliverables).toEqual([]);
  const { name } = withDrafted(
    {
      ...before,
      details: { ...before.details, instructor_info: { name: 'Me', credentials: '', bio: '' } },
    },
    { ...drafted, details },
  ).details.instructor_info;
  expect(name).toBe('Me');
});

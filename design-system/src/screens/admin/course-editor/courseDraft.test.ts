import { expect, test } from 'vitest';
import { type CourseDraft, emptyCourse, findProblems, toLines } from './courseDraft.ts';

const complete: CourseDraft = {
  ...emptyCourse,
  title: 'Sample course',
  description: 'A sample.',
  duration: '8 weeks',
  deduction: '$2,950',
  modules: [{ id: 'm', title: 'Module', lessons: [{ id: 'l', title: 'Lesson', content: '<p>Text</p>' }] }],
};

test('a complete course has no problem', () => expect(findProblems(complete, true)).toEqual([]));

test.each([
  [{ title: ' ' }, 'title'],
  [{ description: '' }, 'description'],
  [{ duration: '' }, 'duration'],
  [{ deduction: '2950' }, 'deduction'],
  [{ deduction: '$29,50' }, 'deduction'],
  [{ modules: [{ id: 'm', title: '', lessons: [] }] }, 'module-m'],
  [{ modules: [{ id: 'm', title: 'M', lessons: [{ id: 'l', title: '', content: '' }] }] }, 'lesson-l'],
] satisfies [Partial<CourseDraft>, string][])('%j is a problem of %s', (change, field) => {
  expect(findProblems({ ...complete, ...change }, false).map((problem) => problem.field)).toEqual([field]);
});

test('a course without lessons can be kept as a draft, not published', () => {
  const draft = { ...complete, modules: [] };
  expect(findProblems(draft, false)).toEqual([]);
  expect(findProblems(draft, true).map(({ field }) => field)).toEqual(['modules']);
});

test('a course that learners see without lessons may stay without', () => {
  expect(findProblems({ ...complete, modules: [] }, true, { mayBeEmpty: true })).toEqual([]);
});

test('a module without a lesson can be kept as a draft, not published', () => {
  const draft = { ...complete, modules: [{ id: 'm', title: 'Module', lessons: [] }] };
  expect(findProblems(draft, false)).toEqual([]);
  expect(findProblems(draft, true).map(({ field }) => field)).toEqual(['module-m']);
});

test('lines are trimmed and blanks left out', () => expect(toLines(' a \n\n b')).toEqual(['a', 'b']));

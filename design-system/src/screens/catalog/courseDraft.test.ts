import { expect, test } from 'vitest';
import { type CourseDraft, emptyCourse, placeOf, toLines } from './courseDraft.ts';

const draft: CourseDraft = {
  ...emptyCourse,
  details: {
    ...emptyCourse.details,
    modules: [{ id: 'w', week: 'Week 1', title: '', topics: [], deliverables: [] }],
  },
  modules: [{ id: 'm', module_title: '', lessons: [{ id: 'l', lesson_title: '', blocks: [] }] }],
};

test.each([
  ['title', { section: 'details', field: 'title' }],
  ['details.instructor_info.bio', { section: 'details', field: 'details.instructor_info.bio' }],
  ['details.modules.0.title', { section: 'curriculum', field: 'week-w' }],
  ['modules', { section: 'lessons', field: 'modules' }],
  ['modules.0', { section: 'lessons', field: 'module-m' }],
  ['modules.0.module_title', { section: 'lessons', field: 'module-m' }],
  ['modules.0.lessons.0.lesson_title', { section: 'lessons', field: 'lesson-l', lesson: 'l' }],
])('a problem of %s is shown at %j', (path, place) => expect(placeOf(draft, path)).toEqual(place));

test('lines are trimmed and empty ones dropped', () => expect(toLines(' a \n\n b')).toEqual(['a', 'b']));

import { expect, test } from 'vitest';
import type { BlockDraft } from './blockDraft.ts';
import { type CourseDraft, emptyCourse, openedLesson, placeOf, toLines } from './courseDraft.ts';

const text: BlockDraft = { id: 'x', type: 'text', html: '' };
const table: BlockDraft = { id: 'y', type: 'table', caption: '', header: [], rows: [] };

const draft: CourseDraft = {
  ...emptyCourse,
  details: {
    ...emptyCourse.details,
    modules: [{ id: 'w', week: 'Week 1', title: '', topics: [], deliverables: [] }],
  },
  modules: [
    { id: 'm', module_title: '', lessons: [{ id: 'l', lesson_title: 'One', blocks: [text, table] }] },
  ],
};

test.each([
  ['title', { section: 'details', field: 'title' }],
  ['details.instructor_info.bio', { section: 'details', field: 'details.instructor_info.bio' }],
  ['details.modules.0.title', { section: 'curriculum', field: 'week-w' }],
  ['modules', { section: 'lessons', field: 'modules' }],
  ['modules.0', { section: 'lessons', field: 'module-m' }],
  ['modules.0.module_title', { section: 'lessons', field: 'module-m' }],
  ['modules.0.lessons.0.lesson_title', { section: 'lessons', field: 'lesson-l', lesson: 'l' }],
  [
    'modules.0.lessons.0.blocks.1.caption',
    { section: 'lessons', field: 'block-y.caption', lesson: 'l', block: 'y', where: 'One, Table' },
  ],
  [
    'modules.0.lessons.0.blocks.1.header.2.text',
    { section: 'lessons', field: 'block-y.header.2', lesson: 'l', block: 'y', where: 'One, Table' },
  ],
  [
    'modules.0.lessons.0.blocks.1.checklist.2.text',
    { section: 'lessons', field: 'block-y.checklist', lesson: 'l', block: 'y', where: 'One, Table' },
  ],
  [
    'modules.0.lessons.0.blocks.1.cases.2.must_not_contain.1.text',
    {
      section: 'lessons',
      field: 'block-y.cases.2.must_not_contain',
      lesson: 'l',
      block: 'y',
      where: 'One, Table',
    },
  ],
  [
    'modules.0.lessons.0.blocks.1.cases.2.must_contain.1',
    {
      section: 'lessons',
      field: 'block-y.cases.2.must_contain',
      lesson: 'l',
      block: 'y',
      where: 'One, Table',
    },
  ],
  ['modules.0.lessons.0.blocks.', { section: 'lessons', field: 'blocks', lesson: 'l', where: 'One' }],
])('a problem of %s is shown at %j', (path, place) => expect(placeOf(draft, path)).toEqual(place));

test('lines are trimmed and empty ones dropped', () => expect(toLines(' a \n\n b')).toEqual(['a', 'b']));

test('a lesson of one block opens with its block, and others open as a list', () => {
  const lesson = { id: 'l', lesson_title: '', blocks: [text] };
  expect(openedLesson(lesson)).toEqual({ id: 'l', blocks: ['x'] });
  expect(openedLesson({ ...lesson, blocks: [text, table] })).toEqual({ id: 'l', blocks: [] });
});

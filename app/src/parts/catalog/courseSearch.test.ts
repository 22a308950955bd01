import type { CourseSearch } from '@redwhiteandcode/design-system';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';
import type { ListedCourse } from './builtIn.ts';
import {
  everyCourse,
  filterCourses,
  findCourses,
  readCourseSearch,
  writeCourseSearch,
} from './courseSearch.ts';

const course = (id: string, fields: Partial<ListedCourse>): ListedCourse => ({
  ...sampleCard,
  hours: 9.5,
  id,
  deduction: '',
  ...fields,
});

const courses = [
  course('strategy', {
    title: 'Strategy for Executives',
    description: 'Write a résumé of the year.',
    level: 'Executive',
    track: 'Leadership',
    duration: '4 weeks',
    price_cents: 3,
  }),
  course('prompts', {
    title: 'Prompt Engineering',
    description: 'Ask well.',
    level: 'All Levels',
    track: 'Operations',
    duration: '12 weeks',
    hours: null,
    price_cents: 2,
  }),
  course('learning', {
    title: 'Deep Learning',
    description: 'Train a model.',
    level: 'Beginner',
    duration: '12 weeks',
    price_cents: 2,
  }),
];

describe('the search for courses', () => {
  it.each<[Partial<CourseSearch>, string[]]>([
    [{}, ['strategy', 'prompts', 'learning']],
    [{ level: 'Beginner' }, ['prompts', 'learning']],
    [{ level: 'Executive', track: 'Leadership' }, ['strategy']],
    [{ sort: 'price' }, ['prompts', 'learning', 'strategy']],
    [{ sort: 'length' }, ['strategy', 'learning', 'prompts']],
    [{ sort: 'level' }, ['learning', 'strategy', 'prompts']],
  ])('finds for %j: %j', (search, ids) => {
    expect(findCourses(courses, { ...everyCourse, ...search }).map(({ id }) => id)).toEqual(ids);
  });

  it.each<[Partial<CourseSearch>, string[], string[]]>([
    [{}, ['learning', 'strategy'], ['learning', 'strategy']],
    [{ level: 'Executive' }, ['learning', 'prompts', 'strategy'], ['prompts', 'strategy']],
    [{ sort: 'price' }, ['strategy', 'learning', 'prompts'], ['learning', 'prompts', 'strategy']],
    [{}, ['deleted'], []],
    [{}, [], []],
  ])(
    '%j among the found %j shows %j: the best match first, unless another order is chosen',
    (search, course_ids, ids) => {
      const found = findCourses(courses, { ...everyCourse, q: 'words', ...search }, { course_ids });
      expect(found.map(({ id }) => id)).toEqual(ids);
    },
  );

  it('shows open courses before better matches that have not opened', () => {
    const soon = course('soon', { lesson_count: 0 });
    const open = course('open', { lesson_count: 12 });
    const found = findCourses([open, soon], { ...everyCourse, q: 'words' }, { course_ids: ['soon', 'open'] });
    expect(found.map(({ id }) => id)).toEqual(['open', 'soon']);
  });

  it('finds courses that have lessons first, unless another order is chosen', () => {
    const soon = course('soon', { lesson_count: 0, price_cents: 1 });
    const open = course('open', { lesson_count: 12, price_cents: 2 });
    const idsBy = (sort: CourseSearch['sort']) =>
      findCourses([soon, open], { ...everyCourse, sort }).map(({ id }) => id);
    expect([idsBy('featured'), idsBy('price')]).toEqual([
      ['open', 'soon'],
      ['soon', 'open'],
    ]);
  });

  it.each([
    ['', everyCourse],
    [
      'q=+ai+&level=Beginner&track=Technical&sort=price',
      { q: 'ai', level: 'Beginner', track: 'Technical', sort: 'price' },
    ],
    ['level=beginner&track=Sales&sort=stars', everyCourse],
    ['level=All+Levels', everyCourse],
    [`q=${'x'.repeat(101)}`, { ...everyCourse, q: 'x'.repeat(100) }],
  ])('in the address %j is %j', (address, search) => {
    expect(readCourseSearch(new URLSearchParams(address))).toEqual(search);
  });

  it('survives the address, which keeps its other parameters', () => {
    const searches = fc.record({
      q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
      level: fc.constantFrom('all', 'Beginner', 'Executive'),
      track: fc.constantFrom('all', 'Leadership'),
      sort: fc.constantFrom('featured', 'price', 'length', 'level'),
    });
    fc.assert(
      fc.property(searches, (search) => {
        const address = writeCourseSearch(search, new URLSearchParams('utm_source=mail&q=old&sort=price'));
        expect(readCourseSearch(new URLSearchParams(address.toString()))).toEqual(search);
        expect(address.get('utm_source')).toBe('mail');
      }),
    );
  });
});

describe('the filters of the catalog', () => {
  const listed = [
    { id: 'basics', level: 'Beginner', track: 'Technical' },
    { id: 'strategy', level: 'Executive', track: 'Leadership' },
    { id: 'prompts', level: 'All Levels', track: 'Operations' },
  ];

  it.each([
    ['all', 'all', ['basics', 'strategy', 'prompts']],
    ['Executive', 'all', ['strategy', 'prompts']],
    ['all', 'Technical', ['basics']],
    ['Executive', 'Operations', ['prompts']],
    ['Executive', 'Technical', []],
  ])('match for level %s and track %s: %j', { tags: ['catalog-filters'] }, (level, track, ids) => {
    expect(filterCourses(listed, { level, track }).map(({ id }) => id)).toEqual(ids);
  });
});

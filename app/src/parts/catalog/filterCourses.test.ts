import { describe, expect, it } from 'vitest';
import { filterCourses } from './filterCourses.ts';

const courses = [
  { id: 'basics', level: 'Beginner', track: 'Technical' },
  { id: 'strategy', level: 'Executive', track: 'Leadership' },
  { id: 'prompts', level: 'All Levels', track: 'Operations' },
];

describe('the filters of the catalog', () => {
  it.each([
    ['all', 'all', ['basics', 'strategy', 'prompts']],
    ['Executive', 'all', ['strategy', 'prompts']],
    ['all', 'Technical', ['basics']],
    ['Executive', 'Operations', ['prompts']],
    ['Executive', 'Technical', []],
  ])('match for level %s and track %s: %j', { tags: ['catalog-filters'] }, (level, track, ids) => {
    expect(filterCourses(courses, { level, track }).map(({ id }) => id)).toEqual(ids);
  });
});

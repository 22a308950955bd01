import { describe, expect, it } from 'vitest';
import { indexCourses } from './course-search.ts';

const course = { title: '', description: '' };

describe('the search for courses', () => {
  const search = indexCourses([
    { ...course, id: 'operations', title: 'Machine Learning Operations' },
    { ...course, id: 'security', title: 'AI for Cybersecurity' },
    { ...course, id: 'literacy', title: 'AI Literacy', lessons: 'a assistant chat email write' },
  ]);

  it.each([
    ['write emails', 'literacy'],
    ['LEARN operation', 'operations'],
    ['security', 'security'],
  ])('finds for %j the course %s, which has all the words', (q, id) => {
    expect(search(q)).toEqual({ course_ids: [id], is_exact: true });
  });

  it.each([
    ['one missing letter', 'opertions', 'operations'],
    ['two exchanged letters', 'cybersecruity', 'security'],
    ['one wrong letter in each word', 'machone leerning', 'operations'],
    ['another name', 'ChatGPT', 'literacy'],
    ['only one of the words', 'parking operations', 'operations'],
  ])('offers for %s the closest course: for %j %s', (_, q, id) => {
    expect(search(q)).toEqual({ course_ids: [id], is_exact: false });
  });

  it.each(['xylophone', '…', 'oeprtaions'])('finds nothing for %j', (q) => {
    expect(search(q).course_ids).toEqual([]);
  });

  it('offers at most six courses in place of a match', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...course, id: `c${at}`, title: 'Operations' }));
    expect(indexCourses(many)('opertions').course_ids).toHaveLength(6);
  });
});

it('the best match comes first: a title before a description, and a description before a lesson', () => {
  const search = indexCourses([
    { ...course, id: 'lesson', lessons: 'budget plan' },
    { ...course, id: 'description', description: 'Plan a budget.' },
    { ...course, id: 'title', title: 'Budget' },
  ]);
  expect(search('budgets').course_ids).toEqual(['title', 'description', 'lesson']);
});

it.each([
  ['bodo', 'Bodø for Teams'],
  ['LODZ', 'Łódź in Data'],
  ['strasse', 'Straße und Ampel'],
  ['Aethelred', 'Æthelred’s Law'],
  ["o'reilly", 'OReilly at Work'],
])('%j finds %j, whatever keyboard typed it', (q, title) => {
  expect(indexCourses([{ id: 'one', title, description: '' }])(q)).toEqual({
    course_ids: ['one'],
    is_exact: true,
  });
});

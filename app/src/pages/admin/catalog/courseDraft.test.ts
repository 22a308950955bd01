import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, numbersOf, writtenOf } from './courseDraft.ts';

const course: CourseText = {
  ...sampleCard,
  list_price: { cents: 595_050, charged_until: '2026-01-31' },
  certificate_months: 24,
  details: {
    learning_outcomes: ['One'],
    prerequisites: [],
    target_roles: [],
    modules: [{ week: 'Week 1', title: 'First', topics: ['Topic'], deliverables: ['Plan'] }],
    instructor_info: { name: 'Sample Instructor', credentials: '', bio: '' },
  },
  modules: [
    { module_number: 3, module_title: 'Three', lessons: [] },
    {
      module_number: 1,
      module_title: 'One',
      lessons: [
        { lesson_number: 2, lesson_title: 'b', content: '<p>b</p>' },
        { lesson_number: 1, lesson_title: 'a', content: '<p>a</p>' },
      ],
    },
  ],
};

describe('a course in the editor', () => {
  it('is sent unchanged, with the numbers of its lessons', () => {
    const { draft, numbers } = draftOf(course);
    expect(writtenOf(draft, numbers)).toEqual(course);
  });

  it('sends a new lesson without a number, and after a save with its number', () => {
    const { draft, numbers } = draftOf(course);
    const fresh = { id: 'new', lesson_title: 'c', content: '<p>c</p>' };
    const longer = {
      ...draft,
      modules: draft.modules.map((module, at) => (at === 0 ? { ...module, lessons: [fresh] } : module)),
    };
    const sent = writtenOf(longer, numbers).modules;
    expect(sent[0]).toMatchObject({ module_number: 3, lessons: [{ lesson_number: undefined }] });

    const saved = sent.map((module) => ({
      ...module,
      module_number: module.module_number ?? 0,
      lessons: module.lessons.map((lesson) => ({ ...lesson, lesson_number: lesson.lesson_number ?? 7 })),
    }));
    const again = writtenOf(longer, numbersOf(longer, { modules: saved })).modules;
    expect(again[0]?.lessons[0]?.lesson_number).toBe(7);
    expect(again[1]?.lessons.map(({ lesson_number }) => lesson_number)).toEqual([2, 1]);
  });

  it('keeps an empty price empty when it is stored unsaved', () => {
    const { draft, numbers } = draftOf({ ...course, hours: null, list_price: null });
    const stored = JSON.parse(JSON.stringify(writtenOf({ ...draft, price: '' }, numbers)));
    expect(draftOf(stored).draft).toEqual({ ...draft, price: '' });
  });

  it('is the same after being stored unsaved, and each new module and lesson has a unique id', () => {
    const fresh = { lesson_title: 'c', content: '<p>c</p>' };
    const unsaved = {
      ...course,
      modules: [
        ...course.modules.map((module) => ({ ...module, lessons: [fresh, ...module.lessons, fresh] })),
        { module_title: 'New', lessons: [fresh] },
      ],
    };
    const { draft, numbers } = draftOf(unsaved);
    expect(writtenOf(draft, numbers)).toEqual(unsaved);
    const ids = draft.modules.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

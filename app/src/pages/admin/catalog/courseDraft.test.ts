import type { BlockDraft, LessonDraft } from '@redwhiteandcode/design-system';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';
import type { Block } from '@redwhiteandcode/contract/course/blocks.ts';
import { joinedBlocks, placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { promptLab, pythonLab, sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, numbersOf, type WrittenText, writtenOf } from './courseDraft.ts';

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

/** Returns a course with the blocks that the editor sends for lessons that are one text. */
const withBlocks = (text: WrittenText) => ({
  ...text,
  modules: text.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, ...joinedBlocks(placedBlocks(lesson)) })),
  })),
});

describe('a course in the editor', () => {
  it('is sent unchanged, with the numbers of its lessons', () => {
    const { draft, numbers } = draftOf(course);
    expect(writtenOf(draft, numbers)).toEqual(withBlocks(course));
  });

  it('has the blocks of its lessons, with the text between them', () => {
    const blocks: Block[] = [
      { id: 'text-1', type: 'text', length: 8 },
      { id: 'tip', type: 'callout', tone: 'tip', title: 'A tip', html: '<p>Tip</p>' },
      { id: 'text-2', type: 'text', length: 9 },
    ];
    const lesson = { lesson_number: 1, lesson_title: 'a', content: '<p>b</p><p>cc</p>', blocks };
    const modules = [{ module_number: 1, module_title: 'One', lessons: [lesson] }];
    const { draft, numbers } = draftOf({ ...course, modules });
    expect(draft.modules[0]?.lessons[0]?.blocks).toMatchObject([
      { id: 'text-1', html: '<p>b</p>' },
      { id: 'tip', title: 'A tip' },
      { id: 'text-2', html: '<p>cc</p>' },
    ]);
    expect(writtenOf(draft, numbers).modules).toEqual(modules);
  });

  it('keeps empty numbers of blocks empty when it is stored unsaved', () => {
    const near = [{ value: Number.NaN, feedback: '' }];
    const task = { kind: 'number' as const, value: Number.NaN, tolerance: 0, unit: '', near };
    const blocks: BlockDraft[] = [
      { id: 'sum', type: 'check', prompt: '', task, hint: '', explanation: '', quote: '' },
      {
        id: 'task',
        type: 'exercise',
        title: '',
        html: '',
        columns: [],
        minutes: Number.NaN,
        checklist: [],
        solution: '',
      },
      { ...pythonLab, minutes: Number.NaN },
      { ...sqlLab, minutes: Number.NaN },
      {
        ...promptLab,
        minutes: Number.NaN,
        cases: promptLab.cases.map((one) => ({ ...one, max_words: Number.NaN })),
      },
    ];
    const lesson: LessonDraft = { id: 'lesson-new0-new0', lesson_title: 'a', blocks };
    const module = { id: 'module-new0', module_title: 'One', lessons: [lesson] };
    const { draft, numbers } = draftOf(course);
    const stored = JSON.stringify(writtenOf({ ...draft, modules: [module] }, numbers));
    expect(draftOf(JSON.parse(stored)).draft.modules).toEqual([module]);
  });

  it('sends a new lesson without a number, and after a save with its number', () => {
    const { draft, numbers } = draftOf(course);
    const fresh: LessonDraft = {
      id: 'new',
      lesson_title: 'c',
      blocks: [{ id: 'text', type: 'text', html: '<p>c</p>' }],
    };
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
    const { draft, numbers } = draftOf({ ...course, list_price: null });
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
    expect(writtenOf(draft, numbers)).toEqual(withBlocks(unsaved));
    const ids = draft.modules.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

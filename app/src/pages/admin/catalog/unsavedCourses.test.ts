import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createUnsavedCourses, type UnsavedCourse } from './unsavedCourses.ts';

let entries: Map<string, string>;
let capacity: number;
const storage = () =>
  ({
    getItem: (name) => entries.get(name) ?? null,
    setItem(name, value) {
      if (value.length > capacity) throw new DOMException('The storage is full', 'QuotaExceededError');
      entries.set(name, value);
    },
    removeItem: (name) => void entries.delete(name),
  }) as Storage;

const unsaved = (title: string): UnsavedCourse => ({
  version: 3,
  written: {
    ...sampleCard,
    title,
    details: {
      learning_outcomes: [],
      prerequisites: [],
      target_roles: [],
      modules: [],
      instructor_info: { name: '', credentials: '', bio: '' },
    },
    modules: [],
  },
});

beforeEach(() => {
  entries = new Map();
  capacity = Number.POSITIVE_INFINITY;
});

describe('the unsaved text of a course', () => {
  it('is restored for its author, separately for each course, even after a reload', () => {
    const before = createUnsavedCourses(storage);
    before('course-1').write('user-1', unsaved('One'));
    before(undefined).write('user-1', unsaved('New'));
    const courses = createUnsavedCourses(storage);
    expect(courses('course-1').read('user-1')).toEqual(unsaved('One'));
    expect(courses(undefined).read('user-1')).toEqual(unsaved('New'));
    expect(courses('course-2').read('user-1')).toBeUndefined();
  });

  it('is stored in memory if the storage is full, and replaces older text', () => {
    const courses = createUnsavedCourses(storage);
    courses('course-1').write('user-1', unsaved('Short'));
    capacity = 0;
    courses('course-1').write('user-1', unsaved('Long'));
    expect(courses('course-1').read('user-1')).toEqual(unsaved('Long'));
    expect(createUnsavedCourses(storage)('course-1').read('user-1')).toBeUndefined();
  });

  it.each(['{}', '{"written":null}', '{"written":{"title":"One","modules":[]}}'])(
    'is ignored if the stored value is %s',
    (values) => {
      entries.set('rwc-course-course-1', `{"owner":"user-1","values":${values}}`);
      expect(createUnsavedCourses(storage)('course-1').read('user-1')).toBeUndefined();
    },
  );
});
